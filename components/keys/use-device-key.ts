'use client'

import { useEffect, useState } from 'react'
import type { DeviceKey } from './device-key'

/** This person's key on this device. `unable`: the browser offers none here. `none`: none was made yet. */
type OwnKey = 'looking' | 'unable' | 'none' | DeviceKey

/** @param again changes when it is to be looked at anew */
export function useDeviceKey(person: string, again: unknown = null): OwnKey {
  const [found, setFound] = useState<OwnKey>('looking')
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says when to look anew
  useEffect(() => {
    let gone = false
    const look = async (): Promise<OwnKey> => {
      const { browserShelf, canSign, knownDeviceKey } = await import('./device-key')
      return canSign() ? ((await knownDeviceKey(person, browserShelf())) ?? 'none') : 'unable'
    }
    look().then(
      (own) => {
        if (!gone) setFound(own)
      },
      () => {
        if (!gone) setFound('unable')
      },
    )
    return () => {
      gone = true
    }
  }, [person, again])
  return found
}
