import { PLACES } from '@/server/ratification/model/features'
import type { Weights } from '@/server/ratification/model/judge'
import { harmOf } from '@/server/ratification/model/judge'
import { seeded } from './built'

/** A statement to learn from: its clauses as features, and whether some clause of it does harm. */
export interface Example {
  units: readonly Int32Array[]
  harmful: boolean
  /** How much it counts. */
  weight: number
}

export const settings = { epochs: 8, rate: 0.1, decay: 1e-3, base: -2, seed: 1 } as const

/**
 * Learns from whole statements which clauses do harm: a statement is harmless when all its clauses are (noisy-or), so that
 * one bad clause is blamed and the rest is not. Gradient descent with a rate of its own for each weight; the order is
 * shuffled by a seed, so that the same examples always give the same weights.
 */
export function train(examples: readonly Example[], { epochs, rate, decay, base, seed } = settings): Weights {
  const weights: Weights = { of: new Float32Array(PLACES), base }
  const { of } = weights
  const squares = new Float32Array(PLACES).fill(1e-6)
  const chance = seeded(seed)
  const order = examples.map((_, i) => i)
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
      const shares = example.units.map((unit) => harmOf(unit, weights))
      const harmless = Math.exp(-shares.reduce((sum, share) => sum + share, 0))
      const pull =
        (example.harmful ? -Math.min(50, harmless / Math.max(1e-6, 1 - harmless)) : 1) * example.weight
      for (const [i, unit] of example.units.entries()) {
        const slope = Math.max(-5, Math.min(5, pull * (1 - Math.exp(-(shares[i] ?? 0)))))
        for (const place of unit) {
          const step = slope + decay * (of[place] ?? 0)
          squares[place] = (squares[place] ?? 0) + step * step
          of[place] = (of[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1)
        }
      }
    }
  }
  return weights
}
