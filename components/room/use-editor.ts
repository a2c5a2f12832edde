'use client'

import { useMemo } from 'react'
import type { z } from 'zod'
import type { WireCommand } from '@/server/wire/commands'
import { useRoom, useRoomStore } from './room-provider'
import type { Pending, Returned, SendResult } from './room-state'

export type Editor<T> = {
  name: string
  value: T
  /** Changes the draft, which this device keeps; back to the empty value, nothing is kept. */
  change: (next: T) => void
  drafted: boolean
  pending: Pending | null
  refused: Returned | null
  /** While the words are on their way they cannot be changed. */
  locked: boolean
  send: (command: WireCommand) => Promise<SendResult>
  takeBack: () => void
  discard: () => void
}

type Asked<T> = {
  /** Whose text it is, the same after a reload: `position:3`. */
  name: string
  shape: z.ZodType<T>
  empty: T
  /** Where the others see somebody writing, such as `issue:3`; without it they see nothing. */
  where?: string
}

/** One text under work: its draft, the act that carries it, and what came back. */
export function useEditor<T>({ name, shape, empty, where }: Asked<T>): Editor<T> {
  const store = useRoomStore()
  const kept = useRoom((state) => state.drafts[name])
  const pending = useRoom((state) => state.pending.find((one) => one.editor === name) ?? null)
  const refused = useRoom((state) => state.refused[name] ?? null)
  const read = useMemo(() => (kept === undefined ? undefined : readDraft(shape, kept)), [kept, shape])
  return {
    name,
    value: read ?? empty,
    drafted: read !== undefined,
    pending,
    refused,
    locked: pending !== null,
    change(next) {
      const text = JSON.stringify(next)
      store.draft(name, text === JSON.stringify(empty) ? null : text)
      if (where !== undefined) store.typing.at(where)
    },
    send: (command) => store.send(name, command),
    takeBack: () => store.takeBack(name),
    discard() {
      store.takeBack(name)
      store.forgive(name)
      store.draft(name, null)
    },
  }
}

/** Local storage is a door: an older page may have left another shape. */
function readDraft<T>(shape: z.ZodType<T>, kept: string): T | undefined {
  try {
    const read = shape.safeParse(JSON.parse(kept))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
