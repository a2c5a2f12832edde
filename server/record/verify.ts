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

export type Known = {
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
  const board = new Board()
  const alignment = new Alignment()
  let now: Replayed = NOTHING_REPLAYED
  if (entries.length === 0) board.fault({ check: 'chain', seq: 1, code: 'nothing', refusal: null })
  for (const [index, stored] of entries.entries()) {
    const step = replayEntry(now, stored)
    if (!step.ok) {
      const { fault, refusal = null } = step.fault
      const check = ofReplay(fault) ? 'replay' : 'chain'
      if (check === 'replay') board.counted('chain')
      board.fault({ check, seq: now.seq + 1, code: fault, refusal })
      break
    }
    board.counted('chain')
    board.counted('replay')
    for (const { check, holds } of alignment.take(step.entry)) {
      board.counted(check)
      if (!holds) board.fault({ check, seq: stored.seq, code: 'not-aligned', refusal: null })
    }
    known.each?.(step.entry, now.state, step.replayed.state)
    now = step.replayed
    if (index % CHUNK === CHUNK - 1) yield { done: index + 1, of: entries.length }
  }
  checkKnown(board, entries, now, known)
  yield { done: entries.length, of: entries.length }
  return verdict(board, now, known, alignment.ratified)
}

function ofReplay(fault: FaultCode): boolean {
  return fault === 'refused-by-the-protocol' || fault === 'other-events' || fault === 'other-commitments'
}

function checkKnown(board: Board, entries: readonly StoredEntry[], now: Replayed, known: Known): void {
  const { state } = now
  if (known.negotiation && state.phase !== 'Unopened' && state.negotiation !== known.negotiation)
    board.fault({ check: 'known-head', seq: 1, code: 'other-negotiation', refusal: null })
  for (const head of known.heads ?? []) {
    board.counted('known-head')
    const there = entries[head.seq - 1]
    if (!there)
      board.fault({ check: 'known-head', seq: entries.length + 1, code: 'cut-short', refusal: null })
    else if (there.hash !== head.hash)
      board.fault({ check: 'known-head', seq: head.seq, code: 'other-history', refusal: null })
  }
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
