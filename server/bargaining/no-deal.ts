import type { Belief } from './belief-chain'

/** How much of its range a party may give way over a whole talk, and how early (see `strategies`). */
const RANGES = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const POWERS = [0.2, 0.4, 0.7, 1, 1.5, 3, 5, 8]
/** The share of its range between its best package and no deal that a party usually has. */
const USUAL = 0.72
const SPREAD = 0.16
/** What a party offers lies so much above what the clock asks of it, mostly. */
const ABOVE = 0.01
/**
 * A floor this far from what a curve foretells speaks against the curve. It is several times as wide as a party's own
 * band: a belief's scores are guesses, and their errors are the same in every round.
 */
const NEAR = 0.06
const MOST_COST = 2
/** What it costs, in each round, to hold that a party follows no clock at all: a long talk tells the more. */
const NO_CLOCK = 0.3

/**
 * What no deal may be worth to a party, on a belief's own scale. Floors that fall by the clock are followed to the end
 * of it; otherwise it is what is usual, and never above a floor.
 */
export function noDealOf({ floor, path }: Belief, rounds: number | undefined): number {
  let whole = 0
  let sum = 0
  for (const range of RANGES) {
    const prior = ((range - USUAL) / SPREAD) ** 2 / 2
    const unclocked = 1 - range <= floor ? Math.exp(-prior - NO_CLOCK * path.length) : 0
    whole += unclocked
    sum += unclocked * (1 - range)
    if (rounds === undefined || rounds < 2) continue
    for (const power of POWERS) {
      let cost = prior + Math.log(POWERS.length)
      for (const [round, seen] of path) {
        const time = Math.min(1, (round - 1) / (rounds - 1))
        const foretold = 1 - range * time ** power + ABOVE
        cost += Math.min(MOST_COST, ((seen - foretold) / NEAR) ** 2 / 4)
      }
      const likely = Math.exp(-cost)
      whole += likely
      sum += likely * (1 - range)
    }
  }
  return Math.min(floor, whole > 0 ? sum / whole : 1 - USUAL)
}
