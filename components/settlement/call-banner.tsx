'use client'

import Link from 'next/link'
import { hidesAnswers } from '@/components/room/asked-alone'
import { useMay } from '@/components/room/may'
import { PlaceLink, usePlace } from '@/components/room/place-link'
import { useNames, useRoom } from '@/components/room/room-provider'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { standingRatification } from '@/server/protocol/ratification'
import type { Ratifying } from '@/server/protocol/state'

/**
 * A call is open. Who is asked and has not answered yet sees nothing of the others' answers here:
 * each is asked individually.
 */
export function CallBanner({ state }: { state: Ratifying }) {
  const names = useNames()
  const may = useMay()
  const { open } = state
  const place = usePlace()
  const reading = place.at === 'settlement' && place.version === open.version
  const asked = open.parties.some((one) => one.party === may.party)
  const answered = may.party !== null && standingRatification(open, may.party) !== undefined
  const mine = asked && may.answer && !answered
  const alone = useRoom((room) => hidesAnswers(room.view.negotiation, room.view.me.party))
  return (
    <Notice
      tone="accent"
      title={
        mine
          ? `Do you ratify settlement ${open.version}? You are asked.`
          : `Settlement ${open.version} is put to ratification`
      }
      actions={
        <>
          {mine || answered ? (
            <Button asChild>
              <Link href={paths.ratify(state.negotiation)} prefetch={false}>
                {mine ? 'Give your answer' : 'Your answer'}
              </Link>
            </Button>
          ) : null}
          {reading ? null : (
            <Button asChild>
              <PlaceLink to={{ at: 'settlement', version: open.version }}>Look at the text</PlaceLink>
            </Button>
          )}
        </>
      }
    >
      <p>
        {names.person(open.by)} called it on <Time at={open.mark.at} />. It becomes the final record only if
        every party asked ratifies it in its own words. There is no hurry, and silence is no answer.
      </p>
      {alone ? (
        <p className="text-sm text-ink-muted">
          Each party is asked by itself. You see the others’ answers once your party has given its own.
        </p>
      ) : (
        <ul className="flex flex-col gap-1">
          {open.parties.map(({ party }) => {
            const ratified = standingRatification(open, party)
            return (
              <li key={party} className="flex flex-wrap items-baseline gap-x-3">
                <span>{names.party(party)}</span>
                {ratified ? (
                  <Status tone="ok">
                    ratified, <Time at={ratified.mark.at} />
                  </Status>
                ) : (
                  <Status tone="waiting">asked, not answered yet</Status>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Notice>
  )
}
