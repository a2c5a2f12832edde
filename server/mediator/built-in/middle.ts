import { listed } from '@/server/record/phrases'
import type { IssueIn, MediatorInput, Statement } from '../input'
import { onScaleOf } from '../language/compare'
import { minutesIn, type Quantity } from '../language/quantities'
import { within } from '../language/third-person'
import { shared, stemsOf } from '../language/words'
import { figuresIn } from './figures'
import { type Base, nameOf, type Proposed, redLinesIn } from './proposed'
import { figureLike, quote, stop } from './wording'

/** One comparable figure from each position: the middle, moved as far as red lines ask. */
export function figured(
  input: MediatorInput,
  issue: IssueIn,
  positions: Statement[],
  base: Base,
): Proposed | null {
  if (issue.kind.kind === 'options' || issue.kind.kind === 'date' || positions.length < 2) return null
  // A position with several figures of a kind is about more than one number; no middle is pretended.
  if (positions.some((one) => severalFigures(one.text))) return null
  const figures = positions.map((one) => mainFigure(issue, one))
  const [lead] = figures
  // How often somebody comes is no number that has a middle in words.
  if (!lead || lead.kind === 'day' || figures.some((one) => one?.kind === 'frequency')) return null
  const values: number[] = []
  for (const one of figures) {
    const value = one ? onScaleOf(lead, one) : null
    if (value === null) return null
    values.push(value)
  }
  const shares =
    lead.kind === 'percent' && positions.every((one) => /\b(?:for|to) (?:me|us)\b/i.test(one.text))
  if (shares) return positions.length === 2 ? shareOut(input, positions, values, lead, base) : null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const middle = rounded((low + high) / 2, lead)
  const bounds = boundsFor(input, issue, positions, lead)
  const value = Math.min(Math.max(middle, bounds.low), bounds.high)
  if (bounds.low > bounds.high) return null
  const asWritten = (at: number) => written(positions[at]?.text ?? '', figures[at])
  const like = (value: number) => `${figureLike(lead, value)}${rateAfter(positions[0]?.text ?? '', lead)}`
  const figure = withRate(like(value), lead, issue)
  const moved = value === middle ? undefined : value === bounds.low ? bounds.lowBy : bounds.highBy
  const because =
    low === high
      ? 'every position names this figure'
      : `${listed(positions.map((one, at) => `${nameOf(input, one.party)} named ${asWritten(at)}`))}, and ${like(middle)} is the arithmetic middle${moved ? `, moved to ${like(value)} by a red line of ${within(nameOf(input, moved.party))}` : ''}`
  const conditions = positions.flatMap((one) =>
    conditional(one.text)
      ? [` ${nameOf(input, one.party)} had tied its figure to a condition: ${quote(one.text)}`]
      : [],
  )
  const core = `${quote(issue.title, 120)} is set at ${figure}.`
  const notes =
    low === high
      ? []
      : [
          {
            text: `On ${quote(issue.title)}: ${listed(positions.map((one, at) => `${nameOf(input, one.party)} named ${asWritten(at)}`))}; this draft has ${like(value)}.`,
            sources: positions.map((one) => one.reference),
          },
        ]
  return {
    ...base,
    notes: [...notes, ...besides(issue, input, positions)],
    core,
    because,
    text: `${core}${conditions.join('')}`,
  }
}

/** For how much time a figure is: its own words leave that out. */
export function rateAfter(text: string, { end }: Quantity): string {
  const rate =
    /^ ?(?:(?:per|an?|each|every) |\/ ?)(?:hour|day|night|week|weekend|month|quarter|year)\b/i.exec(
      text.slice(end),
    )
  return rate ? ` ${rate[0].trim()}` : ''
}

/** A figure inside a sentence, as its party wrote it. */
function written(text: string, figure: Quantity | undefined): string {
  if (!figure) return ''
  const plain = /^\p{Lu}\p{Ll}/u.test(figure.text) ? figure.text.toLowerCase() : figure.text
  return `${plain}${rateAfter(text, figure)}`
}

/** Where parties wrote more than a figure or a day, that it is not in the term. */
export function besides(issue: IssueIn, input: MediatorInput, positions: Statement[]): Proposed['notes'] {
  const asked = stemsOf(`${issue.title} ${issue.question}`)
  const more = positions.filter((one) => {
    const figures = figuresIn(one.text).map((figure) => figure.text)
    const bare = figures.reduce((text, figure) => text.replace(figure, ' '), one.text)
    const dated = issue.kind.kind !== 'date' && figuresIn(one.text).some((figure) => figure.kind === 'day')
    const others = [...stemsOf(bare)].filter((stem) => !asked.has(stem)).length
    return !conditional(one.text) && (others > 1 || dated)
  })
  if (more.length === 0) return []
  const said = more.map((one) => `${nameOf(input, one.party)} wrote ${stop(quote(one.text, 400))}`)
  return [
    {
      text: `The term on ${quote(issue.title)} has ${issue.kind.kind === 'date' ? 'the day' : 'the figure'} alone. What else was said with it is not in this draft: ${said.join(' ')}`,
      sources: more.map((one) => one.reference),
    },
  ]
}

function severalFigures(text: string): boolean {
  const all = figuresIn(text).filter((one) => one.kind !== 'day' && one.kind !== 'frequency')
  return all.some((one, at) =>
    all
      .slice(at + 1)
      .some(
        (other) =>
          one.kind === other.kind &&
          (one.unit === other.unit || one.unit === '' || other.unit === '') &&
          (one.per === other.per || one.kind !== 'count'),
      ),
  )
}

export const conditional = (text: string) =>
  /\b(?:if|when|provided|as long as|on condition|unless|until)\b/i.test(text)

function mainFigure(issue: IssueIn, one: Statement): Quantity | undefined {
  const kind = issue.kind
  const asked = kind.kind === 'amount' ? figuresIn(`1 ${kind.unit}`)[0] : undefined
  const all = figuresIn(one.text).map((figure) =>
    // A bare number answers in the unit that was asked for.
    asked?.kind === 'money' && figure.kind === 'count' && figure.unit === ''
      ? {
          ...asked,
          value: figure.value,
          text: figure.text,
          start: figure.start,
          end: figure.end,
          bound: figure.bound,
        }
      : asked?.kind === 'count' &&
          figure.kind === 'count' &&
          (figure.unit === '' || figure.bound === 'exactly') &&
          /^[\p{L}\d.,-]+$/u.test(figure.text)
        ? { ...figure, unit: asked.unit, per: asked.per }
        : figure,
  )
  if (kind.kind !== 'amount') return all.find((figure) => figure.kind !== 'frequency' || all.length === 1)
  return (
    all.find(
      (figure) => asked && figure.kind === asked.kind && (figure.unit === asked.unit || figure.unit === ''),
    ) ??
    all.find((figure) => figure.kind === 'money') ??
    all[0]
  )
}

function withRate(figure: string, like: Quantity, issue: IssueIn): string {
  if (issue.kind.kind !== 'amount') return figure
  if (/^[\d.,]+$/.test(figure)) return `${figure} ${issue.kind.unit}`
  const rate = /\b(?:per|an?) [\p{L} ]+$/u.exec(issue.kind.unit)
  return rate && like.kind === 'money' ? `${figure} ${rate[0]}` : figure
}

/** Money to a sensible coin, counts to whole things, times to five minutes. */
function rounded(value: number, like: Quantity): number {
  if (like.kind === 'clock') return Math.round(value / 5) * 5
  if (like.kind === 'percent') return Math.round(value * 2) / 2
  if (like.kind === 'duration') return (Math.round((value * 2) / minutesIn(like)) * minutesIn(like)) / 2
  if (like.kind !== 'money') return like.kind === 'count' && value >= 1 ? Math.round(value) : value
  return value >= 1000
    ? Math.round(value / 10) * 10
    : value >= 20
      ? Math.round(value)
      : Math.round(value * 20) / 20
}

type Bounds = { low: number; high: number; lowBy?: Statement; highBy?: Statement }

/** What red lines on the same matter leave open. */
export function boundsFor(
  input: MediatorInput,
  issue: IssueIn,
  positions: Statement[],
  lead: Quantity,
): Bounds {
  const topic = stemsOf([issue.title, issue.question, ...positions.map((one) => one.text)].join(' '))
  const bounds: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  for (const line of redLinesIn(input))
    for (const figure of figuresIn(line.text)) {
      const value = onScaleOf(lead, figure)
      const fixed = figure.bound === 'exactly'
      if (
        value === null ||
        (fixed && figure.kind !== 'money' && figure.kind !== 'percent') ||
        shared(topic, stemsOf(line.text)).length === 0
      )
        continue
      if (figure.bound !== 'at-most' && value > bounds.low) Object.assign(bounds, { low: value, lowBy: line })
      if (figure.bound !== 'at-least' && value < bounds.high)
        Object.assign(bounds, { high: value, highBy: line })
    }
  return bounds
}

/** Two claims on one whole that overlap: each gives up half of the overlap. */
function shareOut(
  input: MediatorInput,
  positions: Statement[],
  values: number[],
  lead: Quantity,
  base: Base,
): Proposed | null {
  const sum = values.reduce((total, one) => total + one, 0)
  const overlap = (sum - 100) / positions.length
  const parts = positions.map((one, at) => ({
    name: nameOf(input, one.party),
    share: figureLike({ ...lead, text: '1%' }, (values[at] ?? 0) - overlap),
  }))
  const core = `The shares are ${listed(parts.map((one) => `${one.share} for ${one.name}`))}.`
  const claimed = listed(
    positions.map((one, at) => `${nameOf(input, one.party)} named a share of ${values[at] ?? 0}%`),
  )
  const because =
    sum > 100
      ? `${claimed}, ${sum - 100} points more than the whole, and the overlap is divided in equal parts`
      : `${claimed}, and the remainder is divided in equal parts`
  return { ...base, core, text: core, because }
}
