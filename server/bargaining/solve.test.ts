import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDeal, everyVector, isAcceptable } from './brute-force'
import { exactProduct } from './criteria'
import { compileDomain, type Domain, utilitiesOf } from './domain'
import type { Solutions } from './frontier-solutions'
import { searchedSolutions } from './search-solutions'
import { smallTables } from './small-tables.fixture'
import { analyse } from './solve'

/** The definitions, word for word, over every deal. Gains are scaled integers. */
function definitions(domain: Domain) {
  const acceptable = everyVector(domain).filter((u) => isAcceptable(domain, u))
  if (acceptable.length === 0) return undefined
  const gains = acceptable.map((u) => u.map((value, p) => value - (domain.reservations[p] ?? 0)))
  const ideal = domain.parties.map((_, p) => Math.max(...gains.map((g) => g[p] ?? 0)))
  const shares = gains.map((g) =>
    Math.min(1, ...ideal.flatMap((most, p) => (most > 0 ? [(g[p] ?? 0) / most] : []))),
  )
  return {
    utilitarian: Math.max(...acceptable.map((u) => u.reduce((a, b) => a + b, 0))) / domain.scale,
    nash: gains.map(exactProduct).sort((a, b) => Number(b - a))[0],
    egalitarian: Math.max(...gains.map((g) => Math.min(...g))) / domain.scale,
    kalaiSmorodinsky: Math.max(...shares),
    leximin: gains.map((g) => g.toSorted()).sort((a, b) => compareLists(b, a))[0],
  }
}

function compareLists(a: Float64Array, b: Float64Array): number {
  return a.reduce((found, value, k) => found || value - (b[k] ?? 0), 0)
}

function checkSolutions(domain: Domain, found: Solutions, leximin: boolean) {
  const expected = definitions(domain)
  if (!expected) {
    expect(Object.values(found).filter((solution) => solution !== undefined)).toEqual([])
    return
  }
  expect(found.utilitarian?.value).toBe(expected.utilitarian)
  expect(found.egalitarian?.value).toBe(expected.egalitarian)
  expect(found.kalaiSmorodinsky?.value).toBeCloseTo(expected.kalaiSmorodinsky, 12)
  const places = 10 ** (-Math.log10(domain.scale) * domain.parties.length)
  expect(Number(found.nash?.value)).toBeCloseTo(Number(expected.nash) * places, 6)
  const gains = (deal: readonly number[] = []) =>
    utilitiesOf(domain, deal).map((value, p) => value - (domain.reservations[p] ?? 0))
  expect(exactProduct(gains(found.nash?.deal))).toBe(expected.nash)
  if (leximin) expect(gains(found.egalitarian?.deal).toSorted()).toEqual(expected.leximin)
  for (const solution of Object.values(found)) {
    expect(solution?.bound).toBeUndefined()
    expect(gains(solution?.deal).every((gain) => gain >= 0)).toBe(true)
  }
}

describe('solutions among acceptable deals', () => {
  it('taken from the frontier, meet their definitions over every deal', () => {
    fc.assert(
      fc.property(smallTables(), ({ parties, rule }) => {
        const domain = compileDomain(parties, rule)
        checkSolutions(domain, analyse(domain).amongAcceptable, true)
      }),
      { seed: 608, numRuns: 1500 },
    )
  })

  it('searched for inside the Lagrangian gap, meet them too', () => {
    fc.assert(
      fc.property(smallTables(), ({ parties, rule }) => {
        const domain = compileDomain(parties, rule)
        checkSolutions(domain, searchedSolutions(domain, { nodes: 1e6 }), false)
      }),
      { seed: 609, numRuns: 1000 },
    )
  })

  it('carry a bound instead of a claim where the search was stopped', () => {
    const issues = Array.from({ length: 8 }, (_, k) => [k + 1, 0, (k * 7) % 5])
    const domain = compileDomain([
      { id: 'a', reservation: 0, scores: issues },
      { id: 'b', reservation: 0, scores: issues.map((row) => row.toReversed()) },
      { id: 'c', reservation: 0, scores: issues.map(([x = 0, y = 0, z = 0]) => [z, x, y]) },
    ])
    const stopped = searchedSolutions(domain, { nodes: 1 })
    const proved = searchedSolutions(domain, { nodes: 1e6 })
    expect(stopped.nash?.bound).toBeGreaterThanOrEqual(Number(proved.nash?.value))
    expect(proved.nash?.bound).toBeUndefined()
  })
})

it('values are those of the deal to twelve decimals, though utilities are told apart at nine', () => {
  const domain = compileDomain([
    { id: 'a', reservation: 0, scores: [[1 / 3], [2 / 7]] },
    { id: 'b', reservation: 0, scores: [[1 / 7], [1 / 9]] },
  ])
  const { nash, egalitarian, utilitarian } = analyse(domain).amongAcceptable
  const [mine, theirs] = [1 / 3 + 2 / 7, 1 / 7 + 1 / 9]
  expect(nash?.utilities).toEqual([0.619047619, 0.253968254])
  expect(nash?.value).toBeCloseTo(mine * theirs, 11)
  expect(egalitarian?.value).toBeCloseTo(theirs, 11)
  expect(utilitarian?.value).toBeCloseTo(mine + theirs, 11)
})

it('every deal is walked once', () => {
  const domain = compileDomain([
    {
      id: 'a',
      reservation: 0,
      scores: [
        [1, 2],
        [1, 2, 3],
      ],
    },
  ])
  expect(new Set([...everyDeal(domain)].map(String)).size).toBe(6)
})
