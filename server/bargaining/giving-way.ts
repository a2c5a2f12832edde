import type { Evidence } from './evidence'

/**
 * One way in which the least that a party takes may fall from 1, its best package: linear in a few parameters, each
 * known beforehand to lie about its mean.
 */
export interface GivingWay {
  readonly likely: number
  readonly means: readonly number[]
  readonly deviations: readonly number[]
  /** Per parameter, how much of it was given by a round. */
  readonly givenBy: (round: number) => readonly number[]
  readonly givenAtEnd: readonly number[]
  /** The logarithm of how sensible these parameters are beyond being normal; nothing is best. */
  readonly strain: (parameters: Float64Array) => number
}

/** How early one gives way by the clock: the exponent of the time that is over (see `strategies`). */
const POWERS = [0.2, 0.5, 1, 1.5, 2.5, 5]
/** How much of its worth a party gives at most, as a share of its best package. */
const RANGE = { mean: 0.6, deviation: 0.2 }
/** Where it follows no clock: how much it gives over a whole talk, and how unevenly from round to round. */
const STEADY = { mean: 0.3, deviation: 0.25 }
const UNEVEN = 0.02
/** Rounds of a talk for which none are set. */
const USUAL_ROUNDS = 20

export function waysOfGivingWay({ rounds }: Evidence, bound: number | undefined): GivingWay[] {
  const whole = Math.max(1, (bound ?? USUAL_ROUNDS) - 1)
  const timeOf = (round: number) => Math.min(1, (round - 1) / whole)
  const clocks = bound === undefined ? [] : POWERS
  return [
    ...clocks.map(
      (power): GivingWay => ({
        likely: 0.6 / POWERS.length,
        means: [RANGE.mean],
        deviations: [RANGE.deviation],
        givenBy: (round) => [timeOf(round) ** power],
        givenAtEnd: [1],
        strain: (parameters) => -((Math.min(0, parameters[0] ?? 0) / 0.02) ** 2),
      }),
    ),
    ownPace(
      rounds.map(({ round }) => round),
      timeOf,
    ),
  ]
}

/** A steady pace and steps of its own between rounds, never back for long; the last parameter is what it would give at the end. */
function ownPace(rounds: readonly number[], timeOf: (round: number) => number): GivingWay {
  const steps = rounds.map((round, at) => Math.max(1, round - (rounds[at - 1] ?? 0)))
  const last = rounds.length + 1
  const givenBy = (round: number) => [timeOf(round), ...rounds.map((one) => (one <= round ? 1 : 0)), 0]
  return {
    likely: 0.4,
    means: [STEADY.mean, ...rounds.map(() => 0), RANGE.mean],
    deviations: [STEADY.deviation, ...steps.map((count) => UNEVEN * Math.sqrt(count)), RANGE.deviation],
    givenBy,
    givenAtEnd: [...rounds.map(() => 0), 0, 1],
    strain: (parameters) => {
      let sum = 0
      let before = 0
      let given = 0
      let steady = 0
      for (let at = 0; at < rounds.length; at++) {
        steady += parameters[1 + at] ?? 0
        given = steady + (parameters[0] ?? 0) * timeOf(rounds[at] ?? 1)
        if (given < before) sum -= (given - before) ** 2 / (2 * 0.01 ** 2)
        before = given
      }
      const atEnd = parameters[last] ?? 0
      return atEnd < given ? sum - (atEnd - given) ** 2 / (2 * 0.02 ** 2) : sum
    },
  }
}
