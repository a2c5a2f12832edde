import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toBase64 } from '@/server/record/base64'
import { readNote, signersOf, signNote } from '@/server/record/signed-note'
import { StartProblem } from '@/server/start-problem'
import { openSigningKeys } from './open-signing-keys'
import { KEY_FILE, keysFromEnvironment, keysInFolder, newSeed, rotateInFolder } from './signing-keys'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const unset = { signingKey: null, retiredKeys: [] }
const used = (...keys: Uint8Array[]) => ({ keysUsed: async () => keys.map(toBase64) })

describe('[REC7] the keys of the data folder', () => {
  test('are made at the first start, only their owner can read them, and the next start has the same', () => {
    const made = keysInFolder(folder)
    expect(statSync(join(folder, KEY_FILE)).mode & 0o777).toBe(0o600)
    expect(keysInFolder(folder).publicKeys).toEqual(made.publicKeys)
    expect(made.publicKeys).toHaveLength(1)
  })

  test('after a rotation the new one signs, and what the old one signed is still its own', () => {
    const before = keysInFolder(folder)
    const note = readNote(signNote('text\n', 'name', before.signer))
    const after = rotateInFolder(folder)
    expect(after.signer.publicKey).not.toEqual(before.signer.publicKey)
    expect(after.publicKeys).toEqual([after.signer.publicKey, before.signer.publicKey])
    expect(note && signersOf(note, 'name', after.publicKeys)).toEqual([before.signer.publicKey])
    expect(rotateInFolder(folder).publicKeys).toHaveLength(3)
  })

  test('that cannot be read stop the start with a sentence, and are not made anew', () => {
    const file = join(folder, KEY_FILE)
    writeFileSync(file, '{"seed":')
    expect(() => keysInFolder(folder)).toThrow(StartProblem)
    expect(() => keysInFolder(folder)).toThrow(`${file} cannot be read`)
    expect(readFileSync(file, 'utf8')).toBe('{"seed":')
  })

  test('that were lost stop the start where a record was signed with them', async () => {
    const lost = keysFromEnvironment(newSeed(), []).signer.publicKey
    await expect(openSigningKeys(unset, folder, used(lost))).rejects.toThrow(StartProblem)
    await expect(openSigningKeys(unset, folder, used(lost))).rejects.toThrow(toBase64(lost))
    await expect(openSigningKeys(unset, folder, used())).resolves.toBeDefined()
  })
})

describe('[REC7] the keys of the environment', () => {
  test('sign as they are given, and the retired ones verify', async () => {
    const old = keysFromEnvironment(newSeed(), []).signer.publicKey
    const given = { signingKey: newSeed(), retiredKeys: [toBase64(old)] }
    const keys = await openSigningKeys(given, folder, used(old))
    expect(keys.publicKeys).toEqual([keys.signer.publicKey, old])
    const note = readNote(signNote('text\n', 'name', keys.signer))
    expect(note && signersOf(note, 'name', keys.publicKeys)).toEqual([keys.signer.publicKey])
  })

  test.each([
    [{ signingKey: 'not a key', retiredKeys: [] }, 'PARLEY_SIGNING_KEY is not a key'],
    [{ signingKey: toBase64(new Uint8Array(31)), retiredKeys: [] }, 'PARLEY_SIGNING_KEY is not a key'],
    [{ signingKey: newSeed(), retiredKeys: ['x'] }, 'PARLEY_RETIRED_KEYS is not a list'],
  ])('that are wrong stop the start: %#', async (given, said) => {
    await expect(openSigningKeys(given, folder, used())).rejects.toThrow(StartProblem)
    await expect(openSigningKeys(given, folder, used())).rejects.toThrow(said)
  })

  test('that are not those of the stored checkpoints stop the start', async () => {
    const other = keysFromEnvironment(newSeed(), []).signer.publicKey
    const given = { signingKey: newSeed(), retiredKeys: [] }
    await expect(openSigningKeys(given, folder, used(other))).rejects.toThrow(
      'signed with another key than PARLEY_SIGNING_KEY names',
    )
  })
})
