import {
  BACKWARDS,
  byPart,
  GATES,
  HIDDEN,
  lookedUp,
  MEMORY,
  type Order,
  type Part,
  type Passage,
  POOLED,
  pool,
  readThrough,
  SHAPES,
  sigmoid,
  WIDTH,
  ways,
} from '@/server/ratification/model/order'
import { ROWS, type Sequence } from '@/server/ratification/model/sequence'
import { shuffled, xorshift } from './chance'
import { add, Learnt, Worths } from './gradients'

export interface OrderedExample {
  sequence: Sequence
  yes: boolean
  weight: number
  /** What else is asked of it, and whether the answer is yes; empty where it is not known. */
  asides: readonly boolean[]
}

interface OrderSettings {
  epochs: number
  /** Rises over the first `warming` steps, then falls to `last` of it. */
  rate: number
  warming: number
  last: number
  /** How many times as fast words are learnt at first, of which each has a rate of its own. */
  wordsRate: number
  /** How many examples a step is made from. */
  batch: number
  /** How often a word's form and stem are held back, a number of what a word is worth, and a pooled finding. */
  withoutWord: number
  withoutWorth: number
  withoutFinding: number
  /** How much the asides count beside the question itself. */
  asides: number
  seed: number
}

export const orderSettings: OrderSettings = {
  epochs: 7,
  rate: 0.002,
  warming: 300,
  last: 0.02,
  wordsRate: 50,
  batch: 64,
  withoutWord: 0.08,
  withoutWorth: 0.1,
  withoutFinding: 0.3,
  asides: 0.3,
  seed: 1,
}

/** Which rows show in at least two of the sequences; the others stay empty. */
export function commonRows(sequences: readonly Sequence[]): Uint8Array {
  const seen = new Uint8Array(ROWS)
  for (const { rows } of sequences)
    for (const row of new Set(rows)) seen[row] = Math.min(2, (seen[row] ?? 0) + 1)
  return seen.map((times) => (times === 2 ? 1 : 0))
}

/** What is spread at first, by part; the others start at nothing. */
const spreads: Partial<Record<Part, number>> = {
  forwardWords: 1 / Math.sqrt(MEMORY),
  backwardWords: 1 / Math.sqrt(MEMORY),
  forwardMemory: 1 / Math.sqrt(MEMORY),
  backwardMemory: 1 / Math.sqrt(MEMORY),
  hidden: 1 / Math.sqrt(POOLED),
  said: 1 / Math.sqrt(HIDDEN),
}

/** How large a step is, if a signed byte has to hold each weight. */
export const stepOf = (of: Float32Array): number =>
  of.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127

/** The weights as they will be kept, in whole steps. */
function inSteps(of: Float32Array): Float32Array {
  const step = stepOf(of)
  return of.map((weight) => Math.round(weight / step) * step)
}

/**
 * Gradient descent by Adam, a batch of examples at a time; the same examples always give the same weights. The
 * hidden layer also has to answer the asides (which reasons speak against a statement), so that what it finds is about
 * something; what answers them is not kept. After Caruana (1997), "Multitask Learning".
 */
export function trainOrder(
  examples: readonly OrderedExample[],
  common: Uint8Array,
  settings: OrderSettings = orderSettings,
): Order {
  const { epochs, batch, warming, last, withoutWord, withoutWorth, withoutFinding } = settings
  const chance = xorshift(settings.seed)
  const worths = new Worths(common, chance)
  const learnt = byPart((part) => {
    const [rows, columns] = part === 'words' ? [0, 0] : SHAPES[part]
    return new Learnt(rows * columns, spreads[part], chance)
  })
  const base = new Learnt(1)
  const asked = examples.reduce((most, { asides }) => Math.max(most, asides.length), 0)
  const aside = new Learnt(asked * HIDDEN, 1 / Math.sqrt(HIDDEN), chance)
  const asideBases = new Learnt(asked)
  asideBases.of.fill(-2)
  const dense = [...Object.values(learnt), base, aside, asideBases]

  const pooled = new Float32Array(POOLED)
  const where = new Int32Array(POOLED)
  const kept = new Float32Array(POOLED)
  const found = new Float32Array(HIDDEN)
  const foundSlopes = new Float32Array(HIDDEN)
  const pooledSlopes = new Float32Array(POOLED)
  const steps = Math.ceil(examples.length / batch) * epochs
  let done = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffled(examples.length, chance)
    for (let from = 0; from < order.length; from += batch) {
      for (const which of order.subarray(from, from + batch)) {
        const example = examples[which]
        if (example && example.sequence.begins.length > 1) learn(example)
      }
      const rate = settings.rate * Math.min(1, (done + 1) / warming) * Math.max(last, 1 - done / steps)
      done += 1
      for (const one of dense) one.step(rate, done)
      worths.step(rate * settings.wordsRate)
    }
  }
  return {
    ...byPart((part) => inSteps(part === 'words' ? worths.of : learnt[part].of)),
    base: base.of[0] ?? 0,
  }

  /** What one answer of the hidden layer has to change, and what the layer has to. */
  function answer(slope: number, weights: Learnt, bases: Learnt, which: number): void {
    bases.slopes[which] = (bases.slopes[which] ?? 0) + slope
    add(weights.slopes, which * HIDDEN, found, 0, slope, HIDDEN)
    add(foundSlopes, 0, weights.of, which * HIDDEN, slope, HIDDEN)
  }

  /** Its rows that are learnt about; of some words the form and stem are held back. */
  function shownOf({ begins: all, rows: named }: Sequence): Pick<Sequence, 'begins' | 'rows'> {
    const begins = new Int32Array(all.length)
    const rows: number[] = []
    for (let i = 0; i < all.length - 1; i += 1) {
      const from = (all[i] ?? 0) + (chance() < withoutWord ? 2 : 0)
      for (const row of named.subarray(from, all[i + 1])) if (common[row] === 1) rows.push(row)
      begins[i + 1] = rows.length
    }
    return { begins, rows: Int32Array.from(rows) }
  }

  function learn({ sequence, yes, weight, asides }: OrderedExample): void {
    const { begins, rows } = shownOf(sequence)
    const count = begins.length - 1
    const words = lookedUp(begins, rows, worths.of)
    const worth = Float32Array.from(words, () => (chance() < withoutWorth ? 0 : 1 / (1 - withoutWorth)))
    for (const [i, times] of worth.entries()) words[i] = (words[i] ?? 0) * times

    const passages = ways.map(({ words: input, memory, bases }, way) =>
      readThrough(words, learnt[input].of, learnt[memory].of, learnt[bases].of, way === BACKWARDS),
    )
    for (const [way, { held }] of passages.entries()) pool(held, way, pooled, where)
    for (let p = 0; p < POOLED; p += 1) {
      kept[p] = chance() < withoutFinding ? 0 : 1 / (1 - withoutFinding)
      pooled[p] = (pooled[p] ?? 0) * (kept[p] ?? 0)
    }
    const { hidden, hiddenBases, said } = learnt
    let odds = base.of[0] ?? 0
    for (let h = 0; h < HIDDEN; h += 1) {
      let sum = hiddenBases.of[h] ?? 0
      for (let p = 0; p < POOLED; p += 1) sum += (hidden.of[h * POOLED + p] ?? 0) * (pooled[p] ?? 0)
      found[h] = Math.max(0, sum)
      odds += (found[h] ?? 0) * (said.of[h] ?? 0)
    }

    foundSlopes.fill(0)
    answer((sigmoid(odds) - (yes ? 1 : 0)) * weight, said, base, 0)
    for (const [a, so] of asides.entries()) {
      let sum = asideBases.of[a] ?? 0
      for (let h = 0; h < HIDDEN; h += 1) sum += (aside.of[a * HIDDEN + h] ?? 0) * (found[h] ?? 0)
      answer((sigmoid(sum) - (so ? 1 : 0)) * weight * settings.asides, aside, asideBases, a)
    }
    pooledSlopes.fill(0)
    for (let h = 0; h < HIDDEN; h += 1) {
      const own = foundSlopes[h] ?? 0
      if ((found[h] ?? 0) === 0 || own === 0) continue
      hiddenBases.slopes[h] = (hiddenBases.slopes[h] ?? 0) + own
      add(hidden.slopes, h * POOLED, pooled, 0, own, POOLED)
      add(pooledSlopes, 0, hidden.of, h * POOLED, own, POOLED)
    }
    const back = new Float32Array(count * WIDTH)
    for (const [way, passage] of passages.entries()) readBack(way, passage, words, back)
    for (let i = 0; i < count; i += 1) {
      for (let d = i * WIDTH; d < (i + 1) * WIDTH; d += 1) back[d] = (back[d] ?? 0) * (worth[d] ?? 0)
      for (let j = begins[i] ?? 0; j < (begins[i + 1] ?? 0); j += 1) {
        worths.gather(rows[j] ?? 0, back, i * WIDTH)
      }
    }
  }

  /** From what the pooled findings have to change to what the gates have to and the words: time runs back. */
  function readBack(way: number, passage: Passage, words: Float32Array, back: Float32Array): void {
    const names = ways[way]
    if (!names) return
    const [input, memory, bases] = [learnt[names.words], learnt[names.memory], learnt[names.bases]]
    const { reset, update, recalled, fresh, held } = passage
    const count = held.length / MEMORY
    const carried = new Float32Array(MEMORY)
    const onInput = new Float32Array(GATES)
    const onMemory = new Float32Array(GATES)
    for (let step = count - 1; step >= 0; step -= 1) {
      const i = way === BACKWARDS ? count - 1 - step : step
      const before = way === BACKWARDS ? i + 1 : i - 1
      for (let m = 0; m < MEMORY; m += 1) {
        const at = i * MEMORY + m
        const p = way * 2 * MEMORY + m
        let slope = (carried[m] ?? 0) + ((pooledSlopes[p + MEMORY] ?? 0) * (kept[p + MEMORY] ?? 0)) / count
        if (where[p] === i) slope += (pooledSlopes[p] ?? 0) * (kept[p] ?? 0)
        const [r, u, n] = [reset[at] ?? 0, update[at] ?? 0, fresh[at] ?? 0]
        const was = step === 0 ? 0 : (held[before * MEMORY + m] ?? 0)
        const onNew = slope * (1 - u) * (1 - n * n)
        const onReset = onNew * (recalled[at] ?? 0) * r * (1 - r)
        const onUpdate = slope * (was - n) * u * (1 - u)
        carried[m] = slope * u
        onInput[m] = onReset
        onMemory[m] = onReset
        onInput[MEMORY + m] = onUpdate
        onMemory[MEMORY + m] = onUpdate
        onInput[2 * MEMORY + m] = onNew
        onMemory[2 * MEMORY + m] = onNew * r
        bases.slopes[GATES + m] = (bases.slopes[GATES + m] ?? 0) + onNew * r
      }
      add(bases.slopes, 0, onInput, 0, 1, GATES)
      for (let gate = 0; gate < GATES; gate += 1) {
        const own = onInput[gate] ?? 0
        add(input.slopes, gate * WIDTH, words, i * WIDTH, own, WIDTH)
        add(back, i * WIDTH, input.of, gate * WIDTH, own, WIDTH)
        if (step === 0) continue
        const recalls = onMemory[gate] ?? 0
        add(memory.slopes, gate * MEMORY, held, before * MEMORY, recalls, MEMORY)
        add(carried, 0, memory.of, gate * MEMORY, recalls, MEMORY)
      }
    }
  }
}
