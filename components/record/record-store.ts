import type { Connection } from '@/components/room/room-state'
import type { Transport } from '@/components/room/transport'
import type { Opened } from '@/server/protocol/state'
import type { Alarm } from '@/server/record/alarm'
import type { StoredEntry } from '@/server/record/entry'
import { type Fault, NOTHING_REPLAYED, type Replayed, replayEntry } from '@/server/record/replay'
import type { Joined } from '@/server/wire/messages'
import type { Fetched } from './fetch-entries'
import { type StoryRow, storyRow } from './story-row'

export type RecordState = {
  /** The entries read so far, in order. */
  rows: readonly StoryRow[]
  /** How many are known to exist. */
  of: number
  /** The negotiation as far as it was read. */
  opened: Opened | null
  head: { seq: number; hash: string }
  /** The first entry that does not follow: nothing after it is read. */
  fault: Fault | null
  /** Whether the first look at the record succeeded. */
  fetched: 'under-way' | 'done' | 'failed'
  connection: Connection
  /** Why nothing new comes any more. */
  ended: 'signed-out' | 'seat-ended' | 'reload' | 'alarm' | null
  /** What the house found wrong with the record as it stores it. */
  alarm: Alarm | null
}

type Needs = {
  transport: Transport
  fetchAfter: (seq: number) => Promise<Fetched>
  /** Lets the browser do something else. */
  pause: () => Promise<void>
  /** Milliseconds, of any beginning. */
  now: () => number
}

/** Longest stretch of work at a time, and between two looks at what has been read, in milliseconds. */
const WORK_MS = 12
const SHOW_MS = 300

/**
 * The record in one browser: every entry is replayed before it is shown, a stretch at a time, so that a long
 * record can be read and searched while the rest is still being replayed. New entries arrive over the socket.
 */
export function createRecordStore({ transport, fetchAfter, pause, now }: Needs) {
  let state: RecordState = {
    rows: [],
    of: 0,
    opened: null,
    head: { seq: 0, hash: NOTHING_REPLAYED.hash },
    fault: null,
    fetched: 'under-way',
    connection: 'connecting',
    ended: null,
    alarm: null,
  }
  let replayed: Replayed = NOTHING_REPLAYED
  const waiting = new Map<number, StoredEntry>()
  const listeners = new Set<() => void>()
  let reading = false
  let closed = true
  let looking: Promise<void> | null = null

  function set(change: Partial<RecordState>) {
    state = { ...state, ...change }
    for (const told of listeners) told()
  }

  function end(ended: NonNullable<RecordState['ended']>) {
    transport.close()
    set({ ended, connection: 'offline' })
  }

  async function take(entries: readonly StoredEntry[]) {
    for (const one of entries) if (one.seq > replayed.seq) waiting.set(one.seq, one)
    set({ of: Math.max(state.of, ...entries.slice(-1).map((one) => one.seq)) })
    if (reading) return
    reading = true
    await readOn()
    reading = false
    if (waiting.size > 0 && !state.fault && !closed) void lookAgain()
  }

  async function readOn() {
    const fresh: StoryRow[] = []
    let [worked, shown] = [now(), now()]
    const show = () => {
      const { state: read, seq, hash } = replayed
      const opened = read.phase === 'Unopened' ? null : read
      set({ rows: [...state.rows, ...fresh.splice(0)], opened, head: { seq, hash } })
      shown = now()
    }
    for (let next = waiting.get(replayed.seq + 1); next; next = waiting.get(replayed.seq + 1)) {
      waiting.delete(next.seq)
      const before = replayed.state
      const step = replayEntry(replayed, next)
      if (!step.ok) {
        waiting.clear()
        set({ fault: step.fault })
        break
      }
      replayed = step.replayed
      const { hash, text } = next
      fresh.push(storyRow({ entry: step.entry, hash, text, before, after: replayed.state }))
      if (now() - worked < WORK_MS) continue
      if (now() - shown > SHOW_MS) show()
      await pause()
      if (closed) break
      worked = now()
    }
    if (fresh.length > 0) show()
  }

  async function look() {
    try {
      const found = await fetchAfter(replayed.seq)
      if ('refused' in found) return end(found.refused === 'SignedOut' ? 'signed-out' : 'seat-ended')
      set({ fetched: 'done' })
      void take(found.entries)
    } catch {
      set({ fetched: 'failed' })
    }
  }

  function first(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  /** Something is missing between what was read and what came. */
  async function lookAgain() {
    try {
      hear(await transport.after(replayed.seq))
    } catch {
      transport.restart()
    }
  }

  async function join() {
    if (state.fetched !== 'done') await first()
    if (state.fetched !== 'done' || state.ended) return
    try {
      hear(await transport.join(Math.max(state.of, replayed.seq)))
      if (!state.ended) set({ connection: 'live' })
    } catch {
      if (!state.ended && !closed) transport.restart()
    }
  }

  function hear(joined: Joined) {
    if (joined.outcome === 'joined') void take(joined.entries)
    else if (joined.outcome === 'reload') end('reload')
    else if (joined.refusal.code === 'SignedOut') end('signed-out')
    else if (joined.refusal.code === 'NoSuchNegotiation') end('seat-ended')
  }

  function lost(connection: 'connecting' | 'offline') {
    if (!state.ended) set({ connection })
  }

  return {
    getState: () => state,
    subscribe(told: () => void) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    open() {
      closed = false
      transport.open({
        connected: () => void join(),
        disconnected: () => lost('connecting'),
        unreachable: () => lost('offline'),
        entries: (entries) => void (state.fetched === 'done' && take(entries)),
        presence: () => {},
        progress: () => {},
        mine: () => {},
        alarm: (alarm) => {
          set({ alarm })
          end('alarm')
        },
        dismissed: (everywhere) => end(everywhere ? 'signed-out' : 'seat-ended'),
      })
      void first()
    },
    close() {
      closed = true
      transport.close()
    },
    again: () => void first(),
    wake: () => transport.wake(),
  }
}
