import type { Account } from '@/server/auth/account'
import type { Delegates } from '@/server/delegate/delegates'
import type { Runs } from '@/server/delegate/run-door'
import type { Invitations } from '@/server/invitations/claims'
import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Question } from '@/server/protocol/question'
import type { Opened } from '@/server/protocol/state'
import type { SealedPart, View } from '@/server/protocol/view'
import type { Alarm } from '@/server/record/alarm'
import type { StoredEntry } from '@/server/record/entry'
import type { Listed } from '@/server/room/lists'
import type { Session } from '@/server/room/rooms'
import type { Seating } from '@/server/room/seating'
import type { Opening, Sent } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import type { ModelsAtHand } from '@/server/wire/models'

/** One thing the house depends on, and whether it answers. */
export interface Check {
  ok: boolean
  /** How long the answer took, in milliseconds. */
  ms: number
}

export interface Health {
  ok: boolean
  checks: Record<string, Check>
}

export type Refused = Extract<Answer, { outcome: 'refused' }>

/**
 * What a room in the browser starts from, and what is this person's alone. The record is replayed before anything is
 * shown; of a long one there is only where it `stands`, and the entries are replayed beside the page.
 */
export type RoomStart = {
  me: PersonId
  mine: SealedPart[]
  entries: StoredEntry[]
  stands: { state: Opened; seq: number; hash: string } | null
}

/** What `main.ts` built and the pages and routes may use. */
export interface House {
  health(): Promise<Health>
  /** The only way to write. Who gives no session has just checked it. */
  submit(who: PersonId, sent: Sent, session?: Session): Promise<Answer>
  open(who: Account, opening: Opening): Promise<{ outcome: 'opened'; negotiation: NegotiationId } | Refused>
  /** Takes or asks for a seat by invitation; the token was checked by who calls. */
  seat(seating: Seating): Promise<Answer>
  /** Null when there is no such negotiation or it is not this person's: the answer does not tell which. */
  view(who: PersonId, negotiation: NegotiationId): Promise<View | null>
  /** The question a call puts, as this person may see it; null without a seat, `question` null without a call. */
  question(who: PersonId, negotiation: string): Promise<{ question: Question | null } | null>
  /** What was said about words that this person had facilitators look at; null where they asked for no look. */
  lookedAt(who: PersonId, question: Question): Promise<{ words: string; note: string | null } | null>
  roomStart(who: PersonId, negotiation: NegotiationId): Promise<RoomStart | null>
  entries(who: PersonId, negotiation: NegotiationId, after: number): Promise<StoredEntry[] | null>
  /** What is wrong with a stored record, for whoever has a seat in it; null while nothing is known to be. */
  alarm(who: PersonId, negotiation: NegotiationId): Promise<Alarm | null>
  /** A file of evidence; null when there is none, or it is not this person's to see: until a dispute names it, its bringer's. */
  evidence(who: PersonId, negotiation: NegotiationId, digest: string): Promise<Uint8Array | null>
  /** Keeps a file of evidence, read only from who may bring one. @returns its digest; null when it is empty or too large */
  keepEvidence(
    who: PersonId,
    negotiation: NegotiationId,
    read: () => Promise<Buffer | null>,
  ): Promise<string | 'not-seated' | null>
  /** Fingerprints of the keys that sign records here, and signed them before. */
  signingKeys(): { fingerprint: string; signs: boolean }[]
  /** The signed checkpoint over the whole record as it stands now (C2SP `tlog-checkpoint`). */
  checkpoint(who: PersonId, negotiation: NegotiationId): Promise<string | null>
  /** An entry with the proof of its place in a signed checkpoint (C2SP `tlog-proof`); null for no such entry. */
  receipt(who: PersonId, negotiation: NegotiationId, seq: number): Promise<string | null>
  /** The bundle of the whole record, a ZIP archive in pieces, and how many entries of how many bytes it is made of. */
  bundle(
    who: PersonId,
    negotiation: NegotiationId,
  ): Promise<{ entries: number; bytes: number; pieces: AsyncGenerator<Uint8Array> } | null>
  /** A sealed part by its commitment, as its text; null when there is none, or it is not this person's to read. */
  sealed(who: PersonId, negotiation: NegotiationId, commitment: string): Promise<string | null>
  /** Which models are set up and what may be used of them; no key and no address. */
  models(): ModelsAtHand
  list(who: PersonId): Promise<Listed[]>
  delegates: Delegates
  runs: Runs
  invitations: Invitations
}

const KEY: unique symbol = Symbol.for('parley.house')

// Next's bundles have their own copies of every module; what all of them share in one process is the global object.
const shared: typeof globalThis & { [KEY]?: House } = globalThis

export function openHouse(house: House): void {
  shared[KEY] = house
}

/** @throws when no server built a house, as while `next build` runs: ask inside a request, not at a module's top. */
export function house(): House {
  const built = shared[KEY]
  if (!built) throw new Error('the house is not open: only server/main.ts builds it')
  return built
}
