import type { PartyId } from '@/server/protocol/ids'
import type { Reference } from '@/server/protocol/settlement'
import type { IssueIn, MediatorInput, Statement } from '../input'
import { compareBase, opposed } from '../language/compare'
import { type Quantity, quantitiesIn } from '../language/quantities'
import { shared, stemsOf } from '../language/words'
import { termClause } from './clause'
import { clashOf, type Sentence } from './conflicts'
import { figureLike, list, quote, stop } from './wording'

/** A term on its way, with what was given up for it. `core` is what it decides, without what it quotes. */
export type Proposed = {
  heading: string
  text: string
  core: string
  sources: Reference[]
  issue: number | null
  notes: { text: string; sources: Reference[] }[]
  because: string
  /** Whether another variant could turn this one round. */
  turned: boolean
  /** Whose position it takes, where it takes one. */
  follows?: string
}

export const nameOf = (input: MediatorInput, party: PartyId) =>
  input.parties.find((one) => one.party === party)?.name ?? 'A party'
export const namesIn = (input: MediatorInput) => input.parties.map((one) => one.name)
export const redLinesIn = (input: MediatorInput) => input.statements.filter((one) => one.kind === 'red-line')
const sentence = (text: string, issue: number | null = null, name = '') => ({ text, issue, name })

/** The first red line of somebody else that a text would break. */
export function brokenBy(
  input: MediatorInput,
  text: string,
  by: PartyId | null,
  topic = '',
): Statement | undefined {
  const name = by === null ? '' : nameOf(input, by)
  return redLinesIn(input).find(
    (line) => line.party !== by && breaks(sentence(text, null, name), topic, line, nameOf(input, line.party)),
  )
}

/** A clash in words or bounds, or another figure where the red line fixes one on the same matter. */
export function breaks(text: Sentence, topic: string, line: Statement, name: string): boolean {
  if (clashOf(text, sentence(line.text, null, name))?.sure === true) return true
  const same = shared(stemsOf(`${topic} ${text.text}`), stemsOf(line.text)).length > 0
  const fixed = quantitiesIn(line.text).filter(
    (one) => one.bound === 'exactly' && (one.kind === 'money' || one.kind === 'percent'),
  )
  const named = quantitiesIn(text.text)
  return (
    same &&
    fixed.some(
      (one) =>
        named.some((other) => opposed(one, other)) &&
        !named.some((other) => compareBase(one, other)?.every((value, _, pair) => value === pair[0])),
    )
  )
}

/**
 * A term for an issue, or `null` where nobody has said anything. `turn` decides whose words stand where no
 * middle exists: contested issues take turns among the parties, in the order in which they were raised.
 */
export function termFor(input: MediatorInput, issue: IssueIn, turn: number): Proposed | null {
  const about: Reference = { kind: 'issue', issue: issue.issue }
  const order = input.parties.map((one) => one.party)
  const positions = input.statements
    .filter((one) => one.issue === issue.issue)
    .sort((a, b) => order.indexOf(a.party) - order.indexOf(b.party))
  const sources = [about, ...positions.map((one) => one.reference)]
  const base = { heading: issue.title, sources, issue: issue.issue, notes: [], turned: false }
  if (issue.status === 'AGREED' && issue.decision !== null)
    return {
      ...base,
      text: issue.decision,
      core: issue.decision,
      because: 'it is the decision recorded on this issue, word for word',
    }
  const [first] = positions
  if (!first) return null
  return (
    figured(input, issue, positions, base) ??
    common(issue, positions, base) ??
    inTurn(input, positions, base, turn)
  )
}

type Base = Pick<Proposed, 'heading' | 'sources' | 'issue' | 'notes' | 'turned'>

/** One comparable figure from each position: the middle, moved as far as red lines ask. */
function figured(input: MediatorInput, issue: IssueIn, positions: Statement[], base: Base): Proposed | null {
  if (issue.kind.kind === 'options' || issue.kind.kind === 'date' || positions.length < 2) return null
  // A position with several figures of a kind is about more than one number; no middle is pretended.
  if (positions.some((one) => severalFigures(one.text))) return null
  const figures = positions.map((one) => mainFigure(issue, one))
  const [lead] = figures
  if (!lead || lead.kind === 'day') return null
  const values: number[] = []
  for (const one of figures) {
    const pair = one && compareBase(lead, one)
    if (!one || !pair) return null
    values.push(pair[1])
  }
  const shares =
    lead.kind === 'percent' && positions.every((one) => /\b(?:for|to) (?:me|us)\b/i.test(one.text))
  if (shares) return positions.length === 2 ? shareOut(input, positions, values, lead, base) : null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const middle = rounded((low + high) / 2, lead)
  const bounds = boundsFor(input, issue, positions, lead)
  const value = Math.min(Math.max(middle, bounds.low), bounds.high)
  if (bounds.low > bounds.high) return null
  const figure = withRate(figureLike(lead, value), lead, issue)
  const moved = value === middle ? undefined : value === bounds.low ? bounds.lowBy : bounds.highBy
  const because =
    low === high
      ? 'every position names this figure'
      : `${list(positions.map((one, at) => `${nameOf(input, one.party)} named ${figures[at]?.text ?? ''}`))}, and ${figureLike(lead, middle)} is the arithmetic middle${moved ? `, moved to ${figureLike(lead, value)} by a red line of ${nameOf(input, moved.party)}` : ''}`
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
            text: `On ${quote(issue.title)}: ${list(positions.map((one, at) => `${nameOf(input, one.party)} named ${figures[at]?.text ?? ''}`))}; this draft has ${figureLike(lead, value)}.`,
            sources: positions.map((one) => one.reference),
          },
        ]
  return { ...base, notes, core, because, text: `${core}${conditions.join('')}` }
}

function severalFigures(text: string): boolean {
  const all = quantitiesIn(text).filter((one) => one.kind !== 'day' && one.kind !== 'frequency')
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

const conditional = (text: string) =>
  /\b(?:if|when|provided|as long as|on condition|unless|until)\b/i.test(text)

function mainFigure(issue: IssueIn, one: Statement): Quantity | undefined {
  const kind = issue.kind
  const asked = kind.kind === 'amount' ? quantitiesIn(`1 ${kind.unit}`)[0] : undefined
  const all = quantitiesIn(one.text).map((figure) =>
    asked?.kind === 'count' &&
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
  if (like.kind !== 'money') return like.kind === 'count' && value >= 1 ? Math.round(value) : value
  return value >= 1000
    ? Math.round(value / 10) * 10
    : value >= 20
      ? Math.round(value)
      : Math.round(value * 20) / 20
}

type Bounds = { low: number; high: number; lowBy?: Statement; highBy?: Statement }

/** What red lines on the same matter leave open. */
function boundsFor(input: MediatorInput, issue: IssueIn, positions: Statement[], lead: Quantity): Bounds {
  const topic = stemsOf([issue.title, issue.question, ...positions.map((one) => one.text)].join(' '))
  const bounds: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  for (const line of redLinesIn(input))
    for (const figure of quantitiesIn(line.text)) {
      const pair = compareBase(lead, figure)
      const fixed = figure.bound === 'exactly'
      if (
        !pair ||
        (fixed && figure.kind !== 'money' && figure.kind !== 'percent') ||
        shared(topic, stemsOf(line.text)).length === 0
      )
        continue
      if (figure.bound !== 'at-most' && pair[1] > bounds.low)
        Object.assign(bounds, { low: pair[1], lowBy: line })
      if (figure.bound !== 'at-least' && pair[1] < bounds.high)
        Object.assign(bounds, { high: pair[1], highBy: line })
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
  const core = `The shares are ${list(parts.map((one) => `${one.share} for ${one.name}`))}.`
  const claimed = list(
    positions.map((one, at) => `${nameOf(input, one.party)} named a share of ${values[at] ?? 0}%`),
  )
  const because =
    sum > 100
      ? `${claimed}, ${sum - 100} points more than the whole, and the overlap is divided in equal parts`
      : `${claimed}, and the remainder is divided in equal parts`
  return { ...base, core, text: core, because }
}

/** An option that every position names. */
function common(issue: IssueIn, positions: Statement[], base: Base): Proposed | null {
  if (issue.kind.kind !== 'options' || positions.length < 2) return null
  const named = issue.kind.options.filter((option) =>
    positions.every((one) => one.text.toLowerCase().includes(option.toLowerCase())),
  )
  const [only] = named
  if (!only || named.length > 1) return null
  return {
    ...base,
    core: `${issue.title}: ${only}.`,
    text: `${issue.title}: ${only}.`,
    because: 'every position names this option',
  }
}

function inTurn(input: MediatorInput, positions: Statement[], base: Base, turn: number): Proposed | null {
  const open = positions.filter((one) => !brokenBy(input, one.text, one.party, base.heading))
  const chosen = open[turn % Math.max(1, open.length)]
  if (!chosen) return null
  const others = positions.filter((one) => one !== chosen)
  const blocked = others.filter((one) => brokenBy(input, one.text, one.party, base.heading))
  const name = nameOf(input, chosen.party)
  const termOf = (one: Statement) =>
    dated(input, one) ?? termClause(one.text, nameOf(input, one.party), namesIn(input))
  const text = termOf(chosen)
  if (text === null)
    return toBeSettled(input, positions, base, open.length > 1 && open.some((one) => termOf(one) !== null))
  const because =
    others.length === 0
      ? `only ${name} has taken a position on it`
      : blocked.length > 0 && open.length === 1
        ? 'every other position stands against a red line'
        : `there is no middle between these positions, and contested issues take turns in the order in which they were raised; here it is ${name}’s turn`
  return {
    ...base,
    turned: open.length > 1,
    core: chosen.text,
    follows: name,
    text,
    because,
    notes: others.map((one) => {
      const line = brokenBy(input, one.text, one.party, base.heading)
      const why = line
        ? ` That stands against a red line of ${nameOf(input, line.party)}: ${quote(line.text, 300)}`
        : ''
      return {
        text: `On ${quote(base.heading)} this draft follows ${name}. ${nameOf(input, one.party)} wrote ${stop(quote(one.text, 400))} This text does not carry it.${why}`,
        sources: [one.reference, chosen.reference, ...(line ? [line.reference] : [])],
      }
    }),
  }
}

const OPEN = 'To be settled: '
export const isOpen = (text: string) => text.startsWith(OPEN)

/** Nobody's words make a clause: what each wrote stands beside the other, and the text decides nothing. */
function toBeSettled(input: MediatorInput, positions: Statement[], base: Base, turned: boolean): Proposed {
  const said = positions.map((one) => `${nameOf(input, one.party)} wrote: ${stop(quote(one.text, 600))}`)
  const alone = positions.length === 1 ? ' No other party has taken a position on it.' : ''
  return {
    ...base,
    turned,
    core: '',
    text: `${OPEN}${base.heading}. ${said.join(' ')}${alone}`,
    because:
      'the words that are on the record make no clause without something being added, so they stand side by side for the parties to settle',
  }
}

/** Where the issue asks for a date and the position names one, just that. */
function dated(input: MediatorInput, chosen: Statement): string | null {
  const issue = input.issues.find((one) => one.issue === chosen.issue)
  if (issue?.kind.kind !== 'date') return null
  const days = quantitiesIn(chosen.text).filter((one) => one.kind === 'day')
  const [day] = days
  return day && days.length === 1 ? `${quote(issue.title, 120)}: ${day.text.trim()}.` : null
}

/** Whether two texts name figures that cannot both hold. */
export function figuresOppose(a: string, b: string): boolean {
  const pairs = quantitiesIn(a).flatMap((one) =>
    quantitiesIn(b).flatMap((other) => (compareBase(one, other) ? [[one, other] as const] : [])),
  )
  const equal = pairs.some(([one, other]) =>
    compareBase(one, other)?.every((value, _, both) => value === both[0]),
  )
  return !equal && pairs.some(([one, other]) => opposed(one, other))
}
