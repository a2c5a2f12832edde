'use client'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { signingTransport } from '@/components/keys/signing-transport'
import { fetchEntries } from '@/components/record/fetch-entries'
import { type Names, namesOf } from '@/components/words/names'
import { negotiationId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Me } from '@/server/protocol/view'
import { deviceKeep } from './keep'
import { newCommandId } from './new-command-id'
import type { RoomStart, RoomState } from './room-state'
import { createRoomStore, type RoomStore } from './room-store'
import { socketTransport } from './socket-transport'
import { browserTimers } from './timers'
import type { Transport } from './transport'

const Room = createContext<RoomStore | null>(null)

type RoomProviderProps = {
  negotiation: string
  start: RoomStart
  /** Another line than the socket, for looking at pages without a server. */
  transport?: Transport
  children: ReactNode
}

/** The one store of a negotiation in this browser. It is followed while the provider stands. */
export function RoomProvider({ negotiation, start, transport, children }: RoomProviderProps) {
  const [store] = useState((): RoomStore => {
    const keys = () => made.getState().view.negotiation.keys
    const made = createRoomStore({
      start,
      transport:
        transport ?? signingTransport(socketTransport(negotiationId.parse(negotiation)), start.me, keys),
      keep: deviceKeep(),
      timers: browserTimers,
      reads: {
        fetchAfter: (seq) => fetchEntries(negotiationId.parse(negotiation), seq),
        pause: () => new Promise((resolve) => setTimeout(resolve)),
        now: () => performance.now(),
      },
      newId: newCommandId,
    })
    return made
  })
  useEffect(() => {
    store.open()
    const seen = () => {
      if (document.visibilityState === 'visible') store.wake()
    }
    window.addEventListener('pageshow', store.wake)
    window.addEventListener('online', store.wake)
    window.addEventListener('offline', store.networkLost)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('pageshow', store.wake)
      window.removeEventListener('online', store.wake)
      window.removeEventListener('offline', store.networkLost)
      document.removeEventListener('visibilitychange', seen)
      store.close()
    }
  }, [store])
  return <Room value={store}>{children}</Room>
}

export function useRoomStore(): RoomStore {
  const store = useContext(Room)
  if (store === null) throw new Error('this belongs inside a room')
  return store
}

/** @param select gives a part of the state itself, not something made of it: it is compared by identity */
export function useRoom<T>(select: (state: RoomState) => T): T {
  const store = useRoomStore()
  const read = () => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

export const useNegotiation = (): Opened => useRoom((state) => state.view.negotiation)
export const useMe = (): Me => useRoom((state) => state.view.me)
export const useNames = (): Names => namesOf(useNegotiation())

/** Whether a command can be given with the expectation of an answer now. */
export const useLive = (): boolean => useRoom((state) => state.connection === 'live' && state.ended === null)
