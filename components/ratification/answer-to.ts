import type { SettlementDigest } from '@/server/protocol/ids'

/** What an answer is an answer to. */
export type AnswerTo = {
  negotiation: string
  me: string
  /** Fingerprints of this person’s keys that stand on the record. */
  keys: readonly string[]
  call: number
  version: number
  title: string
  digest: SettlementDigest
  facilitators: string[]
  /** What this person did before that might be taken back: calls in which a ratification lapsed, grants given. */
  earlier: { lapsed: number[]; grants: { grant: number; to: string }[] }
}
