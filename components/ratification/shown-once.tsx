'use client'

import { useEffect, useRef } from 'react'
import { randomId } from '@/components/room/random-id'
import type { SettlementDigest } from '@/server/protocol/ids'
import { send } from './send'

/** Which page was shown; raised when what it says changes. */
const PAGE = 'question/1'

/** Records that the question was on this person's screen: when, and which text. */
export function ShownOnce({
  negotiation,
  call,
  digest,
}: {
  negotiation: string
  call: number
  digest: SettlementDigest
}) {
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    // One id for each call and device, so that a reload is not a second showing.
    const key = `parley/shown/${negotiation}/${call}`
    const id = sessionStorage.getItem(key) ?? randomId()
    sessionStorage.setItem(key, id)
    const tell = async () => {
      const sending = await send(negotiation, id, { type: 'ShowQuestion', call, digest, page: PAGE })
      // A refusal needs no word: the call has ended, and the page says so by itself.
      if (sending.outcome === 'unsent') window.addEventListener('online', tell, { once: true })
    }
    void tell()
    return () => window.removeEventListener('online', tell)
  }, [negotiation, call, digest])
  return null
}
