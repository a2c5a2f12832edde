'use client'

import { useEffect, useRef, useState } from 'react'
import { beginLongWork, type LongWork, type Told } from './long-work'

export type LongState = { done: number; of: number } | 'failed' | null

/** Work beside the page, one at a time: how far it is, and how to begin and cancel it. It ends with the page. */
export function useLongWork(onDone: (message: Told) => void) {
  const [state, setState] = useState<LongState>(null)
  const cancelling = useRef(() => {})
  useEffect(() => () => cancelling.current(), [])
  const cancel = () => {
    cancelling.current()
    setState(null)
  }
  const begin = (work: LongWork) => {
    cancelling.current()
    setState({ done: 0, of: 0 })
    cancelling.current = beginLongWork(work, (message) => {
      if (message.kind === 'progress') {
        setState({ done: message.done, of: message.of })
        return
      }
      setState(message.kind === 'failed' ? 'failed' : null)
      onDone(message)
    })
  }
  return { state, begin, cancel }
}
