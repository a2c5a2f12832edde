'use client'

import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { Button } from '@/components/ui/button'
import { counted } from '@/components/words/names'
import { draftFromDecisions } from '@/server/protocol/finish'
import { begunFrom, type TableDraft } from './table-draft'

/** The merged document of what was decided: ready to be tabled, or what has to be decided first. */
export function Decided({ onDraft }: { onDraft: (draft: TableDraft) => void }) {
  const state = useNegotiation()
  const look = useMainLook()
  if (state.issues.length === 0 && state.checks.length === 0) return null
  const from = draftFromDecisions(state)
  if (from.ready)
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-ink-muted">
          {state.issues.length > 0 ? 'Every issue is decided.' : 'Every party consents to one text.'} It can
          be put together term by term, to the letter: {counted(from.draft.terms.length, 'term')} with{' '}
          {from.draft.terms.length === 1 ? 'its' : 'their'} sources. You see the text before it is tabled.
        </p>
        <Button look={look} onClick={() => onDraft(begunFrom(state, { from: 'decisions' }))}>
          Draft from the decisions
        </Button>
      </div>
    )
  if ('tooMany' in from)
    return (
      <p className="text-ink-muted">
        {counted(from.tooMany, 'decision')} are more than one settlement holds. Table the text in parts.
      </p>
    )
  const undecided = [...from.open, ...from.escalated]
  if (undecided.length === 0) return null
  return (
    <p className="text-ink-muted">
      The decisions become a settlement once every issue is agreed, dropped or carved out. Still to decide:{' '}
      {undecided.map((issue, at) => (
        <span key={issue}>
          {at > 0 ? ', ' : ''}
          <PlaceLink to={{ at: 'issue', issue }} className="text-link">
            issue {issue}
          </PlaceLink>
          {from.escalated.includes(issue) ? ' (escalated)' : ''}
        </span>
      ))}
      .
    </p>
  )
}
