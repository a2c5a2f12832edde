import type { Hit, Line } from '@/server/ratification/line'
import type { Unit } from '@/server/ratification/model/features'
import {
  anyOdds,
  clausesOf,
  logOdds,
  type Shown,
  strongest,
  type Weights,
} from '@/server/ratification/model/judge'
import { placeOf, type StatementFeatures } from '@/server/ratification/model/statement'
import type { Label, ReasonCode } from '@/server/ratification/reading'

/** What words that are no ratification are, as far as it was learnt: one weighing for each label and each reason. */
export interface Opinions {
  labels: ReadonlyMap<Label, Weights>
  reasons: ReadonlyMap<ReasonCode, ReasonWeights>
}

/** A reason is looked for in everything a statement shows at once, and clause by clause; the mean of both counts. */
export interface ReasonWeights {
  whole: Weights
  clauses: Weights
}

/** What an opinion rests on: what a statement shows, and what the rules made of it. */
export interface Considered {
  features: StatementFeatures
  /** The same of its runs of words and signs. */
  grams: () => StatementFeatures
  clauses: readonly Int32Array[]
  units: readonly Unit[]
}

export interface Opinion {
  label: Label
  reasons: { reason: ReasonCode; where: Hit | undefined }[]
}

/** Reasons that go with a label and only with it. */
const ofLabel: Partial<Record<Label, ReasonCode>> = {
  rejects: 'rejection',
  counters: 'counter_offer',
  withdraws: 'withdrawal',
}

/** Above which log-odds a reason is given; where none is, the likeliest above the second. */
export const given = { surely: -0.3, atLeast: -1.5 } as const

/** How much likelier than the label the rules give another one must be: in a close call theirs stands. */
const LIKELIER = 1

/** What a statement shows, before anything is made of it. */
export type Gathered = Pick<Shown, 'features' | 'units' | 'noticed'> & { grams: () => StatementFeatures }

/** What the rules made of the statement is part of what the opinion rests on. */
export function considered(
  shown: Gathered,
  verdict: { label: Label; reasons: readonly ReasonCode[] },
): Considered {
  const read = [placeOf(`read ${verdict.label}`)]
  for (const reason of verdict.reasons)
    read.push(placeOf(`for ${reason}`), placeOf(`read ${verdict.label} for ${reason}`))
  const { features, units, noticed, grams } = shown
  return {
    features: Int32Array.from(new Set([...features, ...read])),
    grams: () => withRead(grams(), read),
    clauses: clausesOf({ units, noticed: Int32Array.from(new Set([...noticed, ...read])) }),
    units,
  }
}

/** The runs, and of what was read what does not fall among them. */
function withRead(runs: StatementFeatures, read: readonly number[]): StatementFeatures {
  const more = [...new Set(read)].filter((place) => !runs.includes(place))
  const all = new Int32Array(runs.length + more.length)
  all.set(runs)
  all.set(more, runs.length)
  return all
}

export function opinionOn(
  { features, clauses, units, grams }: Considered,
  opinions: Opinions,
  line: Line,
  byRules: Label,
): Opinion {
  const { labels, reasons } = opinions
  let label: Label = 'unclear'
  let most = Number.NEGATIVE_INFINITY
  const runs = grams()
  for (const [one, weights] of labels) {
    const odds = logOdds(runs, weights) + (one === byRules ? LIKELIER : 0)
    if (odds > most) {
      most = odds
      label = one
    }
  }
  const own = ofLabel[label]
  const odds = [...reasons]
    .filter(([reason]) => !Object.values(ofLabel).includes(reason) || reason === own)
    .map(([reason, weights]) => ({
      reason,
      weights,
      odds: (logOdds(features, weights.whole) + anyOdds(clauses, weights.clauses)) / 2,
    }))
    .sort((a, b) => b.odds - a.odds)
  const chosen = odds.filter(({ reason, odds }) => odds > given.surely || reason === own)
  const likeliest = odds[0]
  if (chosen.length === 0 && likeliest && likeliest.odds > given.atLeast) chosen.push(likeliest)
  return {
    label,
    reasons: chosen.map(({ reason, weights }) => ({ reason, where: strongest(units, weights.whole, line) })),
  }
}
