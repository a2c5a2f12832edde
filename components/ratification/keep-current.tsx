'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const EVERY_MS = 4_000

/**
 * Notices when the call was closed or somebody it may tell of has answered, and has the page rendered again. It asks
 * for one opaque value, which says nothing of the others before this person has answered.
 */
export function KeepCurrent({ negotiation, pulse }: { negotiation: string; pulse: string }) {
  const router = useRouter()
  useEffect(() => {
    let ended = false
    async function look() {
      if (document.visibilityState !== 'visible') return
      try {
        const response = await fetch(`/api/negotiations/${negotiation}/pulse`, { cache: 'no-store' })
        if (!ended && response.ok && (await response.text()) !== pulse) router.refresh()
      } catch {
        // Offline: the page stays as it is, and an answer says so when it is sent.
      }
    }
    const turn = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      ended = true
      clearInterval(turn)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [negotiation, pulse, router])
  return null
}
