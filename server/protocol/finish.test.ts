import { describe, expect, test } from 'vitest'
import type { Command, CommandOf } from './commands'
import { draftFromDecisions } from './finish'
import { a, ana, b, bo, cy, drafted, fay, one, type Table, type TableOptions, talking } from './testing'

const code = (refusal: { code: string }) => refusal.code
const raise = (title: string): CommandOf<'RaiseIssue'> => ({
  type: 'RaiseIssue',
  title,
  question: `${title}?`,
  context: '',
  kind: { kind: 'text' },
})
const position = (issue: number): Command => ({
  type: 'TakePosition',
  issue,
  text: 'From eight, because lorries come early.',
})
const support = (issue: number, decision: string): Command => ({ type: 'SupportDecision', issue, decision })

/** Two issues: the first agreed, the second escalated. */
function half(options: TableOptions & { redLines?: Record<string, string[]> } = {}): Table {
  const table = talking({ roundsPerParty: 2, ...options })
  table.does(ana, raise('Hours'))
  table.does(bo, raise('Noise'))
  for (const who of [ana, bo]) table.does(who, position(1))
  for (const who of [ana, bo]) table.does(who, support(1, 'Open from 8 to 18.'))
  for (const who of [ana, ana]) table.does(who, position(2))
  table.does(bo, { type: 'EscalateIssue', issue: 2, summary: 'We differ on Sundays.' })
  return table
}
const ready = (table: Table) => {
  const from = draftFromDecisions(table.matter)
  if (!from.ready) throw new Error('nothing to draft from')
  return from.draft
}
const setAside = (issue: number): Command => ({
  type: 'SetIssueAside',
  issue,
  decision: 'carved-out',
  reason: 'Left to the town.',
})

describe('the final document', () => {
  test('[FIN1] not before every issue is agreed, or dropped or carved out by a person', () => {
    const table = half()
    expect(draftFromDecisions(table.matter)).toEqual({ ready: false, open: [], escalated: [2] })
    table.does(ana, raise('Gate'))
    expect(draftFromDecisions(table.matter)).toEqual({ ready: false, open: [3], escalated: [2] })
    expect(draftFromDecisions(talking().matter)).toEqual({ ready: false, open: [], escalated: [] })
  })

  test('[FIN2] each decision is a term, to the letter, with the issue and each party’s last position as its sources', () => {
    const table = half()
    table.does(fay, setAside(2))
    expect(ready(table).terms).toEqual([
      {
        heading: 'Hours',
        text: 'Open from 8 to 18.',
        sources: [
          { kind: 'issue', issue: 1 },
          { kind: 'position', issue: 1, party: a, round: 1 },
          { kind: 'position', issue: 1, party: b, round: 1 },
        ],
      },
    ])
  })

  test('[FIN2] it becomes a PROVISIONAL settlement with what was carved out, and is ratified like any other', () => {
    const table = half({ redLines: { b: ['No noise before 8.'] } })
    table.does(fay, setAside(2))
    const settlement = drafted(
      table.does(fay, {
        type: 'DraftSettlement',
        run: null,
        basedOn: null,
        draft: ready(table),
        origin: { kind: 'person', person: fay },
      }),
    )
    expect(settlement.carveOuts).toEqual([
      { issue: 2, title: 'Noise', decision: 'carved-out', reason: 'Left to the town.' },
    ])
    expect(settlement.unmet).toMatchObject([{ party: b, item: 'r1' }])
    expect(table.matter.phase).toBe('Mediation')
    table.callFor(settlement)
    table.ratifies(ana)
    table.ratifies(bo)
    expect(table.matter).toMatchObject({
      phase: 'Closed',
      closing: { outcome: { kind: 'canonical', version: 1 } },
    })
  })

  test('[FIN2] a consented proposal gives a term for each of its lines, with the check and its trade-offs as sources', () => {
    const table = talking({ preset: 'trade-offs', parties: 3 })
    table.does(ana, {
      type: 'ProposeTrade',
      offer: 'Quiet Sundays.',
      want: 'An early start.',
      because: 'Fair.',
    })
    table.does(bo, {
      type: 'OpenConsentCheck',
      proposal: '- Hours: from eight\n- Quiet on Sundays\n',
      trades: [1],
    })
    const [check] = table.matter.checks
    if (!check) throw new Error('no check')
    for (const who of [ana, bo, cy]) {
      expect(draftFromDecisions(table.matter).ready).toBe(false)
      table.does(who, {
        type: 'AnswerConsent',
        check: 1,
        digest: check.digest,
        answer: { answer: 'consent' },
      })
    }
    const { terms, tradeOffs } = ready(table)
    expect(terms.map(({ heading, text }) => [heading, text])).toEqual([
      ['Hours', 'Hours: from eight'],
      ['Quiet on Sundays', 'Quiet on Sundays'],
    ])
    expect(terms[0]?.sources).toEqual([
      { kind: 'check', check: 1 },
      { kind: 'trade', trade: 1 },
    ])
    expect(tradeOffs).toHaveLength(1)
  })

  test('[FIN3] agents alone end at consensus only as unratified, by a facilitator’s word', () => {
    const table = talking({ preset: 'trade-offs', parties: 3 })
    const end: Command = { type: 'EndNegotiation', ending: 'consensus-unratified', reason: 'All consented.' }
    expect(code(table.refusal(fay, end))).toBe('NothingHasEnded')
    table.does(bo, { type: 'OpenConsentCheck', proposal: 'From eight.', trades: [] })
    const [check] = table.matter.checks
    if (!check) throw new Error('no check')
    for (const who of [ana, bo, cy])
      table.does(who, {
        type: 'AnswerConsent',
        check: 1,
        digest: check.digest,
        answer: { answer: 'consent' },
      })
    expect(table.matter.phase).toBe('Mediation')
    expect(code(table.refusal(ana, end))).toBe('OnlyFacilitator')
    expect(one(table.does(fay, end), 'NegotiationClosed')).toMatchObject({
      outcome: { kind: 'consensus-unratified' },
      by: fay,
    })
  })
})

describe('source positions', () => {
  const sources = [{ title: 'Old lease', text: 'The yard opens at seven.\nIt closes at dusk.' }]
  const said = (quote: string | null, source: number | null = 1): Command => ({
    ...raise('Hours'),
    sourcePositions: [{ name: 'Old lease', source, quote, text: 'It opens early.' }],
  })
  test('[ISS11] what a source says points at an uploaded one, and what is quoted stands in it to the letter', () => {
    const table = talking({ sources })
    expect(table.refusal(ana, said(null, 2))).toEqual({ code: 'UnknownSource', source: 2 })
    expect(table.refusal(ana, said('opens at eight'))).toEqual({
      code: 'QuoteNotInSource',
      source: 1,
      title: 'Old lease',
    })
    table.does(ana, said('opens at seven'))
    table.does(ana, said('anything', null))
    expect(table.matter.issues[0]?.sourcePositions).toMatchObject([
      { name: 'Old lease', source: 1, quote: 'opens at seven' },
    ])
  })
})
