import { type Forest, forestOdds } from '@/server/mediator/guard/learnt/forest'
import { leakRows, type Readers } from '@/server/mediator/guard/learnt/leak-rows'
import { seeded } from '../screen/built'
import type { Studied } from './outputs'
import { worth } from './sets'

const growth = {
  trees: 120,
  depth: 3,
  rate: 0.08,
  calm: 3,
  least: 2,
  rows: 0.7,
  signs: 0.5,
  bad: 4,
  rounds: 3,
  seed: 1,
}
const BINS = 32

/** Of one output what each sentence shows of each sealed part, in figures. */
export type Seen = { author: string; yes: boolean; rows: Float32Array[] }

/** @param readers such as have not learnt from this author. */
export const seenOf = ({ item, author, units, ruled }: Studied, readers: Readers): Seen => ({
  author,
  yes: item.label.reasons.includes('leak'),
  rows: leakRows(units, readers, ruled).map((one) => one.row),
})

/** Trees grown one after another on what the ones before leave unexplained; an output that leaks does so in its strongest row. */
export function grown(all: readonly Seen[]): Forest {
  const rows = all.flatMap((one) => one.rows)
  const cuts = cutsOf(rows)
  const bins = cuts.map((cut, sign) =>
    Uint8Array.from(rows, (row) => cut.filter((one) => (row[sign] ?? 0) >= one).length),
  )
  let from = 0
  const worths = Float32Array.from(all.flatMap((one) => one.rows.map(() => worth(one.author))))
  const places = all.map(({ yes, rows: own }) => {
    const at = own.map((_, i) => from + i)
    from += own.length
    return { yes, at }
  })
  const chance = seeded(growth.seed)
  const first = (at: number) => (rows[at]?.[0] ?? 0) + 2 * (rows[at]?.[1] ?? 0)
  let strength = first
  let forest: Forest = { base: 0, depth: growth.depth, trees: [] }
  for (let round = 0; round < growth.rounds; round += 1) {
    const wanted = new Int8Array(rows.length).fill(-1)
    for (const { yes, at } of places) {
      if (!yes) for (const one of at) wanted[one] = 0
      else if (at.length > 0)
        wanted[at.reduce((best, one) => (strength(one) > strength(best) ? one : best))] = 1
    }
    forest = boosted(bins, cuts, { wanted, worths }, chance)
    const now = forest
    const scored = rows.map((row, i) => (wanted[i] === 0 ? 0 : forestOdds(row, now)))
    strength = (at) => scored[at] ?? 0
  }
  return forest
}

/** Where each sign is cut: between its values, at most so many. */
function cutsOf(rows: readonly Float32Array[]): number[][] {
  const short = (value: number) => Number(value.toPrecision(4))
  return Array.from(rows[0] ?? [], (_, sign) => {
    const values = [...new Set(rows.map((row) => row[sign] ?? 0))].sort((a, b) => a - b)
    if (values.length <= BINS) return values.slice(1).map((value, i) => short((value + (values[i] ?? 0)) / 2))
    const cuts = Array.from({ length: BINS - 1 }, (_, i) =>
      short(values[Math.floor(((i + 1) * values.length) / BINS)] ?? 0),
    )
    return [...new Set(cuts)]
  })
}

function boosted(
  bins: readonly Uint8Array[],
  cuts: readonly number[][],
  { wanted, worths }: { wanted: Int8Array; worths: Float32Array },
  chance: () => number,
): Forest {
  const { depth, rate, calm, least, bad } = growth
  const rows = [...wanted.keys()].filter((at) => wanted[at] !== -1)
  const weight = (at: number) => (wanted[at] === 1 ? bad : 1) * (worths[at] ?? 1)
  const yes = rows.filter((at) => wanted[at] === 1).length * bad
  const base = Math.log(yes / (rows.length - yes / bad))
  const odds = new Float64Array(wanted.length).fill(base)
  const slope = new Float64Array(wanted.length)
  const bend = new Float64Array(wanted.length)
  const node = new Int32Array(wanted.length)
  const trees: number[][] = []
  for (let i = 0; i < growth.trees; i += 1) {
    for (const at of rows) {
      const likely = 1 / (1 + Math.exp(-(odds[at] ?? 0)))
      slope[at] = weight(at) * (likely - (wanted[at] ?? 0))
      bend[at] = weight(at) * Math.max(likely * (1 - likely), 1e-6)
      node[at] = 0
    }
    const used = rows.filter(() => chance() < growth.rows)
    const signs = [...bins.keys()].filter(() => chance() < growth.signs)
    const tree: number[] = []
    for (let level = 0; level < depth; level += 1) {
      const first = (1 << level) - 1
      const splits = splitsOf(bins, cuts, signs, used, {
        slope,
        bend,
        node,
        first,
        count: 1 << level,
        calm,
        least,
      })
      for (const { sign, bin } of splits) tree.push(sign, sign < 0 ? 0 : (cuts[sign]?.[bin] ?? 0))
      for (const at of rows) {
        const { sign, bin } = splits[(node[at] ?? 0) - first] ?? { sign: -1, bin: 0 }
        node[at] = 2 * (node[at] ?? 0) + (sign < 0 || (bins[sign]?.[at] ?? 0) <= bin ? 1 : 2)
      }
    }
    const inner = (1 << depth) - 1
    const sums = Array.from({ length: inner + 1 }, () => ({ slope: 0, bend: 0 }))
    for (const at of used) {
      const leaf = sums[(node[at] ?? 0) - inner]
      if (!leaf) continue
      leaf.slope += slope[at] ?? 0
      leaf.bend += bend[at] ?? 0
    }
    const leaves = sums.map((one) => Number(((-rate * one.slope) / (one.bend + calm)).toFixed(4)))
    for (const at of rows) odds[at] = (odds[at] ?? 0) + (leaves[(node[at] ?? 0) - inner] ?? 0)
    trees.push([...tree, ...leaves])
  }
  return { base: Number(base.toFixed(4)), depth, trees }
}

type Level = {
  slope: Float64Array
  bend: Float64Array
  node: Int32Array
  first: number
  count: number
  calm: number
  least: number
}

/** For each node of a level the question that tells most. */
function splitsOf(
  bins: readonly Uint8Array[],
  cuts: readonly number[][],
  signs: readonly number[],
  used: readonly number[],
  { slope, bend, node, first, count, calm, least }: Level,
): { sign: number; bin: number; gain: number }[] {
  const best = Array.from({ length: count }, () => ({ sign: -1, bin: 0, gain: 1e-3 }))
  const width = BINS + 1
  const slopes = new Float64Array(count * width)
  const bends = new Float64Array(count * width)
  for (const sign of signs) {
    slopes.fill(0)
    bends.fill(0)
    const own = bins[sign]
    if (!own) continue
    for (const at of used) {
      const place = ((node[at] ?? 0) - first) * width + (own[at] ?? 0)
      slopes[place] = (slopes[place] ?? 0) + (slope[at] ?? 0)
      bends[place] = (bends[place] ?? 0) + (bend[at] ?? 0)
    }
    for (const [which, now] of best.entries()) {
      const [s, b] = [slopes, bends].map((of) => of.subarray(which * width, (which + 1) * width))
      if (!s || !b) continue
      const [allSlope, allBend] = [s, b].map((of) => of.reduce((x, y) => x + y, 0))
      let [left, leftBend] = [0, 0]
      for (let bin = 0; bin < (cuts[sign]?.length ?? 0); bin += 1) {
        left += s[bin] ?? 0
        leftBend += b[bin] ?? 0
        const [right, rightBend] = [(allSlope ?? 0) - left, (allBend ?? 0) - leftBend]
        if (leftBend < least || rightBend < least) continue
        const gain =
          left ** 2 / (leftBend + calm) +
          right ** 2 / (rightBend + calm) -
          (allSlope ?? 0) ** 2 / ((allBend ?? 0) + calm)
        if (gain > now.gain) Object.assign(now, { sign, bin, gain })
      }
    }
  }
  return best
}
