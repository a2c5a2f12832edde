import type { Reading } from '@/server/ratification/reading'
import type { CommandId, Commitment, PartyId, PersonId, SettlementDigest } from './ids'

/** Why a call ended. Its ratifications lapse for good, and stay recorded as partial. */
export type CallEnd = 'ratified-by-all' | 'rejected' | 'countered' | 'closed' | 'signatory-changed' | 'exited'

/** A call, from the question to its end. */
export type RatificationEvent =
  | {
      type: 'RatificationCalled'
      call: number
      version: number
      digest: SettlementDigest
      by: PersonId
      /** Computed from the seats, never from a draft. */
      parties: { party: PartyId; signatory: PersonId }[]
    }
  | {
      type: 'QuestionShown'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      page: string
    }
  | {
      type: 'AttemptRecorded'
      attempt: CommandId
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      words: Commitment
      reading: Commitment
      flags: Commitment
    }
  | {
      type: 'RatificationRecorded'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      attempt: CommandId
      words: string
      reading: Reading
    }
  | {
      type: 'RatificationWithdrawn'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      words: string
    }
  | {
      type: 'LateWithdrawalNoted'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      words: string
    }
  | {
      type: 'SettlementRejected'
      call: number
      digest: SettlementDigest
      party: PartyId
      person: PersonId
      grant: number | null
      words: string
    }
  | { type: 'PartyReminded'; call: number; party: PartyId; by: PersonId }
  | { type: 'CallClosed'; call: number; end: CallEnd; reason: string; lapsed: PartyId[] }
  | { type: 'SettlementBecameCanonical'; call: number; version: number; digest: SettlementDigest }
