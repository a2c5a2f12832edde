import { classNames } from '@/components/ui/class-names'

type Field = { name: string; value: unknown }

/** Small things, such as a reference, stand on one line. */
const MOST_ON_A_LINE = 80

/**
 * Names and values, lists in lists: an answer as its shape has it, without its punctuation. Beside one another on the
 * first level alone: deeper down there is no room for that.
 */
export function Fields({ fields, inner = false }: { fields: readonly Field[]; inner?: boolean }) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {fields.map(({ name, value }) => {
        const beside = !inner || isPlain(value)
        return (
          <div
            key={name}
            className={classNames(
              'gap-x-4',
              inner ? (beside ? 'flex gap-x-2' : 'flex flex-col') : 'grid md:grid-cols-[8rem_minmax(0,1fr)]',
            )}
          >
            <dt className="shrink-0 text-ink-muted">{name}</dt>
            <dd
              className={classNames(
                'min-w-0 break-words whitespace-pre-wrap',
                inner && (beside ? 'flex-1' : 'pl-3'),
              )}
            >
              <Value value={value} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const isPlain = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || (Array.isArray(value) && value.length === 0)

/** A few plain values by their names, where they fit on a line. */
function onALine(value: object): string | null {
  const all = Object.entries(value)
  if (Array.isArray(value) || all.length === 0 || all.some(([, one]) => !isPlain(one))) return null
  const line = all.map(([name, one]) => `${name} ${Array.isArray(one) ? 'none' : String(one)}`).join(', ')
  return line.length <= MOST_ON_A_LINE ? line : null
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '')
    return <span className="text-ink-muted">nothing</span>
  if (typeof value !== 'object') return String(value)
  const line = onALine(value)
  if (line) return line
  if (!Array.isArray(value))
    return <Fields fields={Object.entries(value).map(([name, one]) => ({ name, value: one }))} inner />
  if (value.length === 0) return <span className="text-ink-muted">none</span>
  return (
    <ol className="flex flex-col gap-2">
      {value.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what came back never changes
        <li key={at} className="border-l-2 border-line pl-3">
          <Value value={one} />
        </li>
      ))}
    </ol>
  )
}
