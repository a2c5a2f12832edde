import { z } from 'zod'
import type { LeakReason } from '@/server/bargaining/leak'
import { commandId, negotiationId, personId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { SealedPart } from '@/server/protocol/view'
import type { Alarm } from '@/server/record/alarm'
import { type StoredEntry, storedEntry } from '@/server/record/entry'
import type { Sent } from './commands'

/** Raised with every change of a message's shape; a client of another version reloads itself. */
export const WIRE_VERSION = 1

/** Refusals of the door itself, before the protocol is asked. */
export type DoorRefusal =
  | { code: 'SignedOut' }
  /** Unknown, or not yours: the answer does not tell which. */
  | { code: 'NoSuchNegotiation' }
  | { code: 'TooManyRequests'; seconds: number }
  | { code: 'CommandIdReused' }
  | { code: 'BindingActNeedsConnection' }
  | { code: 'Invalid'; message: string; path: string }
  | { code: 'UnknownMediator'; mediator: string }
  /** Words that no mediator may use, whoever plays it: the guard's reasons, and which of them go on the record. */
  | { code: 'NotAsAMediator'; reasons: string[]; recorded: string[] }
  | { code: 'Unavailable' }
  /** A declaration leaves this issue out, or values it as something else. */
  | { code: 'ValuesDoNotFit'; issue: number }
  | { code: 'ValuesTooLong' }
  /** "I don't know" is no alternative. */
  | { code: 'AlternativeUnknown' }
  /** Told to that party alone, before anything counts. */
  | { code: 'BelowAlternative'; offer: number }
  /** What was declared was erased. */
  | { code: 'ValuesGone' }
  | { code: 'NotAllAgreed' }
  /** A person is asked whether to send words that seem to state what something is worth to their party. */
  | { code: 'ProseWarns'; reasons: LeakReason[] }
  /** Software is not let through with words that state what something is worth to its party. */
  | { code: 'ProseTells'; reasons: LeakReason[] }

/** How an act ended. `own` is what the act gave to its sender alone, such as the reading of their words. */
export type Answer =
  | { outcome: 'accepted'; entries: StoredEntry[]; own: SealedPart | null; link: string | null }
  | { outcome: 'refused'; refusal: Refusal | DoorRefusal }

export const join = z.strictObject({ version: z.int(), negotiation: negotiationId, after: z.int().min(0) })
export const leave = z.strictObject({ negotiation: negotiationId })
export const fetchAfter = z.strictObject({ negotiation: negotiationId, after: z.int().min(0) })
/** `where` is what the person is writing in, such as `issue:3`; null when they stopped. */
export const typing = z.strictObject({ negotiation: negotiationId, where: z.string().max(40).nullable() })

export const presence = z.strictObject({
  negotiation: negotiationId,
  people: z.array(
    z.strictObject({
      person: personId,
      here: z.boolean(),
      lastSeen: z.string(),
      typing: z.string().nullable(),
    }),
  ),
})
export type Presence = z.infer<typeof presence>

/** How far a run of the mediator is: a hint that nobody waits for, `done` of `of` steps. */
export const runProgress = z.strictObject({
  negotiation: negotiationId,
  run: commandId,
  done: z.int().min(0),
  of: z.int().min(0),
})
export type RunProgress = z.infer<typeof runProgress>

export const entriesTold = z.strictObject({ negotiation: negotiationId, entries: z.array(storedEntry) })

export type Joined =
  | { outcome: 'joined'; entries: StoredEntry[]; mine: SealedPart[]; presence: Presence['people'] }
  | { outcome: 'refused'; refusal: DoorRefusal }
  | { outcome: 'reload' }

/** Client to server. Every message is parsed with its schema at the door. */
export interface ClientMessages {
  join: (message: z.infer<typeof join>, answer: (joined: Joined) => void) => void
  leave: (message: z.infer<typeof leave>) => void
  after: (message: z.infer<typeof fetchAfter>, answer: (joined: Joined) => void) => void
  submit: (message: Sent, answer: (answer: Answer) => void) => void
  typing: (message: z.infer<typeof typing>) => void
}

/** Server to client. `entries` is a hint: whoever sees a gap asks for everything after its own `seq`. */
export interface ServerMessages {
  entries: (message: z.infer<typeof entriesTold>) => void
  presence: (message: Presence) => void
  progress: (message: RunProgress) => void
  mine: (message: { negotiation: string; part: SealedPart }) => void
  /** The record as it is stored does not verify; nothing more is recorded. */
  alarm: (message: { negotiation: string; alarm: Alarm }) => void
  /** The session or the seat ended; nothing more will come. */
  dismissed: (message: { negotiation: string | null }) => void
}
