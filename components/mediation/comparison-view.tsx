'use client'

import { PlaceLink } from '@/components/room/place-link'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { referredText } from '@/components/words/references'
import type { WorkOf } from '@/server/protocol/work'

type Pair = WorkOf<'comparison'>['pairs'][number]

export function leanWords({ a, b }: Pick<Pair, 'a' | 'b'>, leans: Pair['points'][number]['leans']): string {
  switch (leans) {
    case 'a':
      return `Settlement ${a}`
    case 'b':
      return `Settlement ${b}`
    case 'both':
      return 'Both'
    case 'neither':
      return 'Neither'
    case 'unclear':
      return 'Not clear'
  }
}

/** Two texts at a time, from each party's own stated interests; none is preferred. */
export function ComparisonView({ content }: { content: WorkOf<'comparison'> }) {
  const kinds = [...new Set(content.pairs.map(({ a, b }) => `${a} ${b}`))]
  return (
    <>
      {kinds.map((kind) => {
        const pairs = content.pairs.filter(({ a, b }) => `${a} ${b}` === kind)
        const [first] = pairs
        return first ? <Compared key={kind} a={first.a} b={first.b} pairs={pairs} /> : null
      })}
    </>
  )
}

function Compared({ a, b, pairs }: { a: number; b: number; pairs: Pair[] }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">
        <PlaceLink to={{ at: 'settlement', version: a }} className="text-link">
          Settlement {a}
        </PlaceLink>{' '}
        beside{' '}
        <PlaceLink to={{ at: 'settlement', version: b }} className="text-link">
          settlement {b}
        </PlaceLink>
      </h3>
      <p className="text-sm text-ink-muted">
        Which text carries what a party has stated, where the two differ. What matters more is for each party
        to say.
      </p>
      {pairs.map((pair) => (
        <ForParty key={pair.party} pair={pair} />
      ))}
    </div>
  )
}

function ForParty({ pair }: { pair: Pair }) {
  const state = useNegotiation()
  const names = useNames()
  return (
    <section aria-label={`For ${names.party(pair.party)}`}>
      <h4 className="font-medium">{names.party(pair.party)}</h4>
      {pair.points.length === 0 ? (
        <p className="text-ink-muted">No stated interest was found that the two carry differently.</p>
      ) : (
        <dl className="divide-y divide-line border-y border-line">
          {pair.points.map((point) => (
            <div
              key={JSON.stringify(point.about)}
              className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_8rem]"
            >
              <dt className="min-w-0">
                <PlainText text={`“${referredText(state, point.about) ?? ''}”`} />
                <PlainText text={point.why} className="text-sm text-ink-muted" />
              </dt>
              <dd className="font-medium">{leanWords(pair, point.leans)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
