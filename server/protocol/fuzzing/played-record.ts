import { canonicalJson } from '@/server/record/canonical'
import { type StoredEntry, writeEntry } from '@/server/record/entry'
import { NOTHING_REPLAYED, type Replayed, replayEntry, type ToldEntry } from '@/server/record/replay'
import type { Submission } from '../commands'
import { decide } from '../decide'
import type { Instant } from '../ids'
import type { Random } from '../random'
import type { Opened, State } from '../state'
import { checkStep, FuzzFault, must, type OwnWords, ownWord, type Planted } from './checks'
import { checkNeeds } from './needs-check'
import { PEOPLE } from './people'
import { checkTurns } from './turn-checks'

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

/** What was accepted, as a ledger would keep it, checked entry by entry. */
export class PlayedRecord {
  readonly entries: StoredEntry[] = []
  /** The state after each entry: what a person who looked then has on the screen. */
  readonly history: Opened[] = []
  /** Texts that must stay hidden. */
  planted: Planted[] = []
  /** What each confirmed in their own words. */
  readonly own: OwnWords = new Set()
  #head: Replayed = NOTHING_REPLAYED
  #refused = 0
  #raced = 0
  readonly #answers = new Map<string, { body: string; seq: number }>()
  readonly #events = new Map<string, number>()
  readonly #random: Random
  readonly #seen: Seen
  readonly #later: () => Instant

  /** @param later a time at which much that has an end is over */
  constructor(random: Random, seen: Seen, later: () => Instant) {
    this.#random = random
    this.#seen = seen
    this.#later = later
  }

  state(): Opened {
    const { state } = this.#head
    if (state.phase === 'Unopened') throw new FuzzFault('the opening was refused')
    return state
  }

  cameTo(): Omit<Played, 'seed'> {
    const state = this.state()
    const ending = state.phase === 'Closed' ? state.closing.outcome.kind : 'open'
    const counts = { entries: this.entries.length, refused: this.#refused, raced: this.#raced }
    return { ...counts, ending, events: this.#events }
  }

  /**
   * One act through the door, as the ledger would carry it out: the same id again gives the first answer, and
   * what was decided on an old head is decided again on the new one.
   */
  submit(submitted: Submission, decidedOn: Opened | null = null): void {
    const { actor, command } = submitted
    const key = canonicalJson([actor, submitted.id])
    const body = canonicalJson(command)
    const answered = this.#answers.get(key)
    if (answered) {
      const stored = this.entries[answered.seq - 1]
      must(
        stored !== undefined && (answered.body !== body || stored.text.includes(body)),
        'answered for what is not there',
      )
      return
    }
    if (decidedOn && decidedOn !== this.history.at(-1) && decide(decidedOn, submitted).ok) this.#raced += 1
    if (actor.kind === 'person' && command.type === 'ConfirmRatification')
      this.own.add(ownWord(actor.person, command.call, command.digest, command.words))
    const before = this.#head.state
    const decision = decide(before, submitted)
    if (!decision.ok) {
      this.#refused += 1
      return
    }
    // What its owner opened for everyone is a secret no longer.
    if (command.type === 'RevealSealed')
      this.planted = this.planted.filter((one) => one.text !== command.content)
    const stored = writeEntry(this.#head.seq + 1, this.#head.hash, submitted, decision.events)
    const step = replayEntry(this.#head, stored)
    must(step.ok, `an accepted act does not replay: ${step.ok ? '' : canonicalJson(step.fault)}`)
    this.#head = step.replayed
    this.entries.push(stored)
    this.#answers.set(key, { body, seq: stored.seq })
    this.history.push(this.state())
    this.#opened(step.entry)
    for (const { type } of step.entry.events) this.#events.set(type, (this.#events.get(type) ?? 0) + 1)
    checkStep(before, step.entry, this.state())
    checkTurns(before, step.entry, this.state())
    if (this.#random.chance(12)) checkNeeds(this.state(), PEOPLE, this.#later())
    this.#seen(step.entry, before, this.state())
  }

  /** What all parties agreed to open is no secret any more. */
  #opened({ events }: ToldEntry): void {
    if (!events.some((event) => event.type === 'ValuesRevealed')) return
    this.planted = this.planted.filter(({ field }) => field !== 'utilities' && field !== 'batna')
  }
}
