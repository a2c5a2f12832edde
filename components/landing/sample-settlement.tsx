import { Band } from '@/components/ui/band'
import { Status } from '@/components/ui/status'

const terms = [
  {
    text: 'Ana keeps the ground-floor studio and pays 750 € a month, from 1 March 2027.',
    source: 'Issue 1. Ana offered 700 €, Bo asked for 800 €; Ana’s shorter notice was traded for the rest.',
  },
  {
    text: 'The kiln is shared. Bo carries its repairs up to 400 € a year; beyond that, both halve the cost.',
    source: 'Issue 3. Answers Bo’s red line: “no open-ended repair costs”.',
  },
  {
    text: 'Either may leave with three months’ notice in writing.',
    source: 'Issue 4. Agreed by both on 18 November 2026.',
  },
]

/** Made of the same parts as a settlement in the room; a figure, so nothing in it can be pressed. */
export function SampleSettlement() {
  return (
    <figure aria-label="An example of a settlement" className="min-w-0">
      <div className="overflow-hidden rounded-md border border-line-strong bg-surface">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-3 md:px-6 md:pt-6">
          <p className="font-serif text-xl font-semibold">The shared studio at Kiln Lane</p>
          <p className="text-sm text-ink-muted">Settlement 2, based on 1</p>
        </div>
        <Band state="provisional" word="PROVISIONAL" className="md:px-6">
          Nothing here binds anyone yet.
        </Band>
        <ol className="divide-y divide-line px-4 md:px-6">
          {terms.map(({ text, source }, index) => (
            <li key={text} className="grid grid-cols-[1.5rem_minmax(0,1fr)] py-4">
              <span aria-hidden className="prose-settlement text-ink-muted">
                {index + 1}
              </span>
              <div>
                <p className="prose-settlement">{text}</p>
                <p className="mt-1 text-sm text-ink-muted">{source}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm md:px-6">
          <Status tone="waiting">Two parties are asked, each alone</Status>
          <span className="font-mono text-ink-muted">sha-256 4b1f 90c2 … e7a8</span>
        </div>
      </div>
      <figcaption className="mt-2 text-sm text-ink-muted">
        An example. Beside each term stands where it came from and what was traded for it.
      </figcaption>
    </figure>
  )
}
