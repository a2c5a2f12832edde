'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'
import type { WeighedIssue } from './declare-draft'

type ShareRanksProps = { bargaining: Bargaining; issues: readonly WeighedIssue[]; party: PartyId }

/** A choice of one's own: which issue matters more, for all to see, and never how much. */
export function ShareRanks({ bargaining, issues, party }: ShareRanksProps) {
  const shared = bargaining.shared.find((one) => one.party === party)
  const [ranks, setRanks] = useState<Record<number, number>>({})
  const rankOf = (issue: number) =>
    ranks[issue] ?? shared?.ranks.find((one) => one.issue === issue)?.rank ?? 1
  return (
    <ActDialog
      name="share-ranks"
      title="Share how the issues rank for you"
      description="Everybody sees it, on the record. It helps the mediator to find packages that are better for all, and it tells the others where you could give way."
      action="Share these ranks"
      trigger={<Button>{shared ? 'Change what you share' : 'Share how issues rank for you'}</Button>}
      command={() => ({
        type: 'ShareSignals',
        ranks: issues.map(({ issue }) => ({ issue, rank: rankOf(issue) })),
        acceptable: [],
      })}
    >
      {issues.map(({ issue, title }) => (
        <Field key={issue} label={title}>
          <Select
            value={String(rankOf(issue))}
            onChange={(event) => setRanks({ ...ranks, [issue]: Number(event.currentTarget.value) })}
          >
            {issues.map(({ issue: each }, at) => (
              <option key={each} value={at + 1}>
                {at === 0 ? 'Most important' : `Place ${at + 1}`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </ActDialog>
  )
}
