import { approximateFrontier } from './approximate-frontier'
import type { Belief } from './belief-chain'
import { beliefsAbout } from './beliefs'
import type { CoarseView } from './coarse'
import { compileDomain } from './domain'
import { noDealOf } from './no-deal'

export const CRITERIA_NAMED = ['nash', 'kalai-smorodinsky', 'egalitarian', 'utilitarian'] as const
export type NamedCriterion = (typeof CRITERIA_NAMED)[number]

export interface Prospects {
  readonly deals: readonly (readonly number[])[]
  /** By criterion, how good each deal seems. */
  readonly value: Readonly<Record<NamedCriterion, Float64Array>>
  /** How likely it seems that the deal would be taken now, by all or by whom the rule needs. */
  readonly passing: Float64Array
}

/** Up to so many deals all are looked at; beyond, those that seem undominated. */
const MOST_DEALS = 20_000
/** Points of the scale on which undominated deals are looked for, and how many are held while that is done. */
const POINTS = 200
const HELD = 60_000
/** About so much worth decides between a yes and a no. */
const BLUR = 0.015
/** A party whom the rule can do without weighs in a product, but does not forbid. */
const OUTVOTED = 0.02

/** What each deal seems to bring, over all that may be believed of each party. `onParty` is told after each. */
export function prospectsOf(view: CoarseView, onParty: (done: number) => void = () => {}): Prospects {
  const beliefs = Array.from({ length: view.parties }, (_, p) => {
    const found = beliefsAbout(view, p)
    onParty(p + 1)
    return found
  })
  const deals = dealsOf(view, beliefs)
  const eyes = beliefs.map((all) => eyesOf(deals, all, view.rounds))
  return { deals, value: valuesOf(view, eyes, deals.length), passing: passingOf(view, eyes, deals.length) }
}

type Eyes = { readonly gains: Float64Array; readonly takes: Float64Array }

/** What one party may gain of each deal, and how likely it would take it now. */
function eyesOf(
  deals: readonly (readonly number[])[],
  beliefs: readonly Belief[],
  rounds: number | undefined,
): Eyes {
  const gains = new Float64Array(deals.length)
  const takes = new Float64Array(deals.length)
  const share = 1 / beliefs.length
  for (const { scores, floor, path } of beliefs) {
    const noDeal = noDealOf({ scores, floor, path }, rounds)
    deals.forEach((deal, x) => {
      let worth = 0
      for (let k = 0; k < deal.length; k++) worth += scores[k]?.[deal[k] ?? 0] ?? 0
      gains[x] = (gains[x] ?? 0) + share * Math.max(0, worth - noDeal)
      takes[x] = (takes[x] ?? 0) + share / (1 + Math.exp((floor - BLUR / 2 - worth) / BLUR))
    })
  }
  return { gains, takes }
}

function valuesOf({ parties, rule }: CoarseView, eyes: readonly Eyes[], count: number): Prospects['value'] {
  const needed = (p: number) => !rule || rule.minAgree >= parties || rule.veto.includes(p)
  const counted = eyes.map(({ gains }, p) =>
    needed(p) ? gains : gains.map((gain) => Math.max(OUTVOTED, gain)),
  )
  const ideals = counted.map((gains, p) =>
    gains.reduce(
      (most, gain, x) =>
        gain > most && counted.every((one, q) => q === p || (one[x] ?? 0) >= OUTVOTED) ? gain : most,
      1e-9,
    ),
  )
  const each = (start: number, join: (so: number, gain: number, p: number) => number) =>
    Float64Array.from({ length: count }, (_, x) =>
      counted.reduce((so, gains, p) => join(so, gains[x] ?? 0, p), start),
    )
  return {
    nash: each(1, (so, gain) => so * gain),
    egalitarian: each(Number.POSITIVE_INFINITY, (so, gain) => Math.min(so, gain)),
    'kalai-smorodinsky': each(Number.POSITIVE_INFINITY, (so, gain, p) =>
      Math.min(so, gain / (ideals[p] ?? 1)),
    ),
    utilitarian: each(0, (so, gain) => so + gain),
  }
}

/** By the rule: every veto holder, and of the others enough (their number is a sum of unlike chances). */
function passingOf({ parties, rule }: CoarseView, eyes: readonly Eyes[], count: number): Float64Array {
  const veto = rule?.veto ?? []
  const least = Math.max(0, (rule?.minAgree ?? parties) - veto.length)
  return Float64Array.from({ length: count }, (_, x) => {
    let vetoed = 1
    let agreeing = [1]
    eyes.forEach(({ takes }, p) => {
      const chance = takes[x] ?? 0
      if (veto.includes(p)) vetoed *= chance
      else
        agreeing = Array.from(
          { length: agreeing.length + 1 },
          (_, n) => (agreeing[n] ?? 0) * (1 - chance) + (agreeing[n - 1] ?? 0) * chance,
        )
    })
    return vetoed * agreeing.slice(least).reduce((sum, chance) => sum + chance, 0)
  })
}

function dealsOf(view: CoarseView, beliefs: readonly (readonly Belief[])[]): readonly (readonly number[])[] {
  const { issues } = view
  const all = issues.reduce((product, { options }) => product * options, 1)
  if (all <= MOST_DEALS)
    return issues.reduce<number[][]>(
      (deals, { options }) =>
        deals.flatMap((deal) => Array.from({ length: options }, (_, option) => [...deal, option])),
      [[]],
    )
  const guess = compileDomain(
    beliefs.map((samples, p) => ({
      id: String(p),
      reservation: 0,
      scores: issues.map(({ options }, k) =>
        Array.from({ length: options }, (_, o) => {
          const sum = samples.reduce((so, { scores }) => so + (scores[k]?.[o] ?? 0), 0)
          return Math.round((POINTS * sum) / samples.length)
        }),
      ),
    })),
  )
  const { frontier } = approximateFrontier(guess, { candidates: HELD })
  const every = Math.ceil(frontier.size / MOST_DEALS)
  const seen = [...view.offers, ...view.said].map(({ deal }) => deal)
  const rows = Array.from({ length: Math.floor(frontier.size / every) }, (_, row) =>
    frontier.dealAt(row * every),
  )
  return [...new Map([...seen, ...rows].map((deal) => [deal.join(), deal])).values()]
}
