import type { CoarseIssue } from './coarse'
import type { Evidence } from './evidence'
import { drawCurve, startingKnots, turnings } from './issue-curve'
import { weightsFromRanks } from './weights'

/** A way of valuing things that a chain has come to. */
export interface Belief {
  /** Per issue, what each option adds: from nothing up, the best package being worth 1. */
  readonly scores: readonly Float64Array[]
  /** The least that the party has offered or could live with: about the least it would take now. */
  readonly floor: number
  /** Floors after the rounds in which it offered: `[round, floor]`. */
  readonly path: readonly (readonly [number, number])[]
}

/** By so much worth a belief may miss what was said before that speaks against it by a factor of e. */
const SHARP = 0.012
/** An offer better than the last is unusual, but no contradiction. */
const LOOSE = 0.04
/** What a party offers lies this little above the least it would take, mostly. */
const BAND = 0.02
/** No single word costs more than this: people contradict themselves. */
const MOST_COST = 20
const MOST_LOOSE = 3
/** How evenly weights are thought to be spread before anything is known (a Dirichlet's concentration). */
const EVENNESS = 3
/** Where a party has offered nothing yet, it is thought to take what is worth this. */
const UNKNOWN_FLOOR = 0.75

/**
 * The state of a Markov chain over additive scores of one party. Its cost says how ill it fits: what was offered comes
 * down over time from the best there is; what could not be lived with lies below all that was offered or accepted
 * before; weights keep the order of shared ranks.
 */
export class BeliefChain {
  private readonly knots: number[][]
  private readonly curves: Float64Array[]
  private readonly weights: Float64Array
  private readonly picks: Int32Array[]
  private readonly worth: Float64Array
  private readonly better: readonly (readonly [number, number])[]
  private heat = 1
  private now = 0

  constructor(
    private readonly issues: readonly CoarseIssue[],
    private readonly evidence: Evidence,
  ) {
    const { deals, rounds, ranks } = evidence
    const first = rounds.flatMap((one) => one.offered)[0]
    this.knots = issues.map((issue, k) => startingKnots(issue, deals[first ?? -1]?.[k]))
    this.curves = issues.map((issue) => new Float64Array(issue.options))
    this.weights = Float64Array.from(
      ranks
        ? weightsFromRanks(ranks.map((rank) => rank ?? issues.length))
        : issues.map(() => 1 / issues.length),
      (weight) => weight * issues.length,
    )
    this.picks = issues.map((_, k) => Int32Array.from(deals, (deal) => deal[k] ?? 0))
    this.worth = new Float64Array(deals.length)
    this.better = ranks ? neighbours(ranks) : []
    issues.forEach((_, k) => {
      this.draw(k)
    })
    this.now = this.cost()
  }

  /** Above 1 what was said counts for less, so that the chain moves about; below, for more. */
  warm(heat: number): void {
    this.heat = heat
    this.now = this.cost()
  }

  /** Tries a change of every knot and every weight, wide or narrow (Metropolis). */
  sweep(random: () => number): void {
    this.knots.forEach((knots, k) => {
      for (let o = 0; o < knots.length; o++) {
        const before = knots[o] ?? 0
        knots[o] = reflected(before + (random() - 0.5) * (random() < 0.5 ? 1 : 0.15))
        this.draw(k)
        this.settle(random, () => {
          knots[o] = before
          this.draw(k)
        })
      }
      const before = this.weights[k] ?? 1
      this.weights[k] = before * Math.exp((random() - 0.5) * (random() < 0.5 ? 1.5 : 0.3))
      this.settle(random, () => {
        this.weights[k] = before
      })
    })
  }

  belief(): Belief {
    this.now = this.cost()
    const whole = this.whole()
    const path: [number, number][] = []
    let floor = 1
    for (const { round, offered, could } of this.evidence.rounds) {
      for (const j of offered) floor = Math.min(floor, this.worth[j] ?? 1)
      for (const j of could) floor = Math.min(floor, this.worth[j] ?? 1)
      if (offered.length > 0) path.push([round, floor])
    }
    return {
      scores: this.curves.map((curve, k) => curve.map((value) => ((this.weights[k] ?? 0) / whole) * value)),
      floor: path.length > 0 ? floor : Math.min(floor, UNKNOWN_FLOOR),
      path,
    }
  }

  private settle(random: () => number, undo: () => void): void {
    const next = this.cost()
    if (next <= this.now || random() < Math.exp(this.now - next)) this.now = next
    else undo()
  }

  private draw(k: number): void {
    const [issue, knots, curve] = [this.issues[k], this.knots[k], this.curves[k]]
    if (issue && knots && curve) drawCurve(issue, knots, curve)
  }

  private whole(): number {
    return this.weights.reduce((sum, weight) => sum + weight, 0)
  }

  private weigh(): number {
    const whole = this.whole()
    this.worth.fill(0)
    for (let k = 0; k < this.issues.length; k++) {
      const [picks, curve, weight] = [this.picks[k], this.curves[k], (this.weights[k] ?? 0) / whole]
      if (!picks || !curve) continue
      for (let j = 0; j < picks.length; j++)
        this.worth[j] = (this.worth[j] ?? 0) + weight * (curve[picks[j] ?? 0] ?? 0)
    }
    return whole
  }

  private cost(): number {
    const whole = this.weigh()
    let sum = this.misfit() / this.heat
    for (const [more, less] of this.better)
      sum += over(((this.weights[less] ?? 0) - (this.weights[more] ?? 0)) / whole, SHARP)
    for (const weight of this.weights) sum += EVENNESS * (weight - Math.log(weight))
    this.issues.forEach((issue, k) => {
      if (issue.ordered) sum += turnings(this.knots[k] ?? [])
      const liked = this.evidence.acceptable?.[k]
      if (liked) sum += dislikes(this.curves[k], liked)
    })
    return sum
  }

  /** How far what was offered and said is from what somebody of these scores would have offered and said. */
  private misfit(): number {
    const { worth } = this
    let sum = 0
    let offer = 1
    let least = 1
    let begun = false
    for (const { offered, could, couldNot } of this.evidence.rounds) {
      for (const j of offered) {
        const value = worth[j] ?? 0
        sum += begun ? over(value - offer - BAND, LOOSE) : over(1 - value - BAND, SHARP)
        begun = true
        if (value < offer) offer = value
      }
      if (!begun) offer = UNKNOWN_FLOOR
      if (offer < least) least = offer
      for (const j of could) {
        const value = worth[j] ?? 0
        sum += Math.min(MOST_LOOSE, over(offer - BAND - value, LOOSE))
        if (value < least) least = value
      }
      for (const j of couldNot) sum += over((worth[j] ?? 0) - least, SHARP)
    }
    return sum
  }
}

/** What an excess costs: nothing up to zero, then more and more, up to a point. */
function over(excess: number, scale: number): number {
  return excess <= 0 ? 0 : Math.min(MOST_COST, excess / scale)
}

function reflected(value: number): number {
  const inside = value < 0 ? -value : value > 1 ? 2 - value : value
  return Math.min(1, Math.max(0, inside))
}

/** `[more, less]` important, for every two neighbours in the ranks. */
function neighbours(ranks: readonly (number | undefined)[]): [number, number][] {
  const places = [...new Set(ranks.flatMap((rank) => rank ?? []))].sort((a, b) => a - b)
  const at = (place: number | undefined) => ranks.flatMap((rank, k) => (rank === place ? [k] : []))
  return places
    .slice(1)
    .flatMap((place, before) =>
      at(places[before]).flatMap((more) => at(place).map((less): [number, number] => [more, less])),
    )
}

/** Options that a party named as acceptable are worth no less to it than those it left out. */
function dislikes(curve: Float64Array | undefined, liked: readonly number[]): number {
  if (!curve || liked.length === 0) return 0
  const least = Math.min(...liked.map((o) => curve[o] ?? 0))
  return curve.reduce((sum, value, o) => (liked.includes(o) ? sum : sum + over(value - least, LOOSE)), 0)
}
