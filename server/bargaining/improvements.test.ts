import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approximateFrontier } from './approximate-frontier'
import { dominates, everyDeal } from './brute-force'
import { compileDomain, type Domain, NEVER, utilitiesOf } from './domain'
import { paretoFrontier } from './frontier'
import { freeGains, improvementsOf, logrollsOf } from './improvements'
import { smallTables } from './small-tables.fixture'

function frontierOf(domain: Domain) {
  const frontier = paretoFrontier(domain, { candidates: 1e6 })
  if (!frontier) throw new Error('small enough to hold')
  return frontier
}

const finite = (domain: Domain) => domain.scores.every((rows) => !rows.includes(NEVER))

describe('improvements', () => {
  it('are the undominated deals that dominate the deal, and none exists where there are none', () => {
    fc.assert(
      fc.property(smallTables(), fc.nat(), ({ parties, rule }, pick) => {
        const domain = compileDomain(parties, rule)
        const deals = [...everyDeal(domain)]
        const deal = deals[pick % deals.length] ?? []
        const now = utilitiesOf(domain, deal)
        const found = improvementsOf(domain, frontierOf(domain), deal)
        expect(found.length > 0).toBe(deals.some((other) => dominates(utilitiesOf(domain, other), now)))
        for (const improvement of found)
          expect(dominates(utilitiesOf(domain, improvement.deal), now)).toBe(true)
      }),
      { seed: 614, numRuns: 500 },
    )
  })

  it('by exchanging two issues hurt nobody, though each change alone hurts somebody', () => {
    fc.assert(
      fc.property(smallTables(), fc.nat(), ({ parties, rule }, pick) => {
        const domain = compileDomain(parties, rule)
        fc.pre(finite(domain))
        const deals = [...everyDeal(domain)]
        const deal = deals[pick % deals.length] ?? []
        const now = utilitiesOf(domain, deal)
        const isFree = (other: readonly number[]) => dominates(utilitiesOf(domain, other), now)
        const logrolls = logrollsOf(domain, deal, 1000)
        for (const { deal: traded, changes } of logrolls) {
          expect(isFree(traded)).toBe(true)
          for (const change of changes) expect(isFree(deal.with(change.issue, change.to))).toBe(false)
        }
        const apart = (other: readonly number[]) => other.filter((option, k) => option !== deal[k]).length
        const single = deals.filter((other) => apart(other) === 1 && isFree(other))
        expect(new Set(freeGains(domain, deal).map((gain) => String(gain.deal)))).toEqual(
          new Set(single.map(String)),
        )
        const pairs = deals.filter((other) => apart(other) === 2 && isFree(other))
        const alone = (other: readonly number[]) =>
          other.flatMap((option, k) =>
            option === deal[k] ? [] : [utilitiesOf(domain, deal.with(k, option))],
          )
        const exchanges = pairs.filter((other) =>
          alone(other).every((u) => u.some((value, p) => value < (now[p] ?? 0))),
        )
        expect(new Set(logrolls.map((logroll) => String(logroll.deal)))).toEqual(
          new Set(exchanges.map(String)),
        )
      }),
      { seed: 615, numRuns: 500 },
    )
  })
})

describe('the approximate frontier', () => {
  it('leaves no deal further than its stated epsilon from one it holds', () => {
    fc.assert(
      fc.property(smallTables(), fc.integer({ min: 6, max: 40 }), ({ parties, rule }, candidates) => {
        const domain = compileDomain(parties, rule)
        fc.pre(finite(domain))
        const { frontier, epsilon } = approximateFrontier(domain, { candidates })
        const held = Array.from({ length: frontier.size }, (_, row) =>
          frontier.utilities.map((u) => u[row] ?? 0),
        )
        for (const deal of everyDeal(domain)) {
          const utilities = utilitiesOf(domain, deal)
          const near = (row: number[]) =>
            row.every((value, p) => value >= (utilities[p] ?? 0) - epsilon * domain.scale - 1e-6)
          expect(held.some(near)).toBe(true)
        }
        held.forEach((row, k) => {
          expect([...utilitiesOf(domain, frontier.dealAt(k))]).toEqual(row)
        })
      }),
      { seed: 616, numRuns: 500 },
    )
  })

  it('is the exact one, with an epsilon of zero, where that fits', () => {
    const domain = compileDomain([
      {
        id: 'a',
        reservation: 0,
        scores: [
          [0, 1],
          [0, 2],
        ],
      },
      {
        id: 'b',
        reservation: 0,
        scores: [
          [1, 0],
          [2, 0],
        ],
      },
    ])
    expect(approximateFrontier(domain, { candidates: 4 })).toMatchObject({
      epsilon: 0,
      frontier: { size: 4 },
    })
    expect(approximateFrontier(domain, { candidates: 3 }).epsilon).toBeGreaterThan(0)
  })
})
