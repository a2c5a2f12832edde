import type { Domain } from './domain'
import { maxima } from './maxima'
import { type Work, WorkSpent } from './maxima-of-many'

/** The distinct undominated utility vectors of a domain, each with one deal that reaches it. */
export interface Frontier {
  readonly size: number
  /** Per party a column of scaled utilities, rows ordered lexicographically, greatest first. */
  readonly utilities: readonly Float64Array[]
  /** A deal with the utilities of that row: option indices in issue order. */
  readonly dealAt: (row: number) => number[]
}

export interface FoldLimits {
  /** Most utility vectors to hold at once. */
  readonly candidates: number
  /** Most rows looked at over all issues, from four parties on; about 3·10^7 a second. */
  readonly work?: number
  /** Told after each issue; throwing from it abandons the fold. */
  readonly onIssue?: (done: number, total: number) => void
}

interface Layer {
  readonly issue: number
  readonly parents: Int32Array
  readonly options: Int32Array
}

/**
 * The whole Pareto frontier over all deals, by folding in one issue at a time and dropping what is dominated: a
 * dominated part cannot be part of an undominated whole, since utilities add. Undefined where more candidates
 * than the limit would have to be held, or more work done.
 */
export function paretoFrontier(domain: Domain, limits: FoldLimits): Frontier | undefined {
  const work: Work = { left: limits.work ?? Number.POSITIVE_INFINITY }
  try {
    const frontier = fold(domain, limits, (columns, count) => maxima(columns, count, work))
    return frontier && domain.grain !== 1 ? coarsened(frontier, domain.grain) : frontier
  } catch (error) {
    if (error instanceof WorkSpent) return undefined
    throw error
  }
}

/** Folds the issues together, keeping after each what `keep` names of the candidates' rows. */
export function fold(
  domain: Domain,
  limits: FoldLimits,
  keep: (columns: readonly Float64Array[], count: number) => Int32Array,
): Frontier | undefined {
  const n = domain.parties.length
  const issues = domain.scores.map((rows, issue) => usefulOptions(rows, n, issue))
  issues.sort((a, b) => a.options.length - b.options.length || a.issue - b.issue)

  let columns: readonly Float64Array[] = domain.parties.map(() => new Float64Array(1))
  const layers: Layer[] = []
  for (const { issue, options } of issues) {
    const held = columns[0]?.length ?? 0
    const count = held * options.length
    if (count > limits.candidates) return undefined
    const candidates = columns.map((column, p) => sums(column, options, domain.scores[issue], n, p))
    const kept = keep(candidates, count)
    columns = candidates.map((column) => gather(column, kept))
    layers.push({
      issue,
      parents: kept.map((row) => row % held),
      options: kept.map((row) => options[Math.floor(row / held)] ?? 0),
    })
    limits.onIssue?.(layers.length, issues.length)
  }
  return { size: columns[0]?.length ?? 0, utilities: columns, dealAt: witnesses(layers) }
}

/** Options of one issue that no other option of it dominates, one for each distinct row of scores. */
function usefulOptions(rows: Float64Array, n: number, issue: number): { issue: number; options: Int32Array } {
  const size = rows.length / n
  const columns = Array.from({ length: n }, (_, p) =>
    Float64Array.from({ length: size }, (_, option) => rows[option * n + p] ?? 0),
  )
  return { issue, options: maxima(columns, size) }
}

function sums(held: Float64Array, options: Int32Array, rows: Float64Array | undefined, n: number, p: number) {
  const into = new Float64Array(held.length * options.length)
  let next = 0
  for (let o = 0; o < options.length; o++) {
    const score = rows?.[(options[o] ?? 0) * n + p] ?? 0
    for (let i = 0; i < held.length; i++) into[next++] = (held[i] ?? 0) + score
  }
  return into
}

function gather(column: Float64Array, rows: Int32Array): Float64Array {
  const into = new Float64Array(rows.length)
  for (let i = 0; i < rows.length; i++) into[i] = column[rows[i] ?? 0] ?? 0
  return into
}

function witnesses(layers: readonly Layer[]): (row: number) => number[] {
  return (row) => {
    const deal = new Array<number>(layers.length).fill(0)
    let at = row
    for (const layer of layers.toReversed()) {
      deal[layer.issue] = layer.options[at] ?? 0
      at = layer.parents[at] ?? 0
    }
    return deal
  }
}

/** Utilities to the reported digits: rounding is monotone, so no vector outside the frontier can enter it. */
function coarsened(frontier: Frontier, grain: number): Frontier {
  const rounded = frontier.utilities.map((column) => column.map((value) => Math.round(value / grain) * grain))
  const kept = maxima(rounded, frontier.size)
  return {
    size: kept.length,
    utilities: rounded.map((column) => gather(column, kept)),
    dealAt: (row) => frontier.dealAt(kept[row] ?? 0),
  }
}
