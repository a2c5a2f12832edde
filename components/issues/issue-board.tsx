'use client'

import { useMay } from '@/components/room/may'
import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useNeeds } from '@/components/room/use-needs'
import { Avatar } from '@/components/ui/avatar'
import { classNames } from '@/components/ui/class-names'
import { Status } from '@/components/ui/status'
import { standing } from '@/server/protocol/authority'
import { roundsOf } from '@/server/protocol/issues'
import type { Need } from '@/server/protocol/needs'
import type { Issue, Opened } from '@/server/protocol/state'
import { unaddressed } from '@/server/protocol/turns'
import { issueState } from './issue-state'

/** Each issue with its state, the rounds each party has used, and what waits for this person. */
export function IssueBoard({ heading }: { heading?: string }) {
  const state = useNegotiation()
  const may = useMay()
  const needs = useNeeds()
  if (state.issues.length === 0) return heading ? null : <p className="text-ink-muted">{nothingYet(state)}</p>
  const left = may.party !== null && state.turn?.party === may.party ? unaddressed(state, may.party) : []
  return (
    <section aria-label="Issues at a glance">
      {heading ? <h2 className="text-lg">{heading}</h2> : null}
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {state.issues.map((issue) => (
          <li key={issue.issue} className="grid grid-cols-[1.5rem_minmax(0,1fr)] py-3">
            <span className="figures text-ink-muted">{issue.issue}</span>
            <div className="flex min-w-0 flex-col gap-1.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <PlaceLink
                  to={{ at: 'issue', issue: issue.issue }}
                  className="min-w-0 font-medium wrap-anywhere hover:text-accent hover:underline"
                >
                  {issue.title}
                </PlaceLink>
                <Status tone={issueState(issue, state).tone}>{issueState(issue, state).word}</Status>
              </div>
              {issue.decision === null ? <Rounds issue={issue} /> : <p>{issue.decision}</p>}
              <Waits issue={issue} needs={needs} left={left.includes(issue.issue)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nothingYet(state: Opened): string {
  return state.phase === 'Setup' || state.phase === 'Intent'
    ? 'Issues are raised once mediation begins.'
    : 'No issue has been raised yet.'
}

/** Who has spoken, and in how many of the rounds. */
function Rounds({ issue }: { issue: Issue }) {
  const state = useNegotiation()
  const most = state.charter.limits.roundsPerParty
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      {standing(state).map(({ party, name }) => {
        const rounds = roundsOf(issue, party)
        const supports = issue.support.some((one) => one.party === party)
        return (
          <li key={party} className="flex min-w-0 items-center gap-1.5">
            <Avatar name={name} party={state.parties.findIndex((one) => one.party === party)} size="small" />
            <span className={classNames('min-w-0 wrap-anywhere', (rounds > 0 || supports) && 'text-ink')}>
              {name}
            </span>
            <span className="figures shrink-0">{saidSoFar(rounds, most, supports)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function saidSoFar(rounds: number, most: number | null, supports: boolean): string {
  const round = most === null ? `round ${rounds}` : `round ${rounds} of ${most}`
  const parts = [...(rounds > 0 ? [round] : []), ...(supports ? ['supports a text'] : [])]
  return parts.length === 0 ? 'nothing yet' : parts.join(', ')
}

function waitsHere(need: Need, issue: number): string | null {
  if (need.kind === 'take-position' && need.issue === issue) return 'Your position is asked'
  if (need.kind === 'support-decision' && need.issue === issue) return 'A decision waits for your word'
  return null
}

function Waits({ issue, needs, left }: { issue: Issue; needs: Need[]; left: boolean }) {
  const words = needs.flatMap((need) => waitsHere(need, issue.issue) ?? [])
  if (words.length === 0 && !left) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {words.map((word) => (
        <Status key={word} tone="accent">
          {word}
        </Status>
      ))}
      {left && words.length === 0 ? <Status tone="warn">Without your word in this turn</Status> : null}
    </p>
  )
}
