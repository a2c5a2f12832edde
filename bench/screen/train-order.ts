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
}

export const orderSettings = {
  epochs: 5,
  rate: 0.05,
  decay: 1e-4,
  /** How often a word's form and stem are held back, and a pooled finding. */
  withoutWord: 0.1,
  withoutFinding: 0.3,
  seed: 1,
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
  step(at: number, slope: number, decay: number): void {
    const whole = slope + decay * (this.of[at] ?? 0)
    const square = (this.squares[at] ?? 0) + whole * whole
    this.squares[at] = square
    this.of[at] = (this.of[at] ?? 0) - (orderSettings.rate * whole) / Math.sqrt(square)
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

/** Gradient descent, one example after another; the same examples always give the same weights. */
export function trainOrder(examples: readonly OrderedExample[], common: Uint8Array): Order {
  const { epochs, decay, withoutWord, withoutFinding, seed } = orderSettings
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

  const pooled = new Float32Array(POOLED)
  const where = new Int32Array(POOLED)
  const kept = new Float32Array(POOLED)
  const found = new Float32Array(HIDDEN)
  const slopes = new Float32Array(POOLED)
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const which of shuffled(examples.length, chance)) {
      const example = examples[which]
      if (example) learn(example)
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

  function learn({ sequence: { begins, rows, acting }, yes, weight }: OrderedExample): void {
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
    const slope = (1 / (1 + Math.exp(-odds)) - (yes ? 1 : 0)) * weight
    base.step(0, slope, 0)
    slopes.fill(0)
    for (let h = 0; h < HIDDEN; h += 1) {
      const own = (found[h] ?? 0) > 0 ? slope * (said.of[h] ?? 0) : 0
      said.step(h, slope * (found[h] ?? 0), decay)
      if (own === 0) continue
      for (let p = 0; p < POOLED; p += 1) {
        const share = kept[p] ?? 0
        if (share === 0) continue
        slopes[p] = (slopes[p] ?? 0) + own * (hidden.of[h * POOLED + p] ?? 0) * share
        hidden.step(h * POOLED + p, own * (pooled[p] ?? 0) * share, decay)
      }
      hiddenBases.step(h, own, 0)
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
        filters.step(f * SPAN + d, own * (vectors[at * WIDTH + d] ?? 0), decay)
      }
      filterBases.step(f, own, 0)
      touched.fill(1, at, at + REACH)
    }
    for (let i = 0; i < count; i += 1) {
      if (touched[i + 1] === 0) continue
      for (let j = from[i] ?? 0; j < (begins[i + 1] ?? 0); j += 1) {
        const row = rows[j] ?? 0
        if (common[row] === 0) continue
        for (let d = 0; d < WIDTH; d += 1) words.step(row * WIDTH + d, back[(i + 1) * WIDTH + d] ?? 0, decay)
      }
    }
  }
}
