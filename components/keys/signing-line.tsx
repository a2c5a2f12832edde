'use client'

import { useDeviceKey } from './use-device-key'

/** Said before a binding press: whether this device signs it, and with which key. */
export function SigningLine({ person }: { person: string }) {
  const own = useDeviceKey(person)
  if (own === 'looking') return null
  if (own === 'unable')
    return (
      <p className="text-sm text-ink-muted">
        This browser cannot sign at this address: browsers keep keys on https pages only. If you have signed
        here before, do this on that device. If not, your act rests on your being signed in, and whoever
        checks the record is told so.
      </p>
    )
  return (
    <p className="text-sm text-ink-muted">
      {own === 'none' ? (
        'This device makes a key of yours and signs with it. It is put on the record first, for all to see.'
      ) : (
        <>
          This device signs it with your key <code>{own.key.slice(0, 16)}</code>. If that is not on the record
          yet, it is put there first, for all to see.
        </>
      )}
    </p>
  )
}
