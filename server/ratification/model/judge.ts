import type { Evidence } from '@/server/ratification/english'
import type { Hit, Line } from '@/server/ratification/line'
import type { Marked, Unit } from '@/server/ratification/model/features'
import type { StatementFeatures } from '@/server/ratification/model/statement'

/** What is learnt about one question: a weight for each place features can fall into, and what a statement starts from. */
export interface Weights {
  /** In steps of `step`. */
  of: Float32Array | Int8Array
  step: number
  base: number
}

/** The canonical line as the model reads it: acts, cues and idioms in its own offsets. */
export function markedOf(evidence: Evidence): Marked {
  const { marked } = evidence
  const acts = [...evidence.acts, ...evidence.loose, ...evidence.lame.map(({ hit }) => hit)]
    .map((hit) => within(marked, typed(evidence.line, hit)))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  return {
    text: marked.text,
    acts,
    cues: evidence.cues.map((cue) => ({ ...within(marked, cue), reason: cue.reason })),
    idioms: evidence.idioms.map((idiom) => within(marked, idiom)),
  }
}

function typed(line: Line, hit: Hit): Hit {
  return { start: line.from[hit.start] ?? 0, end: line.to[Math.max(hit.start, hit.end - 1)] ?? 0 }
}

/** A stretch of the statement as typed, in offsets of the line. */
function within(line: Line, hit: Hit): Hit {
  const start = firstAfter(line.to, hit.start)
  let end = start
  while (end < line.from.length && (line.from[end] ?? 0) < hit.end) end += 1
  return { start, end }
}

function firstAfter(ends: readonly number[], offset: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}

export interface Judgement {
  /** Log-odds that the statement is no ratification. */
  harm: number
  /** The clause that speaks most against it, in offsets of the statement as typed. */
  worst: Hit | undefined
}

/** A statement is judged by the sum over what it shows; long ones show more, so that the sum is damped by its length. */
export function judge(
  features: StatementFeatures,
  units: readonly Unit[],
  weights: Weights,
  line: Line,
): Judgement {
  return { harm: logOdds(features, weights), worst: strongest(units, weights, line) }
}

export function logOdds(features: StatementFeatures, { of, step, base }: Weights): number {
  let sum = 0
  for (const place of features) sum += of[place] ?? 0
  return base + sum * step * damping(features.length)
}

export const damping = (features: number): number => 20 / Math.sqrt(features + 50)

/** The clause with the largest sum, if it speaks for the question at all. */
export function strongest(units: readonly Unit[], { of }: Weights, line: Line): Hit | undefined {
  let most = 0
  let best: Unit | undefined
  for (const unit of units) {
    let sum = 0
    for (const place of unit.features) sum += of[place] ?? 0
    sum *= damping(unit.features.length)
    if (sum > most) {
      most = sum
      best = unit
    }
  }
  return best && typed(line, best)
}
