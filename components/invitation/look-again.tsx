'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Between two looks, in milliseconds: looks by link are counted, and several may wait behind one address. */
const LOOK_MS = 60_000

/** Whoever waits to be confirmed sees it without loading the page again. */
export function LookAgain() {
  const { refresh } = useRouter()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])
  return null
}
