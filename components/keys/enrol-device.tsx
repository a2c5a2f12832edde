'use client'

import { useEffect, useRef } from 'react'
import { useLive, useMe, useNegotiation, useRoomStore } from '@/components/room/room-provider'
import { browserShelf, canSign, deviceKey } from './device-key'
import { enrolment } from './sign-and-send'

/** Whoever has just taken a seat for a party gets their first key on the record: from then on they sign. */
export function EnrolDevice() {
  const { negotiation, keys } = useNegotiation()
  const me = useMe()
  const live = useLive()
  const store = useRoomStore()
  const asked = useRef(false)
  const first = me.party !== null && me.role !== 'observer' && !keys.some((one) => one.person === me.person)
  useEffect(() => {
    if (!first || !live || asked.current || !canSign()) return
    asked.current = true
    deviceKey(me.person, browserShelf())
      .then(async (device) => store.send('device', await enrolment(negotiation, me.person, device)))
      .catch(() => {
        // A browser that keeps no keys: the page of one's own things says so.
      })
  }, [first, live, me.person, negotiation, store])
  return null
}
