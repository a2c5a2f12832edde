import type { Signatures } from '@/server/protocol/charter'
import type { Contested } from '@/server/protocol/disputing'
import type { Outcome } from '@/server/protocol/events'
import type { NegotiationId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { ReceiptFinding } from './receipts'
import type { Check, CheckDone, VerdictFault } from './verify'

export type FileFault =
  | 'missing'
  | 'unreadable'
  | 'not-listed'
  | 'changed'
  | 'not-derived'
  | 'not-proved'
  | 'not-signed'
  | 'other-root'
  | 'other-negotiation'
export type EntryFault = VerdictFault['code'] | 'not-in-tree' | 'beyond-checkpoint'

export type BundleFault =
  | { in: 'entry'; seq: number; code: EntryFault; check: Check | 'tree'; refusal: Refusal | null }
  | { in: 'file'; name: string; code: FileFault }

/** What no reader of the bundle alone can know; `sealed` and `readings` are attested by the house, not replayed. */
export type Unchecked =
  | { what: 'key' | 'receipts' | 'persons' | 'clock' }
  /** The charter is from before there was a choice, and asks for no signatures beyond the first binding acts. */
  | { what: 'policy' }
  /** After the first entry that does not hold there is nothing to compare derived files with. */
  | { what: 'derived' }
  | { what: 'sealed' | 'readings' | 'unsigned'; count: number }
  /** `prose` differs from what this program would write; a `document` is not compared with the entries at all. */
  | { what: 'prose' | 'document'; name: string }

export type Answered = 'yes' | 'no' | 'not-checked'

/** Three statements that are never rolled into one, and what stands behind them. */
export type BundleVerdict = {
  /** Nothing that could be checked failed. */
  valid: boolean
  /** The bundle agrees with itself: chain, tree, signatures, rules, alignment, commitments, every file. */
  consistent: boolean
  /** Signed by a key whose fingerprint the reader supplied. */
  signed: Answered
  /** Contains every receipt the reader supplied. */
  receipts: Answered
  negotiation: NegotiationId | null
  title: string | null
  entries: number
  /** Entries up to the first that does not hold. */
  holding: number
  head: string
  /** Root of the tree over all entries, in hex; null without entries. */
  root: string | null
  outcome: Outcome | null
  /** Fingerprints of the keys that signed both the checkpoint and the manifest. */
  signedBy: string[]
  faults: BundleFault[]
  /** The first failing entry, or the first failing file when all entries hold. */
  first: BundleFault | null
  found: ReceiptFinding[]
  checks: CheckDone[]
  /** What is contested by disputes that are open. */
  disputes: Contested[]
  /** From whom the charter wants binding acts signed; null where it does not say. */
  policy: Signatures | null
  /** Each ratification and who signed it, by name; `key` null where the person signed with no key. */
  signatures: { seq: number; name: string; party: string; key: string | null; device: string | null }[]
  /** Proofs that hold. */
  proofs: number
  unchecked: Unchecked[]
}

/** Entries first and in their order, then files by name. */
export function inOrder(one: BundleFault, other: BundleFault): number {
  if (one.in === 'entry') return other.in === 'entry' ? one.seq - other.seq : -1
  if (other.in === 'entry') return 1
  return one.name < other.name ? -1 : one.name > other.name ? 1 : 0
}
