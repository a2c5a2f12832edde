import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bruteFrontier, everyVector, isAcceptable } from './brute-force'
import { countDeals } from './count'
import { compileDomain, NEVER, utilitiesOf } from './domain'
import { paretoFrontier } from './frontier'
import { smallTables } from './small-tables.fixture'

const LIMITS = { candidates: 1e6 }

describe('Pareto frontier', () => {
  it('holds exactly the undominated distinct vectors, each with a deal that reaches it', () => {
    fc.assert(
      fc.property(smallTables(), ({ parties, rule }) => {
        const domain = compileDomain(parties, rule)
        const frontier = paretoFrontier(domain, LIMITS)
        if (!frontier) throw new Error('within limits')
        const found = Array.from({ length: frontier.size }, (_, row) =>
          frontier.utilities.map((u) => u[row] ?? 0),
        )
        const expected = bruteFrontier(everyVector(domain)).map((vector) => [...vector])
        expect(new Set(found.map(String))).toEqual(new Set(expected.map(String)))
        expect(found).toHaveLength(expected.length)
        found.forEach((vector, row) => {
          expect([...utilitiesOf(domain, frontier.dealAt(row))]).toEqual(vector)
        })
      }),
      { seed: 606, numRuns: 1500 },
    )
  })

  it('is undefined rather than wrong where the candidates pass the limit', () => {
    const domain = compileDomain([
      {
        id: 'a',
        reservation: 0,
        scores: [
          [0, 1],
          [0, 2],
          [0, 4],
        ],
      },
      {
        id: 'b',
        reservation: 0,
        scores: [
          [1, 0],
          [2, 0],
          [4, 0],
        ],
      },
    ])
    expect(paretoFrontier(domain, { candidates: 7 })).toBeUndefined()
    expect(paretoFrontier(domain, { candidates: 8 })?.size).toBe(8)
  })

  it('takes utilities that differ only by float noise for the same', () => {
    const third = 1 / 3
    const domain = compileDomain([
      {
        id: 'a',
        reservation: 0,
        scores: [
          [third, 1],
          [third, 0],
          [third, 0],
        ],
      },
      {
        id: 'b',
        reservation: 0,
        scores: [
          [0.1, 0.3],
          [0.1, 0],
          [0.1, 0],
        ],
      },
    ])
    const frontier = paretoFrontier(domain, LIMITS)
    expect(frontier?.utilities.map((column) => [...column].map((u) => u / domain.scale))).toEqual([
      [1.666666667],
      [0.5],
    ])
  })

  it('keeps a red line below every finite utility', () => {
    const domain = compileDomain([
      {
        id: 'a',
        reservation: 0,
        scores: [
          [NEVER, -5],
          [0, 1],
        ],
      },
      {
        id: 'b',
        reservation: 0,
        scores: [
          [9, 0],
          [1, 0],
        ],
      },
    ])
    const frontier = paretoFrontier(domain, LIMITS)
    const rows = Array.from({ length: frontier?.size ?? 0 }, (_, row) =>
      frontier?.utilities.map((u) => u[row]),
    )
    expect(rows).toEqual([
      [-4, 0],
      [-5, 1],
      [NEVER, 10],
    ])
  })
})

describe('counting deals', () => {
  it('agrees with looking at every deal', () => {
    fc.assert(
      fc.property(smallTables(), ({ parties, rule }) => {
        const domain = compileDomain(parties, rule)
        const vectors = everyVector(domain)
        const accepts = (u: Float64Array) => u.map((value, p) => Number(value >= (domain.thresholds[p] ?? 0)))
        const passing = vectors.filter((u) => {
          const votes = accepts(u)
          return votes.reduce((a, b) => a + b, 0) >= rule.minAgree && rule.veto.every((p) => votes[p] === 1)
        })
        expect(countDeals(domain)).toEqual({
          acceptableToAll: vectors.filter((u) => isAcceptable(domain, u)).length,
          passesRule: passing.length,
        })
      }),
      { seed: 607, numRuns: 1500 },
    )
  })
})
