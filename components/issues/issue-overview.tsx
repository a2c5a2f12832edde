'use client'

import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { Status } from '@/components/ui/status'
import { standing } from '@/server/protocol/authority'
import { roundsOf } from '@/server/protocol/issues'
import type { Issue, Party } from '@/server/protocol/state'
import { issueState } from './issue-state'

/** Each issue with its state, and how far each party has spoken on it. */
export function IssueOverview() {
  const state = useNegotiation()
  if (state.issues.length === 0) return null
  return (
    <section aria-label="Issues at a glance">
      <h2 className="text-lg">Issues</h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {state.issues.map((issue) => (
          <li key={issue.issue} className="grid grid-cols-[1.5rem_minmax(0,1fr)] py-3">
            <span className="figures text-ink-muted">{issue.issue}</span>
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <PlaceLink
                  to={{ at: 'issue', issue: issue.issue }}
                  className="font-medium hover:text-accent hover:underline"
                >
                  {issue.title}
                </PlaceLink>
                <Status tone={issueState(issue, state).tone}>{issueState(issue, state).word}</Status>
              </div>
              <p className="text-sm text-ink-muted">{spokenWords(issue, standing(state))}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function spokenWords(issue: Issue, parties: readonly Party[]): string {
  if (issue.decision !== null) return issue.decision
  return parties
    .map(({ party, name }) => {
      const rounds = roundsOf(issue, party)
      return rounds === 0 ? `${name}: nothing yet` : `${name}: round ${rounds}`
    })
    .join(' · ')
}
