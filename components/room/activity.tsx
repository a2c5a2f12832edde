'use client'

import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { Time } from '@/components/ui/time'
import type { ToldEntry } from '@/server/record/replay'
import { activityWords } from './activity-words'
import { hidesAnswers, isAnothersAnswer } from './asked-alone'
import { PlaceLink } from './place-link'
import { useMe, useNames, useNegotiation, useRoom } from './room-provider'
import { useHeld } from './use-held'

/** Entries shown; the rest stands on the record. */
const MOST = 40

/** What happened, the latest first. New entries wait behind their count, so that nothing read moves. */
export function Activity() {
  const state = useNegotiation()
  const me = useMe()
  const entries = useRoom((room) => room.entries)
  const alone = hidesAnswers(state, me.party)
  const open = state.phase === 'Ratification' ? state.open.mark.seq : 0
  const told = alone ? entries.filter((one) => one.seq < open || !isAnothersAnswer(one, me.person)) : entries
  const reading = useRoom((room) => room.reading)
  const { shown, fresh, show } = useHeld(told, (one) => by(one) === me.person, state.head.seq)
  return (
    <div className="flex flex-col gap-3">
      <LiveRegion>
        {fresh > 0 ? (
          <Button size="small" wide onClick={show}>
            {fresh} new
          </Button>
        ) : null}
      </LiveRegion>
      <ol className="flex flex-col">
        {[...shown]
          .reverse()
          .slice(0, MOST)
          .map((entry) => (
            <li key={entry.seq} className="border-b border-line py-2 text-sm last:border-b-0">
              <Said entry={entry} />
            </li>
          ))}
      </ol>
      {reading ? (
        <p className="text-sm text-ink-muted">A long record: earlier entries are being read.</p>
      ) : null}
      <Link href={paths.record(state.negotiation)} prefetch={false} className="text-sm text-link">
        The whole record
      </Link>
    </div>
  )
}

const by = ({ actor }: ToldEntry) => (actor.kind === 'person' ? actor.person : null)

function Said({ entry }: { entry: ToldEntry }) {
  const names = useNames()
  const sentences = entry.events.map((event) => activityWords(event, names)).filter((one) => one !== null)
  return (
    <>
      {sentences.map(({ words, place }) => (
        <p key={words}>
          {place ? (
            <PlaceLink to={place} className="hover:text-accent hover:underline">
              {words}
            </PlaceLink>
          ) : (
            words
          )}
        </p>
      ))}
      <p className="text-ink-muted">
        <Time at={entry.at} />
      </p>
    </>
  )
}
