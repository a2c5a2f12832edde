import { z } from 'zod'
import { weightsFromComparisons, weightsFromRanks } from '@/server/bargaining/weights'
import type { DeclaredValues, IssueValues } from '@/server/protocol/bargaining-commands'
import type { IssueKind } from '@/server/protocol/statements'

/** The best package of all is worth so many points. */
export const WHOLE = 1_000
/** Outcomes of one issue are valued from 0 to this, whatever the issue weighs. */
export const BEST = 100

const worth = z.number()
const point = z.strictObject({ at: z.string(), worth })
const outcomes = z.strictObject({
  /** For a choice: one for each option, null for "never". */
  options: z.array(worth.nullable()),
  /** For an amount or a day: straight in between. */
  points: z.array(point),
  neverBelow: z.string(),
  neverAbove: z.string(),
})
export type Outcomes = z.infer<typeof outcomes>

/** A declaration while it is made. Each way of weighing keeps what was said in it. */
export const declareDraft = z.strictObject({
  way: z.enum(['sliders', 'ranking', 'questions']),
  sliders: z.record(z.string(), z.number()),
  ranks: z.record(z.string(), z.number()),
  /** "The first matters so many times as much as the second", by `first second`. */
  answers: z.record(z.string(), z.number()),
  outcomes: z.record(z.string(), outcomes),
  alternative: z.string(),
  alternativeWorth: z.string(),
})
export type DeclareDraft = z.infer<typeof declareDraft>
export type WeighedIssue = { issue: number; title: string; kind: IssueKind }

export const EMPTY_DECLARATION: DeclareDraft = {
  way: 'sliders',
  sliders: {},
  ranks: {},
  answers: {},
  outcomes: {},
  alternative: '',
  alternativeWorth: '',
}

export function outcomesOf(draft: DeclareDraft, { issue, kind }: WeighedIssue): Outcomes {
  const kept = draft.outcomes[issue]
  if (kept) return kept
  const none = { options: [], points: [], neverBelow: '', neverAbove: '' }
  switch (kind.kind) {
    case 'text':
      return none
    case 'options':
      return { ...none, options: kind.options.map(() => 0) }
    case 'amount':
      return { ...none, points: [kind.min ?? '0', kind.max ?? '0'].map((at) => ({ at, worth: 0 })) }
    case 'date':
      return { ...none, points: [kind.first ?? '', kind.last ?? ''].map((at) => ({ at, worth: 0 })) }
  }
}

/** The pairs that are asked: each issue with the next, enough to connect them all. */
export function pairsOf(issues: readonly WeighedIssue[]): [WeighedIssue, WeighedIssue][] {
  return issues.flatMap((first, at) => {
    const second = issues[at + 1]
    return second ? [[first, second] as [WeighedIssue, WeighedIssue]] : []
  })
}
export const pairKey = (first: WeighedIssue, second: WeighedIssue) => `${first.issue} ${second.issue}`

/** How much each issue weighs, summing to 1. */
export function weightsOf(draft: DeclareDraft, issues: readonly WeighedIssue[]): number[] {
  switch (draft.way) {
    case 'sliders': {
      const raw = issues.map(({ issue }) => draft.sliders[issue] ?? 50)
      const sum = raw.reduce((a, b) => a + b, 0)
      return raw.map((one) => (sum > 0 ? one / sum : 1 / issues.length))
    }
    case 'ranking':
      return weightsFromRanks(issues.map(({ issue }) => draft.ranks[issue] ?? 1))
    case 'questions':
      return [
        ...weightsFromComparisons(
          issues.length,
          pairsOf(issues).map(([first, second], at) => ({
            first: at,
            second: at + 1,
            ratio: draft.answers[pairKey(first, second)] ?? 1,
          })),
        ).weights,
      ]
  }
}

/** What still keeps the declaration from being sealed, or null. */
export function missingIn(draft: DeclareDraft, issues: readonly WeighedIssue[]): string | null {
  const flat = issues.find((one) => {
    const { options, points } = outcomesOf(draft, one)
    const worths = [...options.map((value) => value ?? -1), ...points.map((each) => each.worth)]
    return new Set(worths).size < 2
  })
  if (flat) return `Say which outcomes of “${flat.title}” are better for you.`
  if (draft.alternative.trim() === '') return 'Say what you will do if there is no deal.'
  return /^-?\d{1,6}$/.test(draft.alternativeWorth.trim()) ? null : 'Give your alternative its points.'
}

export function declaredFrom(draft: DeclareDraft, issues: readonly WeighedIssue[]): DeclaredValues {
  const weights = weightsOf(draft, issues)
  return {
    values: issues.map((one, at) => valuesOf(one, outcomesOf(draft, one), weights[at] ?? 0)),
    batna: { text: draft.alternative, value: Number(draft.alternativeWorth.trim()) || 0 },
  }
}

function valuesOf({ issue, kind }: WeighedIssue, given: Outcomes, weight: number): IssueValues {
  const score = (value: number) => Math.round((weight * value * WHOLE) / BEST)
  const points = given.points.map(({ at, worth: value }) => ({ at, score: score(value) }))
  const bound = (text: string) => text.trim() || null
  if (kind.kind === 'amount')
    return {
      kind: 'amount',
      issue,
      points,
      neverBelow: bound(given.neverBelow),
      neverAbove: bound(given.neverAbove),
    }
  if (kind.kind === 'date')
    return {
      kind: 'date',
      issue,
      points,
      neverBefore: bound(given.neverBelow),
      neverAfter: bound(given.neverAbove),
    }
  return {
    kind: 'options',
    issue,
    points: given.options.map((value) => (value === null ? 'never' : score(value))),
  }
}
