import { Disclosure } from '@/components/ui/disclosure'
import { KeyValues } from '@/components/ui/key-values'
import type { ModelCall } from '@/server/protocol/work'
import { type ExchangeTry, type ReadExchange, readMatter, type Said } from '@/server/wire/exchange'
import { dollars } from './dollars'
import { Fields } from './exchange-fields'
import { Digest } from './provenance-view'

const ROLE: Record<Said['role'], string> = {
  instructions: 'Fixed instructions',
  matter: 'The matter, as data',
  model: 'The model, before',
}

type ExchangeViewProps = { call: Omit<ModelCall, 'run'>; exchange: ReadExchange }

/** One question to a model as it went over the line: who said what, what came of it, and what it took. */
export function ExchangeView({ call, exchange }: ExchangeViewProps) {
  const { used } = call
  const last = exchange.tries.at(-1)
  return (
    <div className="flex flex-col gap-4">
      <KeyValues
        className="text-sm"
        rows={[
          { key: 'model', label: 'Model', value: `${exchange.model}, for ${call.purpose}` },
          {
            key: 'tokens',
            label: 'Tokens',
            value: `${used.input.toLocaleString('en')} in, ${used.output.toLocaleString('en')} out`,
          },
          {
            key: 'cost',
            label: 'Cost',
            value: used.microdollars === null ? 'no price is set for it' : dollars(used.microdollars),
          },
          { key: 'time', label: 'Time', value: `${(used.ms / 1000).toFixed(1)} seconds` },
          { key: 'digest', label: 'Digest of the prompt', value: <Digest hex={exchange.promptDigest} /> },
          { key: 'seal', label: 'Sealed as', value: <Digest hex={call.exchange} /> },
          ...(exchange.fault ? [{ key: 'fault', label: 'It', value: exchange.fault }] : []),
        ]}
      />
      {last ? <Sent one={last} /> : <p className="text-sm text-ink-muted">Nothing reached the model.</p>}
      <section aria-label="What came back" className="flex flex-col gap-2">
        <h5 className="font-medium">What came back</h5>
        {exchange.fields.length > 0 ? (
          <Fields fields={exchange.fields} />
        ) : (
          <p className="text-sm text-ink-muted">No answer of the shape that was asked for.</p>
        )}
      </section>
      <Disclosure summary="The raw text, as it went over the line" className="border-t border-line text-sm">
        {exchange.tries.map((one) => (
          <section key={one.number} aria-label={`Try ${one.number}`} className="flex flex-col gap-2">
            <p className="break-all text-ink-muted">
              Try {one.number}: {one.url}, {one.status === null ? 'no answer' : `status ${one.status}`}
            </p>
            <Raw label="Sent" text={one.raw.sent} />
            <Raw label="Came back" text={one.raw.came} />
          </section>
        ))}
      </Disclosure>
    </div>
  )
}

function Sent({ one }: { one: ExchangeTry }) {
  return (
    <section aria-label="What was sent" className="flex flex-col gap-2">
      <h5 className="font-medium">What was sent</h5>
      {one.said.map((said) => (
        <Disclosure
          key={`${said.role} ${said.text.slice(0, 40)}`}
          summary={<span className="text-sm">{ROLE[said.role]}</span>}
          open={said.role === 'matter'}
        >
          <Message said={said} />
        </Disclosure>
      ))}
      {one.schema ? (
        <Disclosure summary={<span className="text-sm">The shape that was asked for</span>}>
          <Raw label="Schema" text={one.schema} />
        </Disclosure>
      ) : null}
    </section>
  )
}

function Message({ said }: { said: Said }) {
  const matter = readMatter(said.text)
  if (!matter) return <p className="text-sm break-words whitespace-pre-wrap">{said.text}</p>
  return (
    <>
      <p className="mb-2 text-sm text-ink-muted">
        Fenced between two marks, “{matter.mark}”: {matter.lines.length} lines, in an order drawn by chance.
      </p>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {matter.lines.map((line, at) => (
          <li key={line.label ?? `${line.kind} ${at}`} className="py-2">
            <p className="text-ink-muted">
              {line.label ? `${line.label}, ` : ''}
              {line.kind}
            </p>
            <Fields fields={line.fields} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Raw({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line bg-sunken p-3"
    >
      <pre className="font-mono text-sm break-all whitespace-pre-wrap">{text || '(nothing)'}</pre>
    </section>
  )
}
