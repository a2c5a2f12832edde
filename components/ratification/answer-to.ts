import type { SettlementDigest } from '@/server/protocol/ids'

/** What an answer is an answer to. */
export type AnswerTo = {
  negotiation: string
  me: string
  call: number
  version: number
  title: string
  digest: SettlementDigest
  facilitators: string[]
}
