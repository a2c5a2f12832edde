'use client'

import { useState } from 'react'
import { useNegotiation } from '@/components/room/room-provider'

type Sealed = { is: 'closed' | 'loading' | 'not-yours' | 'unreached' } | { is: 'open'; text: string }

/** What an entry commits to without showing it: asked for only when somebody presses; the server says who may read it. */
export function useSealed(commitment: string): { sealed: Sealed; toggle: () => void } {
  const { negotiation } = useNegotiation()
  const [sealed, set] = useState<Sealed>({ is: 'closed' })

  async function open() {
    set({ is: 'loading' })
    try {
      const response = await fetch(`/api/negotiations/${negotiation}/sealed/${commitment}`)
      set(response.ok ? { is: 'open', text: await response.text() } : { is: 'not-yours' })
    } catch {
      set({ is: 'unreached' })
    }
  }
  return { sealed, toggle: () => (sealed.is === 'open' ? set({ is: 'closed' }) : void open()) }
}
