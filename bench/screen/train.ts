import { PLACES } from '@/server/ratification/model/features'
import { GRAM_PLACES } from '@/server/ratification/model/grams'
import { damping, logOdds, softplus, type Weights } from '@/server/ratification/model/judge'
import { seeded } from './built'
import { shuffled } from './chance'

/** A statement to learn from: what it shows, whether the question is answered yes, and how much it counts. */
interface Example {
  features: Int32Array
  yes: boolean
  weight: number
}

interface Settings {
  epochs: number
  /** Falls towards the end to `last` of it. */
  rate: number
  last: number
  decay: number
  seed: number
  /** A feature must show in so many examples of full weight to be learnt about. */
  seldom: number
}

export const settings: Settings = { epochs: 12, rate: 0.01, last: 0.05, decay: 1e-4, seed: 1, seldom: 2 }

/** Runs of signs alone are many and each says little: they are learnt longer and held back less. */
export const settingsOfRuns: Settings = { ...settings, epochs: 20, decay: 1e-5 }

/**
 * Logistic regression by gradient descent with a rate of its own for each weight. The order is shuffled by a seed, so that
 * the same examples always give the same weights.
 */
export function train(
  examples: readonly Example[],
  common: Uint8Array,
  { epochs, rate: first, last, decay, seed } = settings,
): Weights {
  const of = new Float32Array(common.length)
  const squares = new Float32Array(common.length).fill(1e-6)
  const chance = seeded(seed)
  let base = 0
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const which of shuffled(examples.length, chance)) {
      const rate = first * (1 - ((1 - last) * done) / (epochs * examples.length))
      done += 1
      const example = examples[which]
      if (!example) continue
      const { features, yes, weight } = example
      const damped = damping(features.length)
      let sum = 0
      for (const place of features) sum += of[place] ?? 0
      const slope = (1 / (1 + Math.exp(-base - sum * damped)) - (yes ? 1 : 0)) * weight
      base -= rate * slope
      for (const place of features) {
        if (common[place] === 0) continue
        const step = slope * damped + decay * (of[place] ?? 0)
        squares[place] = (squares[place] ?? 0) + step * step
        of[place] = (of[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1)
      }
    }
  }
  return { of, step: 1, base }
}

/** The clauses of a statement to learn from. */
interface ClausesExample {
  clauses: readonly Int32Array[]
  yes: boolean
  weight: number
}

/** No step is made longer than so many times the usual, however surprising an example is. */
const LONGEST_STEP = 5

/** As `train`, but what is learnt is the chance that a clause speaks against a statement: one is enough. */
export function trainClauses(
  examples: readonly ClausesExample[],
  common: Uint8Array,
  { epochs, rate: first, last, decay, seed } = settings,
): Weights {
  const of = new Float32Array(common.length)
  const squares = new Float32Array(common.length).fill(1e-6)
  const chance = seeded(seed)
  const weights = { of, step: 1, base: -2 }
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const which of shuffled(examples.length, chance)) {
      const rate = first * (1 - ((1 - last) * done) / (epochs * examples.length))
      done += 1
      const example = examples[which]
      if (!example) continue
      const odds = example.clauses.map((clause) => logOdds(clause, weights))
      const harmless = Math.exp(-odds.reduce((sum, one) => sum + softplus(one), 0))
      const surprise = example.yes ? -Math.min(50, harmless / Math.max(1e-6, 1 - harmless)) : 1
      for (const [i, clause] of example.clauses.entries()) {
        const slope = (surprise * example.weight) / (1 + Math.exp(-(odds[i] ?? 0)))
        const bounded = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, slope))
        weights.base -= rate * 0.1 * bounded
        const damped = damping(clause.length)
        for (const place of clause) {
          if (common[place] === 0) continue
          const step = bounded * damped + decay * (of[place] ?? 0)
          squares[place] = (squares[place] ?? 0) + step * step
          of[place] = (of[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1)
        }
      }
    }
  return weights
}

/** Which features show often enough in what people wrote to be learnt about. */
export function commonIn(
  written: readonly Int32Array[],
  seldom = settings.seldom,
  places = PLACES,
): Uint8Array {
  const seen = new Uint8Array(places)
  for (const features of written)
    for (const place of features) seen[place] = Math.min(255, (seen[place] ?? 0) + 1)
  return seen.map((times) => (times >= seldom ? 1 : 0))
}

/** As `commonIn`, among runs of words and signs, of which most are seldom. */
export const commonGrams = (written: readonly Int32Array[]): Uint8Array => commonIn(written, 3, GRAM_PLACES)

/** The strongest `most` weights alone, as they will be kept: whole steps of a signed byte, the `held` largest all of one size. */
export function pruned({ of, base }: Weights, most: number, held: number): Weights & { of: Int8Array } {
  const sizes = [...of].map(Math.abs).sort((a, b) => b - a)
  const least = Math.max(sizes[most] ?? 0, 1e-9)
  const step = Math.max((sizes[held] ?? 1) / 127, 1e-6)
  const kept = new Int8Array(of.length)
  for (const [place, weight] of of.entries())
    if (Math.abs(weight) > least) kept[place] = Math.max(-127, Math.min(127, Math.round(weight / step)))
  return { of: kept, step, base }
}
