import { Disclosure } from '@/components/ui/disclosure'
import { PageHeader } from '@/components/ui/page-header'

type RouteShown = {
  id: string
  method: string
  path: string
  summary: string
  describes: string
  purpose: string | null
  /** Examples as JSON. */
  body: string | null
  answer: string | null
}

/** The interface for delegates, read by people. The OpenAPI document says the same to programs. */
export function ApiPage({ routes }: { routes: readonly RouteShown[] }) {
  return (
    <div className="flex flex-col gap-8 py-8">
      <PageHeader
        title="For software that acts for a party"
        lead="A signatory appoints it in the room, under Delegates, and makes its token there. It reads, waits and speaks within what was allowed; every act shows for whom. Nothing here binds anybody: people ratify."
      />
      <section aria-label="How it asks" className="flex flex-col gap-2">
        <p>
          Every request carries <code>Authorization: Bearer …</code> with that token. Cookies are not read.
          Errors are JSON with a sentence on what happened and one on what to do. The whole interface stands
          in{' '}
          <a href="/api/v1/openapi.json" className="text-link">
            an OpenAPI 3.1 document
          </a>
          ; language models are served at <code>/api/v1/mcp</code>, or by <code>parley mcp</code>.
        </p>
      </section>
      <ul className="divide-y divide-line border-y border-line">
        {routes.map((one) => (
          <li key={one.id} className="flex flex-col gap-1 py-4">
            <h2 className="font-semibold">{one.summary}</h2>
            <p>
              <code className="break-words">
                {one.method} {one.path}
              </code>
            </p>
            <p className="text-ink-muted">
              <WithNames text={one.describes} />
              {one.purpose ? ` Needs the purpose “${one.purpose}”.` : ''}
            </p>
            {one.answer ? (
              <Disclosure summary="An example">
                {one.body ? <Json label="It sends" text={one.body} /> : null}
                <Json label="It is answered" text={one.answer} />
              </Disclosure>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Names of fields stand between backticks, as in the document for programs. */
function WithNames({ text }: { text: string }) {
  return text.split('`').map((piece, at) => (at % 2 === 1 ? <code key={piece}>{piece}</code> : piece))
}

function Json({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex flex-col gap-1 pb-3">
      <p className="text-sm text-ink-muted">{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto rounded-md border border-line bg-sunken p-3 text-sm">
        {text}
      </pre>
    </div>
  )
}
