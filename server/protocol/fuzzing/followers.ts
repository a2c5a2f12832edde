import { canonicalJson } from '@/server/record/canonical'
import { NOTHING_REPLAYED, type Replayed, replayEntry } from '@/server/record/replay'
import type { PersonId } from '../ids'
import type { Random } from '../random'
import type { Opened } from '../state'
import { viewFor } from '../view'
import { checkRecord, checkViews, must } from './checks'
import { PEOPLE } from './people'
import type { PlayedRecord } from './played-record'

/** Somebody who follows the record from their own place, in their own time. */
type Follower = { replayed: Replayed }

/** What a view holds beside the state, which has been compared already. */
function aside(state: Opened, viewer: PersonId): string {
  const view = viewFor(state, viewer, [])
  return canonicalJson(view && { me: view.me, needs: view.needs, mine: view.mine })
}

/** Two who follow, one entry or some at a time, while others look at their own views. */
export class Followers {
  readonly #record: PlayedRecord
  readonly #random: Random
  readonly #followers: Follower[] = [0, 1].map(() => ({ replayed: NOTHING_REPLAYED }))

  constructor(record: PlayedRecord, random: Random) {
    this.#record = record
    this.#random = random
  }

  someoneFollows(): void {
    const { chance, pick } = this.#random
    const follower = pick(this.#followers)
    if (follower && chance(40)) this.#catchUp(follower, follower.replayed.seq + 1 + this.#random.below(6))
    const viewer = pick(PEOPLE)
    if (viewer && chance(25)) checkViews(this.#record.state(), [viewer], this.#record.planted)
  }
  #catchUp(follower: Follower, to: number): void {
    for (const stored of this.#record.entries.slice(follower.replayed.seq, to)) {
      const step = replayEntry(follower.replayed, stored)
      must(step.ok, 'a follower cannot follow')
      follower.replayed = step.replayed
    }
  }

  /** Everybody reads to the end: all see the same, and the record proves itself. */
  readToTheEnd(): void {
    const state = this.#record.state()
    const expected = canonicalJson(state)
    for (const follower of this.#followers) {
      this.#catchUp(follower, this.#record.entries.length)
      const theirs = follower.replayed.state
      must(canonicalJson(theirs) === expected, 'two followers of one record see different states')
      if (theirs.phase === 'Unopened') continue
      for (const viewer of PEOPLE)
        must(aside(theirs, viewer) === aside(state, viewer), `two views of ${viewer} differ`)
    }
    checkViews(state, PEOPLE, this.#record.planted)
    checkRecord(state, this.#record.entries, this.#record.own, this.#record.planted)
  }
}
