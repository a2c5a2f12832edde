import { describe, expect, it } from 'vitest'
import { beliefsAbout } from './beliefs'
import type { CoarseView, SaidOf, SeenOffer } from './coarse'
import { compileDomain, type Domain, optionsOf, utilitiesOf } from './domain'
import { livableDeals } from './livable'
import { noDealOf } from './no-deal'
import { bestLivable, proposePackages } from './proposals'
import { CRITERIA_NAMED } from './prospects'
import { dealOfOutcome, outcomeOfDeal, rankingOf } from './ranking'
import { seeded } from './seeded'
import { timeDependent } from './strategies'

/** Two parties over three issues of four options, who give way by the clock until the round. */
const DOMAIN = compileDomain([
  {
    id: 'a',
    reservation: 30,
    scores: [
      [60, 40, 20, 0],
      [0, 10, 20, 30],
      [10, 0, 5, 2],
    ],
  },
  {
    id: 'b',
    reservation: 25,
    scores: [
      [0, 5, 10, 15],
      [30, 28, 10, 0],
      [0, 20, 40, 55],
    ],
  },
])

function seen(domain: Domain, rounds: number, more: Partial<CoarseView> = {}): CoarseView {
  const strategies = domain.parties.map((_, p) => timeDependent(rankingOf(domain, p), 'linear', seeded(p)))
  const offers = Array.from({ length: rounds }, (_, at) =>
    strategies.flatMap((strategy, party): SeenOffer[] => {
      const outcome = strategy.offers(at / 19)
      return outcome === undefined ? [] : [{ round: at + 1, party, deal: dealOfOutcome(domain, outcome) }]
    }),
  ).flat()
  return {
    parties: domain.parties.length,
    issues: domain.scores.map((_, k) => ({ options: optionsOf(domain, k), ordered: false })),
    offers,
    said: [],
    shared: [],
    rounds: 20,
    ...more,
  }
}

const said = (round: number, deal: number[], answers: boolean[]): SaidOf[] =>
  answers.map((could, party) => ({ round, party, deal, could }))

describe('what a mediator believes', () => {
  it('follows from what it saw alone: the same view, the same beliefs and the same packages', () => {
    const view = seen(DOMAIN, 6)
    expect(beliefsAbout(view, 0)).toEqual(beliefsAbout(structuredClone(view), 0))
    expect(proposePackages(view)).toEqual(proposePackages(structuredClone(view)))
  })

  it('puts what was offered first above what was offered late, and both above what could not be lived with', () => {
    const view = seen(DOMAIN, 12, { said: said(12, [3, 0, 3], [false, true]) })
    const own = view.offers.filter(({ party }) => party === 0).map(({ deal }) => deal)
    const worth = (deal: readonly number[]) => {
      const all = beliefsAbout(view, 0).map(({ scores }) =>
        deal.reduce((sum, option, k) => sum + (scores[k]?.[option] ?? 0), 0),
      )
      return all.reduce((a, b) => a + b, 0) / all.length
    }
    const [first, last] = [own[0] ?? [], own.at(-1) ?? []]
    expect(worth(first)).toBeGreaterThan(worth(last))
    expect(worth(last)).toBeGreaterThan(worth([3, 0, 3]))
  })

  it('keeps the order of ranks that a party shared', () => {
    const ranks = { party: 0, ranks: [3, 1, 2], acceptable: [undefined, undefined, undefined] }
    const beliefs = beliefsAbout(seen(DOMAIN, 2, { shared: [ranks] }), 0)
    const reach = (k: number) =>
      beliefs.reduce((sum, { scores }) => sum + Math.max(...(scores[k] ?? [])), 0) / beliefs.length
    expect(reach(1)).toBeGreaterThan(reach(2))
    expect(reach(2)).toBeGreaterThan(reach(0))
  })

  it('takes options that a party named as acceptable for no worse than those it left out', () => {
    const acceptable = [[2, 3], undefined, undefined]
    const ranks = [undefined, undefined, undefined]
    const beliefs = beliefsAbout({ ...seen(DOMAIN, 0), shared: [{ party: 0, ranks, acceptable }] }, 0)
    const mean = (option: number) =>
      beliefs.reduce((sum, { scores }) => sum + (scores[0]?.[option] ?? 0), 0) / beliefs.length
    expect(Math.min(mean(2), mean(3))).toBeGreaterThan(Math.max(mean(0), mean(1)))
  })

  it('follows a floor that falls by the clock to the end of it, and never above the floor', () => {
    const path = Array.from({ length: 16 }, (_, at) => [at + 1, 1 - (0.8 * at) / 19] as const)
    const floor = path.at(-1)?.[1] ?? 1
    expect(noDealOf({ scores: [], floor, path }, 20)).toBeCloseTo(0.2, 1)
    expect(noDealOf({ scores: [], floor: 0.1, path: [] }, undefined)).toBeLessThanOrEqual(0.1)
  })

  it('sees a clock through the errors of what it guesses each offer to be worth', () => {
    // Nineteen rounds in twenty of somebody who gives way evenly to 0.08 or 0.5, each guessed too high or too low.
    for (const [noDeal, error] of [
      [0.08, 0.05],
      [0.5, 0.05],
      [0.08, -0.05],
    ] as const) {
      const path = Array.from({ length: 19 }, (_, at): [number, number] => {
        const offered = 1 - ((1 - noDeal) * at) / 19
        return [at + 1, offered + (at % 2 === 0 ? error : error / 4)]
      })
      const floor = Math.min(...path.map(([, seen]) => seen))
      expect(Math.abs(noDealOf({ scores: [], floor, path }, 20) - noDeal)).toBeLessThan(0.09)
    }
  })

  it('takes for no clock what hardly falls: then no deal is worth what is usual', () => {
    const path = Array.from({ length: 20 }, (_, at): [number, number] => [at + 1, 0.96 - 0.002 * at])
    expect(noDealOf({ scores: [], floor: 0.92, path }, 20)).toBeCloseTo(0.28, 1)
  })
})

describe('the packages a mediator proposes', () => {
  it('are several, each once, each under a named criterion; one named by the charter is the only one', () => {
    const view = seen(DOMAIN, 8)
    const found = proposePackages(view)
    expect(new Set(found.map(({ criterion }) => criterion))).toEqual(new Set(CRITERIA_NAMED))
    expect(new Set(found.map(({ deal }) => deal.join())).size).toBe(found.length)
    expect(proposePackages(view, ['egalitarian']).every((one) => one.criterion === 'egalitarian')).toBe(true)
  })

  it('are none that somebody turned down in this round', () => {
    const view = seen(DOMAIN, 8)
    const [first] = proposePackages(view, ['nash'])
    if (!first) throw new Error('nothing was proposed')
    const told = { ...view, said: said(8, [...first.deal], [true, false]) }
    expect(proposePackages(told, ['nash']).map(({ deal }) => deal.join())).not.toContain(first.deal.join())
  })

  it('beside one that all could live with, are at the end only such as seem better', () => {
    const view = seen(DOMAIN, 20, { said: said(20, [0, 1, 3], [true, true]) })
    expect([...livableDeals(view)]).toEqual(['0,1,3'])
    expect(bestLivable(view, 'nash')).toEqual([[0, 1, 3]])
    const gain = (deal: readonly number[]) =>
      utilitiesOf(DOMAIN, deal).reduce((so, worth, p) => so * (worth - (DOMAIN.reservations[p] ?? 0)), 1)
    // It is the best that there seems to be: at the end nothing else is asked about, earlier what comes near to it.
    expect(proposePackages(view, ['nash'])).toEqual([])
    const earlier = seen(DOMAIN, 8, { said: said(8, [0, 1, 3], [true, true]) })
    expect(proposePackages(earlier, ['nash'])).not.toEqual([])
    // Beside a worse one the better is, and whatever is asked about is better.
    const beside = seen(DOMAIN, 20, { said: said(20, [0, 0, 3], [true, true]) })
    const asked = proposePackages(beside, ['nash'])
    expect(asked).toContainEqual({ criterion: 'nash', deal: [0, 1, 3] })
    for (const { deal } of asked) expect(gain(deal)).toBeGreaterThan(gain([0, 0, 3]))
  })

  it('come near to the best product for parties who only show their offers', () => {
    const view = seen(DOMAIN, 20)
    const [best] = proposePackages(view, ['nash'])
    const product = (deal: readonly number[]) =>
      utilitiesOf(DOMAIN, deal).reduce(
        (so, worth, p) => so * Math.max(0, worth - (DOMAIN.reservations[p] ?? 0)),
        1,
      )
    const most = Math.max(...Array.from({ length: 64 }, (_, at) => product(dealOfOutcome(DOMAIN, at))))
    expect(product(best?.deal ?? [])).toBeGreaterThan(0.8 * most)
    expect(outcomeOfDeal(DOMAIN, best?.deal ?? [])).toBeLessThan(64)
  })

  it('are found where there are far too many packages to look at', () => {
    const issues = Array.from({ length: 12 }, () => ({ options: 10, ordered: true }))
    const ends = [0, 1, 2].map((party) => ({
      round: 1,
      party,
      deal: issues.map((_, k) => ((k + party) % 2) * 9),
    }))
    const view = { parties: 3, issues, offers: ends, said: [], shared: [] }
    const found = proposePackages(view)
    expect(found.length).toBeGreaterThan(0)
    for (const { deal } of found) expect(deal.every((option) => option >= 0 && option < 10)).toBe(true)
  })
})

describe('what all could live with', () => {
  it('is judged by each party’s last word, and by the rule where not everybody’s is needed', () => {
    const once = [...said(1, [0, 0, 0], [true, true, true]), ...said(2, [0, 0, 0], [true, true, false])]
    const view = { ...seen(DOMAIN, 0), parties: 3, said: once }
    expect(livableDeals(view).size).toBe(0)
    expect(livableDeals({ ...view, rule: { minAgree: 2, veto: [0] } }).size).toBe(1)
    expect(livableDeals({ ...view, rule: { minAgree: 2, veto: [2] } }).size).toBe(0)
  })

  it('weighs an outvoted party, but is not forbidden by it', () => {
    const party = (round: number, deal: number[]) => [0, 1, 2].map((p) => ({ round, party: p, deal }))
    const offers = [1, 2, 3, 4].flatMap((round) =>
      party(round, [0, 0, 0]).map((one) => ({
        ...one,
        deal: one.party === 2 ? [3, 3, 3] : [0, 0, round % 2],
      })),
    )
    const view = { ...seen(DOMAIN, 0), parties: 3, offers, rounds: 4 }
    const [byRule] = proposePackages({ ...view, rule: { minAgree: 2, veto: [0, 1] } }, ['nash'])
    expect(byRule?.deal.slice(0, 2)).toEqual([0, 0])
  })
})
