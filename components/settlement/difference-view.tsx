import { PlainText } from '@/components/room/plain-text'
import { Status } from '@/components/ui/status'
import { counted } from '@/components/words/names'
import type { Settlement } from '@/server/protocol/settlement'
import { type Piece, type TermDifference, termDifferences } from './term-differences'

/** Two versions as one text: what went is struck through, what came is underlined. */
export function DifferenceView({ before, after }: { before: Settlement; after: Settlement }) {
  const differences = termDifferences(before, after)
  const count = (kind: TermDifference['kind']) => differences.filter((one) => one.kind === kind).length
  const parts = [
    [count('changed'), 'changed'],
    [count('added'), 'added'],
    [count('removed'), 'taken out'],
  ] as const
  const told = parts.filter(([many]) => many > 0).map(([many, what]) => `${counted(many, 'term')} ${what}`)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">
        From settlement {before.version} to {after.version}:{' '}
        {told.length > 0 ? told.join(', ') : 'no term differs'}.
      </p>
      {before.title === after.title ? null : (
        <p className="prose-settlement font-semibold">
          <del className="text-danger">{before.title}</del> <ins className="text-ok">{after.title}</ins>
        </p>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {differences.map((one) => (
          <li key={keyOf(one)} className="py-4">
            <TermShown difference={one} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function keyOf(one: TermDifference): string {
  return one.kind === 'changed'
    ? `a${one.after.number}`
    : `${one.kind === 'removed' ? 'b' : 'a'}${one.term.number}`
}

function TermShown({ difference }: { difference: TermDifference }) {
  switch (difference.kind) {
    case 'same':
      return (
        <div className="text-ink-muted">
          <h3 className="prose-settlement font-semibold">
            {difference.term.number}. {difference.term.heading}
          </h3>
          <PlainText text={difference.term.text} className="prose-settlement" />
          <p className="text-sm">
            {difference.moved === null ? 'Unchanged' : `Unchanged; it was term ${difference.moved}`}
          </p>
        </div>
      )
    case 'added':
      return (
        <div>
          <Status tone="ok">New</Status>
          <h3 className="prose-settlement font-semibold">
            {difference.term.number}. <ins>{difference.term.heading}</ins>
          </h3>
          <ins className="decoration-ok">
            <PlainText text={difference.term.text} className="prose-settlement" />
          </ins>
        </div>
      )
    case 'removed':
      return (
        <div>
          <Status tone="danger">Taken out</Status>
          <h3 className="prose-settlement font-semibold">
            <del>
              {difference.term.number}. {difference.term.heading}
            </del>
          </h3>
          <del className="text-ink-muted">
            <PlainText text={difference.term.text} className="prose-settlement" />
          </del>
        </div>
      )
    case 'changed':
      return (
        <div>
          <Status tone="accent">
            Changed
            {difference.before.number === difference.after.number
              ? ''
              : `; it was term ${difference.before.number}`}
          </Status>
          <h3 className="prose-settlement font-semibold">
            {difference.after.number}. <Pieces pieces={difference.heading} />
          </h3>
          <p className="prose-settlement whitespace-pre-wrap">
            <Pieces pieces={difference.text} />
          </p>
        </div>
      )
  }
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces are a fixed sequence of one text
    if (kind === 'same') return <span key={at}>{text}</span>
    if (kind === 'added')
      return (
        <ins key={at} className="rounded-sm bg-ok-soft decoration-ok">
          {text}
        </ins>
      )
    return (
      <del key={at} className="mr-0.5 rounded-sm bg-danger-soft decoration-danger">
        {text}
      </del>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces are a fixed sequence of one text
  })
}
