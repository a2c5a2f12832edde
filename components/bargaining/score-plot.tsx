'use client'

import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { type OfferScore, plottedTicks } from './my-score'

type ScorePlotProps = {
  scores: readonly OfferScore[]
  alternative: number
  parties: readonly { party: string; name: string }[]
}

/** Party colours by their place, as everywhere; a dash and a shape tell the lines apart without colour. */
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 4', '10 4']

/** Offers over rounds in one's own points, with one's alternative as a line. The table beneath says the same. */
export function ScorePlot({ scores, alternative, parties }: ScorePlotProps) {
  const data = scores.map((one) => ({ offer: one.offer, [one.party]: one.points }))
  const firsts = scores.filter(({ round }, at) => round !== scores[at - 1]?.round)
  const roundOf = new Map(firsts.map(({ offer, round }) => [offer, round]))
  const ticks = plottedTicks(
    scores.flatMap(({ points }) => points ?? []),
    alternative,
  )
  const [bottom = 0, top = 0] = [ticks[0], ticks.at(-1)]
  return (
    <figure aria-hidden className="flex flex-col gap-1">
      <div className="h-56 w-full">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart
            data={data}
            margin={{ top: 8, right: 12, bottom: 4, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis
              dataKey="offer"
              ticks={[...roundOf.keys()]}
              tickFormatter={(offer: number) => `round ${roundOf.get(offer) ?? ''}`}
              stroke="var(--ink-muted)"
              tick={{ fill: 'var(--ink-muted)', fontSize: 12 }}
            />
            <YAxis
              domain={[bottom, top]}
              ticks={ticks}
              stroke="var(--ink-muted)"
              tick={{ fill: 'var(--ink-muted)', fontSize: 12 }}
              width={48}
            />
            <ReferenceLine y={alternative} stroke="var(--ink)" strokeDasharray="4 4" ifOverflow="discard" />
            {parties.map(({ party }, at) => (
              <Line
                key={party}
                dataKey={party}
                connectNulls
                isAnimationActive={false}
                stroke={`var(--party-${(at % 6) + 1})`}
                strokeWidth={2}
                strokeDasharray={DASHES[at % DASHES.length] ?? ''}
                dot={{ r: 3, strokeDasharray: '' }}
              />
            ))}
          </LineChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
        {parties.map(({ party, name }, at) => (
          <span key={party} className="inline-flex items-center gap-1">
            <svg width="24" height="8" role="presentation">
              <line
                x1="0"
                x2="24"
                y1="4"
                y2="4"
                strokeWidth="2"
                stroke={`var(--party-${(at % 6) + 1})`}
                strokeDasharray={DASHES[at % DASHES.length]}
              />
            </svg>
            {name}
          </span>
        ))}
        <span className="inline-flex items-center gap-1">
          <svg width="24" height="8" role="presentation">
            <line x1="0" x2="24" y1="4" y2="4" strokeWidth="2" stroke="var(--ink)" strokeDasharray="4 4" />
          </svg>
          your alternative{alternative > top ? ', above all that is drawn' : ''}
          {alternative < bottom ? ', below all that is drawn' : ''}
        </span>
      </figcaption>
    </figure>
  )
}
