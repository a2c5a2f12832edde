import type { Evidence } from '@/server/ratification/english'
import type { Hit, Line } from '@/server/ratification/line'
import { type Marked, type Unit, unitsOf } from '@/server/ratification/model/features'

/** What is learnt: a weight for each place features can fall into, and what a clause starts from. */
export interface Weights {
  of: Float32Array
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
  /** How far the statement is from harmless: minus the logarithm of the chance that every clause of it is. */
  harm: number
  /** The clause that looks worst, in offsets of the statement as typed. */
  worst: Hit | undefined
}

/** Each clause is judged by itself; the statement is as harmless as all of them together. */
export function judge(units: readonly Unit[], weights: Weights, line: Line): Judgement {
  let harm = 0
  let most = 0
  let worst: Unit | undefined
  for (const unit of units) {
    const share = harmOf(unit.features, weights)
    harm += share
    if (share > most) {
      most = share
      worst = unit
    }
  }
  return { harm, worst: worst && typed(line, worst) }
}

export function harmOf(features: Int32Array, { of, base }: Weights): number {
  let sum = base
  for (const place of features) sum += of[place] ?? 0
  return sum > 30 ? sum : Math.log1p(Math.exp(sum))
}

export function judgeEvidence(evidence: Evidence, weights: Weights): Judgement {
  return judge(unitsOf(markedOf(evidence)), weights, evidence.marked)
}
