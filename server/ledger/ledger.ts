import type { CommandId, NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Opening } from '@/server/record/commitment'
import type { StoredEntry } from '@/server/record/entry'

/** A sealed part to be stored beside its entry, and who may read it. */
export type SealedRow = {
  commitment: string
  opening: Opening
  audience: (PersonId | typeof FACILITATORS)[]
  /** Which of its owner's keys it is sealed with; each erasure begins the next. */
  generation?: number
}
/** Fields of sealed parts that can be very long: what models were sent, what they gave, and outputs refused. */
export const LONG_FIELDS: readonly string[] = ['exchange', 'output']
/** Stands for whoever moderates when the part is read. */
export const FACILITATORS = 'facilitators'

/** Work asked for in the same append: done at least once, by one worker at a time, known by its key. */
export type JobAsked = { kind: string; payload: unknown; runAt: string; key: string }

export type Member = { person: PersonId; role: string; party: string | null }

/** What lists show without reading the record. `summary` is JSON text. */
export type Shown = { title: string; phase: string; summary: string }

/** Null leaves what lists show, or the members, as they are; an opening has both. */
export type Listing = { shown: Shown | null; members: Member[] | null }

/** A person's sessions of one version: ending them raises the version. */
export type Holder = { person: PersonId; version: number }

/**
 * Exactly-once: the same actor, id and digest again gives the first answer, another digest is refused. The digest is
 * of a body with what was sealed of it: it is kept only under a key, that of whoever owns the sealed parts.
 */
export type CommandKey = { actor: string; command: CommandId; digest: string }

export type Append = {
  negotiation: NegotiationId
  /** Head this append was decided upon: 0 and `NO_ENTRY` for an opening. */
  expected: { seq: number; hash: string }
  entry: StoredEntry
  key: CommandKey
  sealed: SealedRow[]
  jobs: JobAsked[]
  listing: Listing
  /** Whose session this is written in; null where no session is needed. */
  holder: Holder | null
}

export type Appended =
  | { outcome: 'appended'; seq: number }
  | Known
  /** Somebody else wrote first: load what is new and decide again. */
  | { outcome: 'conflict' }
  /** The holder's session has ended: nothing was written, whatever else would have been said. */
  | { outcome: 'ended' }

export type Known =
  /** This very command stands already at `seq`. Once its digest was erased, its actor and id say so alone. */
  { outcome: 'duplicate'; seq: number } | { outcome: 'reused' }

/**
 * The append-only store. It has no update and no delete. A resolved `append` is durable; a rejected one is of
 * unknown outcome, and the caller must load again before it decides anything.
 */
export interface Ledger {
  append(append: Append): Promise<Appended>
  /** Whether a command stands already, as an append of it would say. */
  known(negotiation: NegotiationId, key: CommandKey): Promise<Known | null>
  /** Entries after `seq`, in order, at most `most` of them; empty when there are none. */
  entriesAfter(negotiation: NegotiationId, seq: number, most?: number): Promise<StoredEntry[]>
  /** How many bytes the texts of its entries take. */
  bytes(negotiation: NegotiationId): Promise<number>
  /**
   * Sealed parts that this person may read; as a facilitator, also those for facilitators. Long ones are left out
   * and read one at a time, by `sealedTo`.
   */
  sealedFor(negotiation: NegotiationId, person: PersonId, facilitator: boolean): Promise<Opening[]>
  /** One sealed part by its commitment, if this person may read it. */
  sealedTo(
    negotiation: NegotiationId,
    commitment: string,
    person: PersonId,
    facilitator: boolean,
  ): Promise<Opening | null>
  /** One sealed part by its commitment, whoever owns it: for the door alone. */
  sealed(negotiation: NegotiationId, commitment: string): Promise<Opening | null>
  /** Keeps sealed parts that no entry commits to: private work of one party. Parts that are there already stay. */
  keep(negotiation: NegotiationId, sealed: SealedRow[]): Promise<void>
  /** Makes unreadable for good what an owner had sealed with this key and those before it, and the digests of it. */
  erase(negotiation: NegotiationId, owner: string, generation: number): Promise<void>
}
