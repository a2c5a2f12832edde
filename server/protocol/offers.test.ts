import { describe, expect, test } from 'vitest'
import { fuzzSeeds } from './fuzz'
import type { Played } from './fuzzing/played-record'
import { issueTracker } from './issue-tracker'
import { accepting, bargaining, counter, digestOf, now, offer, rejecting, values } from './offers.fixture'
import { a, ana, ann, b, bo, c, cy, fay, house, mediator, one, provenance } from './testing'

describe('packages', () => {
  test('[OFF1] a package gives each issue exactly one value that it can take', () => {
    const table = bargaining()
    const of = (...list: { issue: number; value: string }[]) =>
      table.refusal(ana, { type: 'MakeOffer', values: list, note: '' })
    expect(of({ issue: 1, value: '800' })).toEqual({ code: 'PackageIncomplete', issues: [2, 3] })
    expect(of(...values('800'), { issue: 1, value: '850' })).toEqual({
      code: 'PackageIncomplete',
      issues: [1],
    })
    expect(of(...values('800'), { issue: 9, value: 'x' })).toEqual({ code: 'UnknownIssue', issue: 9 })
    for (const [rent, start, garden, issue] of [
      ['825', '2027-02-01', 'Shared', 1],
      ['450', '2027-02-01', 'Shared', 1],
      ['1150', '2027-02-01', 'Shared', 1],
      ['cheap', '2027-02-01', 'Shared', 1],
      ['800', '2026-12-31', 'Shared', 2],
      ['800', 'soon', 'Shared', 2],
      ['800', '2027-02-01', 'Ours', 3],
    ] as const)
      expect(table.refusal(ana, offer(rent, start, garden))).toEqual({ code: 'ValueNotPossible', issue })
  })

  test('[OFF1] values stand in the order of the issues, whatever order they came in', () => {
    const table = bargaining()
    table.does(ana, { type: 'MakeOffer', values: values('800').toReversed(), note: '' })
    expect(now(table).offers[0]?.values).toEqual(values('800'))
  })

  test('[OFF11] the tracker keeps each issue’s values offer by offer, and sums nothing up', () => {
    const table = bargaining()
    table.does(ana, offer('1000'))
    table.does(bo, counter(table, 1, '700', '2027-03-01'))
    table.does(cy, counter(table, 2, '700', '2027-02-10'))
    table.does(ana, counter(table, 3, '950', '2027-02-01', 'Tenant only'))
    const tracked = issueTracker(table.matter)
    expect(tracked.map(({ issue }) => issue)).toEqual([1, 2, 3])
    expect(tracked[0]?.offers.map(({ offer: number, party, value }) => [number, party, value])).toEqual([
      [1, a, '1000'],
      [2, b, '700'],
      [3, c, '700'],
      [4, a, '950'],
    ])
    expect(tracked.map(({ offers }) => offers[3]?.moved)).toEqual(['nearer', 'same', 'away'])
    expect(tracked.map(({ offers }) => offers[0]?.moved)).toEqual(['first', 'first', 'first'])
  })
})

describe('moves', () => {
  test('[OFF2] the first in turn offers, and nobody else', () => {
    const table = bargaining()
    expect(table.refusal(bo, offer('800'))).toEqual({ code: 'NotYourMove', parties: [a] })
    expect(table.refusal(fay, offer('800'))).toEqual({ code: 'OnlyParty' })
    expect(table.refusal(mediator, offer('800'))).toEqual({ code: 'NotAPerson' })
    const made = one(table.does(ana, offer('800')), 'OfferMade')
    expect(made).toMatchObject({ offer: 1, round: 1, answers: null, party: a, by: ana, grant: null })
  })

  test('[OFF2] an offer that stands is answered, not passed over, and not by its own party', () => {
    const table = bargaining()
    table.does(ana, offer('800'))
    expect(table.refusal(bo, offer('700'))).toEqual({ code: 'OfferStands', offer: 1 })
    expect(table.refusal(ana, accepting(table, ana, 1))).toEqual({ code: 'OwnOffer' })
    expect(table.refusal(cy, accepting(table, cy, 1))).toEqual({ code: 'NotYourMove', parties: [b] })
    table.does(bo, accepting(table, bo, 1))
    expect(table.refusal(bo, accepting(table, bo, 1))).toEqual({ code: 'OfferAnswered' })
  })

  test('[OFF2] in a parallel round all others answer before the next offer', () => {
    const table = bargaining({ terms: { protocol: 'parallel' } })
    table.does(ana, offer('800'))
    expect(table.refusal(ana, counter(table, 1, '700'))).toEqual({
      code: 'AnswersOutstanding',
      parties: [b, c],
    })
    table.does(cy, rejecting(table, 1))
    expect(table.ask(bo, offer('700')).ok).toBe(true)
  })

  test('[OFF3] what was superseded cannot be accepted, countered or rejected', () => {
    const table = bargaining()
    table.does(ana, offer('800'))
    table.does(bo, counter(table, 1, '700'))
    const superseded = { code: 'OfferSuperseded', standing: 2 }
    expect(table.refusal(cy, accepting(table, cy, 1))).toEqual(superseded)
    expect(table.refusal(cy, rejecting(table, 1))).toEqual(superseded)
    expect(table.refusal(cy, counter(table, 1, '750'))).toEqual(superseded)
  })

  test('[OFF3] an acceptance names one offer: the same values again are another', () => {
    const table = bargaining()
    table.does(ana, offer('800'))
    table.does(bo, counter(table, 1, '700'))
    table.does(cy, counter(table, 2, '800'))
    expect(digestOf(table, 3)).not.toBe(digestOf(table, 1))
    expect(table.refusal(ana, accepting(table, ana, 1))).toEqual({ code: 'OfferSuperseded', standing: 3 })
  })

  test('[OFF4] offers and answers count from the signatory or by a grant to agree', () => {
    const table = bargaining().seat(ann, 'member', a)
    expect(table.refusal(ann, offer('800'))).toMatchObject({ code: 'OnlySignatory' })
    const until = table.inHours(48)
    table.does(ana, { type: 'Grant', to: ann, purposes: ['agree'], subject: 'Offers', until })
    expect(one(table.does(ann, offer('800')), 'OfferMade')).toMatchObject({ by: ann, grant: 1 })
    expect(table.refusal(ann, { type: 'WalkAway' })).toMatchObject({ code: 'OnlySignatory' })
  })

  test('[OFF5] every acceptance carries a sealed verdict of one shape', () => {
    const lengths = ['{"batna":"above"}', '{"batna":"below"}'].map((verdict) => {
      const table = bargaining({ parties: 2 })
      table.does(ana, offer('800'))
      table.does(bo, accepting(table, bo, 1, verdict))
      const text = table.entries.at(-1)?.text ?? ''
      expect(text).not.toMatch(/below|above/)
      return text.length
    })
    expect(lengths[0]).toBe(lengths[1])
  })
})

describe('what is drafted', () => {
  test('[OFF6] a package that all accept is drafted in the same entry, one term for each issue', () => {
    const table = bargaining()
    table.does(ana, offer('800', '2027-02-01', 'Tenant only'))
    table.does(bo, accepting(table, bo, 1))
    expect(table.matter.settlements).toEqual([])
    const events = table.does(cy, accepting(table, cy, 1))
    expect(events.map((event) => event.type)).toEqual(['OfferAccepted', 'PackageAgreed', 'SettlementDrafted'])
    const { settlement } = one(events, 'SettlementDrafted')
    expect(settlement.terms.map(({ heading, text }) => [heading, text])).toEqual([
      ['Rent', 'Rent: 800 € a month.'],
      ['Start', 'Start: 1 February 2027.'],
      ['Garden', 'Garden: Tenant only.'],
    ])
    expect(settlement.origin).toEqual({ kind: 'offer', party: a, offer: 1, digest: digestOf(table, 1) })
    expect(table.matter.phase).toBe('Mediation')
    expect(table.refusal(ana, counter(table, 1, '900'))).toEqual({ code: 'BargainingEnded' })
  })

  test('[OFF6] it is ratified as always, by every party', () => {
    const table = bargaining()
    table.does(ana, offer('800'))
    table.does(bo, accepting(table, bo, 1))
    const { settlement } = one(table.does(cy, accepting(table, cy, 1)), 'SettlementDrafted')
    table.callFor(settlement)
    for (const who of [ana, bo]) table.ratifies(who)
    expect(table.matter.phase).toBe('Ratification')
    table.ratifies(cy)
    expect(table.matter).toMatchObject({ phase: 'Closed', closing: { outcome: { kind: 'canonical' } } })
  })

  test('[OFF6] nobody tables a text under the name of an offer', () => {
    const table = bargaining()
    table.does(ana, offer('800'))
    const origin = { kind: 'offer', party: a, offer: 1, digest: digestOf(table, 1) } as const
    const draft = {
      title: 'x',
      terms: [{ heading: 'x', text: 'x', sources: [] }],
      tradeOffs: [],
      met: [],
      unmet: [],
      rationale: '',
    }
    expect(table.refusal(fay, { type: 'DraftSettlement', run: null, basedOn: null, draft, origin })).toEqual({
      code: 'WrongOrigin',
    })
  })

  test('[OFF6] k of n with vetoes decides which package is drafted, and still all must ratify', () => {
    const table = bargaining({ terms: { rule: { atLeast: 2, veto: [a] } } })
    table.does(ana, offer('800'))
    table.does(bo, accepting(table, bo, 1))
    const events = table.does(cy, rejecting(table, 1))
    expect(one(events, 'PackageAgreed').accepted).toEqual([a, b])
    table.callFor(one(events, 'SettlementDrafted').settlement)
    if (table.matter.phase !== 'Ratification') throw new Error('not called')
    expect(table.matter.open.parties.map(({ party }) => party)).toEqual([a, b, c])
  })

  test('[OFF6] a veto holder’s no puts a package aside, however many accept it', () => {
    const table = bargaining({ terms: { rule: { atLeast: 2, veto: [c] } } })
    table.does(ana, offer('800'))
    table.does(bo, accepting(table, bo, 1))
    table.does(cy, rejecting(table, 1))
    expect(table.matter.settlements).toEqual([])
    expect(now(table).table.standing).toBeNull()
    expect(table.ask(ana, offer('850')).ok).toBe(true)
  })
})

describe('what stops', () => {
  const stalled = () => {
    const table = bargaining({ parties: 2 })
    table.does(ana, offer('1000'))
    let made = 1
    while (!now(table).stopped) {
      const [who, rent] = made % 2 === 0 ? [ana, '1000'] : [bo, '600']
      table.does(who === ana ? ana : bo, counter(table, made, rent ?? ''))
      made += 1
    }
    return table
  }

  test('[OFF7] the bound on rounds stops the next move and asks; it ends nothing', () => {
    const table = bargaining({ parties: 2, terms: { bounds: { rounds: 1, offers: null, minutes: null } } })
    table.does(ana, offer('800'))
    const events = table.does(bo, counter(table, 1, '700'))
    expect(one(events, 'BargainingStopped')).toEqual({ type: 'BargainingStopped', cause: 'rounds' })
    const stopped = { code: 'BargainingStopped', cause: 'rounds' }
    expect(table.refusal(ana, counter(table, 2, '750'))).toEqual(stopped)
    expect(table.refusal(ana, accepting(table, ana, 2))).toEqual(stopped)
    expect(table.matter.phase).toBe('Mediation')
  })

  test('[OFF7] the bounds on offers and on time do the same', () => {
    const few = bargaining({ parties: 2, terms: { bounds: { rounds: null, offers: 1, minutes: null } } })
    few.does(ana, offer('800'))
    expect(one(few.does(bo, rejecting(few, 1)), 'BargainingStopped').cause).toBe('offers')
    expect(few.refusal(bo, offer('700'))).toEqual({ code: 'BargainingStopped', cause: 'offers' })
    const short = bargaining({ parties: 2, terms: { bounds: { rounds: null, offers: null, minutes: 60 } } })
    short.does(ana, offer('800'))
    short.passHours(1)
    expect(short.refusal(bo, accepting(short, bo, 1))).toEqual({
      code: 'BargainingStopped',
      cause: 'minutes',
    })
    const { at: since } = now(short).since
    const over = { type: 'NoteOfferTime', since } as const
    expect(short.refusal(fay, over)).toEqual({ code: 'OnlyHouse' })
    expect(short.refusal(house, { ...over, since: short.now })).toEqual({ code: 'BoundNotReached' })
    expect(one(short.does(house, over), 'BargainingStopped')).toEqual({
      type: 'BargainingStopped',
      cause: 'minutes',
    })
    expect(short.refusal(house, over)).toEqual({ code: 'BoundNotReached' })
  })

  test('[OFF8] nobody coming nearer on any issue for three rounds stops the talk, naming no one', () => {
    const table = stalled()
    expect(now(table).table.round).toBe(5)
    const stop = one(JSON.parse(table.entries.at(-1)?.text ?? '').events, 'BargainingStopped')
    expect(stop).toEqual({ type: 'BargainingStopped', cause: 'stagnation' })
    expect(table.ask(bo, { type: 'WalkAway' }).ok).toBe(true)
    expect(table.refusal(bo, counter(table, now(table).offers.length, '650'))).toMatchObject({
      code: 'BargainingStopped',
    })
  })

  test('[OFF8] coming nearer on one issue while taking on another is movement', () => {
    const table = bargaining({ parties: 2 })
    table.does(ana, offer('1000', '2027-01-01'))
    const steps = ['2027-02-01', '2027-01-02', '2027-01-31', '2027-01-03', '2027-01-30', '2027-01-04']
    steps.forEach((start, at) => {
      table.does(at % 2 === 0 ? bo : ana, counter(table, at + 1, at % 2 === 0 ? '600' : '1000', start))
    })
    expect(now(table).stopped).toBeNull()
  })

  /** Ana repeats herself; Bo’s offers change by the step given, ten times round the table. */
  const stepping = (
    stagnation: { amount: number; days: number },
    step: (round: number) => [rent: string, start: string, garden: string],
  ) => {
    const terms = { stagnation: { rounds: 3, ...stagnation } }
    const table = bargaining({ parties: 2, terms })
    table.does(ana, offer('1100', '2027-01-01', 'Owner only'))
    for (let round = 1; round <= 10 && !now(table).stopped; round++) {
      table.does(bo, counter(table, 2 * round - 1, ...step(round)))
      if (now(table).stopped) break
      table.does(ana, counter(table, 2 * round, '1100', '2027-01-01', 'Owner only'))
    }
    return now(table).stopped
  }
  const rentOf = (round: number) => String(500 + 50 * round)
  const startOf = (round: number) => `2027-03-${String(28 - round).padStart(2, '0')}`

  test.each<[string, { amount: number; days: number }, Parameters<typeof stepping>[1], boolean]>([
    [
      'an amount, by more than its share',
      { amount: 80, days: 0 },
      (n) => [rentOf(n), '2027-03-01', 'Shared'],
      true,
    ],
    [
      'an amount, by no more than it',
      { amount: 84, days: 0 },
      (n) => [rentOf(n), '2027-03-01', 'Shared'],
      false,
    ],
    ['a date, by more than its days', { amount: 0, days: 0 }, (n) => ['500', startOf(n), 'Shared'], true],
    ['a date, by no more than them', { amount: 0, days: 1 }, (n) => ['500', startOf(n), 'Shared'], false],
    [
      'an option that another has on the table',
      { amount: 0, days: 0 },
      (n) => ['500', '2027-03-01', n % 2 === 0 ? 'Owner only' : 'Shared'],
      true,
    ],
    [
      'an option that nobody has on the table',
      { amount: 0, days: 0 },
      (n) => ['500', '2027-03-01', n % 2 === 0 ? 'Tenant only' : 'Shared'],
      false,
    ],
  ])('[OFF8] what is coming nearer depends on the kind of issue: %s', (_, epsilon, step, moves) => {
    const stopped = stepping(epsilon, step)
    if (moves) expect(stopped).toBeNull()
    else expect(stopped).toMatchObject({ cause: 'stagnation' })
  })

  test('[OFF9] only the facilitator lets it go on, with a reason and within bounds that leave room', () => {
    const table = stalled()
    const bounds = { rounds: 30, offers: null, minutes: null }
    const resume = { type: 'ResumeBargaining', bounds, reason: 'A week to think.' } as const
    expect(table.refusal(ana, resume)).toEqual({ code: 'OnlyFacilitator' })
    expect(table.refusal(fay, { ...resume, bounds: { ...bounds, rounds: 2 } })).toEqual({
      code: 'BargainingStopped',
      cause: 'rounds',
    })
    table.does(fay, resume)
    const [standing, turn] = [now(table).offers.length, now(table).table.turn]
    expect(table.ask(turn === 0 ? ana : bo, counter(table, standing, '800')).ok).toBe(true)
  })

  test('[OFF9] after a settlement of a package came to nothing, offers may go on', () => {
    const table = bargaining({ parties: 2 })
    table.does(ana, offer('800'))
    const { settlement } = one(table.does(bo, accepting(table, bo, 1)), 'SettlementDrafted')
    table.callFor(settlement)
    table.does(bo, { type: 'RejectSettlement', ...table.call, words: 'Not this.' })
    const bounds = { rounds: 30, offers: null, minutes: null }
    table.does(fay, { type: 'ResumeBargaining', bounds, reason: 'Once more.' })
    expect(table.refusal(ana, accepting(table, ana, 1))).toMatchObject({ code: 'OfferSuperseded' })
    expect(table.ask(ana, offer('750')).ok).toBe(true)
  })

  test('[OFF10] walking ends the negotiation without a deal, and no reason is asked or kept', () => {
    const table = bargaining()
    table.does(ana, offer('800'))
    const events = table.does(cy, { type: 'WalkAway' })
    expect(events.map((event) => event.type)).toEqual(['WalkedAway', 'NegotiationClosed'])
    expect(table.matter).toMatchObject({
      phase: 'Closed',
      closing: { outcome: { kind: 'no-deal' }, by: cy, reason: '' },
    })
  })

  test('[OFF12] an issue in the packages is not agreed, escalated or set aside by itself', () => {
    const table = bargaining()
    table.does(ana, { type: 'TakePosition', issue: 1, text: 'The roof costs us much.' })
    const closed = { code: 'IssueInBargaining', issue: 1 }
    expect(table.refusal(bo, { type: 'SupportDecision', issue: 1, decision: '800' })).toEqual(closed)
    expect(table.refusal(bo, { type: 'EscalateIssue', issue: 1, summary: 'x' })).toEqual(closed)
    expect(table.refusal(fay, { type: 'SetIssueAside', issue: 1, decision: 'dropped', reason: 'x' })).toEqual(
      closed,
    )
  })
})

describe('packages of the mediator', () => {
  const proposed = () => {
    const table = bargaining()
    table.does(fay, { type: 'RequestMediation', act: 'packages', mediator: 'built-in', note: '' })
    const run = table.lastAct
    const packages = [{ criterion: 'nash' as const, values: values('800'), why: 'Midway on the rent.' }]
    const propose = {
      type: 'ProposePackages' as const,
      run,
      packages,
      provenance: { ...provenance, readTo: table.matter.head.seq },
    }
    return { table, propose }
  }

  test('[OFF13] they come in a run asked for them, each with criterion, reason and provenance', () => {
    const { table, propose } = proposed()
    expect(table.refusal(ana, propose)).toEqual({ code: 'OnlyMediator' })
    const short = { ...propose, packages: [{ ...propose.packages[0], values: values('800').slice(1) }] }
    expect(table.refusal(mediator, short as typeof propose)).toMatchObject({ code: 'PackageIncomplete' })
    table.does(mediator, propose)
    expect(now(table).proposals).toMatchObject([{ proposal: 1, packages: [{ criterion: 'nash' }] }])
    expect(now(table).offers).toEqual([])
  })

  test('[OFF13] saying that one could live with such a package binds nobody and may be said anew', () => {
    const { table, propose } = proposed()
    table.does(mediator, propose)
    const answer = (could: boolean) => ({ type: 'AnswerPackage' as const, proposal: 1, package: 1, could })
    for (const who of [ana, bo, cy]) table.does(who, answer(true))
    table.does(ana, answer(false))
    expect(now(table).proposals[0]?.responses.map(({ party, could }) => [party, could])).toEqual([
      [b, true],
      [c, true],
      [a, false],
    ])
    expect(table.matter.settlements).toEqual([])
    expect(table.refusal(ana, { ...answer(true), package: 2 })).toEqual({ code: 'UnknownPackage' })
  })
})

const REACHED = [
  'BargainingBegun',
  'ValuesDeclared',
  'SignalsShared',
  'OfferMade',
  'OfferAccepted',
  'OfferRejected',
  'PackageAgreed',
  'WalkedAway',
  'BargainingStopped',
  'BargainingResumed',
  'PackagesProposed',
  'RevealAgreed',
  'ValuesRevealed',
]

test('[DEC4] [OFF3] whole negotiations by offers, with planted values and alternatives', () => {
  const played: Played[] = []
  fuzzSeeds(1, 80, (round) => played.push(round), undefined, 'bargaining')
  const events = new Set(played.flatMap((round) => [...round.events.keys()]))
  expect(REACHED.filter((type) => !events.has(type))).toEqual([])
  expect(played.some((round) => round.ending === 'canonical')).toBe(true)
})
