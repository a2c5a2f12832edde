'use client'

import { useEffect } from 'react'
import { useNegotiation } from './room-provider'
import { useNeeds } from './use-needs'

/** What needs me is told in the browser's tab too. */
export function TabTitle() {
  const { title } = useNegotiation()
  const waiting = useNeeds().length
  useEffect(() => {
    const words = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Parley`
    const write = () => {
      if (document.title !== words) document.title = words
    }
    write()
    // The page's own title, without what waits, may arrive after this one.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [title, waiting])
  return null
}
