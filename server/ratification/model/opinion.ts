import type { Hit, Line } from '@/server/ratification/line'
import type { Unit } from '@/server/ratification/model/features'
import { logOdds, strongest, type Weights } from '@/server/ratification/model/judge'
import { placeOf, type StatementFeatures } from '@/server/ratification/model/statement'
import type { Label, ReasonCode } from '@/server/ratification/reading'

/** What words that are no ratification are, as far as it was learnt: one weighing for each label and each reason. */
export interface Opinions {
  labels: ReadonlyMap<Label, Weights>
  reasons: ReadonlyMap<ReasonCode, Weights>
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
export const given = { surely: -0.4, atLeast: -2.5 } as const

/** What the rules made of the statement is part of what the opinion rests on. */
export function withVerdict(
  features: StatementFeatures,
  verdict: { label: Label; reasons: readonly ReasonCode[] },
): StatementFeatures {
  const all = new Set(features)
  all.add(placeOf(`read ${verdict.label}`))
  for (const reason of verdict.reasons) {
    all.add(placeOf(`for ${reason}`))
    all.add(placeOf(`read ${verdict.label} for ${reason}`))
  }
  return Int32Array.from(all)
}

/** @param features with the rules' verdict among them. */
export function opinionOn(
  features: StatementFeatures,
  units: readonly Unit[],
  { labels, reasons }: Opinions,
  line: Line,
): Opinion {
  let label: Label = 'unclear'
  let most = Number.NEGATIVE_INFINITY
  for (const [one, weights] of labels) {
    const odds = logOdds(features, weights)
    if (odds > most) {
      most = odds
      label = one
    }
  }
  const own = ofLabel[label]
  const odds = [...reasons]
    .filter(([reason]) => !Object.values(ofLabel).includes(reason) || reason === own)
    .map(([reason, weights]) => ({ reason, weights, odds: logOdds(features, weights) }))
    .sort((a, b) => b.odds - a.odds)
  const chosen = odds.filter(({ reason, odds }) => odds > given.surely || reason === own)
  const likeliest = odds[0]
  if (chosen.length === 0 && likeliest && likeliest.odds > given.atLeast) chosen.push(likeliest)
  return {
    label,
    reasons: chosen.map(({ reason, weights }) => ({ reason, where: strongest(units, weights, line) })),
  }
}
