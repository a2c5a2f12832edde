import { ROWS, type Sequence } from '@/server/ratification/model/sequence'

/** Sizes of the network that reads words in their order. */
export const WIDTH = 48
export const MEMORY = 48
export const HIDDEN = 48
export const GATES = 3 * MEMORY
/** What each way of reading holds at most, and on the mean. */
export const POOLED = 4 * MEMORY

/** The rows and columns of each of its matrices. */
export const SHAPES = {
  /** What a word, stem, class or mark is worth. */
  words: [ROWS, WIDTH],
  /** For each way of reading, what a word does to the gates (reset, update, new). */
  forwardWords: [GATES, WIDTH],
  backwardWords: [GATES, WIDTH],
  /** What is held in memory does to them. */
  forwardMemory: [GATES, MEMORY],
  backwardMemory: [GATES, MEMORY],
  /** Where the gates start, and what the memory adds to what is new. */
  forwardBases: [1, GATES + MEMORY],
  backwardBases: [1, GATES + MEMORY],
  /** What each hidden finding makes of what was held, and where it starts. */
  hidden: [HIDDEN, POOLED],
  hiddenBases: [1, HIDDEN],
  /** What each hidden finding says. */
  said: [1, HIDDEN],
} as const

export type Part = keyof typeof SHAPES

/** Something for each of its matrices. */
export function byPart<Made>(make: (part: Part) => Made): Record<Part, Made> {
  return {
    words: make('words'),
    forwardWords: make('forwardWords'),
    backwardWords: make('backwardWords'),
    forwardMemory: make('forwardMemory'),
    backwardMemory: make('backwardMemory'),
    forwardBases: make('forwardBases'),
    backwardBases: make('backwardBases'),
    hidden: make('hidden'),
    hiddenBases: make('hiddenBases'),
    said: make('said'),
  }
}

/**
 * A small network that reads words one after another, forwards and backwards, and holds in memory what matters of those it
 * has read (gated recurrent units: Cho and others 2014, "Learning Phrase Representations using RNN Encoder-Decoder").
 * What it holds at most, and on the mean, is weighed by a hidden layer.
 */
export type Order = Record<Part, Float32Array> & { base: number }

/** A longer statement is not read: what was learnt is of short ones, and time grows with every word. */
export const MOST_WORDS = 160

/** Log-odds that words in this order are no ratification. */
export function orderOdds({ begins, rows }: Sequence, order: Order): number {
  const words = lookedUp(begins, rows, order.words)
  const pooled = new Float32Array(POOLED)
  for (const [way, { words: input, memory, bases }] of ways.entries())
    pool(readThrough(words, order[input], order[memory], order[bases], way === BACKWARDS).held, way, pooled)
  let odds = order.base
  for (let h = 0; h < HIDDEN; h += 1) {
    const found = (order.hiddenBases[h] ?? 0) + dot(order.hidden, h * POOLED, pooled, 0, POOLED)
    if (found > 0) odds += found * (order.said[h] ?? 0)
  }
  return odds
}

/** The two ways to read a statement, and which matrices each goes by. */
export const ways = [
  { words: 'forwardWords', memory: 'forwardMemory', bases: 'forwardBases' },
  { words: 'backwardWords', memory: 'backwardMemory', bases: 'backwardBases' },
] as const
export const BACKWARDS = 1

/** What each word is worth (words × `WIDTH`): the sum of its rows. */
export function lookedUp(begins: Int32Array, rows: Int32Array, table: Float32Array): Float32Array {
  const count = begins.length - 1
  const words = new Float32Array(count * WIDTH)
  for (let i = 0; i < count; i += 1)
    for (let j = begins[i] ?? 0; j < (begins[i + 1] ?? 0); j += 1) {
      const from = (rows[j] ?? 0) * WIDTH
      const at = i * WIDTH
      for (let d = 0; d < WIDTH; d += 1) words[at + d] = (words[at + d] ?? 0) + (table[from + d] ?? 0)
    }
  return words
}

/** What went on at each word (words × `MEMORY` each). */
export interface Passage {
  /** How much of what is held is let into what is new, and how much of it is held on to. */
  reset: Float32Array
  update: Float32Array
  /** What the memory adds to what is new, and what is new. */
  recalled: Float32Array
  fresh: Float32Array
  /** What is held after the word. */
  held: Float32Array
}

export function readThrough(
  words: Float32Array,
  input: Float32Array,
  memory: Float32Array,
  bases: Float32Array,
  backwards: boolean,
): Passage {
  const count = words.length / WIDTH
  const empty = () => new Float32Array(count * MEMORY)
  const passage = { reset: empty(), update: empty(), recalled: empty(), fresh: empty(), held: empty() }
  const { reset, update, recalled, fresh, held } = passage
  let last = new Float32Array(MEMORY)
  for (let step = 0; step < count; step += 1) {
    const i = backwards ? count - 1 - step : step
    for (let m = 0; m < MEMORY; m += 1) {
      const at = i * MEMORY + m
      const [u, n] = [MEMORY + m, 2 * MEMORY + m]
      const into = (gate: number) => (bases[gate] ?? 0) + dot(input, gate * WIDTH, words, i * WIDTH, WIDTH)
      const opened = sigmoid(into(m) + dot(memory, m * MEMORY, last, 0, MEMORY))
      const kept = sigmoid(into(u) + dot(memory, u * MEMORY, last, 0, MEMORY))
      const added = (bases[GATES + m] ?? 0) + dot(memory, n * MEMORY, last, 0, MEMORY)
      const found = Math.tanh(into(n) + opened * added)
      reset[at] = opened
      update[at] = kept
      recalled[at] = added
      fresh[at] = found
      held[at] = (1 - kept) * found + kept * (last[m] ?? 0)
    }
    last = held.subarray(i * MEMORY, (i + 1) * MEMORY)
  }
  return passage
}

/** What is held at most, and on the mean; `where` is told at which word the most was held. */
export function pool(held: Float32Array, way: number, pooled: Float32Array, where?: Int32Array): void {
  const count = held.length / MEMORY
  for (let m = 0; m < MEMORY; m += 1) {
    const p = way * 2 * MEMORY + m
    let most = Number.NEGATIVE_INFINITY
    let sum = 0
    for (let i = 0; i < count; i += 1) {
      const value = held[i * MEMORY + m] ?? 0
      sum += value
      if (value <= most) continue
      most = value
      if (where) where[p] = i
    }
    pooled[p] = count === 0 ? 0 : most
    pooled[p + MEMORY] = count === 0 ? 0 : sum / count
  }
}

export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** The product of two stretches of `length` numbers, four at a time: `length` is a multiple of four. */
export function dot(a: Float32Array, from: number, b: Float32Array, at: number, length: number): number {
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let i = 0; i < length; i += 4) {
    one += (a[from + i] ?? 0) * (b[at + i] ?? 0)
    two += (a[from + i + 1] ?? 0) * (b[at + i + 1] ?? 0)
    three += (a[from + i + 2] ?? 0) * (b[at + i + 2] ?? 0)
    four += (a[from + i + 3] ?? 0) * (b[at + i + 3] ?? 0)
  }
  return one + two + three + four
}
