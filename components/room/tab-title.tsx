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
    // The page's own title, without what waits, may arrive or be written anew after this one, also outside the head.
    const observer = new MutationObserver(write)
    function write() {
      if (document.title !== words) document.title = words
      const shown = document.querySelector('title')
      if (shown) observer.observe(shown, { childList: true, characterData: true, subtree: true })
    }
    observer.observe(document.head, { childList: true })
    write()
    return () => observer.disconnect()
  }, [title, waiting])
  return null
}
