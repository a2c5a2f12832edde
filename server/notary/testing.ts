import { keysFromEnvironment, newSeed } from '@/server/keys/signing-keys'
import type { Ledger } from '@/server/ledger/ledger'
import { MemoryTreeStore } from '@/server/ledger/memory-tree-store'
import { Notary } from './notary'

/** A notary with a key of its own, for houses whose signatures no test looks at. */
export function testNotary(ledger: Ledger): Notary {
  return new Notary({ ledger, tree: new MemoryTreeStore(), keys: keysFromEnvironment(newSeed(), []) })
}
