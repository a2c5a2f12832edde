'use client'

import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Status } from '@/components/ui/status'
import { capital } from '@/components/words/names'
import { itemWords } from '@/components/words/references'
import { latestIntent } from '@/server/protocol/intents'
import { intentItem } from '@/server/protocol/references'
import type { Reported } from '@/server/protocol/state'
import type { Rephrased, WorkOf } from '@/server/protocol/work'
import { AnswerClarification } from './answer-clarification'

type Props = { reported: Reported; content: WorkOf<'clarification'> }
const ANSWERED = {
  confirmed: 'Confirmed by its author’s party',
  corrected: 'Corrected by its author’s party',
  declined: 'Declined; the intent stays as it was',
}

/** An intent in other words, beside the original. Only its author's party makes it count. */
export function ClarificationView({ reported, content }: Props) {
  const state = useNegotiation()
  const names = useNames()
  const may = useMay()
  const original = state.intents.find(
    (one) => one.party === content.party && one.version === content.version,
  )?.statement
  const stands = latestIntent(state, content.party)?.version === content.version
  const mine = may.party === content.party
  return (
    <>
      <h3 className="text-lg">The intent of {names.party(content.party)}, in neutral words</h3>
      {reported.answer ? (
        <Status tone={reported.answer.answer === 'declined' ? 'neutral' : 'ok'}>
          {ANSWERED[reported.answer.answer]}
        </Status>
      ) : (
        <Status tone="waiting">
          {stands
            ? `Counts for nothing until ${mine ? 'your party' : names.party(content.party)} confirms it`
            : 'The intent has been stated anew since'}
        </Status>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {content.items.map((item) => (
          <Item
            key={item.item}
            item={item}
            original={original ? intentItem(original, item.item) : undefined}
          />
        ))}
      </ul>
      {mine && stands && !reported.answer && original ? (
        <AnswerClarification work={reported.work} items={content.items} original={original} />
      ) : null}
    </>
  )
}

function Item({ item, original }: { item: Rephrased; original: string | undefined }) {
  return (
    <li className="flex flex-col gap-3 py-4">
      <p className="text-sm text-ink-muted">{capital(itemWords(item.item))}</p>
      <div className="grid gap-3 md:grid-cols-2">
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">As it was written</p>
          <PlainText text={original ?? ''} />
        </div>
        <div className="min-w-0">
          <p className="text-sm text-ink-muted">In neutral words</p>
          <PlainText text={item.text} />
        </div>
      </div>
      <dl className="grid gap-x-4 gap-y-1 text-sm md:grid-cols-[6rem_minmax(0,1fr)]">
        <Said name="Kept" lines={item.kept} />
        <Said name="Changed" lines={item.changed} />
        <Said name="Unsure" lines={item.unsure} />
      </dl>
    </li>
  )
}

function Said({ name, lines }: { name: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0">
        {lines.map((one) => (
          <PlainText key={one} text={one} />
        ))}
      </dd>
    </>
  )
}
