import { join } from 'node:path'
import type { Env } from '@/server/env'
import type { TreeStore } from '@/server/ledger/tree-store'
import {
  KEY_FILE,
  keysFromEnvironment,
  keysInFolder,
  refuseOtherKeys,
  type SigningKeys,
} from './signing-keys'

/**
 * The keys of this start: from the environment where it gives them, else from the data folder.
 * @throws StartProblem when they cannot be read, or do not know who signed the stored checkpoints
 */
export async function openSigningKeys(
  { signingKey, retiredKeys }: Pick<Env['record'], 'signingKey' | 'retiredKeys'>,
  folder: string,
  tree: Pick<TreeStore, 'keysUsed'>,
): Promise<SigningKeys> {
  const keys = signingKey === null ? keysInFolder(folder) : keysFromEnvironment(signingKey, retiredKeys)
  refuseOtherKeys(
    keys,
    await tree.keysUsed(),
    signingKey === null ? join(folder, KEY_FILE) : 'PARLEY_SIGNING_KEY',
  )
  return keys
}
