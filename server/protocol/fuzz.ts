import { canonicalJson } from '@/server/record/canonical'
import { type StoredEntry, writeEntry } from '@/server/record/entry'
import { NOTHING_REPLAYED, type Replayed, replayEntry, type ToldEntry } from '@/server/record/replay'
import { PRESETS, type Preset } from './charter'
import type { Actor, Command, Submission } from './commands'
import { decide } from './decide'
import {
  checkRecord,
  checkStep,
  checkViews,
  FuzzFault,
  must,
  type OwnWords,
  ownWord,
  type Planted,
} from './fuzzing/checks'
import type { SentWords, Whispered } from './fuzzing/desk'
import { nextMove } from './fuzzing/moves'
import { checkNeeds } from './fuzzing/needs-check'
import { checkTurns } from './fuzzing/turn-checks'
import { commandId, type Instant, instant, type PersonId, personId } from './ids'
import { type Random, seededRandom } from './random'
import { mustSign } from './signed-acts'
import type { Opened, State } from './state'
import { testKey } from './test-keys'
import { fay, opening } from './testing'
import { viewFor } from './view'

const PEOPLE = ['fay', 'gil', 'ana', 'ann', 'bo', 'ben', 'cy', 'olga', 'mal'].map((id) => personId.parse(id))
const MINUTE = 60_000
/** One negotiation of so many has caucuses in it. */
const ALONE = 4
const MOST_ACTS = 160
/** Acts after the end, to see that nothing changes any more. */
const EPILOGUE = 14
/** One negotiation in so many has people who sign. */
const SIGNING = 7

/** What a whole negotiation came to, for counting that the runs reach everything. */
export type Played = {
  seed: number
  entries: number
  refused: number
  raced: number
  ending: string
  events: Map<string, number>
}

export type Seen = (entry: ToldEntry, before: State, after: State) => void

/** Somebody who follows the record from their own place, in their own time. */
type Follower = { replayed: Replayed }

/**
 * One negotiation by people who join, leave, race, repeat themselves, act on what they saw long ago, confirm in
 * another's name and hide texts that must stay hidden. The same seed plays the same one.
 * @throws FuzzFault naming the seed and what did not hold
 */
export function fuzzSeed(seed: number, seen: Seen = () => {}, preset?: Preset): Played {
  try {
    return new Negotiation(seed, seen, preset).play()
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    throw new FuzzFault(`seed ${seed}: ${what}`, { cause: fault })
  }
}

/** Plays seeds `from` to `from + count − 1`, telling of each, and of each entry with the states around it. */
export function fuzzSeeds(
  from: number,
  count: number,
  told: (played: Played) => void = () => {},
  seen: Seen = () => {},
  preset?: Preset,
): void {
  for (let seed = from; seed < from + count; seed++) told(fuzzSeed(seed, seen, preset))
}

/** What a view holds beside the state, which has been compared already. */
function aside(state: Opened, viewer: PersonId): string {
  const view = viewFor(state, viewer, [])
  return canonicalJson(view && { me: view.me, needs: view.needs, mine: view.mine })
}

class Negotiation {
  readonly #random: Random
  readonly #keys: boolean
  /** Whether parties talk alone, and facilitators steer the mediator, in this negotiation. */
  readonly #alone: boolean
  readonly #entries: StoredEntry[] = []
  /** The state after each entry: what a person who looked then has on the screen. */
  readonly #history: Opened[] = []
  #head: Replayed = NOTHING_REPLAYED
  #now: number
  #acts = 0
  #refused = 0
  #raced = 0
  readonly #answers = new Map<string, { body: string; seq: number }>()
  readonly #sent: SentWords[] = []
  #planted: Planted[] = []
  readonly #whispered: Whispered[] = []
  readonly #own: OwnWords = new Set()
  readonly #held: Submission[] = []
  readonly #followers: Follower[] = [0, 1].map(() => ({ replayed: NOTHING_REPLAYED }))
  readonly #events = new Map<string, number>()

  constructor(
    readonly seed: number,
    readonly seen: Seen,
    readonly preset?: Preset,
  ) {
    this.#random = seededRandom(seed)
    this.#keys = seed % SIGNING === 0
    this.#alone = preset === undefined && seed % ALONE === 1
    this.#now = Date.UTC(2026, 0, 1) + seed * 1000
  }

  play(): Played {
    const { below, chance, pick } = this.#random
    const preset = this.preset ?? pick(PRESETS) ?? 'open-mediation'
    const parties = preset === 'trade-offs' || chance(40) ? 3 : 2
    const deadline = chance(30) ? this.#instant(10 + below(60)) : null
    const bounds = {
      roundsPerParty: chance(60) ? 1 + below(2) : null,
      drafts: chance(20) ? 1 + below(3) : null,
    }
    const registration = chance(35) ? { expected: parties, windowSeconds: below(3) * 3600 } : undefined
    const order =
      registration && chance(70) ? { kind: 'round-robin' as const, timeoutSeconds: 300 } : undefined
    const turns = chance(20) ? 4 + below(20) : undefined
    const table = { preset, parties, deadline, ...bounds, registration, order, turns } as const
    this.#submit({ ...this.#stamp(fay), command: opening(table) })
    // Offers come after everything else: a negotiation by offers needs longer to get anywhere.
    let left = this.preset === 'bargaining' ? 3 * MOST_ACTS : MOST_ACTS
    for (let act = 0; act < left; act++) {
      this.#someoneActs()
      if (this.#state().phase === 'Closed') left = Math.min(left, act + EPILOGUE)
    }
    this.#rest()
    const state = this.#state()
    const ending = state.phase === 'Closed' ? state.closing.outcome.kind : 'open'
    const counts = { entries: this.#entries.length, refused: this.#refused, raced: this.#raced }
    return { seed: this.seed, ...counts, ending, events: this.#events }
  }

  #state(): Opened {
    const { state } = this.#head
    if (state.phase === 'Unopened') throw new FuzzFault('the opening was refused')
    return state
  }
  #instant(hours = 0): Instant {
    return instant.parse(new Date(this.#now + hours * 60 * MINUTE).toISOString())
  }
  /** Who, when and under which id, as the door sees it. */
  #stamp(who: PersonId | Actor): Omit<Submission, 'command'> {
    this.#acts += 1
    const actor: Actor = typeof who === 'string' ? { kind: 'person', person: who } : who
    return { id: commandId.parse(`f${this.#acts}`), at: this.#instant(), actor }
  }

  #someoneActs(): void {
    const { below, chance, pick } = this.#random
    this.#now += below(chance(3) ? 600 * MINUTE : 8 * MINUTE)
    if (this.#held.length > 0 && chance(25)) {
      this.#deliver()
      return
    }
    const stamp = this.#stamp(this.#whoActs())
    const seen = (chance(75) ? this.#history.at(-1) : pick(this.#history.slice(-12))) ?? this.#state()
    const command = this.#choose(stamp, seen)
    if (!command) return
    const submitted = this.#signed({ ...stamp, command }, seen)
    if (chance(8)) this.#held.push(submitted)
    else this.#submit(submitted, chance(15) ? seen : null)
    if (chance(5)) this.#held.push(submitted)
    if (chance(2)) this.#held.push({ ...submitted, command: { type: 'LeaveSeat' } })
    this.#someoneFollows()
  }

  /** As their device does it: with the newest key they know of. Some forget, and some sign another act. */
  #signed(submitted: Submission, seen: Opened): Submission {
    const { actor, command, id } = submitted
    const { chance, below } = this.#random
    if (!this.#keys || actor.kind !== 'person' || !mustSign(command) || chance(4)) return submitted
    const mine = seen.keys.findLast((one) => one.person === actor.person && (!one.revoked || chance(20)))
    if (!mine) return submitted
    const named = { negotiation: seen.negotiation, person: actor.person }
    const known = [0, 1].map((device) => testKey(`${actor.person} ${device}`, mine.algorithm))
    const signature = known
      .find(({ key }) => key === mine.key)
      ?.sign(named, chance(95) ? id : `f${below(200)}`, command)
    return signature ? { ...submitted, signature } : submitted
  }

  /** What comes to mind first; most people think twice about what their page would refuse. */
  #choose(stamp: Omit<Submission, 'command'>, seen: Opened): Command | null {
    const careful = this.#random.chance(85)
    for (let thought = 0; thought < 6; thought++) {
      const kept: { sent: SentWords[]; planted: Planted[]; whispered: Whispered[] } = {
        sent: [],
        planted: [],
        whispered: [],
      }
      const command = nextMove({
        random: this.#random,
        seen,
        who: stamp.actor,
        id: stamp.id,
        now: stamp.at,
        later: (hours) => this.#instant(hours),
        sent: this.#sent,
        people: PEOPLE,
        planted: this.#planted,
        send: (words) => kept.sent.push(words),
        whispered: this.#whispered,
        whisper: (said) => kept.whispered.push(said),
        plant: (owner, field) => {
          const text = `sealed ${owner} ${field} ${stamp.id} ${this.#random.below(1_000_000)}`
          kept.planted.push({ text, owner, field, attempt: stamp.id })
          return text
        },
        keys: this.#keys,
        alone: this.#alone,
      })
      if (!command || (careful && !decide(seen, this.#signed({ ...stamp, command }, seen)).ok)) continue
      this.#sent.push(...kept.sent)
      this.#planted.push(...kept.planted)
      this.#whispered.push(...kept.whispered)
      return command
    }
    return null
  }

  #whoActs(): PersonId | Actor {
    const { below, chance, pick } = this.#random
    const state = this.#state()
    const die = below(100)
    if (die < 3) return { kind: 'house' }
    if (die < (state.runs.some((one) => one.state === 'working') ? 18 : 4))
      return { kind: 'mediator', name: die === 3 ? 'another' : 'built-in' }
    // Software tries whatever people do; most of it must come to nothing.
    const software = pick(state.delegations)
    if (software && die < 34 + (state.phase === 'Ratification' ? 8 : 0))
      return { kind: 'delegate', delegate: chance(95) ? software.delegate : below(9) }
    if (die < 42) return fay
    const { player } = state.control
    if (player && die < 52) return player.person
    const signing = state.parties.flatMap((one) => one.signatory ?? [])
    return (die < 80 ? pick(signing) : undefined) ?? pick(PEOPLE) ?? fay
  }

  /** A message that took its time: it arrives now, out of order, and maybe for the second time. */
  #deliver(): void {
    const [late] = this.#held.splice(this.#random.below(this.#held.length), 1)
    if (late) this.#submit({ ...late, at: this.#instant() })
  }

  /**
   * One act through the door, as the ledger would carry it out: the same id again gives the first answer, and
   * what was decided on an old head is decided again on the new one.
   */
  #submit(submitted: Submission, decidedOn: Opened | null = null): void {
    const { actor, command } = submitted
    const key = canonicalJson([actor, submitted.id])
    const body = canonicalJson(command)
    const answered = this.#answers.get(key)
    if (answered) {
      const stored = this.#entries[answered.seq - 1]
      must(
        stored !== undefined && (answered.body !== body || stored.text.includes(body)),
        'answered for what is not there',
      )
      return
    }
    if (decidedOn && decidedOn !== this.#history.at(-1) && decide(decidedOn, submitted).ok) this.#raced += 1
    if (actor.kind === 'person' && command.type === 'ConfirmRatification')
      this.#own.add(ownWord(actor.person, command.call, command.digest, command.words))
    const before = this.#head.state
    const decision = decide(before, submitted)
    if (!decision.ok) {
      this.#refused += 1
      return
    }
    // What its owner opened for everyone is a secret no longer.
    if (command.type === 'RevealSealed')
      this.#planted = this.#planted.filter((one) => one.text !== command.content)
    const stored = writeEntry(this.#head.seq + 1, this.#head.hash, submitted, decision.events)
    const step = replayEntry(this.#head, stored)
    must(step.ok, `an accepted act does not replay: ${step.ok ? '' : canonicalJson(step.fault)}`)
    this.#head = step.replayed
    this.#entries.push(stored)
    this.#answers.set(key, { body, seq: stored.seq })
    this.#history.push(this.#state())
    this.#opened(step.entry)
    for (const { type } of step.entry.events) this.#events.set(type, (this.#events.get(type) ?? 0) + 1)
    checkStep(before, step.entry, this.#state())
    checkTurns(before, step.entry, this.#state())
    if (this.#random.chance(12)) checkNeeds(this.#state(), PEOPLE, this.#instant(100))
    this.seen(step.entry, before, this.#state())
  }

  /** What all parties agreed to open is no secret any more. */
  #opened({ events }: ToldEntry): void {
    if (!events.some((event) => event.type === 'ValuesRevealed')) return
    this.#planted = this.#planted.filter(({ field }) => field !== 'utilities' && field !== 'batna')
  }

  #someoneFollows(): void {
    const { chance, pick } = this.#random
    const follower = pick(this.#followers)
    if (follower && chance(40)) this.#catchUp(follower, follower.replayed.seq + 1 + this.#random.below(6))
    const viewer = pick(PEOPLE)
    if (viewer && chance(25)) checkViews(this.#state(), [viewer], this.#planted)
  }
  #catchUp(follower: Follower, to: number): void {
    for (const stored of this.#entries.slice(follower.replayed.seq, to)) {
      const step = replayEntry(follower.replayed, stored)
      must(step.ok, 'a follower cannot follow')
      follower.replayed = step.replayed
    }
  }

  /** Everybody reads to the end: all see the same, and the record proves itself. */
  #rest(): void {
    while (this.#held.length > 0) this.#deliver()
    const state = this.#state()
    const expected = canonicalJson(state)
    for (const follower of this.#followers) {
      this.#catchUp(follower, this.#entries.length)
      const theirs = follower.replayed.state
      must(canonicalJson(theirs) === expected, 'two followers of one record see different states')
      if (theirs.phase === 'Unopened') continue
      for (const viewer of PEOPLE)
        must(aside(theirs, viewer) === aside(state, viewer), `two views of ${viewer} differ`)
    }
    checkViews(state, PEOPLE, this.#planted)
    checkRecord(state, this.#entries, this.#own, this.#planted)
  }
}
