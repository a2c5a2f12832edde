'use client'

import { Plus } from 'lucide-react'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink, useGoTo } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/components/words/names'
import type { Settlement } from '@/server/protocol/settlement'
import { LIMIT } from '@/server/protocol/text'
import { AddedTerm } from './added-term'
import { changesOf, counterDraft, NO_COUNTER, onTermOf, whatIsMissing } from './counter-draft'
import { NoSuchSettlement } from './settlement-page'
import { TermCounter } from './term-counter'

export function CounterPage({ version }: { version: number }) {
  const state = useNegotiation()
  const may = useMay()
  const drafted = state.settlements.find((one) => one.settlement.version === version)
  if (!drafted) return <NoSuchSettlement version={version} />
  if (!may.speak)
    return (
      <Notice
        className="my-6"
        tone="neutral"
        title="Settlements are countered by parties, in mediation"
        actions={
          <PlaceLink to={{ at: 'settlement', version }} className="text-link">
            Settlement {version}
          </PlaceLink>
        }
      >
        {state.phase === 'Ratification' ? (
          <p>While a call is open, a counter is one of the answers to it.</p>
        ) : null}
      </Notice>
    )
  return <CounterEditor settlement={drafted.settlement} />
}

/** Term by term: keep, change, take out, comment; and terms to add. */
function CounterEditor({ settlement }: { settlement: Settlement }) {
  const { version } = settlement
  const goTo = useGoTo()
  const where = `settlement:${version}`
  const editor = useEditor({ name: `counter:${version}`, shape: counterDraft, empty: NO_COUNTER, where })
  const { value, change, locked } = editor
  const changes = changesOf(value, settlement)

  async function send() {
    const { comment } = value
    const result = await editor.send({ type: 'CounterSettlement', version, changes, comment })
    if (result.outcome === 'accepted') goTo({ at: 'settlement', version })
  }
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading
        above={`Settlement ${version}`}
        lead="Say what you want changed, term by term. Everybody reads it, and it goes into the next draft. This text stays as it is."
      >
        Counter
      </PlaceHeading>
      <ol className="divide-y divide-line border-y border-line">
        {settlement.terms.map((term) => (
          <TermCounter
            key={term.number}
            term={term}
            value={onTermOf(value, settlement, term.number)}
            disabled={locked}
            onChange={(onTerm) => change({ ...value, terms: { ...value.terms, [term.number]: onTerm } })}
          />
        ))}
        {value.added.map((added, at) => (
          <AddedTerm
            // biome-ignore lint/suspicious/noArrayIndexKey: an added term is its place; it has no other identity
            key={at}
            number={at + 1}
            value={added}
            disabled={locked}
            onChange={(next) =>
              change({
                ...value,
                added: value.added.flatMap((one, index) => (index !== at ? [one] : next ? [next] : [])),
              })
            }
          />
        ))}
      </ol>
      <Button
        className="self-start"
        disabled={locked}
        onClick={() => change({ ...value, added: [...value.added, { heading: '', text: '', comment: '' }] })}
      >
        <Plus aria-hidden />
        Add a term
      </Button>
      <LimitedArea
        label="On the whole"
        aside="optional"
        hint="What matters most to you in this."
        rows={2}
        limit={LIMIT.prose}
        value={value.comment}
        disabled={locked}
        onChange={(comment) => change({ ...value, comment })}
      />
      <EditorFoot
        editor={editor}
        action={changes.length > 0 ? `Counter with ${counted(changes.length, 'change')}` : 'Counter'}
        missing={whatIsMissing(value, settlement)}
        onSend={() => void send()}
      />
    </div>
  )
}
