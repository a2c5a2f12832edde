import type { Limits } from './charter'
import type { DRAWN } from './commands'
import type { PartyId, PersonId } from './ids'
import type { Crossing, IntentStatement, IssueKind, SourcePosition } from './statements'

/** Beginnings, intents, trades and claims. */
export type TalkEvent =
  | { type: 'IntentsBegun'; by: PersonId }
  | { type: 'IntentStated'; party: PartyId; version: number; by: PersonId; statement: IntentStatement }
  | { type: 'MediationBegun'; by: PersonId; without: PartyId[] }
  | {
      type: 'TradeProposed'
      trade: number
      party: PartyId
      by: PersonId
      offer: string
      want: string
      because: string
      crosses?: Crossing[]
    }
  | {
      type: 'ClaimImported'
      claim: number
      party: PartyId
      author: string
      issue: number
      text: string
      agreed: boolean
      by: PersonId
    }
  | { type: 'ClaimConfirmed'; claim: number; by: PersonId; grant: number | null }

export type IssueEvent =
  | {
      type: 'IssueRaised'
      issue: number
      party: PartyId | null
      by: PersonId
      title: string
      question: string
      context: string
      kind: IssueKind
      sourcePositions?: SourcePosition[]
    }
  | { type: 'PositionTaken'; issue: number; party: PartyId; round: number; by: PersonId; text: string }
  | {
      type: 'DecisionSupported'
      issue: number
      party: PartyId
      by: PersonId
      /** The grant it was done by; null when the signatory did it. So in each event that has one. */
      grant: number | null
      decision: string
    }
  | { type: 'IssueAgreed'; issue: number; decision: string }
  | { type: 'IssueEscalated'; issue: number; party: PartyId; by: PersonId; summary: string }
  | { type: 'IssueSetAside'; issue: number; decision: (typeof DRAWN)[number]; by: PersonId; reason: string }
  | { type: 'IssueReopened'; issue: number; by: PersonId; reason: string }

export type BoundEvent =
  | { type: 'LimitsChanged'; limits: Limits; by: PersonId; reason: string }
  | { type: 'BoundReached'; bound: 'deadline' }
