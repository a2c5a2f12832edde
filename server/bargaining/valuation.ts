import { z } from 'zod'
import { type Curve, scoreAt } from './curve'
import { compileDomain, type Domain, NEVER, type Rule } from './domain'

/** A calendar day, as `2026-11-21`. */
const Day = z.iso.date()

/** A structured issue: what can be agreed about it. */
export const IssueSpec = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), options: z.array(z.string()).min(1) }),
  z
    .object({ kind: z.literal('amount'), min: z.number(), max: z.number(), step: z.number().positive() })
    .refine((amount) => amount.min <= amount.max, 'The range ends before it begins'),
  z
    .object({
      kind: z.literal('date'),
      first: Day,
      last: Day,
      everyDays: z.number().int().positive().default(1),
    })
    .refine((date) => date.first <= date.last, 'The last day lies before the first'),
])
export type IssueSpec = z.infer<typeof IssueSpec>

const Points = z.union([z.number(), z.literal('never')])

/**
 * How a party values one issue: points for each option, or a curve over amounts or days with red lines beyond which
 * it will not go. Two points make a straight line.
 */
export const Valuation = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('options'), points: z.array(Points).min(1) }),
  z.object({
    kind: z.literal('amount'),
    points: z.array(z.object({ at: z.number(), score: z.number() })).min(1),
    neverBelow: z.number().optional(),
    neverAbove: z.number().optional(),
  }),
  z.object({
    kind: z.literal('date'),
    points: z.array(z.object({ at: Day, score: z.number() })).min(1),
    neverBefore: Day.optional(),
    neverAfter: Day.optional(),
  }),
])
export type Valuation = z.infer<typeof Valuation>

/** A party's private declaration: one valuation per issue, and the value of no deal on the same scale. */
export const Declaration = z.object({ valuations: z.array(Valuation).min(1), batna: z.number() })
export type Declaration = z.infer<typeof Declaration>

/** What a package gives an issue: an option's index, an amount, or a day. */
export type IssueValue = number | string

/**
 * What a value is worth to a party; NEVER across its red line. Throws RangeError where value, issue and valuation
 * are not of one kind: that is a door's failure, not a price.
 */
export function scoreOf(issue: IssueSpec, valuation: Valuation, value: IssueValue): number {
  return scorerOf(issue, valuation)(value)
}

/** `scoreOf` for many values of one issue: its curve is put in order once. */
function scorerOf(issue: IssueSpec, valuation: Valuation): (value: IssueValue) => number {
  if (issue.kind === 'options' && valuation.kind === 'options')
    return (value) => {
      if (typeof value !== 'number') throw otherKind()
      const points = valuation.points[value]
      if (points === undefined) throw new RangeError('The issue has no such option')
      return points === 'never' ? NEVER : points
    }
  if (issue.kind === 'amount' && valuation.kind === 'amount') {
    const { neverBelow = -Infinity, neverAbove = Infinity } = valuation
    const curve = rising(valuation.points)
    return (value) => {
      if (typeof value !== 'number') throw otherKind()
      return value < neverBelow || value > neverAbove ? NEVER : scoreAt(curve, value)
    }
  }
  if (issue.kind === 'date' && valuation.kind === 'date') {
    const curve = rising(valuation.points.map(({ at, score }) => ({ at: dayNumber(at), score })))
    return (value) => {
      if (typeof value !== 'string') throw otherKind()
      const { neverBefore = value, neverAfter = value } = valuation
      return value < neverBefore || value > neverAfter ? NEVER : scoreAt(curve, dayNumber(value))
    }
  }
  throw otherKind()
}

const otherKind = () => new RangeError('The value, the issue and the valuation are not of one kind')

export interface PackageScore {
  /** NEVER where any issue crosses a red line. */
  readonly total: number
  readonly perIssue: readonly number[]
  readonly belowBatna: boolean
}

export function scorePackage(
  issues: readonly IssueSpec[],
  declaration: Declaration,
  values: readonly IssueValue[],
): PackageScore {
  const perIssue = issues.map((issue, k) => {
    const valuation = declaration.valuations[k]
    const value = values[k]
    if (!valuation || value === undefined)
      throw new RangeError('A package and a declaration cover every issue')
    return scoreOf(issue, valuation, value)
  })
  // Through the same scaled arithmetic as the engine, so that a package is never just under by float noise.
  const domain = compileDomain([
    { id: '', reservation: declaration.batna, scores: perIssue.map((score) => [score]) },
  ])
  const scaled = domain.scores.reduce((sum, row) => sum + (row[0] ?? NEVER), 0)
  return { total: scaled / domain.scale, perIssue, belowBatna: scaled < (domain.thresholds[0] ?? 0) }
}

/** Most values of one issue that are listed. Issues of the record may have more: `grid` has theirs by place. */
const MOST_LISTED = 2_000_000

/** Every value an issue can take, in order. Throws RangeError where there are too many to list. */
export function valuesOf(issue: IssueSpec): IssueValue[] {
  switch (issue.kind) {
    case 'options':
      return issue.options.map((_, option) => option)
    case 'amount': {
      const count = Math.floor((issue.max - issue.min) / issue.step + 1e-9) + 1
      return listed(count, (k) => Number((issue.min + k * issue.step).toPrecision(15)))
    }
    case 'date': {
      const first = dayNumber(issue.first)
      const count = Math.floor((dayNumber(issue.last) - first) / issue.everyDays) + 1
      return listed(count, (k) => dayOf(first + k * issue.everyDays))
    }
  }
}

function listed(count: number, valueAt: (place: number) => IssueValue): IssueValue[] {
  if (count > MOST_LISTED) throw new RangeError('An issue has too many values to list')
  return Array.from({ length: count }, (_, place) => valueAt(place))
}

/** The domain that the engine solves, its options being each issue's values in order, or those given. */
export function domainOf(
  issues: readonly IssueSpec[],
  declarations: readonly { readonly party: string; readonly declaration: Declaration }[],
  rule?: Rule,
  values: readonly (readonly IssueValue[])[] = issues.map(valuesOf),
): Domain {
  return compileDomain(
    declarations.map(({ party, declaration }) => ({
      id: party,
      reservation: declaration.batna,
      scores: issues.map((issue, k) => {
        const valuation = declaration.valuations[k]
        if (!valuation) throw new RangeError('A declaration covers every issue')
        return (values[k] ?? []).map(scorerOf(issue, valuation))
      }),
    })),
    rule,
  )
}

function rising(points: Curve['points']): Curve {
  return { points: points.toSorted((a, b) => a.at - b.at) }
}

const DAY = 86_400_000

export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)
}

export function dayOf(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10)
}
