import { countAtLeast, type Ranking } from './ranking'

/**
 * A party's way of bargaining, from its own ranking and the offers it hears. `time` runs from 0 to 1 over the rounds
 * allowed. None offers or accepts what is below the party's own reservation.
 */
export interface Strategy {
  readonly hears: (outcome: number, by: number) => void
  readonly accepts: (outcome: number, time: number) => boolean
  /** The outcome to offer; undefined where nothing is acceptable to the party, and it walks. */
  readonly offers: (time: number) => number | undefined
}

/** Concession exponents: Boulware holds out until late, Conceder gives way early (Faratin, Sierra, Jennings 1998). */
const EXPONENTS = { boulware: 0.2, linear: 1, conceder: 5 } as const
type Tempo = keyof typeof EXPONENTS

/** Share of a party's range within which outcomes count as equally good, so that offers explore trades. */
const BAND = 0.02

/** The aspiration falls from the best deal to the reservation by the clock alone. */
export function timeDependent(own: Ranking, tempo: Tempo, random: () => number): Strategy {
  const best = bestOf(own)
  const range = best - own.reservation
  const power = 1 / EXPONENTS[tempo]
  const aspiration = (time: number) => best - range * Math.min(1, time) ** power
  return {
    hears: () => {},
    accepts: (outcome, time) => (own.worth[outcome] ?? own.reservation - 1) >= aspiration(time),
    offers: (time) => pickNear(own, aspiration(time), range, random),
  }
}

/**
 * Gives as much as the others on average have given, in one's own eyes, since their first offers; and a little of its
 * own accord, so that two of a kind do not wait for each other for ever.
 */
export function titForTat(own: Ranking, random: () => number): Strategy {
  const best = bestOf(own)
  const range = best - own.reservation
  const first = new Map<number, number>()
  const latest = new Map<number, number>()
  let offered = 0
  const aspiration = () => {
    const given = [...latest].map(([by, worth]) => Math.max(0, worth - (first.get(by) ?? worth)))
    const mean = given.reduce((sum, value) => sum + value, 0) / Math.max(1, given.length)
    return Math.max(own.reservation, best - mean - 0.005 * range * offered)
  }
  return {
    hears: (outcome, by) => {
      const worth = own.worth[outcome] ?? own.reservation
      if (!first.has(by)) first.set(by, worth)
      latest.set(by, worth)
    },
    accepts: (outcome) => (own.worth[outcome] ?? own.reservation - 1) >= aspiration(),
    offers: () => {
      const outcome = pickNear(own, aspiration(), range, random)
      offered++
      return outcome
    },
  }
}

/**
 * MiCRO (de Jonge 2022): offers down its own ranking, one step for each new offer of every other party; otherwise
 * repeats itself. It takes what is no worse to it than the step it has earned. Needs no clock and no model of anybody.
 */
export function micro(own: Ranking, random: () => number): Strategy {
  const heard = new Map<number, Set<number>>()
  let given = 0
  const earned = () => Math.min(...(heard.size > 0 ? [...heard.values()].map((set) => set.size) : [0]))
  return {
    hears: (outcome, by) => {
      const offers = heard.get(by) ?? new Set()
      heard.set(by, offers.add(outcome))
    },
    accepts: (outcome) => {
      const worth = own.worth[outcome] ?? own.reservation - 1
      const next = Math.min(Math.max(earned(), given - 1), Math.max(0, own.acceptable - 1))
      return worth >= own.reservation && worth >= (own.sorted[next] ?? Number.POSITIVE_INFINITY)
    },
    offers: () => {
      if (own.acceptable === 0) return undefined
      if (given < own.acceptable && given <= earned()) return own.order[given++]
      return own.order[Math.floor(random() * given)]
    },
  }
}

/** Where no deal is acceptable, nothing below the reservation is aspired to either. */
export function bestOf(own: Ranking): number {
  return Math.max(own.reservation, own.sorted[0] ?? own.reservation)
}

/** One of the acceptable outcomes at the aspiration or a little above. */
function pickNear(own: Ranking, aspiration: number, range: number, random: () => number): number | undefined {
  if (own.acceptable === 0) return undefined
  const end = Math.max(1, Math.min(own.acceptable, countAtLeast(own.sorted, aspiration)))
  const start = Math.min(end - 1, countAtLeast(own.sorted, aspiration + BAND * range))
  return own.order[start + Math.floor(random() * (end - start))]
}
