import type { CoarseIssue } from './coarse'
import { seeded } from './seeded'

/** Ways of valuing things drawn before anything was said; their mean and spread are all that is used of them. */
const DRAWS = 1_200
/** Bends of a curve over amounts or days. */
const BENDS = 5

/** What is thought of a party's values before it has said anything: per option what it adds, the best package being worth 1. */
export interface ValuePrior {
  readonly mean: Float64Array
  /** Row by row. */
  readonly covariance: Float64Array
  /** Where each issue's options begin. */
  readonly starts: readonly number[]
}

/**
 * Weights anywhere, options worth anything, amounts and days better in one direction, straight or bent. Shared ranks put
 * the issues in order of how far each reaches; options that were named as acceptable are the better ones of theirs. What was
 * offered first is about the best package there is.
 */
export function valuePrior(
  issues: readonly CoarseIssue[],
  first: readonly number[] | undefined,
  ranks: readonly (number | undefined)[] | undefined,
  acceptable: readonly (readonly number[] | undefined)[] | undefined,
): ValuePrior {
  const random = seeded(90_001)
  const starts: number[] = []
  let size = 0
  for (const { options } of issues) {
    starts.push(size)
    size += options
  }
  const mean = new Float64Array(size)
  const covariance = new Float64Array(size * size)
  for (let draw = 0; draw < DRAWS; draw++) {
    const values = issues.map((issue, k) => worths(issue, first?.[k], acceptable?.[k], random))
    const weights = weightsOver(values, ranks, random)
    const row = new Float64Array(size)
    values.forEach((of, k) => {
      of.forEach((value, o) => {
        row[(starts[k] ?? 0) + o] = value * (weights[k] ?? 0)
      })
    })
    for (let i = 0; i < size; i++) {
      mean[i] = (mean[i] ?? 0) + (row[i] ?? 0) / DRAWS
      for (let j = 0; j <= i; j++)
        covariance[i * size + j] = (covariance[i * size + j] ?? 0) + ((row[i] ?? 0) * (row[j] ?? 0)) / DRAWS
    }
  }
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      const value = (covariance[i * size + j] ?? 0) - (mean[i] ?? 0) * (mean[j] ?? 0) + (i === j ? 1e-7 : 0)
      covariance[i * size + j] = value
      covariance[j * size + i] = value
    }
  }
  return { mean, covariance, starts }
}

/** Each option from 0 to 1, the best of them 1. */
function worths(
  issue: CoarseIssue,
  first: number | undefined,
  acceptable: readonly number[] | undefined,
  random: () => number,
): number[] {
  const values = issue.ordered ? curve(issue.options, first, random) : choices(issue.options, first, random)
  if (acceptable && acceptable.length > 0) {
    // The best values go to the options named, in no order among them; what was offered first keeps its own.
    const sorted = values.toSorted((a, b) => b - a)
    const liked = shuffled([...acceptable], random)
    const others = shuffled(
      values.map((_, o) => o).filter((o) => !acceptable.includes(o)),
      random,
    )
    ;[...liked, ...others].forEach((o, place) => {
      values[o] = sorted[place] ?? 0
    })
  }
  return values
}

/** An option that was offered first is mostly the best one, but it need not be. */
const SURE = 0.85

function choices(options: number, first: number | undefined, random: () => number): number[] {
  const values = Array.from({ length: options }, () => random())
  if (first !== undefined && random() < SURE) {
    const best = values.indexOf(Math.max(...values))
    const here = values[first] ?? 0
    values[first] = values[best] ?? 0
    values[best] = here
  }
  // To some the worst option is worth nothing, to others every option something.
  const least = random() < 0.5 ? Math.min(...values) : 0
  const span = Math.max(...values) - least
  return values.map((value) => (span > 0 ? (value - least) / span : 1))
}

function curve(options: number, first: number | undefined, random: () => number): number[] {
  const bends = Math.min(BENDS, options)
  const steps = Array.from({ length: Math.max(1, bends - 1) }, () => 0.05 + random() ** 1.5)
  const whole = steps.reduce((sum, step) => sum + step, 0)
  const knots = [0]
  for (const step of steps) knots.push((knots.at(-1) ?? 0) + step / whole)
  const top = options - 1
  const peak = first !== undefined && random() < SURE ? first : random() < 0.5 ? 0 : top
  const furthest = Math.max(peak, top - peak, 1)
  return Array.from({ length: options }, (_, o) => {
    const at = (1 - Math.abs(o - peak) / furthest) * (knots.length - 1)
    const low = Math.min(knots.length - 2, Math.floor(at))
    const from = knots[low] ?? 0
    return from + (at - low) * ((knots[low + 1] ?? from) - from)
  })
}

/** Weights that sum to 1; where ranks are known the issues reach as far as the ranks say, one after the other. */
function weightsOver(
  values: readonly (readonly number[])[],
  ranks: readonly (number | undefined)[] | undefined,
  random: () => number,
): number[] {
  const raw = values.map(() => 0.15 + random())
  if (ranks) {
    const spans = values.map((of) => Math.max(0.05, 1 - Math.min(...of)))
    const ranked = ranks.flatMap((rank, k) => (rank === undefined ? [] : [{ k, rank }]))
    ranked.sort((a, b) => a.rank - b.rank)
    const descending = ranked.map(({ k }) => (raw[k] ?? 0) * (spans[k] ?? 1)).sort((a, b) => b - a)
    ranked.forEach(({ k }, place) => {
      raw[k] = (descending[place] ?? 0) / (spans[k] ?? 1)
    })
  }
  const whole = raw.reduce((sum, weight) => sum + weight, 0)
  return raw.map((weight) => weight / whole)
}

function shuffled<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [items[i], items[j]]
    if (a !== undefined && b !== undefined) {
      items[i] = b
      items[j] = a
    }
  }
  return items
}
