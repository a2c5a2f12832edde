import {
  FILTERS,
  HIDDEN,
  type Matrix,
  type Order,
  POOLED,
  REACH,
  WIDTH,
} from '@/server/ratification/model/order'
import { ROWS, type Sequence } from '@/server/ratification/model/sequence'
import { shuffled, xorshift } from './chance'

export interface OrderedExample {
  sequence: Sequence
  yes: boolean
  weight: number
  /** What else is asked of it, and whether the answer is yes; empty where it is not known. */
  asides: readonly boolean[]
}

export const orderSettings = {
  epochs: 5,
  /** Falls to a tenth of it towards the end. */
  rate: 0.05,
  decay: 1e-4,
  /** How often a word's form and stem are held back, and a pooled finding. */
  withoutWord: 0.1,
  withoutFinding: 0.3,
  /** How much the asides count beside the question itself. */
  asides: 0.3,
  /** One network is learnt from each. */
  seeds: [1, 2],
} as const

const SPAN = REACH * WIDTH

/** Weights with the sum of their squared slopes: each has a rate of its own. */
class Learnt {
  readonly of: Float32Array
  private readonly squares: Float32Array
  constructor(size: number, spread = 0, chance = () => 0) {
    this.of = new Float32Array(size)
    this.squares = new Float32Array(size).fill(1e-4)
    if (spread > 0) for (let i = 0; i < size; i += 1) this.of[i] = (chance() * 2 - 1) * spread
  }
  step(at: number, slope: number, rate: number, decay: number): void {
    const whole = slope + decay * (this.of[at] ?? 0)
    const square = (this.squares[at] ?? 0) + whole * whole
    this.squares[at] = square
    this.of[at] = (this.of[at] ?? 0) - (rate * whole) / Math.sqrt(square)
  }
  /** In whole steps of a signed byte. */
  kept(): Matrix {
    const step = this.of.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127
    return { of: Int8Array.from(this.of, (weight) => Math.round(weight / step)), step }
  }
}

/** Which rows show in at least two of the sequences; the others stay empty. */
export function commonRows(sequences: readonly Sequence[]): Uint8Array {
  const seen = new Uint8Array(ROWS)
  for (const { rows } of sequences)
    for (const row of new Set(rows)) seen[row] = Math.min(2, (seen[row] ?? 0) + 1)
  return seen.map((times) => (times === 2 ? 1 : 0))
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

/**
 * Gradient descent, one example after another; the same examples and seed always give the same weights. The hidden layer
 * also has to answer the asides (which reasons speak against a statement), so that what it finds is about something; what
 * answers them is not kept. After Caruana (1997), "Multitask Learning".
 */
export function trainOrder(examples: readonly OrderedExample[], common: Uint8Array, seed: number): Order {
  const { epochs, decay, withoutWord, withoutFinding } = orderSettings
  const chance = xorshift(seed)
  const words = new Learnt(ROWS * WIDTH, 0.1, chance)
  for (let row = 0; row < ROWS; row += 1)
    if (common[row] === 0) words.of.fill(0, row * WIDTH, (row + 1) * WIDTH)
  const filters = new Learnt(FILTERS * SPAN, 0.15, chance)
  const filterBases = new Learnt(FILTERS)
  const hidden = new Learnt(HIDDEN * POOLED, 0.12, chance)
  const hiddenBases = new Learnt(HIDDEN)
  const said = new Learnt(HIDDEN, 0.3, chance)
  const base = new Learnt(1)
  const asked = examples.reduce((most, { asides }) => Math.max(most, asides.length), 0)
  const aside = new Learnt(asked * HIDDEN, 0.2, chance)
  const asideBases = new Learnt(asked)
  asideBases.of.fill(-2)

  const pooled = new Float32Array(POOLED)
  const where = new Int32Array(POOLED)
  const kept = new Float32Array(POOLED)
  const found = new Float32Array(HIDDEN)
  const hiddenSlopes = new Float32Array(HIDDEN)
  const slopes = new Float32Array(POOLED)
  let rate: number = orderSettings.rate
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const which of shuffled(examples.length, chance)) {
      const example = examples[which]
      if (!example) continue
      rate = orderSettings.rate * (1 - (0.9 * done) / (epochs * examples.length))
      done += 1
      learn(example)
    }
  return {
    words: words.kept(),
    filters: filters.kept(),
    filterBases: filterBases.kept(),
    hidden: hidden.kept(),
    hiddenBases: hiddenBases.kept(),
    said: said.kept(),
    base: base.of[0] ?? 0,
  }

  function most(p: number, sum: number, at: number): void {
    if (sum <= (pooled[p] ?? 0)) return
    pooled[p] = sum
    where[p] = at
  }

  /** What one answer of the hidden layer has to change, and what the layer has to. */
  function answer(slope: number, weights: Learnt, from: number): void {
    for (let h = 0; h < HIDDEN; h += 1) {
      const share = found[h] ?? 0
      if (share === 0) continue
      hiddenSlopes[h] = (hiddenSlopes[h] ?? 0) + slope * (weights.of[from + h] ?? 0)
      weights.step(from + h, slope * share, rate, decay)
    }
  }

  function learn({ sequence: { begins, rows, acting }, yes, weight, asides }: OrderedExample): void {
    const count = acting.length
    const vectors = new Float32Array((count + 2) * WIDTH)
    const from = new Int32Array(count)
    for (let i = 0; i < count; i += 1) {
      const begin = (begins[i] ?? 0) + (chance() < withoutWord ? 2 : 0)
      from[i] = begin
      const at = (i + 1) * WIDTH
      for (let j = begin; j < (begins[i + 1] ?? 0); j += 1) {
        const row = (rows[j] ?? 0) * WIDTH
        for (let d = 0; d < WIDTH; d += 1) vectors[at + d] = (vectors[at + d] ?? 0) + (words.of[row + d] ?? 0)
      }
    }
    pooled.fill(0)
    where.fill(-1)
    for (let f = 0; f < FILTERS; f += 1)
      for (let i = 0; i < count; i += 1) {
        let sum = filterBases.of[f] ?? 0
        for (let d = 0; d < SPAN; d += 1)
          sum += (filters.of[f * SPAN + d] ?? 0) * (vectors[i * WIDTH + d] ?? 0)
        most(f, sum, i)
        if (acting[i] === 1) most(FILTERS + f, sum, i)
      }
    for (let p = 0; p < POOLED; p += 1) kept[p] = chance() < withoutFinding ? 0 : 1 / (1 - withoutFinding)
    let odds = base.of[0] ?? 0
    for (let h = 0; h < HIDDEN; h += 1) {
      let sum = hiddenBases.of[h] ?? 0
      for (let p = 0; p < POOLED; p += 1)
        sum += (hidden.of[h * POOLED + p] ?? 0) * (pooled[p] ?? 0) * (kept[p] ?? 0)
      found[h] = Math.max(0, sum)
      odds += (found[h] ?? 0) * (said.of[h] ?? 0)
    }
    hiddenSlopes.fill(0)
    const slope = (chanceOf(odds) - (yes ? 1 : 0)) * weight
    base.step(0, slope, rate, 0)
    answer(slope, said, 0)
    for (const [a, so] of asides.entries()) {
      let sum = asideBases.of[a] ?? 0
      for (let h = 0; h < HIDDEN; h += 1) sum += (aside.of[a * HIDDEN + h] ?? 0) * (found[h] ?? 0)
      const own = (chanceOf(sum) - (so ? 1 : 0)) * weight * orderSettings.asides
      answer(own, aside, a * HIDDEN)
      asideBases.step(a, own, rate, 0)
    }
    slopes.fill(0)
    for (let h = 0; h < HIDDEN; h += 1) {
      const own = hiddenSlopes[h] ?? 0
      if (own === 0) continue
      for (let p = 0; p < POOLED; p += 1) {
        const share = kept[p] ?? 0
        if (share === 0) continue
        slopes[p] = (slopes[p] ?? 0) + own * (hidden.of[h * POOLED + p] ?? 0) * share
        if (pooled[p] !== 0) hidden.step(h * POOLED + p, own * (pooled[p] ?? 0) * share, rate, decay)
      }
      hiddenBases.step(h, own, rate, 0)
    }
    const back = new Float32Array((count + 2) * WIDTH)
    const touched = new Uint8Array(count + 2)
    for (let p = 0; p < POOLED; p += 1) {
      const at = where[p] ?? -1
      const own = slopes[p] ?? 0
      if (at < 0 || own === 0) continue
      const f = p % FILTERS
      for (let d = 0; d < SPAN; d += 1) {
        back[at * WIDTH + d] = (back[at * WIDTH + d] ?? 0) + own * (filters.of[f * SPAN + d] ?? 0)
        filters.step(f * SPAN + d, own * (vectors[at * WIDTH + d] ?? 0), rate, decay)
      }
      filterBases.step(f, own, rate, 0)
      touched.fill(1, at, at + REACH)
    }
    for (let i = 0; i < count; i += 1) {
      if (touched[i + 1] === 0) continue
      for (let j = from[i] ?? 0; j < (begins[i + 1] ?? 0); j += 1) {
        const row = rows[j] ?? 0
        if (common[row] === 0) continue
        for (let d = 0; d < WIDTH; d += 1)
          words.step(row * WIDTH + d, back[(i + 1) * WIDTH + d] ?? 0, rate, decay)
      }
    }
  }
}
