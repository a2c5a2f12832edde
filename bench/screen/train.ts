import { PLACES } from '@/server/ratification/model/features'
import { damping, type Weights } from '@/server/ratification/model/judge'
import { seeded } from './built'

/** A statement to learn from: what it shows, whether the question is answered yes, and how much it counts. */
export interface Example {
  features: Int32Array
  yes: boolean
  weight: number
}

export interface Settings {
  epochs: number
  rate: number
  decay: number
  seed: number
  /** A feature must show in so many examples of full weight to be learnt about. */
  seldom: number
}

export const settings: Settings = { epochs: 8, rate: 0.02, decay: 1e-4, seed: 1, seldom: 2 }

/**
 * Logistic regression by gradient descent with a rate of its own for each weight. The order is shuffled by a seed, so that
 * the same examples always give the same weights.
 */
export function train(
  examples: readonly Example[],
  common: Uint8Array,
  { epochs, rate, decay, seed } = settings,
): Weights {
  const of = new Float32Array(PLACES)
  const squares = new Float32Array(PLACES).fill(1e-6)
  const chance = seeded(seed)
  const order = examples.map((_, i) => i)
  let base = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(chance() * (i + 1))
      const swap = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = swap
    }
    for (const which of order) {
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

/** Which features show often enough in what people wrote to be learnt about. */
export function commonIn(written: readonly Int32Array[], seldom = settings.seldom): Uint8Array {
  const seen = new Uint8Array(PLACES)
  for (const features of written)
    for (const place of features) seen[place] = Math.min(255, (seen[place] ?? 0) + 1)
  return seen.map((times) => (times >= seldom ? 1 : 0))
}

/** The strongest weights alone, as they will be kept: whole steps of a signed byte. */
export function pruned({ of, base }: Weights, most: number): Weights & { of: Int8Array } {
  const sizes = [...of].map(Math.abs).sort((a, b) => b - a)
  const least = Math.max(sizes[most] ?? 0, 1e-9)
  const step = Math.max((sizes[50] ?? 1) / 127, 1e-6)
  const kept = new Int8Array(PLACES)
  for (const [place, weight] of of.entries())
    if (Math.abs(weight) > least) kept[place] = Math.max(-127, Math.min(127, Math.round(weight / step)))
  return { of: kept, step, base }
}
