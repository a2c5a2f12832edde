import type { Actor, Command, CommandOf } from '../commands'
import { type CommandId, type Instant, type PartyId, type PersonId, partyId } from '../ids'
import type { Random } from '../random'
import type { Provenance } from '../settlement'
import type { Opened } from '../state'
import { provenance } from '../testing'
import type { Planted, SealedField } from './checks'

/** Words somebody has sent, as that person's page keeps them until they are confirmed. */
export type SentWords = { person: PersonId; confirm: CommandOf<'ConfirmRatification'> }

/** What somebody wrote in a caucus, and the act that would say it in the room. */
export type Whispered = {
  author: PersonId
  caucus: number
  message: CommandId
  text: string
  say: CommandOf<'SayInTheRoom'>
}

/** What a person has to choose from: what they last saw, which may be old, and what lies on their desk. */
export type Desk = {
  random: Random
  /** The state this person last saw. */
  seen: Opened
  who: Actor
  /** The id the act will have. */
  id: CommandId
  now: Instant
  later(hours: number): Instant
  sent: readonly SentWords[]
  /** Keeps words that this act sends. */
  send(words: SentWords): void
  /** Plants a secret in a text that must stay sealed; gives the text. */
  plant(owner: PersonId, field: SealedField): string
  /** What was planted so far, as the door could open it again. */
  planted: readonly Planted[]
  whispered: readonly Whispered[]
  /** Keeps what this act says in a caucus. */
  whisper(whispered: Whispered): void
  people: readonly PersonId[]
  /** Whether people sign in this negotiation: it takes time, so that few do. */
  keys: boolean
  /** Whether parties talk alone in this negotiation: it takes many acts, so that not all do. */
  alone: boolean
}

export type Move = (desk: Desk) => Command | null
/** A move and how often it is chosen in each phase: Setup, Intent, Mediation, Ratification, Closed. */
export type Weighted = [move: Move, weights: readonly [number, number, number, number, number]]

export const PARTIES = ['a', 'b', 'c', 'd'].map((id) => partyId.parse(id))
export const HOME: Record<string, PartyId | undefined> = {
  ana: PARTIES[0],
  ann: PARTIES[0],
  bo: PARTIES[1],
  ben: PARTIES[1],
  cy: PARTIES[2],
}
export const DECISIONS = ['From eight.', 'From nine.']
export const PHRASES = [
  'I ratify this settlement as it is written.',
  'I accept the settlement above, all of it, for my side.',
]

export const person = ({ who }: Desk) => (who.kind === 'person' ? who.person : null)
export const party = ({ random, seen }: Desk) => random.pick(seen.parties)?.party ?? null
export const anyone = ({ random, people }: Desk) => random.pick(people) ?? null
export const number = (desk: Desk, length: number) =>
  1 + desk.random.below(length + (desk.random.chance(5) ? 2 : 0) || 1)
export const called = ({ seen }: Desk) => {
  if (seen.phase === 'Ratification') return { call: seen.open.call, digest: seen.open.digest }
  const last = seen.calls.at(-1)
  return last ? { call: last.call, digest: last.digest } : null
}

export const withCall =
  (make: (place: NonNullable<ReturnType<typeof called>>) => Command): Move =>
  (desk) => {
    const place = called(desk)
    return place && make(place)
  }
export const withParty =
  (make: (party: PartyId, desk: Desk) => Command): Move =>
  (desk) => {
    const chosen = party(desk)
    return chosen && make(chosen, desk)
  }
export const withSomebody =
  (make: (person: PersonId, desk: Desk) => Command): Move =>
  (desk) => {
    const chosen = anyone(desk)
    return chosen && make(chosen, desk)
  }
/** Thought of often, done seldom: else few negotiations would get far. */
export const seldom =
  (move: Move): Move =>
  (desk) =>
    desk.random.below(10) === 0 ? move(desk) : null
export const withRun =
  (make: (run: CommandId) => Command): Move =>
  ({ random, seen }) => {
    const run = seen.runs.findLast((one) => one.state === 'working' || random.chance(10))?.run
    return run ? make(run) : null
  }
/** Who made what a mediator gives: software, or the person who plays it. */
export function maker(desk: Desk): Provenance {
  const { player } = desk.seen.control
  const read = { ...provenance, readTo: desk.seen.head.seq }
  if (!player || player.person !== person(desk)) return read
  return { ...read, by: 'person', name: desk.random.chance(95) ? player.name : 'Another' }
}
export const issue = (desk: Desk) => number(desk, desk.seen.issues.length)
