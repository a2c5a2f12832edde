'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Checkbox, ChoiceGroup } from '@/components/ui/choice'
import { counted } from '@/components/words/names'
import { isStructured } from '@/server/protocol/packages'
import { fitWords } from './fit-words'

/** The facilitator chooses what is bargained over. What it takes is said before. */
export function BeginBargaining() {
  const state = useNegotiation()
  const open = state.issues.filter((one) => one.status === 'OPEN' && !one.setAside)
  const fit = open.filter((one) => isStructured(one.kind))
  const [left, setLeft] = useState<readonly number[]>([])
  const issues = fit.filter((one) => !left.includes(one.issue))
  return (
    <section aria-label="Begin bargaining" className="flex flex-col gap-4">
      <ul className="flex flex-col gap-1 text-sm text-ink-muted">
        {fitWords(state, issues).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ChoiceGroup
        legend="What is bargained over"
        hint="A choice, an amount between two ends, or a day between two days. Each offer gives every one of them a value."
      >
        {fit.map(({ issue, title }) => (
          <Checkbox
            key={issue}
            label={`${issue}. ${title}`}
            checked={!left.includes(issue)}
            onChange={(event) =>
              setLeft(event.currentTarget.checked ? left.filter((one) => one !== issue) : [...left, issue])
            }
          />
        ))}
      </ChoiceGroup>
      {fit.length < open.length ? (
        <p className="text-sm text-ink-muted">
          {counted(open.length - fit.length, 'open issue')} cannot take a value, and stay with the talk.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ActDialog
          name="begin-bargaining"
          title="Begin bargaining"
          description="The issues, the parties and the order of turns are fixed with it. Each party then declares, sealed, what the issues and no deal are worth to it; offers start when all have."
          action="Begin bargaining"
          trigger={
            <Button look="primary" disabled={issues.length === 0}>
              Begin bargaining
            </Button>
          }
          command={() => ({ type: 'BeginBargaining', issues: issues.map((one) => one.issue) })}
        />
        <Button asChild>
          <PlaceLink to={{ at: 'raise-issue' }}>Raise an issue</PlaceLink>
        </Button>
      </div>
    </section>
  )
}
