import { PRESETS, type Preset } from '../charter'
import type { Actor, Command, Submission } from '../commands'
import { decide } from '../decide'
import { commandId, type Instant, instant, type PersonId } from '../ids'
import { type Random, seededRandom } from '../random'
import { mustSign } from '../signed-acts'
import type { Opened } from '../state'
import { testKey } from '../test-keys'
import { fay, opening } from '../testing'
import type { Planted } from './checks'
import type { SentWords, Whispered } from './desk'
import { Followers } from './followers'
import { nextMove } from './moves'
import { PEOPLE } from './people'
import { type Played, PlayedRecord, type Seen } from './played-record'

const MINUTE = 60_000
/** One negotiation of so many has caucuses in it. */
const ALONE = 4
const MOST_ACTS = 160
/** Acts after the end, to see that nothing changes any more. */
const EPILOGUE = 14
/** One negotiation in so many has people who sign. */
const SIGNING = 7

/** One negotiation that is played, checked after every act, and read to the end by everybody. */
export class Negotiation {
  readonly #random: Random
  readonly #keys: boolean
  /** Whether parties talk alone, and facilitators steer the mediator, in this negotiation. */
  readonly #alone: boolean
  readonly #record: PlayedRecord
  readonly #followers: Followers
  #now: number
  #acts = 0
  readonly #sent: SentWords[] = []
  readonly #whispered: Whispered[] = []
  readonly #held: Submission[] = []

  constructor(
    readonly seed: number,
    seen: Seen,
    readonly preset?: Preset,
  ) {
    this.#random = seededRandom(seed)
    this.#keys = seed % SIGNING === 0
    this.#alone = preset === undefined && seed % ALONE === 1
    this.#now = Date.UTC(2026, 0, 1) + seed * 1000
    this.#record = new PlayedRecord(this.#random, seen, () => this.#instant(100))
    this.#followers = new Followers(this.#record, this.#random)
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
    this.#record.submit({ ...this.#stamp(fay), command: opening(table) })
    // Offers come after everything else: a negotiation by offers needs longer to get anywhere.
    let left = this.preset === 'bargaining' ? 3 * MOST_ACTS : MOST_ACTS
    for (let act = 0; act < left; act++) {
      this.#someoneActs()
      if (this.#record.state().phase === 'Closed') left = Math.min(left, act + EPILOGUE)
    }
    while (this.#held.length > 0) this.#deliver()
    this.#followers.readToTheEnd()
    return { seed: this.seed, ...this.#record.cameTo() }
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
    const seen =
      (chance(75) ? this.#record.history.at(-1) : pick(this.#record.history.slice(-12))) ??
      this.#record.state()
    const command = this.#choose(stamp, seen)
    if (!command) return
    const submitted = this.#signed({ ...stamp, command }, seen)
    if (chance(8)) this.#held.push(submitted)
    else this.#record.submit(submitted, chance(15) ? seen : null)
    if (chance(5)) this.#held.push(submitted)
    if (chance(2)) this.#held.push({ ...submitted, command: { type: 'LeaveSeat' } })
    this.#followers.someoneFollows()
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
        planted: this.#record.planted,
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
      this.#record.planted.push(...kept.planted)
      this.#whispered.push(...kept.whispered)
      return command
    }
    return null
  }

  #whoActs(): PersonId | Actor {
    const { below, chance, pick } = this.#random
    const state = this.#record.state()
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
    if (late) this.#record.submit({ ...late, at: this.#instant() })
  }
}
