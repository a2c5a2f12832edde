'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { useMe, useNames, useNegotiation, useRoom } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PrivateRegion } from '@/components/ui/private-region'
import { Time } from '@/components/ui/time'
import { peopleIn } from '@/server/protocol/caucuses'
import { privacyLog } from '@/server/protocol/privacy-log'
import { CaucusComposer } from './caucus-composer'
import { CaucusMessages } from './caucus-messages'
import { audienceOf, caucusWith } from './caucus-words'
import { PrivacyLogView } from './privacy-log-view'

/** One talk alone, for those who take part in it. */
export function CaucusPage({ number }: { number: number }) {
  const state = useNegotiation()
  const me = useMe()
  const names = useNames()
  const mine = useRoom((room) => room.view.mine)
  const caucus = state.caucuses[number - 1]
  const back = (
    <PlaceLink to={{ at: 'caucuses' }} className="text-link">
      To all caucuses
    </PlaceLink>
  )
  if (!caucus) return <EmptyState className="my-6" sentence="There is no such caucus." action={back} />
  const talks = peopleIn(state, caucus).includes(me.person)
  const ofParty = me.party !== null && me.party === caucus.party
  if (!talks && !ofParty)
    return (
      <EmptyState
        className="my-6"
        sentence={`Caucus ${number} belongs to ${names.party(caucus.party)} and to ${caucusWith(state, caucus)}. Nobody else reads it.`}
        action={back}
      />
    )
  const open = caucus.closed === null && (state.phase === 'Intent' || state.phase === 'Mediation')
  const log = privacyLog(state, caucus, mine)
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading
        above={back}
        lead={`${names.party(caucus.party)} alone with ${caucusWith(state, caucus)}.`}
      >
        Caucus {number}
      </PlaceHeading>
      <PrivateRegion audience={audienceOf(state, caucus, me.person)} aria-label="What is said here">
        <div className="flex flex-col gap-6">
          <CaucusMessages log={log} mayRelease={ofParty && me.role !== 'observer'} />
          {talks && open ? (
            <CaucusComposer caucus={caucus} />
          ) : (
            <p className="text-sm text-ink-muted">
              {caucus.closed ? (
                <>
                  Closed by {names.person(caucus.closed.by)}, <Time at={caucus.closed.mark.at} />. It stays
                  sealed.
                </>
              ) : (
                'It rests while the negotiation is in another phase. It stays sealed.'
              )}
            </p>
          )}
        </div>
      </PrivateRegion>
      {ofParty ? <PrivacyLogView log={log} audience={audienceOf(state, caucus, me.person)} /> : null}
      {talks && open ? (
        <div>
          <ActDialog
            name={`close-caucus:${number}`}
            trigger={<Button>Close this caucus</Button>}
            title="Close this caucus"
            description="Everybody sees that it was closed. What was said stays sealed, and you can still read it. Another one can be opened at any time."
            action="Close it"
            command={() => ({ type: 'CloseCaucus', caucus: number })}
          />
        </div>
      ) : null}
    </div>
  )
}
