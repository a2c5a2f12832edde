import { env } from '@/server/env'
import { newSeed, rotateInFolder, type SigningKeys } from '@/server/keys/signing-keys'
import { toBase64 } from '@/server/record/base64'
import { fingerprintOf } from '@/server/record/signed-note'
import { withOwnData } from './own-data'

type Line = (line: string) => void

/**
 * `parley keys`: shows the keys; `new` prints one for the environment; `rotate` replaces the one in the data folder.
 * @returns the exit code: 0 done, 1 when it could not be, 2 for an unknown word
 */
export async function keysCommand(what: string, write: Line, complain: Line): Promise<number> {
  if (what === 'new') {
    write(newSeed())
    return 0
  }
  if (what !== 'show' && what !== 'rotate') {
    complain(`There is no "keys ${what}": leave it out, or say new or rotate.`)
    return 2
  }
  try {
    await withOwnData(async ({ keys, folder }) => {
      if (what === 'show') return show(keys, write)
      if (env().record.signingKey !== null)
        throw new Error(
          'the key comes from PARLEY_SIGNING_KEY: set a new one there, and add the public key to PARLEY_RETIRED_KEYS.',
        )
      show(rotateInFolder(folder), write)
      write('The new key signs from the next start on. Publish its fingerprint where people can compare it.')
    })
    return 0
  } catch (error) {
    complain(`The keys cannot be used: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}

function show({ publicKeys }: SigningKeys, write: Line): void {
  for (const [at, key] of publicKeys.entries()) {
    write(`${at === 0 ? 'signs  ' : 'retired'}  fingerprint ${fingerprintOf(key)}`)
    write(`         public key  ${toBase64(key)}`)
  }
}
