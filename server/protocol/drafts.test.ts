import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import { byMediator, draft } from './mediation.fixture'
import type { Draft, Origin } from './settlement'
import { a, ana, b, bo, called, drafted, draftOf, fay, mediator, talking } from './testing'

const code = (refusal: { code: string }) => refusal.code
const tabled = (part: Partial<Draft> = {}, origin: Origin = { kind: 'person', person: fay }): Command =>
  draft(null, part, origin)

describe('settlements', () => {
  test('[SET1] versions count from one, and many stand unchanged', () => {
    const table = talking()
    const first = table.draft()
    const second = table.draft({ title: 'Use of the yard, again' })
    expect([first.version, second.version]).toEqual([1, 2])
    expect(table.matter.settlements.map((one) => one.settlement)).toEqual([first, second])
    expect(
      code(
        table.refusal(fay, {
          type: 'DraftSettlement',
          run: null,
          basedOn: 3,
          draft: draftOf(),
          origin: { kind: 'person', person: fay },
        }),
      ),
    ).toBe('UnknownVersion')
  })

  test('[SET2] any change of the text gives another digest', () => {
    const table = talking()
    const base = table.draft().digest
    const others: Partial<Draft>[] = [
      {},
      { title: 'Another title' },
      { rationale: 'Another reason.' },
      { terms: [{ heading: 'Hours', text: 'The yard is open to all from 8 to 19 o’clock.', sources: [] }] },
      { tradeOffs: [{ text: 'Mornings for evenings.', sources: [] }] },
    ]
    const digests = others.map((part) => table.draft(part).digest)
    expect(new Set([base, ...digests]).size).toBe(others.length + 1)
  })

  test('[SET3] parties, number, carve-outs and references are filled in from the state', () => {
    const table = talking({ roundsPerParty: 1 })
    table.does(ana, { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } })
    const settlement = table.draft()
    expect(settlement).toMatchObject({
      version: 1,
      parties: [
        { party: a, name: 'Alder House' },
        { party: b, name: 'Birch Yard' },
      ],
      carveOuts: [],
      references: {
        intents: [
          { party: a, version: 1 },
          { party: b, version: 1 },
        ],
        issues: [1],
      },
    })
  })

  test('[SET4] no one tables a text under another’s name', () => {
    const table = talking()
    expect(code(table.refusal(ana, tabled({}, { kind: 'person', person: ana })))).toBe('OnlyFacilitator')
    expect(code(table.refusal(fay, tabled({}, { kind: 'person', person: ana })))).toBe('WrongOrigin')
    expect(code(table.refusal(fay, tabled({}, { kind: 'party', party: a, counter: 1 })))).toBe('WrongOrigin')
    expect(code(table.refusal(fay, tabled({}, byMediator)))).toBe('UnknownRun')
    const run = table.run()
    expect(code(table.refusal(fay, draft(run)))).toBe('OnlyMediator')
    expect(code(table.refusal(fay, draft(run, {}, { kind: 'person', person: fay })))).toBe('WrongOrigin')
  })

  test('[SET4] a party’s text may be tabled with that origin, and with its own counter only', () => {
    const table = talking()
    table.draft()
    const change = { change: 'comment', term: 1, comment: 'Too long.' } as const
    table.does(bo, { type: 'CounterSettlement', version: 1, changes: [change], comment: '' })
    expect(code(table.refusal(fay, tabled({}, { kind: 'party', party: a, counter: 1 })))).toBe('WrongOrigin')
    expect(table.draft({}, { kind: 'party', party: b, counter: 1 }).origin).toEqual({
      kind: 'party',
      party: b,
      counter: 1,
    })
  })

  test('[SET5] a mediator’s draft that leaves a red line out is refused', () => {
    const table = talking({ redLines: { a: ['No noise before 8.'] } })
    const run = table.run()
    expect(table.refusal(mediator, draft(run))).toEqual({ code: 'RedLineUnaccounted', party: a, item: 'r1' })
    expect(table.ask(mediator, draft(run, { met: [{ party: a, item: 'r1', term: 1 }] })).ok).toBe(true)
    expect(
      table.ask(mediator, draft(run, { unmet: [{ party: a, item: 'r1', why: 'Not settled.' }] })).ok,
    ).toBe(true)
  })

  test('[SET5] in a person’s text a red line left out is listed as unmet, and none is both', () => {
    const table = talking({ redLines: { a: ['No noise before 8.'] } })
    expect(table.draft().unmet).toMatchObject([{ party: a, item: 'r1' }])
    const both = tabled({
      met: [{ party: a, item: 'r1', term: 1 }],
      unmet: [{ party: a, item: 'r1', why: 'x' }],
    })
    expect(code(table.refusal(fay, both))).toBe('RedLineUnaccounted')
  })

  test('[SET6] a carved-out issue stands in the settlement with its reason', () => {
    const table = talking({ roundsPerParty: 1 })
    table.does(ana, {
      type: 'RaiseIssue',
      title: 'Keys',
      question: 'Q?',
      context: '',
      kind: { kind: 'text' },
    })
    table.does(ana, { type: 'TakePosition', issue: 1, text: 'We keep them, because we lock up.' })
    table.does(bo, { type: 'EscalateIssue', issue: 1, summary: 'Who keeps the keys.' })
    table.does(fay, { type: 'SetIssueAside', issue: 1, decision: 'carved-out', reason: 'For spring.' })
    expect(table.draft().carveOuts).toEqual([
      { issue: 1, title: 'Keys', decision: 'carved-out', reason: 'For spring.' },
    ])
  })

  test('[SET7] a draft cites only entries, terms and red lines that are there', () => {
    const table = talking()
    const citing = (part: Partial<Draft>) => code(table.refusal(fay, tabled(part)))
    const [term] = draftOf().terms
    if (!term) throw new Error('no term')
    expect(citing({ terms: [{ ...term, sources: [{ kind: 'issue', issue: 4 }] }] })).toBe('UnknownReference')
    expect(
      citing({ terms: [{ ...term, sources: [{ kind: 'intent', party: a, version: 1, item: 'g2' }] }] }),
    ).toBe('UnknownReference')
    expect(citing({ tradeOffs: [{ text: 'x', sources: [{ kind: 'trade', trade: 1 }] }] })).toBe(
      'UnknownReference',
    )
    expect(citing({ met: [{ party: a, item: 'r1', term: 1 }] })).toBe('UnknownReference')
    expect(citing({ met: [{ party: a, item: 'r1', term: 2 }] })).toBe('UnknownTerm')
  })

  test('[SET8] a counter answers a version term by term and changes no text', () => {
    const table = talking()
    const settlement = table.draft()
    const counter = (version: number, term: number): Command => ({
      type: 'CounterSettlement',
      version,
      changes: [{ change: 'replace', term, text: 'From nine.', comment: 'School.' }],
      comment: '',
    })
    expect(code(table.refusal(bo, counter(2, 1)))).toBe('UnknownVersion')
    expect(table.refusal(bo, counter(1, 2))).toEqual({ code: 'UnknownTerm', term: 2 })
    table.does(bo, counter(1, 1))
    expect(table.matter.settlements.map((one) => one.settlement)).toEqual([settlement])
    expect(table.matter.counters).toMatchObject([{ counter: 1, version: 1, party: b, by: bo }])
  })

  test('[SET9] a draft made during a call stays a draft', () => {
    const table = talking()
    const run = table.run()
    table.callFor(table.draft())
    const { call } = table
    const second = drafted(table.does(mediator, draft(run)))
    expect(second.version).toBe(2)
    expect(table.call).toEqual(call)
    expect(code(table.refusal(fay, tabled()))).toBe('WrongPhase')
    expect(
      code(called().refusal(fay, { type: 'RequestMediation', act: 'draft', mediator: 'x', note: '' })),
    ).toBe('WrongPhase')
  })
})
