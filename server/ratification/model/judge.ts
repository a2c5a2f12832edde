import type { Evidence } from '@/server/ratification/english'
import type { Hit, Line } from '@/server/ratification/line'
import type { Marked, Unit } from '@/server/ratification/model/features'
import { MOST_WORDS, type Order, orderOdds } from '@/server/ratification/model/order'
import type { Sequence } from '@/server/ratification/model/sequence'
import type { StatementFeatures } from '@/server/ratification/model/statement'
import type { ReasonCode } from '@/server/ratification/reading'

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
  const acts = [
    ...evidence.acts.map((hit) => ({ hit, kind: 'act' })),
    ...evidence.loose.map((hit) => ({ hit, kind: 'loose' })),
    ...evidence.lame.map(({ hit, reason }) => ({ hit, kind: `lame ${reason}` })),
  ]
    .map(({ hit, kind }) => ({ ...within(marked, typed(evidence.line, hit)), kind }))
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

/** What is learnt about harm: four ways to look at a statement, each of which errs elsewhere. */
export interface Harm {
  /** Everything it shows at once. */
  whole: Weights
  /** The words in their order. */
  order: Order
  /** Each reason that speaks against a ratification, told apart from ratifications alone: the likeliest counts. */
  against: ReadonlyMap<ReasonCode, Weights>
  /** Its runs of words and of signs, as in any language. */
  grams: Weights
}

/** How much each view counts; their log-odds spread about equally wide. */
export const shares = { whole: 1, order: 1, against: 2, grams: 2 } as const

/** The network, which takes longest, only reads what stands no farther from here, where ratifications end, than it can move it. */
const EDGE = -6
const FARTHEST = 10

/** What a statement shows of itself. */
export interface Shown {
  features: StatementFeatures
  units: readonly Unit[]
  /** Where the rules' notices fall among the features of a clause. */
  noticed: Int32Array
  /** Worked out only where it is asked for. */
  sequence: () => Sequence
  grams: StatementFeatures
  /** The features, and what the rules alone would make of the statement. */
  considered: StatementFeatures
}

export function judge(shown: Shown, { whole, order, against, grams }: Harm, line: Line): Judgement {
  let likeliest = Number.NEGATIVE_INFINITY
  for (const weights of against.values()) likeliest = Math.max(likeliest, logOdds(shown.considered, weights))
  const harm =
    shares.whole * logOdds(shown.features, whole) +
    shares.against * likeliest +
    shares.grams * logOdds(shown.grams, grams)
  return {
    harm: Math.abs(harm - EDGE) > FARTHEST ? harm : harm + byOrder(shown, order),
    worst: strongest(shown.units, whole, line),
  }
}

function byOrder({ sequence }: Shown, order: Order): number {
  const words = sequence()
  if (words.begins.length - 1 > MOST_WORDS) return 0
  const odds = shares.order * orderOdds(words, order)
  return Math.max(-FARTHEST, Math.min(FARTHEST, odds))
}

/** The clauses, and what the rules noticed as one more. */
export function clausesOf({ units, noticed }: Pick<Shown, 'units' | 'noticed'>): Int32Array[] {
  return [...units.map((unit) => unit.features), noticed]
}

/** The sum over what a statement shows; long ones show more, so that the sum is damped by its length. */
export function logOdds(features: ArrayLike<number>, { of, step, base }: Weights): number {
  let sum = 0
  for (let i = 0; i < features.length; i += 1) sum += of[features[i] ?? 0] ?? 0
  return base + sum * step * damping(features.length)
}

/** Log-odds that at least one clause speaks against it, were each a chance of its own. */
export function anyOdds(clauses: readonly Int32Array[], weights: Weights): number {
  let none = 0
  for (const clause of clauses) none += softplus(logOdds(clause, weights))
  return Math.log(Math.expm1(Math.min(Math.max(none, 1e-12), 500)))
}

export const softplus = (odds: number): number => (odds > 30 ? odds : Math.log1p(Math.exp(odds)))

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
