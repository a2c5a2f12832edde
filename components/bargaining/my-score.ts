import { type DeclaredIssue, scoreOffer } from '@/server/bargaining/declared'
import { NEVER } from '@/server/bargaining/domain'
import { gridOf, tellingPlaces } from '@/server/bargaining/grid'
import type { DeclaredValues, PackageValue } from '@/server/protocol/bargaining-commands'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'

/** A package in the eyes of whoever declared: `null` where it crosses one of their red lines. */
export type MyScore = { points: number | null; below: boolean }
export type OfferScore = MyScore & {
  offer: number
  party: PartyId
  round: number
  /** Against the same party's offer before it; null where that is its first or either crosses a red line. */
  change: number | null
}
/** What another value on one issue would add, everything else staying as it is. */
type Gain = { issue: number; value: string; points: number }

export function myScore(
  issues: readonly DeclaredIssue[],
  mine: DeclaredValues,
  values: readonly PackageValue[],
): MyScore {
  const { total, belowBatna } = scoreOffer(issues, mine, values)
  return { points: total === NEVER ? null : Math.round(total), below: belowBatna }
}

export function scoresOf(
  issues: readonly DeclaredIssue[],
  mine: DeclaredValues,
  { offers }: Pick<Bargaining, 'offers'>,
): OfferScore[] {
  const scored: OfferScore[] = []
  for (const { offer, party, round, values } of offers) {
    const score = myScore(issues, mine, values)
    const before = scored.findLast((one) => one.party === party)
    const change =
      before && before.points !== null && score.points !== null ? score.points - before.points : null
    scored.push({ ...score, offer, party, round, change })
  }
  return scored
}

/** For each issue, the value best for me and what a move there would add: the most first. */
export function gainsFrom(
  issues: readonly DeclaredIssue[],
  mine: DeclaredValues,
  values: readonly PackageValue[],
): Gain[] {
  const worth = (one: DeclaredIssue, value: string) =>
    scoreOffer([one], { ...mine, values: mine.values.filter(({ issue }) => issue === one.issue) }, [
      { issue: one.issue, value },
    ]).total
  return issues
    .flatMap((one) => {
      const now = worth(one, values.find(({ issue }) => issue === one.issue)?.value ?? '')
      const valued = mine.values.find(({ issue }) => issue === one.issue)
      const grid = gridOf(one.kind)
      const telling = valued ? tellingPlaces(grid, valued).map(grid.valueAt) : []
      const best = telling.reduce<{ value: string; worth: number } | null>((found, value) => {
        const each = worth(one, value)
        return found === null || each > found.worth ? { value, worth: each } : found
      }, null)
      if (!best || best.worth === NEVER || best.worth - Math.max(now, -1e9) <= 0) return []
      const points = now === NEVER ? null : Math.round(best.worth - now)
      return points === 0 ? [] : [{ issue: one.issue, value: best.value, points: points ?? Number.NaN }]
    })
    .sort((a, b) => b.points - a.points)
}

/** The best package is worth this many points. */
const WHOLE = 1_000

/**
 * From which to which points a plot reaches: all offers, and the alternative unless it lies so far off that the offers
 * would fall into one line.
 */
export function plottedTicks(points: readonly number[], alternative: number): number[] {
  const near = alternative >= -WHOLE && alternative <= 2 * WHOLE ? [alternative] : []
  const all = [0, 100, ...points, ...near]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const stepsOf = (step: number) => [Math.floor(least / step), Math.ceil(most / step)] as const
  const step = [50, 100, 200, 250].find((one) => stepsOf(one)[1] - stepsOf(one)[0] <= 5) ?? 500
  const [first, last] = stepsOf(step)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}
