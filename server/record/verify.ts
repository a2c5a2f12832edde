import type { Outcome } from '@/server/protocol/events'
import type { NegotiationId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { State } from '@/server/protocol/state'
import { ALIGNMENT, Alignment, type AlignmentCheck } from './alignment'
import type { StoredEntry } from './entry'
import type { RatifiedBy } from './own-signatures'
import { type FaultCode, NOTHING_REPLAYED, type Replayed, replayEntry, type ToldEntry } from './replay'

/**
 * `chain`: each entry's hash, place and form. `replay`: the protocol accepts each command and gives exactly its
 * events. `known-head`: entries at places that the reader knows from elsewhere. The rest is Proof-of-Alignment.
 */
export type Check = 'chain' | 'replay' | 'known-head' | AlignmentCheck

export type VerdictFault = {
  check: Check
  /** The entry it was found in; for a cut record the first that is missing. */
  seq: number
  code: FaultCode | 'not-aligned' | 'cut-short' | 'other-history' | 'other-negotiation' | 'nothing'
  refusal: Refusal | null
}

/** `done` counts what was looked at; a check with nothing to look at has done 0, and proves nothing. */
export type CheckDone = { check: Check; done: number; fault: VerdictFault | null }

export type Verdict = {
  /** Nothing was found wrong. What that proves depends on `knownHead`. */
  sound: boolean
  negotiation: NegotiationId | null
  /** Entries that were read without fault, and the hash of the last of them. */
  entries: number
  head: string
  /** How the negotiation ended, as far as it was read; null while it goes on. */
  outcome: Outcome | null
  checks: CheckDone[]
  first: VerdictFault | null
  /** Each ratification, and the key of their own with which the person signed it. */
  ratified: RatifiedBy[]
  /**
   * `none-given`: the record agrees with itself; whoever keeps it could have cut its end off, or written it
   * anew from some point with fresh hashes, and nothing here would show it.
   */
  knownHead: 'none-given' | 'matches' | 'differs'
}

type Known = {
  /** Heads kept elsewhere, such as from receipts: at this place stood this hash. */
  heads?: readonly { seq: number; hash: string }[]
  negotiation?: NegotiationId
  /** Called for each entry that was read without fault, with the states around it. */
  each?: (entry: ToldEntry, before: State, after: State) => void
}

export type Progress = { done: number; of: number }
const CHUNK = 100

/** Checks a record from its first entry. Pure: every byte it rests on is in its arguments. */
export function verifyRecord(entries: readonly StoredEntry[], known: Known = {}): Verdict {
  const steps = verifying(entries, known)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps of some entries, so that a page can show how far it is and stay alive. */
export function* verifying(entries: readonly StoredEntry[], known: Known = {}): Generator<Progress, Verdict> {
  const check = new RecordCheck(known)
  for (const [index, stored] of entries.entries()) {
    check.take(stored)
    if (index % CHUNK === CHUNK - 1) yield { done: index + 1, of: entries.length }
  }
  yield { done: entries.length, of: entries.length }
  return check.verdict()
}

/** Checks a record entry by entry. It holds the state that the entries give, and none of the entries. */
export class RecordCheck {
  #board = new Board()
  #alignment = new Alignment()
  #now: Replayed = NOTHING_REPLAYED
  #taken = 0
  #stopped = false
  /** The hash that stands where the reader knows one. */
  #there = new Map<number, string>()

  constructor(private readonly known: Known = {}) {}

  /** @param own the hash of its text, where it was computed already */
  take(stored: StoredEntry, own?: string): void {
    this.#taken += 1
    if (this.known.heads?.some(({ seq }) => seq === this.#taken)) this.#there.set(this.#taken, stored.hash)
    // After the first entry that does not follow there is nothing that the next could follow from.
    if (!this.#stopped) this.#follow(stored, own)
  }

  verdict(): Verdict {
    if (this.#taken === 0) this.#board.fault({ check: 'chain', seq: 1, code: 'nothing', refusal: null })
    this.#checkKnown()
    return verdict(this.#board, this.#now, this.known, this.#alignment.ratified)
  }

  #follow(stored: StoredEntry, own: string | undefined): void {
    const board = this.#board
    const before = this.#now
    const step = replayEntry(before, stored, own)
    if (!step.ok) {
      const { fault, refusal = null } = step.fault
      const check = ofReplay(fault) ? 'replay' : 'chain'
      if (check === 'replay') board.counted('chain')
      board.fault({ check, seq: before.seq + 1, code: fault, refusal })
      this.#stopped = true
      return
    }
    board.counted('chain')
    board.counted('replay')
    for (const { check, holds } of this.#alignment.take(step.entry)) {
      board.counted(check)
      if (!holds) board.fault({ check, seq: stored.seq, code: 'not-aligned', refusal: null })
    }
    this.#now = step.replayed
    this.known.each?.(step.entry, before.state, step.replayed.state)
  }

  #checkKnown(): void {
    const { state } = this.#now
    const board = this.#board
    const { heads = [], negotiation } = this.known
    if (negotiation && state.phase !== 'Unopened' && state.negotiation !== negotiation)
      board.fault({ check: 'known-head', seq: 1, code: 'other-negotiation', refusal: null })
    for (const { seq, hash } of heads) {
      board.counted('known-head')
      const there = this.#there.get(seq)
      if (there === undefined)
        board.fault({ check: 'known-head', seq: this.#taken + 1, code: 'cut-short', refusal: null })
      else if (there !== hash) board.fault({ check: 'known-head', seq, code: 'other-history', refusal: null })
    }
  }
}

function ofReplay(fault: FaultCode): boolean {
  return fault === 'refused-by-the-protocol' || fault === 'other-events' || fault === 'other-commitments'
}

function verdict(board: Board, now: Replayed, known: Known, ratified: RatifiedBy[]): Verdict {
  const checks = board.checks()
  const faults = checks.flatMap((one) => (one.fault ? [one.fault] : []))
  const first = faults.reduce<VerdictFault | null>(
    (least, one) => (least === null || one.seq < least.seq ? one : least),
    null,
  )
  const given = (known.heads?.length ?? 0) > 0
  const differs = checks.some((one) => one.check === 'known-head' && one.fault !== null)
  return {
    sound: first === null,
    negotiation: now.state.phase === 'Unopened' ? null : now.state.negotiation,
    entries: now.seq,
    head: now.hash,
    outcome: now.state.phase === 'Closed' ? now.state.closing.outcome : null,
    checks,
    first,
    ratified,
    knownHead: differs ? 'differs' : given ? 'matches' : 'none-given',
  }
}

/** What was looked at and what was found, check by check; of each check the first fault counts. */
class Board {
  #done = new Map<Check, number>()
  #faults = new Map<Check, VerdictFault>()

  counted(check: Check): void {
    this.#done.set(check, (this.#done.get(check) ?? 0) + 1)
  }
  fault(fault: VerdictFault): void {
    if (!this.#faults.has(fault.check)) this.#faults.set(fault.check, fault)
  }
  checks(): CheckDone[] {
    const all: Check[] = ['chain', 'replay', ...ALIGNMENT, 'known-head']
    return all.map((check) => ({
      check,
      done: this.#done.get(check) ?? 0,
      fault: this.#faults.get(check) ?? null,
    }))
  }
}
