import { decide } from '@/server/protocol/decide'
import type { Event } from '@/server/protocol/events'
import { evolve } from '@/server/protocol/evolve'
import type { Refusal } from '@/server/protocol/refusal'
import { type State, UNOPENED } from '@/server/protocol/state'
import { canonicalJson } from './canonical'
import { type Entry, entry, entryHash, entryText, type StoredEntry } from './entry'
import { NO_ENTRY } from './hash'
import { nestedTooDeep } from './nesting'

/** A record read so far: the state it gives and the head that the next entry must name. */
export type Replayed = { state: State; seq: number; hash: string }

export const NOTHING_REPLAYED: Replayed = { state: UNOPENED, seq: 0, hash: NO_ENTRY }

/** The first thing found wrong, and in which entry. */
export type Fault = { seq: number; fault: FaultCode; refusal?: Refusal }
export type FaultCode =
  | 'unreadable'
  | 'not-canonical'
  | 'hash'
  | 'sequence'
  | 'broken-chain'
  | 'refused-by-the-protocol'
  | 'other-events'
  | 'other-commitments'

/** An entry whose events `decide` has given again: read and believed. */
export type ToldEntry = Omit<Entry, 'events'> & { events: Event[] }

type Step = { ok: true; replayed: Replayed; entry: ToldEntry } | { ok: false; fault: Fault }

/**
 * Takes one entry after what was replayed so far. Believes nothing but the text: its hash, its place in the
 * chain, that the protocol accepts its command, and that `decide` gives exactly its events.
 * @param own the hash of its text, where it was computed already
 */
export function replayEntry(before: Replayed, stored: StoredEntry, own = entryHash(stored.text)): Step {
  const fail = (fault: FaultCode, refusal?: Refusal): Step => ({
    ok: false,
    fault: refusal ? { seq: stored.seq, fault, refusal } : { seq: stored.seq, fault },
  })
  if (stored.seq !== before.seq + 1) return fail('sequence')
  if (own !== stored.hash) return fail('hash')
  const read = readEntry(stored.text)
  if (!read) return fail('unreadable')
  if (read.seq !== stored.seq) return fail('sequence')
  if (read.prev !== before.hash) return fail('broken-chain')
  const { id, at, actor, command, signature } = read
  const submitted = { id, at, actor, command, ...(signature && { signature }) }
  const decision = decide(before.state, submitted)
  if (!decision.ok)
    return canonicalText(read) === stored.text
      ? fail('refused-by-the-protocol', decision.refusal)
      : fail('not-canonical')
  // Writing it again gives the same text only if the form, the events and the commitments are all right.
  if (entryText(read.seq, read.prev, submitted, decision.events) !== stored.text)
    return fail(whatDiffers(read, stored.text, decision.events))
  const mark = { seq: read.seq, at }
  const state = decision.events.reduce((now, event) => evolve(now, event, mark), before.state)
  return {
    ok: true,
    replayed: { state, seq: stored.seq, hash: stored.hash },
    entry: { ...read, events: decision.events },
  }
}

function whatDiffers(read: Entry, text: string, events: Event[]): FaultCode {
  if (canonicalText(read) !== text) return 'not-canonical'
  return canonicalJson(read.events) === canonicalJson(events) ? 'other-commitments' : 'other-events'
}

function readEntry(text: string): Entry | null {
  if (nestedTooDeep(text)) return null
  try {
    return entry.parse(JSON.parse(text))
  } catch {
    return null
  }
}

function canonicalText(read: Entry): string | null {
  try {
    return canonicalJson(read)
  } catch {
    return null
  }
}

/** Takes entries in order, after `from`. Stops at the first fault. */
export function replay(
  entries: Iterable<StoredEntry>,
  from: Replayed = NOTHING_REPLAYED,
): { replayed: Replayed; fault: Fault | null } {
  let replayed = from
  for (const stored of entries) {
    const step = replayEntry(replayed, stored)
    if (!step.ok) return { replayed, fault: step.fault }
    replayed = step.replayed
  }
  return { replayed, fault: null }
}
