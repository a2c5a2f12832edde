'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Switch } from '@/components/ui/switch'
import { needWords } from '@/components/words/needs'
import { useNames, useNegotiation, useRoom, useRoomStore } from './room-provider'
import { useNeeds } from './use-needs'

const never = () => () => {}
const possible = () => 'Notification' in window && Notification.permission !== 'denied'

/** A notification of this device, once asked for: only what waits for me, and only while I look elsewhere. */
export function TellMe() {
  const store = useRoomStore()
  const told = useRoom((state) => state.tells)
  const can = useSyncExternalStore(never, possible, () => false)
  const [refused, setRefused] = useState(false)
  if (!can && !refused) return null
  async function ask(on: boolean) {
    if (!on) return store.tellMe(false)
    const allowed = (await Notification.requestPermission()) === 'granted'
    setRefused(!allowed)
    store.tellMe(allowed)
  }
  return (
    <Switch
      label="Tell me on this device"
      hint={
        refused
          ? 'This browser does not allow it. You can change that in its settings.'
          : 'When something new waits for me and I look elsewhere.'
      }
      checked={told}
      onCheckedChange={(on) => void ask(on)}
    />
  )
}

/** Shows the notification. It names the matter and what waits, never anybody’s words. */
export function Teller() {
  const { title } = useNegotiation()
  const names = useNames()
  const told = useRoom((state) => state.tells)
  const needs = useNeeds().map((need) => needWords(need, names.party).what)
  const before = useRef<ReadonlySet<string>>(new Set(needs))
  const key = needs.join('\n')
  useEffect(() => {
    const now = key === '' ? [] : key.split('\n')
    const fresh = now.filter((what) => !before.current.has(what))
    before.current = new Set(now)
    const [what] = fresh
    if (!told || !what || document.visibilityState === 'visible') return
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    try {
      new Notification(title, { body: what, tag: title })
    } catch {
      // Some phones allow notifications from a service worker only; the tab's title still tells.
    }
  }, [key, told, title])
  return null
}
