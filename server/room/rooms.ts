import type { Known, Ledger, SealedRow } from '@/server/ledger/ledger'
import { seated } from '@/server/protocol/authority'
import type { Actor, Command, Submission } from '@/server/protocol/commands'
import { decide } from '@/server/protocol/decide'
import type { Event } from '@/server/protocol/events'
import { evolve } from '@/server/protocol/evolve'
import {
  type CommandId,
  type Instant,
  instant,
  type NegotiationId,
  type PersonId,
} from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import { keyGeneration } from '@/server/protocol/sealed'
import type { Signature } from '@/server/protocol/signature'
import type { Opened, State } from '@/server/protocol/state'
import { type SealedPart, sealedBy, type View, viewFor } from '@/server/protocol/view'
import { canonicalJson } from '@/server/record/canonical'
import { type StoredEntry, writeEntry } from '@/server/record/entry'
import type { Sent } from '@/server/wire/commands'
import type { Answer, DoorRefusal } from '@/server/wire/messages'
import { actorName } from './actor-name'
import { proseOfPerson, proseOfSoftware } from './bargaining-door'
import { notesKnownTo } from './caucus-sealing'
import { type DoorParts, type Prepared, prepare } from './door'
import { jobsAfter } from './jobs'
import { Mailbox } from './mailbox'
import { nativeHash } from './native-hash'
import { OpenRecords } from './open-records'
import { refusedOutput } from './played-mediator'
import type { Refused } from './rate'
import { sealedParts } from './sealing'
import { listingOf, shownOf } from './summary'
import { askSecond, type SecondReading } from './words-door'

/** What was just made durable, for whoever tells it on. */
export type Told = {
  state: Opened
  events: Event[]
  entry: StoredEntry
  actor: Actor
  own: SealedPart | null
  sealed: SealedRow[]
}

/**
 * The session a command came in. An append checks its version where it writes; what is answered without
 * writing asks `valid` first.
 */
export type Session = { version: number; valid: () => Promise<boolean> }

type Wanted = {
  actor: Actor
  negotiation: NegotiationId
  id: CommandId
  /** Of the body, with what is sealed of it: it leaves memory only under a key. */
  digest: string
  /** With the person it is of; null where no session is needed. */
  session: (Session & { person: PersonId }) | null
  /** The person's own, as it was sent. */
  signature?: Signature
  prepare: (state: State) => Promise<Prepared | DoorRefusal | Refusal>
}

export type RoomParts = Omit<DoorParts, 'sealed' | 'readable' | 'notes'> & {
  ledger: Ledger
  url: string
  rooms?: number
}

type Opinion = Promise<SecondReading | Refused | null>

const SIGNED_OUT: Answer = { outcome: 'refused', refusal: { code: 'SignedOut' } }

/** Another process may have written first; after this many lost races something is wrong. */
const MOST_RACES = 20

/** Every negotiation of the house. All writing ends in `write`: one writer per negotiation, durable first, then told. */
export class Rooms {
  private readonly mailbox = new Mailbox()
  private readonly records: OpenRecords
  /** What second readers are being asked, until it is recorded. */
  private readonly reading = new Map<string, Opinion>()
  private readonly listeners = new Set<(told: Told) => void>()

  constructor(private readonly parts: RoomParts) {
    this.records = new OpenRecords(parts.ledger, parts.rooms ?? 500)
  }

  onTold(listener: (told: Told) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /**
   * A person's act.
   * @param session null when who asks has just checked it
   */
  async submit(who: PersonId, sent: Sent, session: Session | null = null): Promise<Answer> {
    const asked = this.asked(who, sent)
    try {
      const second = await asked.opinion
      return second && 'outcome' in second ? second : await this.submitRead(who, sent, session, second)
    } finally {
      asked.end()
    }
  }

  private async submitRead(
    who: PersonId,
    sent: Sent,
    session: Session | null,
    second: SecondReading | null,
  ): Promise<Answer> {
    const { negotiation, id, signature } = sent
    const { ledger } = this.parts
    const digest = digestOf(sent)
    const sealed = (of: NegotiationId, commitment: string) => ledger.sealed(of, commitment)
    const readable = (of: NegotiationId, commitment: string) => ledger.sealedTo(of, commitment, who, false)
    const notes: DoorParts['notes'] = (state, of) => notesKnownTo(ledger, state, who, of)
    const answer = await this.write({
      actor: { kind: 'person', person: who },
      negotiation,
      id,
      digest,
      session: session && { ...session, person: who },
      ...(signature && { signature }),
      prepare: async (state) => {
        if (state.phase === 'Unopened' || !seated(state, who)) return { code: 'NoSuchNegotiation' }
        const warns = await proseOfPerson(state, who, sent.command, readable)
        return warns ?? prepare(state, who, sent, { ...this.parts, sealed, readable, notes }, second)
      },
    })
    const kept = answer.outcome === 'refused' ? refusedOutput(negotiation, who, sent, answer.refusal) : null
    // Sent again, it is on the record already; and whoever ended the run meanwhile has the last word.
    if (kept)
      await this.submitAs({ kind: 'person', person: who }, negotiation, kept.id, kept.command, kept.sealed)
    return answer
  }

  /** Words that are sent again before they are recorded are read once. `end` when they are, or are refused. */
  private asked(who: PersonId, sent: Sent): { opinion: Opinion; end: () => void } {
    if (!this.parts.second || sent.command.type !== 'SendWords')
      return { opinion: Promise.resolve(null), end: () => {} }
    const key = canonicalJson([who, sent.negotiation, sent.id, sent.command])
    const under = this.reading.get(key)
    if (under) return { opinion: under, end: () => {} }
    const opinion = this.second(who, sent)
    this.reading.set(key, opinion)
    return { opinion, end: () => this.reading.delete(key) }
  }

  /** Asked outside the room's turn: others go on while a model reads. What is recorded already is not read again. */
  private async second(who: PersonId, sent: Sent): Opinion {
    const actor = actorName({ kind: 'person', person: who })
    const key = { actor, command: sent.id, digest: digestOf(sent) }
    if (await this.parts.ledger.known(sent.negotiation, key)) return null
    const state = await this.state(sent.negotiation)
    if (state.phase === 'Unopened' || !seated(state, who)) return null
    return askSecond(state, who, sent, this.parts)
  }

  /** An act of software for a party. What the door adds, it adds for whoever appointed the software. */
  async submitFor(delegate: number, sent: Sent): Promise<Answer> {
    const { negotiation, id } = sent
    const sealed = (of: NegotiationId, commitment: string) => this.parts.ledger.sealed(of, commitment)
    return this.write({
      actor: { kind: 'delegate', delegate },
      negotiation,
      id,
      digest: digestOf(sent),
      session: null,
      prepare: async (state) => {
        if (state.phase === 'Unopened') return { code: 'NoSuchNegotiation' }
        const given = state.delegations.find((one) => one.delegate === delegate)
        if (!given) return { code: 'NoSuchNegotiation' }
        const tells = await proseOfSoftware(state, given, sent.command, sealed)
        return (
          tells ??
          prepare(state, given.from, sent, {
            ...this.parts,
            sealed,
            readable: (of, commitment) => this.parts.ledger.sealedTo(of, commitment, given.from, false),
            notes: (now, of) => notesKnownTo(this.parts.ledger, now, given.from, of),
          })
        )
      },
    })
  }

  /** A command the house has already put together: openings, seats, a mediator's output, a fact. */
  async submitAs(
    actor: Actor,
    negotiation: NegotiationId,
    id: CommandId,
    command: Command,
    sealed: SealedRow[] = [],
  ): Promise<Answer> {
    const digest = nativeHash('parley/command/v1', canonicalJson(command))
    const prepared: Prepared = {
      command,
      sealed,
      own: null,
      link: null,
      undo: async () => {},
    }
    return this.write({ actor, negotiation, id, digest, session: null, prepare: async () => prepared })
  }

  /** The state as of now, also when another process wrote. @throws BrokenRecord */
  async state(negotiation: NegotiationId): Promise<State> {
    return this.mailbox.run(
      negotiation,
      async () => (await this.records.caughtUp(negotiation)).replayed.state,
    )
  }

  async view(who: PersonId, negotiation: NegotiationId): Promise<View | null> {
    const state = await this.state(negotiation)
    const seat = state.phase === 'Unopened' ? undefined : seated(state, who)
    if (state.phase === 'Unopened' || !seat) return null
    const parts = await this.mine(state, who)
    return viewFor(
      state,
      who,
      parts.map((part) => ({ audience: [who], part })),
    )
  }

  /** Sealed parts whose audience the person belongs to. */
  async mine(state: Opened, who: PersonId): Promise<SealedPart[]> {
    const facilitates = seated(state, who)?.role === 'facilitator'
    return sealedParts(await this.parts.ledger.sealedFor(state.negotiation, who, facilitates))
  }

  private write(wanted: Wanted): Promise<Answer> {
    return this.mailbox.run(wanted.negotiation, async () => {
      try {
        return await this.writeNow(wanted)
      } catch (error) {
        // Of unknown outcome: nothing in memory may be believed until it is read again.
        this.records.drop(wanted.negotiation)
        throw error
      }
    })
  }

  private async writeNow(wanted: Wanted): Promise<Answer> {
    const { negotiation, id, actor, digest, session, signature } = wanted
    for (let race = 0; race < MOST_RACES; race++) {
      const room = await (race === 0 ? this.records.known(negotiation) : this.records.caughtUp(negotiation))
      const { replayed } = room
      const prepared = await wanted.prepare(replayed.state)
      if ('code' in prepared) return this.unwritten(wanted, prepared)
      const at = this.at(negotiation, replayed.state)
      const { command } = prepared
      const submission: Submission = { id, at, actor, command, ...(signature && { signature }) }
      const decision = decide(replayed.state, submission)
      if (!decision.ok) {
        await prepared.undo()
        return this.unwritten(wanted, decision.refusal)
      }
      const entry = writeEntry(replayed.seq + 1, replayed.hash, submission, decision.events, nativeHash)
      const mark = { seq: entry.seq, at: submission.at }
      const state = decision.events.reduce((now, event) => evolve(now, event, mark), replayed.state)
      if (state.phase === 'Unopened') throw new Error('an accepted command left nothing open')
      const shown = shownOf(state)
      const appended = await this.parts.ledger.append({
        negotiation,
        expected: { seq: replayed.seq, hash: replayed.hash },
        entry,
        key: { actor: actorName(actor), command: id, digest },
        sealed: prepared.sealed.map((row) => ({
          ...row,
          generation: keyGeneration(state, row.opening.owner),
        })),
        jobs: jobsAfter({ state, events: decision.events, mark, actor, url: this.parts.url }),
        listing: listingOf(replayed.state, state, shown, room.shown),
        holder: session && { person: session.person, version: session.version },
      })
      if (appended.outcome === 'appended') {
        this.records.moved(negotiation, {
          replayed: { state, seq: entry.seq, hash: entry.hash },
          shown,
        })
        this.tell({
          state,
          events: decision.events,
          entry,
          actor,
          own: prepared.own,
          sealed: prepared.sealed,
        })
        return { outcome: 'accepted', entries: [entry], own: prepared.own, link: prepared.link }
      }
      await prepared.undo()
      if (appended.outcome === 'ended') return SIGNED_OUT
      if (appended.outcome !== 'conflict') return this.again(wanted, appended)
    }
    throw new Error(`${MOST_RACES} writers were first in ${negotiation}`)
  }

  /** The answer to a command that the door or the protocol does not accept now. */
  private async unwritten(wanted: Wanted, refusal: Refusal | DoorRefusal): Promise<Answer> {
    if (wanted.session && !(await wanted.session.valid())) return SIGNED_OUT
    return (await this.asBefore(wanted)) ?? { outcome: 'refused', refusal }
  }

  /** The first answer again, when this very command was carried out before and only its answer was lost. */
  private async asBefore(wanted: Wanted): Promise<Answer | null> {
    const key = { actor: actorName(wanted.actor), command: wanted.id, digest: wanted.digest }
    const known = await this.parts.ledger.known(wanted.negotiation, key)
    return known && this.again(wanted, known)
  }

  private async again(wanted: Wanted, known: Known): Promise<Answer> {
    if (known.outcome === 'reused') return { outcome: 'refused', refusal: { code: 'CommandIdReused' } }
    const { replayed } = await this.records.caughtUp(wanted.negotiation)
    const entries = await this.parts.ledger.entriesAfter(wanted.negotiation, known.seq - 1)
    const mine =
      wanted.actor.kind === 'person' && replayed.state.phase !== 'Unopened'
        ? await this.mine(replayed.state, wanted.actor.person)
        : []
    const own = mine.find((part) => part.kind !== 'flag' && sealedBy(part) === wanted.id) ?? null
    return { outcome: 'accepted', entries: entries.slice(0, 1), own, link: null }
  }

  /** Time never runs backwards on a record, whatever the clock does. */
  private at(negotiation: NegotiationId, state: State): Instant {
    const now = this.parts.now(negotiation).toISOString()
    return instant.parse(state.phase !== 'Unopened' && state.head.at > now ? state.head.at : now)
  }

  private tell(told: Told): void {
    for (const listener of this.listeners) listener(told)
  }
}

/** Of a command's body, with what is sealed of it. */
const digestOf = ({ command }: Pick<Sent, 'command'>): string =>
  nativeHash('parley/command/v1', canonicalJson(command))
