'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { RefusalNotice } from '@/components/room/refusal-notice'
import { useLive, useMe, useNegotiation, useRoom, useRoomStore } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { LIMIT } from '@/server/protocol/limits'
import { browserShelf, deviceKey } from './device-key'
import { enrolment } from './sign-and-send'
import { useDeviceKey } from './use-device-key'

const EDITOR = 'device'

/** With what this person signs: their devices on the record, this one, and how to take one out of use. */
export function MyDevices() {
  const me = useMe()
  const { keys, negotiation } = useNegotiation()
  const mine = keys.filter((one) => one.person === me.person)
  const own = useDeviceKey(me.person, mine.length)
  const refused = useRoom((state) => state.refused[EDITOR] ?? null)
  const store = useRoomStore()
  const live = useLive()
  if (me.party === null || me.role === 'observer') return null
  const here = typeof own === 'object' ? own.key : null
  const standing = mine.some((one) => one.key === here && one.revoked === null)

  async function enrol() {
    const device = await deviceKey(me.person, browserShelf())
    await store.send(EDITOR, await enrolment(negotiation, me.person, device))
  }
  return (
    <section aria-label="Devices I sign with">
      <h3 className="text-sm font-medium">Devices I sign with</h3>
      <p className="text-sm text-ink-muted">
        What binds you is signed by a key that your browser keeps and nobody can take out. Everyone here sees
        which devices you enrolled.
      </p>
      <ul className="mt-1 flex flex-col divide-y divide-line text-sm">
        {mine.map((one) => (
          <li key={one.key} className="flex flex-col gap-1 py-2">
            <span className="font-medium">
              {one.device}
              {one.key === here ? ' (this one)' : ''}
            </span>
            <span className="text-ink-muted">
              Key <code>{one.key.slice(0, 16)}</code>, enrolled <Time at={one.mark.at} />
            </span>
            {one.revoked ? (
              <Status tone="neutral">Taken out of use</Status>
            ) : (
              <span>
                <ActDialog
                  name={`revoke-key:${one.key}`}
                  trigger={
                    <Button look="quiet" size="small">
                      Take out of use
                    </Button>
                  }
                  title={`Take “${one.device}” out of use`}
                  description="It signs nothing more for you here. What it signed stays signed. You will need another device that is enrolled, or one that you enrol then."
                  words={{ label: 'Why', hint: 'It stands on the record.', limit: LIMIT.line }}
                  action="Take it out of use"
                  look="danger"
                  command={(reason) => ({ type: 'RevokeKey', key: one.key, reason })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {own === 'unable' ? (
        <p className="text-sm">
          This browser cannot sign at this address: browsers keep keys on https pages only.{' '}
          {mine.length > 0
            ? 'What binds you has to be done on a device that can.'
            : 'What binds you rests on your being signed in, and whoever checks the record is told that it bears no signature of yours.'}
        </p>
      ) : null}
      {own !== 'unable' && own !== 'looking' && !standing ? (
        <div className="flex flex-col items-start gap-2 pt-1">
          <p className="text-sm">
            This device is not enrolled. It will be, for all to see, with the first thing here that binds you.
          </p>
          <Button size="small" disabled={!live} onClick={() => void enrol()}>
            Enrol this device now
          </Button>
        </div>
      ) : null}
      <RefusalNotice refused={refused} />
    </section>
  )
}
