import { PlainText } from '@/components/room/plain-text'
import { Part } from '@/components/ui/part'
import { counted } from '@/components/words/names'
import type { Settlement } from '@/server/protocol/settlement'
import {
  type Difference,
  differenceOf,
  type ListDifference,
  type TermDifference,
} from '@/server/record/difference'
import { TermDifferenceView } from './term-difference-view'
import { WordRuns } from './word-runs'

/** Two versions as one text: what went is struck through, what came is underlined. */
export function DifferenceView({ before, after }: { before: Settlement; after: Settlement }) {
  const difference = differenceOf(before, after)
  const { title, terms, tradeOffs, carveOuts, parties, rationale } = difference
  const left = (one: Settlement['carveOuts'][number]) => `Issue ${one.issue}, ${one.title}: ${one.reason}`
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{summary(difference)}</p>
      {title ? (
        <p className="prose-settlement font-semibold">
          <WordRuns runs={title} />
        </p>
      ) : null}
      <ol className="divide-y divide-line border-y border-line">
        {terms.map((one) => (
          <li key={keyOf(one)} className="py-4">
            <TermDifferenceView difference={one} />
          </li>
        ))}
      </ol>
      <ListChanges title="Parties" changes={parties} />
      <ListChanges title="What was traded" changes={tradeOffs} />
      <ListChanges
        title="Left out"
        changes={{ added: carveOuts.added.map(left), removed: carveOuts.removed.map(left) }}
      />
      {rationale ? (
        <Part level={3} look="small" title="Why it reads as it does">
          <p className="whitespace-pre-wrap">
            <WordRuns runs={rationale} />
          </p>
        </Part>
      ) : null}
    </div>
  )
}

function summary({ from, to, terms, same }: Difference): string {
  const between = `From settlement ${from} to ${to}`
  if (same) return `${between}: nothing in the text differs.`
  const count = (kind: TermDifference['kind']) => terms.filter((one) => one.kind === kind).length
  const parts = [
    [count('changed'), 'changed'],
    [count('added'), 'added'],
    [count('removed'), 'taken out'],
    [count('moved'), 'moved'],
  ] as const
  const told = parts.filter(([many]) => many > 0).map(([many, what]) => `${counted(many, 'term')} ${what}`)
  return `${between}: ${told.length > 0 ? told.join(', ') : 'no term differs'}.`
}

function keyOf(one: TermDifference): string {
  switch (one.kind) {
    case 'unchanged':
      return `same-${one.terms[0]?.number}`
    case 'removed':
      return `gone-${one.before.number}`
    case 'changed':
    case 'moved':
    case 'added':
      return `now-${one.after.number}`
  }
}

function ListChanges({
  title,
  changes: { added, removed },
}: {
  title: string
  changes: ListDifference<string>
}) {
  if (added.length + removed.length === 0) return null
  return (
    <Part level={3} look="small" title={title}>
      <ul className="flex flex-col gap-1">
        {removed.map((text) => (
          <li key={`gone-${text}`}>
            <del className="text-ink-muted decoration-danger">{text}</del>
          </li>
        ))}
        {added.map((text) => (
          <li key={`new-${text}`}>
            <ins className="decoration-ok">
              <PlainText text={text} />
            </ins>
          </li>
        ))}
      </ul>
    </Part>
  )
}
