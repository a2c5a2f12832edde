import type { CoarseView } from './coarse'
import { type Evidence, evidenceOf } from './evidence'
import { Conditioned, normals, type Row, valueAt } from './gaussian'
import { type GivingWay, waysOfGivingWay } from './giving-way'
import { seeded } from './seeded'
import { type ValuePrior, valuePrior } from './value-prior'

/** A way in which a party may value things and give way. */
export interface Belief {
  /** Per issue, what each option adds, the best package being worth about 1. */
  readonly scores: readonly Float64Array[]
  /** About the least it would take now. */
  readonly floor: number
  /** About the least it would take at the very end: what no deal is worth to it. */
  readonly noDeal: number
}

/** What a party offers lies a little above the least it would take then, mostly by this much, give or take. */
const ABOVE = 0.01
const NOISE = 0.012
/** By so much worth people are unsure of a yes or a no; and no single word counts for more than this. */
const BLUR = 0.01
const MOST_COST = 7
/** Ways of giving way that fit worse than the best by this many nats are left aside. */
const WORSE = 5
/** At most so many of them are looked at more closely. */
const MOST_WAYS = 4
const SETTLING = 80
const SAMPLES = 60
/** Steps of a chain between two samples, so that they differ. */
const APART = 2

/**
 * Ways in which a party may value things, as likely as what it did and said makes them. Scores add up, so that every offer is a linear
 * observation of them: for each way of giving way the values follow in closed form from the offers, and a chain of elliptical slice
 * steps (Murray, Adams, MacKay 2010) keeps of them what fits the answers. The same view, the same ones.
 */
export function beliefsAbout(view: CoarseView, party: number): Belief[] {
  const evidence = evidenceOf(view, party)
  const firstPlace = evidence.rounds.flatMap(({ offered }) => offered)[0]
  const first = firstPlace === undefined ? undefined : evidence.deals[firstPlace]
  const prior = valuePrior(view.issues, first, evidence.ranks, evidence.acceptable)
  const random = seeded(7_919 * (party + 1))
  const fitted = waysOfGivingWay(evidence, view.rounds)
    .map((way) => explained(view, evidence, prior, way))
    .sort((a, b) => b.evidence - a.evidence)
  const least = (fitted[0]?.evidence ?? 0) - WORSE
  const chains = fitted
    .slice(0, MOST_WAYS)
    .flatMap((one) => (one.evidence < least ? [] : [drawn(one, random)]))
  return chosen(chains, random)
}

interface Fitted {
  readonly conditioned: Conditioned
  readonly evidence: number
  /** What was said of packages: each is how far one lies on the right side of the least that would be taken, but for `offsets`. */
  readonly answers: readonly Row[]
  readonly offsets: readonly number[]
  readonly sensible: (parameters: Float64Array) => number
  readonly belief: (parameters: Float64Array) => Belief
}

function explained(view: CoarseView, evidence: Evidence, prior: ValuePrior, way: GivingWay): Fitted {
  const values = prior.mean.length
  const size = values + way.means.length
  const mean = new Float64Array(size)
  mean.set(prior.mean)
  mean.set(way.means, values)
  const covariance = new Float64Array(size * size)
  for (let i = 0; i < values; i++)
    covariance.set(prior.covariance.subarray(i * values, (i + 1) * values), i * size)
  way.deviations.forEach((deviation, j) => {
    covariance[(values + j) * (size + 1)] = deviation * deviation
  })
  // How far a package lies above the least that would be taken in a round, but for the constant 1.
  const margin = (place: number, round: number): Row => {
    const deal = evidence.deals[place] ?? []
    const given = way.givenBy(round)
    return {
      places: [
        ...deal.map((option, k) => (prior.starts[k] ?? 0) + option),
        ...given.map((_, j) => values + j).filter((_, j) => given[j] !== 0),
      ],
      factors: [...deal.map(() => 1), ...given.filter((factor) => factor !== 0)],
    }
  }
  const offers: Row[] = []
  const answers: Row[] = []
  const offsets: number[] = []
  for (const one of evidence.rounds) {
    for (const place of one.offered) offers.push(margin(place, one.round))
    for (const place of one.could) {
      answers.push(margin(place, one.round))
      offsets.push(-1)
    }
    for (const place of one.couldNot) {
      const { places, factors } = margin(place, one.round)
      answers.push({ places, factors: factors.map((factor) => -factor) })
      offsets.push(1)
    }
  }
  const conditioned = new Conditioned(
    mean,
    covariance,
    offers,
    offers.map(() => 1 + ABOVE),
    NOISE,
  )
  const issues = view.issues.map(({ options }, k) => ({ from: prior.starts[k] ?? 0, options }))
  const now = evidence.rounds.at(-1)?.round ?? 1
  const belief = (parameters: Float64Array): Belief => {
    const giving = parameters.subarray(values)
    const least = (factors: readonly number[]) =>
      1 - factors.reduce((sum, factor, j) => sum + factor * (giving[j] ?? 0), 0)
    return scaled(
      issues.map(({ from, options }) => parameters.slice(from, from + options)),
      least(way.givenBy(now)),
      least(way.givenAtEnd),
    )
  }
  return {
    conditioned,
    evidence: conditioned.evidence + Math.log(way.likely),
    answers,
    offsets,
    sensible: (parameters) => sensible(parameters, issues) + way.strain(parameters.subarray(values)),
    belief,
  }
}

/** What it costs to hold that a package lies this far on the right side. */
function doubt(margin: number): number {
  const x = -margin / BLUR
  return x > MOST_COST ? MOST_COST : x < -8 ? 0 : Math.log1p(Math.exp(x))
}

/** Nothing is worth less than nothing, and the best package about 1; from where each issue counts is mended afterwards. */
function sensible(
  parameters: Float64Array,
  issues: readonly { readonly from: number; readonly options: number }[],
): number {
  let sum = 0
  let best = 0
  for (const { from, options } of issues) {
    let most = 0
    for (let i = from; i < from + options; i++) {
      const value = parameters[i] ?? 0
      if (value < 0) sum -= (value / 0.01) ** 2 / 2
      if (value > most) most = value
    }
    best += most
  }
  return sum - ((best - 1) / 0.015) ** 2 / 2
}

/** The same way of valuing things with the worst of each issue at nothing and the best package at 1. */
function scaled(scores: readonly Float64Array[], floor: number, atEnd: number): Belief {
  const leasts = scores.map((of) => Math.min(...of))
  const nothing = leasts.reduce((sum, least) => sum + least, 0)
  const whole = Math.max(
    1e-6,
    scores.reduce((sum, of) => sum + Math.max(...of), -nothing),
  )
  const now = (floor - nothing) / whole
  return {
    scores: scores.map((of, k) => of.map((value) => (value - (leasts[k] ?? 0)) / whole)),
    floor: now,
    noDeal: Math.min(now, Math.max(0, (atEnd - nothing) / whole)),
  }
}

interface Chain {
  readonly beliefs: readonly Belief[]
  readonly weight: number
}

function drawn(
  { conditioned, answers, offsets, sensible: sense, belief, evidence }: Fitted,
  random: () => number,
): Chain {
  const normal = normals(random)
  const { mean } = conditioned
  const size = mean.length
  const margins = (parameters: Float64Array) => Float64Array.from(answers, (row) => valueAt(row, parameters))
  const base = margins(mean).map((margin, a) => margin + (offsets[a] ?? 0))
  const parameters = new Float64Array(size)
  let state = new Float64Array(size)
  let trial = new Float64Array(size)
  let margin = new Float64Array(answers.length)
  let tried = new Float64Array(answers.length)
  /** Gives up below `least`: then it does not matter how far. */
  const fitness = (deviation: Float64Array, from: Float64Array, least: number) => {
    for (let i = 0; i < size; i++) parameters[i] = (mean[i] ?? 0) + (deviation[i] ?? 0)
    let sum = sense(parameters)
    for (let a = 0; a < from.length && sum > least; a++) sum -= doubt((base[a] ?? 0) + (from[a] ?? 0))
    return sum
  }
  let now = fitness(state, margin, Number.NEGATIVE_INFINITY)
  const step = () => {
    const other = conditioned.deviation(normal)
    const aside = margins(other)
    const least = now + Math.log(1 - random())
    let angle = 2 * Math.PI * random()
    let [low, high] = [angle - 2 * Math.PI, angle]
    for (;;) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (let i = 0; i < size; i++) trial[i] = cos * (state[i] ?? 0) + sin * (other[i] ?? 0)
      for (let a = 0; a < tried.length; a++) tried[a] = cos * (margin[a] ?? 0) + sin * (aside[a] ?? 0)
      const reached = fitness(trial, tried, least)
      if (reached > least) {
        ;[state, trial, margin, tried, now] = [trial, state, tried, margin, reached]
        return
      }
      if (high - low < 1e-6) return
      if (angle < 0) low = angle
      else high = angle
      angle = low + (high - low) * random()
    }
  }
  for (let i = 0; i < SETTLING; i++) step()
  let fits = 0
  const beliefs = Array.from({ length: SAMPLES }, () => {
    for (let i = 0; i < APART; i++) step()
    fits += now / SAMPLES
    for (let i = 0; i < size; i++) parameters[i] = (mean[i] ?? 0) + (state[i] ?? 0)
    return belief(parameters)
  })
  return { beliefs, weight: evidence + fits }
}

/** As many of each chain as it deserves. */
function chosen(chains: readonly Chain[], random: () => number): Belief[] {
  const best = chains.reduce((most, { weight }) => Math.max(most, weight), Number.NEGATIVE_INFINITY)
  const shares = chains.map(({ weight }) => Math.exp(weight - best))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let reached = 0
  let taken = 0
  const offset = random()
  return chains.flatMap(({ beliefs }, c) => {
    reached += (SAMPLES * (shares[c] ?? 0)) / whole
    const count = Math.max(0, Math.floor(reached + offset) - taken)
    taken += count
    return beliefs.slice(0, count)
  })
}
