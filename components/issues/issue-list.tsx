'use client'

import { PlaceLink, usePlace } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { classNames } from '@/components/ui/class-names'
import { Status } from '@/components/ui/status'
import { issueState } from './issue-state'

/** Every issue with its number, title and state. */
export function IssueList() {
  const state = useNegotiation()
  const { issues, phase } = state
  const place = usePlace()
  const before = phase === 'Setup' || phase === 'Intent'
  if (issues.length === 0)
    return (
      <p className="text-sm text-ink-muted">
        {before
          ? 'Issues are raised once mediation begins.'
          : phase === 'Closed'
            ? 'No issue was raised.'
            : 'No issue has been raised yet.'}
      </p>
    )
  return (
    <ul className="flex flex-col">
      {issues.map((issue) => {
        const { tone, word } = issueState(issue, state)
        const current = place.at === 'issue' && place.issue === issue.issue
        return (
          <li key={issue.issue}>
            <PlaceLink
              to={{ at: 'issue', issue: issue.issue }}
              aria-current={current ? 'page' : undefined}
              className="-mx-2 grid min-h-11 grid-cols-[1.5rem_minmax(0,1fr)] rounded-md px-2 py-1.5 desk:py-1 hover:bg-sunken aria-[current]:bg-accent-soft"
            >
              <span className="figures leading-snug text-ink-muted desk:text-sm">{issue.issue}</span>
              <span className="min-w-0">
                <span className={classNames('block leading-snug desk:text-sm', current && 'font-medium')}>
                  {issue.title}
                </span>
                <Status tone={tone}>{word}</Status>
              </span>
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  )
}
