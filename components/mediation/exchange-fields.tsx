type Field = { name: string; value: unknown }

/** Names and values, lists in lists: an answer as its shape has it, without its punctuation. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {fields.map(({ name, value }) => (
        <div key={name} className="grid gap-x-4 md:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '')
    return <span className="text-ink-muted">nothing</span>
  if (typeof value !== 'object') return String(value)
  if (!Array.isArray(value))
    return <Fields fields={Object.entries(value).map(([name, one]) => ({ name, value: one }))} />
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
