import type { Sequence } from '@/server/ratification/model/sequence'

/** Sizes of the network that reads words in their order. */
export const WIDTH = 16
export const FILTERS = 32
export const REACH = 3
export const HIDDEN = 24
export const POOLED = 2 * FILTERS
const SPAN = REACH * WIDTH

/** A matrix in whole steps, or as it is learnt. */
export interface Matrix {
  of: Float32Array | Int8Array
  step: number
}

/**
 * A small network over three words at a time: what each filter finds at most anywhere, and in the sentences that hold an
 * act, is weighed by a hidden layer. After Kim (2014), "Convolutional Neural Networks for Sentence Classification".
 */
export interface Order {
  /** `ROWS` × `WIDTH`: what a word, stem, class or mark is worth. */
  words: Matrix
  /** `FILTERS` × `REACH` × `WIDTH`, and where each starts. */
  filters: Matrix
  filterBases: Matrix
  /** `HIDDEN` × `POOLED`, and where each starts. */
  hidden: Matrix
  hiddenBases: Matrix
  /** What each hidden finding says, and what is said without any. */
  said: Matrix
  base: number
}

/** Log-odds that words in this order are no ratification: the mean of networks that differ only in where they began. */
export function orderOdds(sequence: Sequence, orders: readonly Order[]): number {
  let sum = 0
  for (const order of orders) sum += oddsOf(sequence, order)
  return sum / orders.length
}

function oddsOf({ begins, rows, acting }: Sequence, order: Order): number {
  const vectors = lookedUp(begins, rows, order.words)
  const pooled = new Float32Array(POOLED)
  const { of: filters, step } = order.filters
  for (let f = 0; f < FILTERS; f += 1) {
    const from = f * SPAN
    const base = (order.filterBases.of[f] ?? 0) * order.filterBases.step
    let most = 0
    let mostActing = 0
    for (let i = 0; i < acting.length; i += 1) {
      const at = i * WIDTH
      let sum = 0
      for (let d = 0; d < SPAN; d += 1) sum += (filters[from + d] ?? 0) * (vectors[at + d] ?? 0)
      const found = sum * step + base
      if (found > most) most = found
      if (found > mostActing && acting[i] === 1) mostActing = found
    }
    pooled[f] = most
    pooled[FILTERS + f] = mostActing
  }
  let odds = order.base
  for (let h = 0; h < HIDDEN; h += 1) {
    let sum = 0
    for (let p = 0; p < POOLED; p += 1) sum += (order.hidden.of[h * POOLED + p] ?? 0) * (pooled[p] ?? 0)
    const found = sum * order.hidden.step + (order.hiddenBases.of[h] ?? 0) * order.hiddenBases.step
    if (found > 0) odds += found * (order.said.of[h] ?? 0) * order.said.step
  }
  return odds
}

/** A vector for each word, with an empty one before the first and after the last. */
function lookedUp(begins: Int32Array, rows: Int32Array, { of, step }: Matrix): Float32Array {
  const count = begins.length - 1
  const vectors = new Float32Array((count + 2) * WIDTH)
  for (let i = 0; i < count; i += 1) {
    const at = (i + 1) * WIDTH
    for (let j = begins[i] ?? 0; j < (begins[i + 1] ?? 0); j += 1) {
      const from = (rows[j] ?? 0) * WIDTH
      for (let d = 0; d < WIDTH; d += 1) vectors[at + d] = (vectors[at + d] ?? 0) + (of[from + d] ?? 0) * step
    }
  }
  return vectors
}
