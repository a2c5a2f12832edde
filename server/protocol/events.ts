import type { z } from 'zod'
import type { BargainingEvent } from './bargaining-events'
import type { CaucusEvent } from './caucus'
import type { Charter } from './charter'
import type { ENDINGS } from './commands'
import type { ControlEvent } from './control'
import type { DelegateEvent } from './delegation'
import type { DisputeEvent } from './disputing'
import type { NegotiationId, PartyId, PersonId, SettlementDigest } from './ids'
import type { LookEvent } from './look'
import type { DraftEvent, MediationEvent, WorkEvent } from './mediation-events'
import type { SealedEvent } from './opened-parts'
import type { PastEvent } from './past'
import type { RatificationEvent } from './ratification-events'
import type { Identified, SeatEvent } from './seat-events'
import type { source } from './statements'
import type { BoundEvent, IssueEvent, TalkEvent } from './talk-events'
import type { TurnEvent } from './turn-events'

export type Ending = (typeof ENDINGS)[number]
export type Source = z.infer<typeof source>

/**
 * How a negotiation ended. Every ending names the person whose act caused it:
 * for `canonical`, whoever confirmed last.
 */
export type Outcome =
  | { kind: 'canonical'; version: number; digest: SettlementDigest; call: number }
  | { kind: 'exited'; party: PartyId }
  | { kind: Ending }

/** Endings, and what may come after them. */
export type ClosingEvent =
  | { type: 'PartyExited'; party: PartyId; person: PersonId; words: string }
  | { type: 'NegotiationClosed'; outcome: Outcome; by: PersonId; reason: string }
  | { type: 'SuccessorLinked'; successor: NegotiationId; by: PersonId }
  | { type: 'Annotated'; seq: number; by: PersonId; text: string }

export type Event =
  | {
      type: 'NegotiationOpened'
      negotiation: NegotiationId
      rules: 1
      title: string
      topic: string
      charter: Charter
      sources: Source[]
      facilitator: { person: PersonId; name: string; identified: Identified }
      parties: { party: PartyId; name: string }[]
      successorOf: NegotiationId | null
    }
  | SeatEvent
  | DelegateEvent
  | CaucusEvent
  | ControlEvent
  | TalkEvent
  | IssueEvent
  | BoundEvent
  | TurnEvent
  | PastEvent
  | MediationEvent
  | WorkEvent
  | DraftEvent
  | BargainingEvent
  | RatificationEvent
  | LookEvent
  | ClosingEvent
  | DisputeEvent
  | SealedEvent

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>
