import { type Domain, optionsOf, outcomesOf } from './domain'

/** Most outcomes that a strategy will rank. */
export const MOST_RANKED = 2_000_000n

/**
 * One party's own view of all deals: what each is worth to it, and the deals in order of that. Outcomes are numbered
 * in odometer order, the last issue turning fastest. Nothing of any other party is in it.
 */
export interface Ranking {
  /** By outcome, in the party's own unit; −∞ across a red line. */
  readonly worth: Float64Array
  /** Outcomes, best first; equal ones in outcome order. */
  readonly order: Int32Array
  /** `worth` along `order`. */
  readonly sorted: Float64Array
  readonly reservation: number
  /** How many of `order` are acceptable to the party. */
  readonly acceptable: number
}

/** Throws RangeError where there are too many outcomes to rank. */
export function rankingOf(domain: Domain, party: number): Ranking {
  if (outcomesOf(domain) > MOST_RANKED) throw new RangeError('Too many outcomes for a strategy to rank')
  const n = domain.parties.length
  let scaled = new Float64Array(1)
  domain.scores.forEach((rows, issue) => {
    const size = optionsOf(domain, issue)
    const next = new Float64Array(scaled.length * size)
    for (let i = 0; i < next.length; i++) {
      next[i] = (scaled[Math.floor(i / size)] ?? 0) + (rows[(i % size) * n + party] ?? 0)
    }
    scaled = next
  })
  const order = Int32Array.from(scaled.keys()).sort((a, b) => (scaled[b] ?? 0) - (scaled[a] ?? 0) || a - b)
  const worth = scaled.map((value) => value / domain.scale)
  const sorted = Float64Array.from(order, (outcome) => worth[outcome] ?? 0)
  const reservation = (domain.reservations[party] ?? 0) / domain.scale
  return { worth, order, sorted, reservation, acceptable: countAtLeast(sorted, reservation) }
}

/** How many of a descending list are at least this much. */
export function countAtLeast(sorted: Float64Array, least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) >= least) low = middle + 1
    else high = middle
  }
  return low
}

/** The deal with this number: option indices in issue order. */
export function dealOfOutcome(domain: Domain, outcome: number): number[] {
  return dealNumbered(sizesOf(domain), outcome)
}

export function outcomeOfDeal(domain: Domain, deal: readonly number[]): number {
  return numberOfDeal(sizesOf(domain), deal)
}

const sizesOf = (domain: Domain) => domain.scores.map((_, issue) => optionsOf(domain, issue))

/** The same for issues of so many options. */
export function dealNumbered(sizes: readonly number[], outcome: number): number[] {
  const deal = sizes.map(() => 0)
  let rest = outcome
  for (let issue = deal.length - 1; issue >= 0; issue--) {
    const size = sizes[issue] ?? 1
    deal[issue] = rest % size
    rest = Math.floor(rest / size)
  }
  return deal
}

export function numberOfDeal(sizes: readonly number[], deal: readonly number[]): number {
  return deal.reduce((outcome, option, issue) => outcome * (sizes[issue] ?? 1) + option, 0)
}
