'use client'

import { LongText } from '@/components/room/long-text'
import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { Badge } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { Claims } from './claims'
import { Decision } from './decision'
import { IssueActs } from './issue-acts'
import { issueState, kindWords } from './issue-state'
import { PositionComposer } from './position-composer'
import { Positions } from './positions'
import { SourcePositions } from './source-positions'
import { Support } from './support'

/** One question: what was said on it, round by round, and how it is decided. */
export function IssuePage({ number }: { number: number }) {
  const state = useNegotiation()
  const names = useNames()
  const may = useMay()
  const issue = state.issues.find((one) => one.issue === number)
  if (!issue)
    return (
      <EmptyState
        className="my-6"
        sentence={`There is no issue ${number}.`}
        action={
          <PlaceLink to={{ at: 'issues' }} className="text-link">
            All issues
          </PlaceLink>
        }
      />
    )
  const { tone, word } = issueState(issue, state)
  const open = issue.status === 'OPEN' && !issue.setAside
  return (
    <>
      <div className="flex flex-1 flex-col gap-6 py-6">
        <div className="flex flex-col gap-3">
          <PlaceHeading above={`Issue ${issue.issue}`} aside={<Badge tone={tone}>{word}</Badge>}>
            {issue.title}
          </PlaceHeading>
          <LongText text={issue.question} className="text-lg" />
          {issue.context ? <LongText text={issue.context} className="text-ink-muted" /> : null}
          <p className="text-sm text-ink-muted">
            {kindWords(issue.kind)} Raised by {names.actor(issue.by, issue.mark.seq)},{' '}
            <Time at={issue.mark.at} />.
          </p>
        </div>
        <SourcePositions issue={issue} />
        <Decision issue={issue} />
        <Positions issue={issue} />
        <Claims issue={issue} />
        <Support issue={issue} />
        <IssueActs issue={issue} />
        <Neighbours number={number} />
      </div>
      {may.speak && open ? <PositionComposer issue={issue} /> : null}
    </>
  )
}

/** On to the next question without going back to the list. */
function Neighbours({ number }: { number: number }) {
  const { issues } = useNegotiation()
  const around = [number - 1, number + 1].flatMap((at) => issues[at - 1] ?? [])
  if (around.length === 0) return null
  return (
    <nav aria-label="Other issues" className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
      {around.map(({ issue, title }) => (
        <PlaceLink
          key={issue}
          to={{ at: 'issue', issue }}
          className={classNames('inline-flex min-h-11 items-center text-link', issue > number && 'ml-auto')}
        >
          {issue < number ? `Issue ${issue}: ${title}` : `Next, issue ${issue}: ${title}`}
        </PlaceLink>
      ))}
    </nav>
  )
}
