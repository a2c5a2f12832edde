import { useEffect, useRef, useState } from 'react'
import type { NegotiationId } from '@/server/protocol/ids'
import type { StoredEntry } from '@/server/record/entry'
import { type Verdict, verifying } from '@/server/record/verify'
import { fetchEntries } from './fetch-entries'
import { type KeptHead, keepHead, type ReadLine, readKeptHead } from './kept-head'

export type Verifying =
  | { state: 'ready' }
  | { state: 'fetching' }
  | { state: 'checking'; done: number; of: number }
  | { state: 'unreachable' }
  | { state: 'done'; verdict: Verdict; known: KnownHeads; at: string }

/** What the record was compared with. `unplaced`: the line that was kept stands nowhere in it. */
export type KnownHeads = { line: ReadLine | null; unplaced: boolean; device: KeptHead | null }

type Shown = { seq: number; hash: string }

/**
 * Asks the server for the whole record anew and checks it here, a stretch at a time: what this page was shown,
 * what this device found sound before, and the line the person kept must all be in it.
 */
export function useVerify(negotiation: NegotiationId, person: string, shown: Shown) {
  const [verify, set] = useState<Verifying>({ state: 'ready' })
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  async function start(line: ReadLine | null) {
    turn.current += 1
    const mine = turn.current
    set({ state: 'fetching' })
    const entries = await fetched(negotiation)
    if (mine !== turn.current) return
    if (!entries) return set({ state: 'unreachable' })
    const device = readKeptHead(negotiation, person)
    const place = line && (line.seq ?? entries.find((one) => one.hash === line.hash)?.seq ?? null)
    const heads = [
      ...(shown.seq > 0 ? [shown] : []),
      ...(device ? [{ seq: device.seq, hash: device.hash }] : []),
      ...(line && place ? [{ seq: place, hash: line.hash }] : []),
    ]
    const steps = verifying(entries, { heads, negotiation })
    for (;;) {
      const step = steps.next()
      if (mine !== turn.current) return
      if (step.done) {
        const at = new Date().toISOString()
        const unplaced = line !== null && place === null
        const { sound, entries: seq, head: hash } = step.value
        if (sound && !unplaced && seq > 0) keepHead(negotiation, person, { seq, hash, at })
        return set({ state: 'done', verdict: step.value, known: { line, unplaced, device }, at })
      }
      set({ state: 'checking', ...step.value })
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  return { verify, start: (line: ReadLine | null) => void start(line) }
}

async function fetched(negotiation: NegotiationId): Promise<StoredEntry[] | null> {
  try {
    const found = await fetchEntries(negotiation, 0)
    return 'entries' in found ? found.entries : null
  } catch {
    return null
  }
}
