import { type Domain, optionsOf, utilitiesOf } from './domain'

/**
 * Every deal of a small domain in odometer order, the last issue turning fastest. This is the plain definition that
 * tests and the bench hold the engine against; nothing else should walk a space this way.
 */
export function* everyDeal(domain: Domain): Generator<readonly number[]> {
  const sizes = domain.scores.map((_, issue) => optionsOf(domain, issue))
  const deal = sizes.map(() => 0)
  for (;;) {
    yield [...deal]
    let issue = sizes.length - 1
    while (issue >= 0 && (deal[issue] ?? 0) + 1 === sizes[issue]) deal[issue--] = 0
    if (issue < 0) return
    deal[issue] = (deal[issue] ?? 0) + 1
  }
}

export function everyVector(domain: Domain): Float64Array[] {
  return Array.from(everyDeal(domain), (deal) => utilitiesOf(domain, deal))
}

export function dominates(a: Float64Array, b: Float64Array): boolean {
  return a.every((value, p) => value >= (b[p] ?? 0)) && a.some((value, p) => value > (b[p] ?? 0))
}

/** Distinct undominated vectors, by comparing each with each. */
export function bruteFrontier(vectors: readonly Float64Array[]): Float64Array[] {
  const distinct = new Map(vectors.map((vector) => [vector.join(), vector]))
  const all = [...distinct.values()]
  return all.filter((vector) => !all.some((other) => dominates(other, vector)))
}

export function isAcceptable(domain: Domain, utilities: Float64Array): boolean {
  return utilities.every((value, p) => value >= (domain.thresholds[p] ?? 0))
}
