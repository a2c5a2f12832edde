import { PlainText } from '@/components/room/plain-text'
import { Disclosure } from '@/components/ui/disclosure'
import { Status } from '@/components/ui/status'
import type { Term } from '@/server/protocol/settlement'
import type { TermDifference } from '@/server/record/difference'
import { TextChange } from './text-change'
import { WordRuns } from './word-runs'

/** What became of one term, or of several that stand together unchanged. */
export function TermDifferenceView({ difference }: { difference: TermDifference }) {
  switch (difference.kind) {
    case 'unchanged':
      return (
        <Disclosure
          summary={<span className="font-normal text-ink-muted">{sameWords(difference.terms)}</span>}
        >
          <div className="flex flex-col gap-3">
            {difference.terms.map((term) => (
              <TermText key={term.number} term={term} />
            ))}
          </div>
        </Disclosure>
      )
    case 'moved':
      return (
        <div>
          <Status tone="neutral">Moved; it was term {difference.before.number}</Status>
          <TermText term={difference.after} />
        </div>
      )
    case 'added':
      return (
        <div>
          <Status tone="ok">New</Status>
          <ins className="decoration-ok">
            <TermText term={difference.after} />
          </ins>
        </div>
      )
    case 'removed':
      return (
        <div>
          <Status tone="danger">Taken out; it was term {difference.before.number}</Status>
          <del className="text-ink-muted decoration-danger">
            <TermText term={difference.before} />
          </del>
        </div>
      )
    case 'changed': {
      const { before, after, heading, text } = difference
      return (
        <div>
          <Status tone="accent">
            Changed{before.number === after.number ? '' : `; it was term ${before.number}`}
          </Status>
          <h3 className="prose-settlement font-semibold">
            {after.number}. <WordRuns runs={heading} />
          </h3>
          <TextChange before={before.text} after={after.text} runs={text} />
        </div>
      )
    }
  }
}

function TermText({ term }: { term: Term }) {
  return (
    <div>
      <h3 className="prose-settlement font-semibold">
        {term.number}. {term.heading}
      </h3>
      <PlainText text={term.text} className="prose-settlement" />
    </div>
  )
}

function sameWords(terms: readonly Term[]): string {
  const [first, last] = [terms.at(0), terms.at(-1)]
  if (!first || !last) return 'Unchanged'
  if (first === last) return `Term ${first.number} is unchanged`
  return `Terms ${first.number} to ${last.number} are unchanged`
}
