import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import { proposalDigestOf } from './consents'
import { partyId } from './ids'
import { needsOf } from './needs'
import type { ConsentAnswer } from './statements'
import {
  a,
  ana,
  ann,
  b,
  bo,
  cy,
  fay,
  intent,
  olga,
  one,
  seated,
  stating,
  type Table,
  type TableOptions,
  talking,
} from './testing'
import { hasConsensus } from './turns'

const code = (refusal: { code: string }) => refusal.code
const TEXT = 'Open from eight, and quiet on Sundays.'
const ask = (proposal = TEXT, trades: number[] = []): Command => ({
  type: 'OpenConsentCheck',
  proposal,
  trades,
})
const yes: ConsentAnswer = { answer: 'consent' }
const no = (reason = 'Too early for the school.'): ConsentAnswer => ({ answer: 'object', reason })

function table(options: TableOptions = {}): Table {
  return talking({ preset: 'trade-offs', parties: 3, ...options })
}
/** An answer to the check that stands. */
function answer(at: Table, given: ConsentAnswer = yes, number = at.matter.checks.length): Command {
  const check = at.matter.checks[number - 1]
  if (!check) throw new Error(`no check ${number}`)
  return { type: 'AnswerConsent', check: check.check, digest: check.digest, answer: given }
}
function asked(options: TableOptions = {}): Table {
  const at = table(options)
  at.does(ana, ask())
  return at
}

describe('position statements', () => {
  test('[CON1] trade-offs begin with a priority and why it matters', () => {
    const at = stating({ preset: 'trade-offs', parties: 3 })
    const bare = intent({ goals: [{ text: 'Speed', rationale: ' ' }] })
    expect(code(at.refusal(ana, { type: 'StateIntent', statement: bare }))).toBe('ReasonsNeeded')
    at.states(ana, intent({ redLines: ['No noise before 8.'], tradeable: ['The gate.'] }))
    expect(stating().ask(ana, { type: 'StateIntent', statement: bare }).ok).toBe(true)
  })
  test('[CON1] trade-offs need three parties', () => {
    expect(() => seated({ preset: 'trade-offs', parties: 2 })).toThrow(/TooFewParties/)
  })
})

describe('consent checks', () => {
  test('[CON2] any party asks all about one text, named by its digest', () => {
    const at = table().seat(ann, 'member', a)
    const opened = one(at.does(ann, ask()), 'ConsentCheckOpened')
    expect(opened).toMatchObject({ check: 1, party: a, by: ann, proposal: TEXT })
    expect(opened.digest).toBe(proposalDigestOf(at.matter.negotiation, TEXT, []))
    expect(opened.digest).not.toBe(proposalDigestOf(at.matter.negotiation, `${TEXT} `, []))
    expect(code(at.refusal(fay, ask()))).toBe('OnlyParty')
    expect(at.refusal(bo, ask(TEXT, [1]))).toEqual({ code: 'UnknownTrade', trade: 1 })
  })

  test('[CON2] a changed proposal is another check, and answers to the one before are refused', () => {
    const at = asked()
    at.does(bo, answer(at))
    const old = answer(at)
    at.does(cy, ask('Open from nine.'))
    expect(at.refusal(cy, old)).toMatchObject({ code: 'StaleProposal', check: 2 })
    expect(at.matter.checks[1]?.answers).toEqual([])
    expect(at.matter.checks[0]?.answers).toHaveLength(1)
  })

  test('[CON2] the same text asked again is asked anew', () => {
    const at = asked()
    at.does(bo, answer(at))
    at.does(ana, ask())
    expect(at.matter.checks[1]?.answers).toEqual([])
    expect(code(at.refusal(bo, answer(at, yes, 1)))).toBe('StaleProposal')
  })

  test('[CON3] consent without an open check, or for another text, is refused', () => {
    const at = table()
    const digest = proposalDigestOf(at.matter.negotiation, TEXT, [])
    const early: Command = { type: 'AnswerConsent', check: 1, digest, answer: yes }
    expect(at.refusal(bo, early)).toEqual({ code: 'NoOpenCheck' })
    at.does(ana, ask('Open from nine.'))
    expect(code(at.refusal(bo, early))).toBe('StaleProposal')
  })

  test('[CON3] a party’s answer comes from its signatory, or from whom it granted that', () => {
    const at = asked().seat(ann, 'member', a)
    expect(code(at.refusal(ann, answer(at)))).toBe('OnlySignatory')
    expect(code(at.refusal(fay, answer(at)))).toBe('OnlyParty')
    at.does(ana, { type: 'Grant', to: ann, purposes: ['agree'], subject: 'The yard', until: at.inHours(9) })
    expect(one(at.does(ann, answer(at)), 'ConsentAnswered')).toMatchObject({ party: a, by: ann, grant: 1 })
  })

  test('[CON4] silence is never consent: every seated party has to say so, the asking one too', () => {
    const at = asked()
    at.does(bo, answer(at))
    at.does(cy, answer(at))
    at.passHours(24 * 365)
    expect(hasConsensus(at.matter)).toBe(false)
    expect(one(at.does(ana, answer(at)), 'ConsensusReached')).toMatchObject({ check: 1 })
    expect(hasConsensus(at.matter)).toBe(true)
  })

  test('[CON4] consent moves nothing: no phase, no issue, no settlement', () => {
    const at = asked()
    const { phase, issues, settlements } = at.matter
    for (const who of [ana, bo, cy]) at.does(who, answer(at))
    expect(at.matter).toMatchObject({ phase, issues, settlements })
  })

  test('[CON5] a second, different answer replaces the first, and both stay on record', () => {
    const at = asked()
    for (const who of [ana, bo, cy]) at.does(who, answer(at))
    expect(at.refusal(bo, answer(at))).toEqual({ code: 'AlreadyAnswered', check: 1 })
    at.does(bo, answer(at, no()))
    expect(hasConsensus(at.matter)).toBe(false)
    const given = at.matter.checks[0]?.answers.filter((by) => by.party === b)
    expect(given?.map((by) => by.answer)).toEqual([yes, no()])
    at.does(bo, answer(at, no('Still too early.')))
    expect(one(at.does(bo, answer(at)), 'ConsensusReached').check).toBe(1)
  })

  test('[CON6] a proposal that crosses a red line is taken, with the mark the door gave it', () => {
    const at = table()
    const crosses = [{ party: b, item: 'r1', why: 'Before eight.' }]
    at.does(ana, { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z', crosses })
    at.does(ana, { type: 'OpenConsentCheck', proposal: 'x', trades: [1], crosses })
    expect(at.matter.trades[0]?.crosses).toEqual(crosses)
    expect(at.matter.checks[0]?.crosses).toEqual(crosses)
    at.does(bo, { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' })
    expect(at.matter.trades[1]?.crosses).toEqual([])
  })

  test('what waits: each signatory that has not answered, and nobody else', () => {
    const at = asked().seat(ann, 'member', a)
    at.does(bo, answer(at))
    const waits = (who: typeof ana) => needsOf(at.matter, who).some((need) => need.kind === 'answer-consent')
    expect([ana, ann, bo, cy, fay].map(waits)).toEqual([true, false, false, true, false])
  })

  test('[CON4] a party seated after the consent has not consented', () => {
    const at = asked()
    for (const who of [ana, bo, cy]) at.does(who, answer(at))
    const dogwood = partyId.parse('d')
    at.does(fay, { type: 'AddParty', party: dogwood, name: 'Dogwood' })
    at.seat(olga, 'signatory', dogwood)
    expect(hasConsensus(at.matter)).toBe(false)
  })
})
