import type { Belief } from './beliefs'
import type { Rule } from './domain'

/** About so much worth decides between a yes and a no. */
const BLUR = 0.015

/** What every belief about a party says of every deal: by belief and deal, how likely it would be taken now. */
interface Eyes {
  readonly takes: Float32Array
  readonly weights: Float64Array
  /** Over all beliefs. */
  readonly chance: Float64Array
}

/**
 * How likely it seems that a deal would be taken now, by all or by whom the rule needs. Of several that are asked about
 * together, each next one counts as if those before it had been refused: it should not fail for the same reason.
 */
export class Passing {
  chances: Float64Array
  private readonly eyes: readonly Eyes[]

  constructor(
    private readonly rule: Rule,
    private readonly deals: readonly (readonly number[])[],
    beliefs: readonly (readonly Belief[])[],
  ) {
    this.eyes = beliefs.map((all) => eyesOf(deals, all))
    this.chances = this.weighed()
  }

  /** What is to be thought of the other deals if this one were refused. */
  refused(x: number): void {
    const { eyes } = this
    const chances = eyes.map(({ chance }) => chance[x] ?? 0)
    eyes.forEach(({ takes, weights, chance }, p) => {
      // By how much this party's yes makes it likelier that the deal passes.
      const yes = passes(this.rule, chances.with(p, 1))
      const no = passes(this.rule, chances.with(p, 0))
      let whole = 0
      for (let b = 0; b < weights.length; b++) {
        const taken = takes[b * chance.length + x] ?? 0
        weights[b] = (weights[b] ?? 0) * Math.max(1e-6, 1 - no - taken * (yes - no))
        whole += weights[b] ?? 0
      }
      for (let b = 0; b < weights.length; b++) weights[b] = (weights[b] ?? 0) / whole
      weigh(takes, weights, chance)
    })
    this.chances = this.weighed()
  }

  private weighed(): Float64Array {
    const { eyes, rule } = this
    const chances = eyes.map(() => 0)
    return Float64Array.from({ length: this.deals.length }, (_, x) => {
      for (let p = 0; p < eyes.length; p++) chances[p] = eyes[p]?.chance[x] ?? 0
      return passes(rule, chances)
    })
  }
}

function eyesOf(deals: readonly (readonly number[])[], beliefs: readonly Belief[]): Eyes {
  const takes = new Float32Array(beliefs.length * deals.length)
  beliefs.forEach(({ scores, floor }, b) => {
    deals.forEach((deal, x) => {
      let worth = 0
      for (let k = 0; k < deal.length; k++) worth += scores[k]?.[deal[k] ?? 0] ?? 0
      takes[b * deals.length + x] = 1 / (1 + Math.exp((floor - BLUR / 2 - worth) / BLUR))
    })
  })
  const weights = new Float64Array(beliefs.length).fill(1 / beliefs.length)
  const chance = new Float64Array(deals.length)
  weigh(takes, weights, chance)
  return { takes, weights, chance }
}

function weigh(takes: Float32Array, weights: Float64Array, into: Float64Array): void {
  into.fill(0)
  for (let b = 0; b < weights.length; b++) {
    const weight = weights[b] ?? 0
    const from = b * into.length
    for (let x = 0; x < into.length; x++) into[x] = (into[x] ?? 0) + weight * (takes[from + x] ?? 0)
  }
}

/** Every veto holder, and of the others enough (their number is a sum of unlike chances). */
function passes({ minAgree, veto }: Rule, chances: readonly number[]): number {
  let vetoed = 1
  let agreeing = [1]
  chances.forEach((chance, p) => {
    if (veto.includes(p)) vetoed *= chance
    else
      agreeing = Array.from(
        { length: agreeing.length + 1 },
        (_, n) => (agreeing[n] ?? 0) * (1 - chance) + (agreeing[n - 1] ?? 0) * chance,
      )
  })
  const least = Math.max(0, minAgree - veto.length)
  return vetoed * agreeing.slice(least).reduce((sum, chance) => sum + chance, 0)
}
