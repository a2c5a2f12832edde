import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileDomain } from './domain'
import { paretoFrontier } from './frontier'
import { rationalSolutions } from './frontier-solutions'
import { seeded } from './seeded'
import { smallTables } from './small-tables.fixture'
import { analyse } from './solve'
import { tellingDeals } from './telling-deals'

it('leads to the same solutions as the whole frontier, ties and red lines and all', () => {
  fc.assert(
    fc.property(smallTables(), ({ parties, rule }) => {
      const domain = compileDomain(parties, rule)
      const frontier = paretoFrontier(domain, { candidates: 1_000_000 })
      if (!frontier) throw new Error('the frontier fits')
      const [walked, folded] = [tellingDeals(domain), frontier].map((rows) => rationalSolutions(domain, rows))
      const told = (solutions: typeof walked) =>
        Object.entries(solutions ?? {}).map(([name, found]) => [name, found?.value, found?.utilities])
      expect(told(walked)).toEqual(told(folded))
    }),
    { seed: 61, numRuns: 1_500 },
  )
})

/** Six parties who share out each option’s hundred points by arbitrary fractions: hardly a deal is dominated. */
const SHARED_OUT = (() => {
  const random = seeded(6)
  const options = Array.from({ length: 15 }, () => {
    const parts = Array.from({ length: 6 }, () => -Math.log(1 - random()))
    const whole = parts.reduce((a, b) => a + b, 0)
    return parts.map((part) => Math.round((100 * part) / whole))
  })
  return compileDomain(
    Array.from({ length: 6 }, (_, p) => ({
      id: `p${p}`,
      reservation: 20,
      scores: [0, 1, 2, 3, 4].map((k) => options.slice(3 * k, 3 * k + 3).map((option) => option[p] ?? 0)),
    })),
  )
})()

it('answers where a frontier would take too much work, with everything but the frontier', () => {
  const whole = analyse(SHARED_OUT)
  const short = analyse(SHARED_OUT, { work: 100 })
  expect(whole.frontier?.size).toBeGreaterThan(100)
  expect(short.frontier).toBeUndefined()
  expect(short.counts).toEqual(whole.counts)
  expect(short.amongAcceptable).toEqual(whole.amongAcceptable)
  expect(short.utilitarian).toEqual(whole.utilitarian)
})
