import type { CoarseView } from './coarse'

/** What one party did and said, in rounds, each with the deals it made or answered by their place in `deals`. */
export interface Evidence {
  readonly deals: readonly (readonly number[])[]
  readonly rounds: readonly RoundOf[]
  readonly ranks: readonly (number | undefined)[] | undefined
  readonly acceptable: readonly (readonly number[] | undefined)[] | undefined
}

export interface RoundOf {
  readonly round: number
  readonly offered: readonly number[]
  readonly could: readonly number[]
  readonly couldNot: readonly number[]
}

/** Rounds of the past that a guess still looks at; a longer talk is judged by its first round and its latest. */
const REMEMBERED = 60

export function evidenceOf({ offers, said, shared }: CoarseView, party: number): Evidence {
  const places = new Map<string, number>()
  const deals: (readonly number[])[] = []
  const placeOf = (deal: readonly number[]) => {
    const key = deal.join()
    const place = places.get(key) ?? deals.length
    if (place === deals.length) {
      places.set(key, place)
      deals.push(deal)
    }
    return place
  }
  const own = offers.filter((one) => one.party === party)
  const answers = said.filter((one) => one.party === party)
  const numbers = [...new Set([...own, ...answers].map(({ round }) => round))].sort((a, b) => a - b)
  const kept =
    numbers.length > REMEMBERED ? [...numbers.slice(0, 1), ...numbers.slice(1 - REMEMBERED)] : numbers
  const rounds = kept.map((round) => {
    const here = answers.filter((one) => one.round === round)
    return {
      round,
      offered: own.flatMap((one) => (one.round === round ? [placeOf(one.deal)] : [])),
      could: here.flatMap((one) => (one.could ? [placeOf(one.deal)] : [])),
      couldNot: here.flatMap((one) => (one.could ? [] : [placeOf(one.deal)])),
    }
  })
  const signals = shared.find((one) => one.party === party)
  return {
    deals,
    rounds,
    ranks: signals?.ranks.some((rank) => rank !== undefined) ? signals.ranks : undefined,
    acceptable: signals?.acceptable.some((one) => one !== undefined) ? signals.acceptable : undefined,
  }
}
