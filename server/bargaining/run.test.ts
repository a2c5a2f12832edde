import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { artefactOf } from './artefact'
import { judge } from './bounds'
import { compileDomain, type Domain, utilitiesOf } from './domain'
import { concessionPlanner } from './planner'
import { dealOfOutcome, outcomeOfDeal, rankingOf } from './ranking'
import { DEFAULT_SETTINGS, type RunSettings, simulate } from './run'
import { seeded } from './seeded'
import { smallTables } from './small-tables.fixture'
import { concessions, isStagnant } from './stagnation'
import { micro, type Strategy, timeDependent, titForTat } from './strategies'
import { illegality, openTable, played, type Table } from './table'

const NAMES = ['boulware', 'linear', 'conceder', 'tit for tat', 'micro', 'planner'] as const

function strategy(domain: Domain, party: number, name: (typeof NAMES)[number], seed: number): Strategy {
  const own = rankingOf(domain, party)
  const random = seeded(seed + party)
  if (name === 'tit for tat') return titForTat(own, random)
  if (name === 'micro') return micro(own, random)
  return name === 'planner' ? concessionPlanner(domain, party, own) : timeDependent(own, name, random)
}

function pie(size: number): Domain {
  const slices = Array.from({ length: size + 1 }, (_, k) => k)
  return compileDomain([
    { id: 'a', reservation: 1, scores: [slices, [0, 3]] },
    { id: 'b', reservation: 1, scores: [slices.toReversed(), [1, 0]] },
  ])
}

describe('the table', () => {
  const offered = played(openTable(3, 'alternating'), 0, { type: 'offer' })

  it('lets an offer be answered only in turn, by another, once', () => {
    expect(illegality(offered, 1, { type: 'accept', offer: 1 })).toBeUndefined()
    expect(illegality(offered, 2, { type: 'accept', offer: 1 })).toBe('NotYourTurn')
    expect(illegality(offered, 0, { type: 'accept', offer: 1 })).toBe('OwnOffer')
    expect(illegality(openTable(3, 'alternating'), 0, { type: 'accept', offer: 1 })).toBe('NothingStands')
  })

  it('does not let a superseded offer be accepted', () => {
    const countered = played(offered, 1, { type: 'offer' })
    expect(illegality(countered, 2, { type: 'accept', offer: 1 })).toBe('Superseded')
    expect(illegality(countered, 2, { type: 'accept', offer: 2 })).toBeUndefined()
  })

  it('does not let an offer that one rejected be accepted by the next', () => {
    const rejected = played(offered, 1, { type: 'reject', offer: 1 })
    expect(rejected.standing).toBeUndefined()
    expect(illegality(rejected, 2, { type: 'accept', offer: 1 })).toBe('Superseded')
  })

  it('lets anybody walk at any time, and nobody move afterwards', () => {
    expect(illegality(offered, 2, { type: 'walk' })).toBeUndefined()
    const walked = played(offered, 2, { type: 'walk' })
    expect(walked.ended).toEqual({ kind: 'walked', by: 2 })
    expect(illegality(walked, 1, { type: 'offer' })).toBe('Ended')
  })

  it('needs the acceptance of enough parties and of every veto holder', () => {
    const play = (answers: ('accept' | 'reject')[]) =>
      answers.reduce<Table>(
        (table, type, k) => (table.standing ? played(table, k + 1, { type, offer: 1 }) : table),
        played(openTable(4, 'parallel', { minAgree: 3, veto: [1] }), 0, { type: 'offer' }),
      )
    expect(play(['accept', 'reject', 'accept']).ended).toEqual({ kind: 'agreed', offer: 1 })
    expect(play(['reject', 'accept', 'accept']).ended).toBeUndefined()
    expect(play(['accept', 'reject', 'reject']).ended).toBeUndefined()
    expect(play(['accept', 'accept']).ended).toBeUndefined()
  })

  it('asks rather than ends at a bound', () => {
    const bounds = { rounds: 1, offers: 10, elapsed: 1000 }
    expect(judge(offered, bounds, 0, false)).toEqual({ kind: 'continue' })
    expect(judge(offered, bounds, 1000, false)).toEqual({ kind: 'ask', reason: 'elapsed' })
    expect(judge({ ...offered, round: 2 }, bounds, 0, false)).toEqual({ kind: 'ask', reason: 'rounds' })
    expect(judge(offered, bounds, 0, true)).toEqual({ kind: 'ask', reason: 'stagnation' })
  })
})

describe('stagnation', () => {
  const kinds = [{ kind: 'range', min: 0, max: 100 }, { kind: 'options' }] as const

  it('measures concessions issue by issue, towards what others have on the table', () => {
    expect(concessions(kinds, [80, 1], [70, 2], [[20, 2]])).toEqual([expect.closeTo(0.1), 1])
    expect(concessions(kinds, [80, 2], [90, 1], [[20, 2]])).toEqual([expect.closeTo(-0.1), -1])
  })

  it('sets in after K rounds in which nobody moved on anything, and not before', () => {
    const stuck = [1, 2, 3, 4, 5].flatMap((round) => [
      { round, by: 0, package: [80, 0] },
      { round, by: 1, package: [20, 1] },
    ])
    const until = (round: number) => stuck.filter((offer) => offer.round < round)
    expect(isStagnant(kinds, until(4), 4)).toBe(false)
    expect(isStagnant(kinds, until(5), 5)).toBe(true)
    const moving = [...until(5), { round: 5, by: 0, package: [75, 0] }]
    expect(isStagnant(kinds, moving, 6)).toBe(false)
  })

  it('is not feigned away by giving on nothing and taking on something', () => {
    const rounds = [1, 2, 3, 4, 5].flatMap((round) => [
      { round, by: 0, package: [80 + round, 0] },
      { round, by: 1, package: [20, 1] },
    ])
    expect(isStagnant(kinds, rounds, 6)).toBe(true)
  })
})

describe('strategies', () => {
  it('number outcomes so that number and deal name each other', () => {
    const domain = pie(4)
    for (let outcome = 0; outcome < 10; outcome++) {
      expect(outcomeOfDeal(domain, dealOfOutcome(domain, outcome))).toBe(outcome)
      const worth = [0, 1].map((party) => rankingOf(domain, party).worth[outcome])
      expect(worth).toEqual([...utilitiesOf(domain, dealOfOutcome(domain, outcome))])
    }
  })

  it('never offer or accept below their own reservation, whoever they meet, in either protocol', () => {
    const runs = fc.record({
      tables: smallTables(),
      names: fc.array(fc.constantFrom(...NAMES), { minLength: 6, maxLength: 6 }),
      protocol: fc.constantFrom('alternating' as const, 'parallel' as const),
      seed: fc.nat(),
    })
    const seen = { offers: 0, agreements: 0 }
    fc.assert(
      fc.property(runs, ({ tables, names, protocol, seed }) => {
        fc.pre(tables.parties.length > 1)
        const domain = compileDomain(tables.parties)
        const settings: RunSettings = { ...DEFAULT_SETTINGS, protocol }
        const play = () =>
          simulate(
            domain,
            domain.parties.map((_, p) => strategy(domain, p, names[p] ?? 'linear', seed)),
            settings,
          )
        const run = play()
        expect(play()).toEqual(run)
        for (const { party, move, outcome } of run.steps) {
          if (outcome === undefined || move.type === 'reject') continue
          seen.offers += 1
          const worth = utilitiesOf(domain, dealOfOutcome(domain, outcome))[party] ?? 0
          expect(worth).toBeGreaterThanOrEqual(domain.reservations[party] ?? 0)
        }
        if (run.ending.kind !== 'agreement') return
        seen.agreements += 1
        const agreed = utilitiesOf(domain, run.ending.deal)
        expect(agreed.every((worth, p) => worth >= (domain.reservations[p] ?? 0))).toBe(true)
      }),
      { seed: 617, numRuns: 400 },
    )
    expect(seen.offers).toBeGreaterThan(1000)
    expect(seen.agreements).toBeGreaterThan(20)
  })

  it('of every kind agree with each other where there is plenty to agree on', () => {
    const domain = pie(20)
    for (const mine of NAMES) {
      for (const theirs of NAMES) {
        const strategies = [strategy(domain, 0, mine, 1), strategy(domain, 1, theirs, 2)]
        const bounds = { rounds: 200, offers: 1000, elapsed: Number.POSITIVE_INFINITY }
        const { ending } = simulate(domain, strategies, { protocol: 'alternating', bounds })
        expect([mine, theirs, ending.kind]).toEqual([mine, theirs, 'agreement'])
      }
    }
  })

  it('hold out by temper: the conceder has given more than the boulware halfway', () => {
    const domain = pie(100)
    const own = rankingOf(domain, 0)
    const worth = (tempo: 'boulware' | 'linear' | 'conceder') =>
      own.worth[timeDependent(own, tempo, () => 0.999).offers(0.5) ?? 0] ?? 0
    expect(worth('boulware')).toBeGreaterThan(worth('linear'))
    expect(worth('linear')).toBeGreaterThan(worth('conceder'))
  })

  it('walk where nothing is acceptable to them', () => {
    const domain = compileDomain([
      { id: 'a', reservation: 9, scores: [[1, 2]] },
      { id: 'b', reservation: 0, scores: [[1, 2]] },
    ])
    const strategies = [strategy(domain, 0, 'linear', 1), strategy(domain, 1, 'linear', 2)]
    expect(simulate(domain, strategies, DEFAULT_SETTINGS).ending).toEqual({
      kind: 'no deal',
      reason: 'walked',
    })
  })
})

describe('the artefact', () => {
  const domain = pie(20)
  const play = (names: (typeof NAMES)[number][], rounds: number) => {
    const strategies = names.map((name, party) => strategy(domain, party, name, 1))
    const bounds = { rounds, offers: 1000, elapsed: Number.POSITIVE_INFINITY }
    const { steps, ending } = simulate(domain, strategies, { protocol: 'alternating', bounds })
    return artefactOf(
      ['slice', 'extra'],
      (issue, option) => (issue === 1 ? (['no', 'yes'][option] ?? '') : option),
      steps,
      ending,
    )
  }

  it('of an agreement has one term per issue, who offered, and everybody else as accepting', () => {
    const artefact = play(['linear', 'linear'], 50)
    if (artefact.kind !== 'agreement') throw new Error('two linear parties agree')
    expect(artefact.terms.map((term) => term.issue)).toEqual(['slice', 'extra'])
    expect(artefact.acceptedBy).toEqual([1 - artefact.offeredBy])
    expect(artefact.offer).toBe(artefact.offers)
  })

  it('of a run that a bound stopped says what asks, and names nobody', () => {
    expect(play(['micro', 'micro'], 2)).toEqual({
      kind: 'undecided',
      asks: 'rounds',
      rounds: 2,
      offers: 4,
    })
  })
})
