import { Disclosure } from '@/components/ui/disclosure'
import { Time } from '@/components/ui/time'
import { playedBy } from '@/components/words/mediator'
import type { Question } from '@/server/protocol/question'
import type { Origin } from '@/server/protocol/settlement'
import { quotable } from './quotable'

/** A settlement to the letter: everything its digest covers, in the order a person reads. */
export function FullText({ question }: { question: Question }) {
  const { settlement, names, draftedAt } = question
  const nameOf = (party: string) => names[party as keyof typeof names] ?? party
  return (
    <article aria-label={settlement.title} className="flex flex-col gap-6 border-t border-line pt-6">
      <p className="prose-settlement">Between {settlement.parties.map((one) => one.name).join(', ')}.</p>
      <ol className="flex flex-col gap-6">
        {settlement.terms.map((term) => (
          <li key={term.number} id={`term-${term.number}`} className="flex gap-4">
            <span className="figures w-6 shrink-0 text-right text-ink-muted">{term.number}</span>
            <div className="flex min-w-0 flex-col gap-1">
              <h3 className="font-medium">{term.heading}</h3>
              <p className="prose-settlement break-words whitespace-pre-wrap">{term.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Listing title="What was traded" items={settlement.tradeOffs.map((one) => one.text)} />
      <Listing
        title="Left out"
        items={settlement.carveOuts.map((one) => `Issue ${one.issue}, ${one.title}: ${one.reason}`)}
      />
      <Listing
        title="Red lines not met"
        items={question.risks.flatMap((risk) =>
          risk.kind === 'unmet-red-line' ? [`${risk.party}: “${quotable(risk.text)}”. ${risk.why}`] : [],
        )}
      />
      {settlement.rationale ? (
        <div className="flex flex-col gap-1">
          <h3 className="font-medium">Why it reads as it does</h3>
          <p className="prose-settlement break-words whitespace-pre-wrap">{settlement.rationale}</p>
        </div>
      ) : null}
      <Disclosure summary="Where this text comes from">
        <dl className="flex flex-col gap-2 text-sm">
          <div>
            <dt className="text-ink-muted">Drafted</dt>
            <dd>
              <Time at={draftedAt} />, {originWords(settlement.origin, nameOf)}
            </dd>
          </div>
          <div>
            <dt className="text-ink-muted">Digest (SHA-256), what a ratification binds to</dt>
            <dd>
              <code className="break-all">{settlement.digest}</code>
            </dd>
          </div>
        </dl>
      </Disclosure>
    </article>
  )
}

function Listing({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-medium">{title}</h3>
      <ul className="prose-settlement flex list-disc flex-col gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function originWords(origin: Origin, nameOf: (party: string) => string): string {
  switch (origin.kind) {
    case 'mediator': {
      const { by, name, version, model, readTo } = origin.provenance
      if (by === 'person') return `by ${playedBy(name)}, having read the record up to entry ${readTo}`
      return `by the mediator ${name}${model ? ` with ${model}` : ''}, version ${version}, having read the record up to entry ${readTo}`
    }
    case 'party':
      return `from a text of ${nameOf(origin.party)}${origin.counter ? `, counter ${origin.counter}` : ''}, tabled by the facilitator`
    case 'offer':
      return `from offer ${origin.offer} of ${nameOf(origin.party)}, accepted as a package, one term for each issue`
    case 'person':
      return 'by the facilitator'
  }
}
