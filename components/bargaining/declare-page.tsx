'use client'

import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink, useGoTo } from '@/components/room/place-link'
import { useEditor } from '@/components/room/use-editor'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { PrivateRegion } from '@/components/ui/private-region'
import { TextField } from '@/components/ui/text-field'
import { LIMIT } from '@/server/protocol/limits'
import {
  type DeclareDraft,
  declareDraft,
  declaredFrom,
  EMPTY_DECLARATION,
  missingIn,
  outcomesOf,
  type WeighedIssue,
  WHOLE,
} from './declare-draft'
import { MyDeclaration } from './my-declaration'
import { TryPackage } from './try-package'
import { useBargaining } from './use-bargaining'
import { ValueOutcomes } from './value-outcomes'
import { WeighIssues } from './weigh-issues'

/** What the issues and no deal are worth to one's party: weighed, tried, and sealed once. */
export function DeclarePage() {
  const { bargaining, party, declared, issues, mine } = useBargaining()
  const lead = 'Only you see it. Offers start when each party has declared, and it cannot change afterwards.'
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead={declared ? 'Sealed, and fixed for this negotiation.' : lead}>
        Your values
      </PlaceHeading>
      {!bargaining || !party ? (
        <EmptyState
          sentence="There is nothing to declare here."
          action={
            <PlaceLink to={{ at: 'bargaining' }} className="text-link">
              To the offers
            </PlaceLink>
          }
        />
      ) : declared ? (
        <PrivateRegion audience="Only you see this">
          {mine ? (
            <div className="flex flex-col gap-6">
              <MyDeclaration issues={issues} mine={mine} />
              <TryPackage issues={issues} mine={mine} />
            </div>
          ) : (
            <p>Your party has declared. What it said is open to whoever declared it.</p>
          )}
        </PrivateRegion>
      ) : (
        <DeclareForm issues={issues} />
      )}
    </div>
  )
}

function DeclareForm({ issues }: { issues: readonly WeighedIssue[] }) {
  const goTo = useGoTo()
  const editor = useEditor({ name: 'declare', shape: declareDraft, empty: EMPTY_DECLARATION })
  const { value, change, locked } = editor
  const set = (part: Partial<DeclareDraft>) => change({ ...value, ...part })
  const missing = missingIn(value, issues)

  async function seal() {
    const { outcome } = await editor.send({ type: 'SealValues', values: declaredFrom(value, issues) })
    if (outcome === 'accepted') goTo({ at: 'bargaining' })
  }
  return (
    <PrivateRegion audience="Only you see this">
      <div className="flex flex-col gap-6">
        <WeighIssues draft={value} issues={issues} locked={locked} set={set} />
        <section aria-label="What outcomes are worth" className="flex flex-col gap-4">
          <h3 className="text-lg">What outcomes are worth</h3>
          <p className="text-sm text-ink-muted">
            For each issue by itself: the best at the right, the worst at the left, and never where you would
            not go whatever else you got.
          </p>
          {issues.map((issue) => (
            <ValueOutcomes
              key={issue.issue}
              issue={issue}
              value={outcomesOf(value, issue)}
              locked={locked}
              onChange={(outcomes) => set({ outcomes: { ...value.outcomes, [issue.issue]: outcomes } })}
            />
          ))}
        </section>
        <section aria-label="Your alternative" className="flex flex-col gap-4 border-t border-line pt-4">
          <h3 className="text-lg">If there is no deal</h3>
          <LimitedArea
            label="What will you do then?"
            hint="Staying as you are, another partner, doing it yourself, waiting: the best of them."
            limit={LIMIT.line}
            value={value.alternative}
            disabled={locked}
            onChange={(alternative) => set({ alternative })}
          />
          <Field
            label="What is that worth?"
            hint={`In points, where ${WHOLE} is the best package you can think of. A package below it is worse than no deal.`}
          >
            <TextField
              inputMode="numeric"
              value={value.alternativeWorth}
              disabled={locked}
              onChange={(event) => set({ alternativeWorth: event.currentTarget.value })}
            />
          </Field>
        </section>
        <TryPackage issues={issues} mine={declaredFrom(value, issues)} />
        <EditorFoot editor={editor} action="Seal my values" missing={missing} onSend={() => void seal()} />
      </div>
    </PrivateRegion>
  )
}
