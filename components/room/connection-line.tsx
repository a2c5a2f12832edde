'use client'

import { Check, CloudOff, type LucideIcon, RefreshCw } from 'lucide-react'
import { LiveRegion } from '@/components/ui/live-region'
import { Status, type Tone } from '@/components/ui/status'
import { counted } from '@/components/words/names'
import { useRoom } from './room-provider'
import type { RoomState } from './room-state'

/** What became of one's words, said honestly: saved, sending, waiting, offline. */
export function ConnectionLine() {
  const connection = useRoom((state) => state.connection)
  const pending = useRoom((state) => state.pending)
  const { tone, icon, words } = connectionWords({ connection, pending })
  return (
    <LiveRegion>
      <Status tone={tone} icon={icon}>
        {words}
      </Status>
    </LiveRegion>
  )
}

type Said = { tone: Tone; icon: LucideIcon; words: string }

function connectionWords({ connection, pending }: Pick<RoomState, 'connection' | 'pending'>): Said {
  const waiting = pending.filter((one) => one.state === 'waiting').length
  const kept = waiting > 0 ? `. ${counted(waiting, 'act')} kept on this device` : ''
  switch (connection) {
    case 'offline':
      return { tone: 'warn', icon: CloudOff, words: `Offline${kept}` }
    case 'connecting':
      return { tone: 'waiting', icon: RefreshCw, words: `Connecting${kept}` }
    case 'live':
      return pending.length > 0
        ? { tone: 'waiting', icon: RefreshCw, words: 'Sending' }
        : { tone: 'ok', icon: Check, words: 'Connected, all saved' }
  }
}
