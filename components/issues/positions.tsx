'use client'

import { LongText } from '@/components/room/long-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { classNames } from '@/components/ui/class-names'
import { Time } from '@/components/ui/time'
import { standing } from '@/server/protocol/authority'
import type { Issue, Position } from '@/server/protocol/state'
import { positionId } from './new-below'

/** What each party said, side by side, round by round. A new position stands at the end: nothing read is moved. */
export function Positions({ issue }: { issue: Issue }) {
  const state = useNegotiation()
  const { roundsPerParty } = state.charter.limits
  const parties = standing(state)
  const rounds = Math.max(0, ...issue.positions.map((one) => one.round))
  if (rounds === 0)
    return (
      <p className="border-y border-line py-6 text-ink-muted">
        Nobody has taken a position on this issue yet.
      </p>
    )
  return (
    <section aria-label="Positions" className="flex flex-col gap-6">
      {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
        <div key={round}>
          <h3 className="border-b border-line pb-1 text-sm font-medium text-ink-muted">
            Round {round}
            {roundsPerParty !== null ? ` of ${roundsPerParty}` : ''}
          </h3>
          <ul className={classNames('grid gap-x-6 gap-y-4 pt-3', columns(parties.length))}>
            {parties.map(({ party, name }) => {
              const position = issue.positions.find((one) => one.party === party && one.round === round)
              return (
                <li
                  key={party}
                  id={positionId({ party, round })}
                  className={classNames('min-w-0 scroll-mt-24', !position && 'max-md:hidden')}
                >
                  {position ? (
                    <Said position={position} />
                  ) : (
                    <p className="text-sm text-ink-muted wrap-anywhere">
                      Nothing from {name} in this round yet.
                    </p>
                  )}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}

const columns = (parties: number) =>
  parties === 3 ? 'md:grid-cols-3' : parties === 1 ? '' : 'md:grid-cols-2'

function Said({ position }: { position: Position }) {
  const state = useNegotiation()
  const names = useNames()
  const party = names.party(position.party)
  const person = names.actor(position.by, position.mark.seq)
  const at = state.parties.findIndex((one) => one.party === position.party)
  return (
    <article aria-label={`${party}, round ${position.round}`} className="flex flex-col gap-1.5">
      <div className="flex min-h-9 items-center gap-2">
        <Avatar name={party} party={at} size="small" />
        <p className="min-w-0 text-sm leading-tight wrap-anywhere">
          <span className="block font-medium">{party}</span>
          {person === party ? null : <span className="text-ink-muted">by {person}</span>}
        </p>
      </div>
      <LongText text={position.text} />
      <p className="text-sm text-ink-muted">
        <Time at={position.mark.at} />
      </p>
    </article>
  )
}
