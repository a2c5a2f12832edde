import { listed } from '@/server/record/phrases'
import type { IssueIn, MediatorInput, Statement } from '../input'
import { onScaleOf } from '../language/compare'
import { minutesIn } from '../language/quantities'
import { within } from '../language/third-person'
import { type Figure, figuresIn } from './figures'
import { besides, boundsFor, conditional, rateAfter } from './middle'
import { type Base, nameOf, type Proposed } from './proposed'
import { figureLike, quote } from './wording'

/**
 * Where ranges, bounds and figures of all positions meet, what every one of them allows, narrowed by red lines. Null where
 * they do not meet, or one of them says something that is no figure.
 */
export function overlapping(
  input: MediatorInput,
  issue: IssueIn,
  positions: Statement[],
  base: Base,
): Proposed | null {
  if (positions.length < 2 || positions.some((one) => conditional(one.text))) return null
  const named = positions.map((one) => figuresIn(one.text))
  const lead = leadOf(issue, named.flat())
  if (!lead) return null
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const figures of named) {
    const like = figures.flatMap((one) => {
      const value = onScaleOf(lead, one)
      return value === null ? [] : [{ value, bound: one.bound }]
    })
    const others = figures.length - like.length
    const exact = like.filter((one) => one.bound === 'exactly')
    if (like.length === 0 || exact.length > 1 || (others > 0 && issue.kind.kind !== 'amount')) return null
    for (const { value, bound } of like) {
      if (bound !== 'at-most') low = Math.max(low, value)
      if (bound !== 'at-least') high = Math.min(high, value)
    }
  }
  if (!named.flat().some((one) => one.bound !== 'exactly' && onScaleOf(lead, one) !== null)) return null
  const lines = boundsFor(input, issue, positions, lead)
  const moved = [lines.low > low ? lines.lowBy : undefined, lines.high < high ? lines.highBy : undefined]
  low = Math.max(low, lines.low)
  high = Math.min(high, lines.high)
  const same = Math.abs(low - high) < 1e-9 * Math.max(1, Math.abs(low))
  if (low > high && !same) return null
  const said = (value: number) => `${figureLike(lead, value)}${rateOf(positions, lead)}`
  const bounds = [
    ...(Number.isFinite(low) ? [`at least ${said(low)}`] : []),
    ...(Number.isFinite(high) ? [`at most ${said(high)}`] : []),
  ]
  const core = `${quote(issue.title, 120)} is ${same ? `set at ${said(low)}` : listed(bounds)}.`
  const narrowed = moved.flatMap((one) => (one ? [within(nameOf(input, one.party))] : []))
  const by = narrowed.length > 0 ? `, narrowed by a red line of ${listed([...new Set(narrowed)])}` : ''
  return {
    ...base,
    core,
    text: core,
    because: `every position on it allows this${by}`,
    notes: besides(issue, input, positions),
  }
}

/** The figure in whose unit the answer is written: of times the one in the smallest unit. */
function leadOf(issue: IssueIn, all: Figure[]): Figure | undefined {
  const written = all.filter(
    (one) => /[\p{L}%€$£]/u.test(one.text) && one.kind !== 'clock' && one.kind !== 'day',
  )
  const [first] = issue.kind.kind === 'amount' ? written.filter((one) => one.kind === 'money') : written
  const lead = first ?? written[0]
  if (lead?.kind !== 'duration') return lead
  return written.filter((one) => one.kind === 'duration').sort((a, b) => minutesIn(a) - minutesIn(b))[0]
}

function rateOf(positions: Statement[], lead: Figure): string {
  const from = positions.find((one) => figuresIn(one.text).includes(lead))
  return rateAfter(from?.text ?? '', lead)
}
