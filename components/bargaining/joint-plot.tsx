'use client'

import { useState } from 'react'
import {
  CartesianGrid,
  ReferenceLine,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  XAxis,
  YAxis,
} from 'recharts'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { BetterDeals } from './better-deals'
import type { WeighedIssue } from './declare-draft'
import type { Joint } from './joint'
import { comparedWords } from './joint-words'

type JointPlotProps = {
  joint: Joint
  issues: readonly WeighedIssue[]
  nameOf: (party: string) => string
}

/** The undominated packages, the Nash point and the deal, for two of the parties; the table beneath has all. */
export function JointPlot({ joint, issues, nameOf }: JointPlotProps) {
  const { parties, frontier, nash, deal, alternatives } = joint
  const [across, setAcross] = useState(0)
  const [up, setUp] = useState(Math.min(1, parties.length - 1))
  const point = (row: readonly number[]) => ({ x: row[across] ?? 0, y: row[up] ?? 0 })
  const tick = { fill: 'var(--ink-muted)', fontSize: 12 }
  const named = [
    { what: 'The deal', row: deal },
    { what: 'The Nash point', row: nash },
    { what: 'No deal', row: alternatives },
  ]
  return (
    <figure className="flex flex-col gap-3">
      {parties.length > 2 ? (
        <div className="grid gap-4 md:grid-cols-2">
          <Choose label="Across" value={across} parties={parties} nameOf={nameOf} onChange={setAcross} />
          <Choose label="Upwards" value={up} parties={parties} nameOf={nameOf} onChange={setUp} />
        </div>
      ) : null}
      <div aria-hidden className="h-72 w-full">
        <ResponsiveContainer width="100%" height="100%">
          <ScatterChart margin={{ top: 8, right: 12, bottom: 20, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid stroke="var(--line)" />
            <XAxis
              type="number"
              dataKey="x"
              stroke="var(--ink-muted)"
              tick={tick}
              label={{
                value: nameOf(parties[across] ?? ''),
                position: 'bottom',
                fill: 'var(--ink-muted)',
                fontSize: 12,
              }}
            />
            <YAxis type="number" dataKey="y" stroke="var(--ink-muted)" tick={tick} width={64} />
            <ReferenceLine x={alternatives[across]} stroke="var(--ink)" strokeDasharray="4 4" />
            <ReferenceLine y={alternatives[up]} stroke="var(--ink)" strokeDasharray="4 4" />
            <Scatter
              data={frontier.map(point)}
              fill="var(--ink-muted)"
              shape="circle"
              isAnimationActive={false}
            />
            <Scatter
              data={nash ? [point(nash)] : []}
              fill="var(--party-2)"
              shape="triangle"
              isAnimationActive={false}
            />
            <Scatter
              data={deal ? [point(deal)] : []}
              fill="var(--accent)"
              shape="star"
              isAnimationActive={false}
            />
          </ScatterChart>
        </ResponsiveContainer>
      </div>
      <figcaption className="text-sm text-ink-muted">
        {comparedWords(joint)} {deal ? 'Star: the deal. ' : ''}Dashed: no deal. Upwards:{' '}
        {nameOf(parties[up] ?? '')}.
      </figcaption>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Points of each party, as it declared them</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1 font-medium">
              Points
            </th>
            {parties.map((party) => (
              <th key={party} scope="col" className="py-1 text-right font-medium break-words">
                {nameOf(party)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {named.map(({ what, row }) =>
            row ? (
              <tr key={what} className="border-b border-line">
                <th scope="row" className="py-1 font-normal">
                  {what}
                </th>
                {row.map((points, at) => (
                  <td key={parties[at]} className="figures py-1 text-right">
                    {Math.round(points)}
                  </td>
                ))}
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
      {joint.better ? (
        <BetterDeals better={joint.better} issues={issues} nameOf={(at) => nameOf(parties[at] ?? '')} />
      ) : null}
    </figure>
  )
}

type ChooseProps = {
  label: string
  value: number
  parties: readonly string[]
  nameOf: (party: string) => string
  onChange: (value: number) => void
}

function Choose({ label, value, parties, nameOf, onChange }: ChooseProps) {
  return (
    <Field label={label}>
      <Select value={String(value)} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {parties.map((party, at) => (
          <option key={party} value={at}>
            {nameOf(party)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
