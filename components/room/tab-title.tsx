'use client'

import { useEffect } from 'react'
import { useNegotiation } from './room-provider'
import { useNeeds } from './use-needs'

/** What needs me is told in the browser's tab too. */
export function TabTitle() {
  const { title } = useNegotiation()
  const waiting = useNeeds().length
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Parley`
  }, [title, waiting])
  return null
}
