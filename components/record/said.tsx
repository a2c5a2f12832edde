import Link from 'next/link'
import { StatementView } from '@/components/intents/statement-view'
import { PlainText } from '@/components/room/plain-text'
import { DifferenceView } from '@/components/settlement/difference-view'
import { paths } from '@/components/shell/paths'
import { Disclosure } from '@/components/ui/disclosure'
import { counted } from '@/components/words/names'
import type { Settlement } from '@/server/protocol/settlement'
import type { TermChange } from '@/server/protocol/statements'
import type { StoryRow } from './story-row'

/** Longer words wait behind one press, in characters; nothing is ever cut. */
const LONG = 700

type SaidProps = {
  negotiation: string
  row: StoryRow
  /** Everything stands open: on paper, and where it was found by a word in it. */
  whole: boolean
}

/** What was said, stated, drafted or countered by an entry, in full, where its sentence cannot hold it. */
export function Said({ negotiation, row, whole }: SaidProps) {
  const { detail, drafted, entry, seq } = row
  const { command } = entry
  const open = whole || undefined
  return (
    <>
      {detail === null ? null : detail.length <= LONG || whole ? (
        <Quoted text={detail} />
      ) : (
        <Disclosure summary={`Read what was written (${counted(detail.length, 'character')})`}>
          <Quoted text={detail} />
        </Disclosure>
      )}
      {command.type === 'StateIntent' ? (
        <Disclosure summary="Read the intent" open={open}>
          <StatementView statement={command.statement} anchor={`entry-${seq}`} />
        </Disclosure>
      ) : null}
      {command.type === 'CounterSettlement' || command.type === 'CounterInCall' ? (
        <Disclosure summary="Read the counter" open={open}>
          <Counter changes={command.changes} comment={command.comment} />
        </Disclosure>
      ) : null}
      {drafted ? (
        <>
          <Disclosure summary={`Read settlement ${drafted.settlement.version}`} open={open}>
            <Terms settlement={drafted.settlement} />
            <Link
              href={`${paths.room(negotiation)}?settlement=${drafted.settlement.version}`}
              prefetch={false}
              className="mt-3 inline-block text-link print:hidden"
            >
              Open it in the room
            </Link>
          </Disclosure>
          {drafted.earlier ? (
            <Disclosure
              summary={`What differs from settlement ${drafted.earlier.version}`}
              className="print:hidden"
            >
              <DifferenceView before={drafted.earlier} after={drafted.settlement} />
            </Disclosure>
          ) : null}
        </>
      ) : null}
    </>
  )
}

function Quoted({ text }: { text: string }) {
  return (
    <blockquote className="my-1 border-l-2 border-line pl-3">
      <PlainText text={text} className="text-ink-muted" />
    </blockquote>
  )
}

function Terms({
  settlement: { title, terms, tradeOffs, carveOuts, rationale },
}: {
  settlement: Settlement
}) {
  return (
    <div className="flex flex-col gap-3">
      <p className="prose-settlement font-semibold">{title}</p>
      <ol className="flex flex-col gap-3">
        {terms.map((term) => (
          <li key={term.number}>
            <p className="prose-settlement font-semibold">
              {term.number}. {term.heading}
            </p>
            <PlainText text={term.text} className="prose-settlement" />
          </li>
        ))}
      </ol>
      {tradeOffs.map((one) => (
        <PlainText key={one.text} text={`Traded: ${one.text}`} />
      ))}
      {carveOuts.map((one) => (
        <PlainText key={one.issue} text={`Left out: issue ${one.issue}, ${one.title}. ${one.reason}`} />
      ))}
      {rationale ? <PlainText text={rationale} className="text-ink-muted" /> : null}
    </div>
  )
}

function Counter({ changes, comment }: { changes: readonly TermChange[]; comment: string }) {
  return (
    <div className="flex flex-col gap-3">
      {comment ? <PlainText text={comment} /> : null}
      <ol className="flex flex-col gap-3">
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes are a fixed list in their entry
          <li key={at}>
            <p className="text-sm font-medium">{changeWords(change)}</p>
            {'text' in change ? <PlainText text={change.text} className="prose-settlement" /> : null}
            {change.comment ? <PlainText text={change.comment} className="text-ink-muted" /> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

function changeWords(change: TermChange): string {
  switch (change.change) {
    case 'replace':
      return `Term ${change.term} should read`
    case 'remove':
      return `Term ${change.term} should go`
    case 'comment':
      return `On term ${change.term}`
    case 'add':
      return `A new term: ${change.heading}`
  }
}
