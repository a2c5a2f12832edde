import type { Issue } from '@/server/protocol/state'
import { kindWords } from './issue-state'

/** What the question asks for, beside the box in which it is decided. */
export function OptionHint({ issue }: { issue: Issue }) {
  const { kind } = issue
  if (kind.kind !== 'options') return <p className="text-sm text-ink-muted">{kindWords(kind)}</p>
  return (
    <div className="text-sm text-ink-muted">
      <p>A choice among:</p>
      <ul className="list-disc pl-5">
        {kind.options.map((option) => (
          <li key={option}>{option}</li>
        ))}
      </ul>
    </div>
  )
}
