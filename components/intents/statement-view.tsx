import { LongText } from '@/components/room/long-text'
import { PlainText } from '@/components/room/plain-text'
import type { IntentStatement } from '@/server/protocol/statements'

type StatementViewProps = {
  statement: IntentStatement
  /** Items get ids below this one, so that a settlement can point at them. */
  anchor: string
}

const item = 'scroll-mt-24 rounded-sm target:bg-accent-soft'

/** An intent as it was stated. */
export function StatementView({ statement, anchor }: StatementViewProps) {
  const lists = [
    { letter: 'c', title: 'Constraints', lines: statement.constraints },
    { letter: 'r', title: 'Red lines', lines: statement.redLines },
    { letter: 'w', title: 'Would trade', lines: statement.tradeable },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h4 className="text-sm text-ink-muted">Goals</h4>
        <ol className="list-decimal pl-5 marker:text-ink-muted">
          {statement.goals.map((goal, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are known by their place: g1, g2
            <li key={at} id={`${anchor}-g${at + 1}`} className={item}>
              <PlainText text={goal.text} />
              {goal.rationale ? <LongText text={goal.rationale} className="text-ink-muted" /> : null}
            </li>
          ))}
        </ol>
      </div>
      {lists.map(({ letter, title, lines }) => (
        <div key={letter}>
          <h4 className="text-sm text-ink-muted">{title}</h4>
          <ol className="list-decimal pl-5 marker:text-ink-muted">
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: items are known by their place: r1, r2
              <li key={at} id={`${anchor}-${letter}${at + 1}`} className={item}>
                <PlainText text={line} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {statement.context ? (
        <div>
          <h4 className="text-sm text-ink-muted">Context</h4>
          <LongText text={statement.context} />
        </div>
      ) : null}
    </div>
  )
}
