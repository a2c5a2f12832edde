import { describe, expect, test } from 'vitest'
import type { Command } from '@/server/protocol/commands'
import { fuzzSeeds } from '@/server/protocol/fuzz'
import { commitment, invitationId, negotiationId } from '@/server/protocol/ids'
import {
  a,
  ana,
  ann,
  appointing,
  b,
  bo,
  c,
  called,
  cy,
  delegate,
  draftOf,
  fay,
  house,
  intent,
  mediator,
  opened,
  provenance,
  seated,
  settled,
  stating,
  type Table,
  talking,
} from '@/server/protocol/testing'
import { NOTHING_REPLAYED, replayEntry } from './replay'
import { type Sentence, sentence } from './story'

/** The sentences of a whole record. */
function story(table: Table): Sentence[] {
  let now = NOTHING_REPLAYED
  return table.entries.map((stored) => {
    const step = replayEntry(now, stored)
    if (!step.ok) throw new Error(step.fault.fault)
    const told = sentence(step.entry, now.state, step.replayed.state)
    now = step.replayed
    return told
  })
}
const last = (table: Table) => story(table).at(-1)
const lastText = (table: Table) => last(table)?.text
const raise: Command = {
  type: 'RaiseIssue',
  title: 'Hours',
  question: 'When is the yard open?',
  context: '',
  kind: { kind: 'text' },
}
const position: Command = { type: 'TakePosition', issue: 1, text: 'From nine, for the school.' }
const support: Command = { type: 'SupportDecision', issue: 1, decision: 'From nine.' }

test('a whole negotiation reads as a story', () => {
  expect(story(settled()).map((one) => one.text)).toEqual([
    'Fay opened the negotiation “The yard between us” between Alder House and Birch Yard.',
    'Fay invited a person as signatory of Alder House.',
    'Ana took the seat of signatory of Alder House, identified by a verified address.',
    'Fay invited a person as signatory of Birch Yard.',
    'Bo took the seat of signatory of Birch Yard, identified by a verified address.',
    'Fay asked the parties for their intents.',
    'Ana stated the intent of Alder House.',
    'Bo stated the intent of Birch Yard.',
    'Fay began the mediation.',
    'Fay tabled a text of their own as settlement 1, PROVISIONAL.',
    'Fay called settlement 1 to ratification (call 1) by Alder House and Birch Yard.',
    'Ana sent words in answer to call 1.',
    'Ana for Alder House ratified settlement 1: “I ratify this settlement as it is written.”',
    'Bo sent words in answer to call 1.',
    'Bo for Birch Yard ratified settlement 1: “I ratify this settlement as it is written.” With that all parties have ratified: settlement 1 is canonical.',
  ])
})

describe('seats', () => {
  test('requests, refusals, leaving and replacing name the people', () => {
    const table = seated().seat(ann, 'member', a)
    const link = table.invite('observer', null)
    table.does(cy, { type: 'TakeSeat', invitation: link, name: 'Cy', identified: null })
    expect(lastText(table)).toBe('Cy asked to sit as observer; the facilitator has to confirm it.')
    table.does(fay, { type: 'DeclineSeat', person: cy, reason: 'Not this time.' })
    expect(lastText(table)).toBe('Fay declined the request of Cy: “Not this time.”')
    const again = table.invite('observer', null)
    table.does(cy, { type: 'TakeSeat', invitation: again, name: 'Cy', identified: null })
    table.does(fay, { type: 'ConfirmSeat', person: cy })
    expect(lastText(table)).toBe('Fay confirmed Cy as observer.')
    table.does(fay, { type: 'RemovePerson', person: cy, reason: 'Shared the link.' })
    expect(lastText(table)).toBe('Fay removed Cy from the table: “Shared the link.”')
    table.does(fay, { type: 'ReplaceSignatory', party: a, person: ann, reason: 'Ana is on leave.' })
    expect(lastText(table)).toBe('Fay had Ann answer for Alder House instead of Ana: “Ana is on leave.”')
    table.does(ana, { type: 'LeaveSeat' })
    expect(last(table)).toEqual({ text: 'Ana left the table.', who: 'Ana', kind: 'table' })
    const open = table.invite('member', b)
    table.does(fay, { type: 'RevokeInvitation', invitation: open })
    expect(lastText(table)).toBe('Fay revoked an invitation as member of Birch Yard.')
    table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
    expect(lastText(table)).toBe('Fay added the party Cedar Mill.')
    table.does(fay, { type: 'RemoveParty', party: c, reason: 'Not concerned.' })
    expect(lastText(table)).toBe('Fay took the party Cedar Mill off the list: “Not concerned.”')
  })

  test('grants say what for and until when, and who gave them', () => {
    const table = talking().seat(ann, 'member', a)
    const until = table.inHours(48)
    table.does(ana, { type: 'Grant', to: ann, purposes: ['agree', 'ratify'], subject: 'The yard', until })
    expect(lastText(table)).toBe(
      'Ana granted Ann to agree and to ratify for Alder House, until 4 March 2026, 09:11 UTC: “The yard”',
    )
    table.does(ann, { type: 'RevokeGrant', grant: 1 })
    expect(lastText(table)).toBe('Ann gave back the grant of Ana.')
    table.does(ana, { type: 'Grant', to: ann, purposes: ['ratify'], subject: 'x', until })
    table.callFor(table.draft())
    table.does(ann, table.sends(ann, 'By Ana’s grant I ratify this.', 'ratifies', ['disclosed_delegate']))
    expect(lastText(table)).toBe(
      'Ann for Alder House ratified settlement 1, by the grant of Ana: “By Ana’s grant I ratify this.”',
    )
    table.does(ana, { type: 'RevokeGrant', grant: 2 })
    expect(lastText(table)).toBe('Ana revoked the grant to Ann.')
  })
})

test('delegates: who appointed them for what, what they do for whom, and where they were stopped', () => {
  const table = talking()
  table.does(ana, raise)
  const until = table.inHours(48)
  const limits = { issues: [1], ranges: [], words: ['Ask me first.'] }
  table.does(ana, appointing({ until, limits, transferable: true, purposes: ['read', 'speak', 'agree'] }))
  expect(lastText(table)).toBe(
    'Ana appointed agent Hawk for Alder House, to read the room, speak on issues and support decisions, on issue 1 only, and “Ask me first.”, until 4 March 2026, 09:10 UTC; it may ratify nothing: “The yard”',
  )
  table.does(delegate(1), position)
  expect(last(table)).toMatchObject({
    text: 'Agent Hawk for Alder House took a position on issue 1, round 1: “From nine, for the school.”',
    who: 'Agent Hawk for Alder House',
  })
  table.does(bo, position)
  table.does(delegate(1), support)
  expect(lastText(table)).toBe('Agent Hawk for Alder House supported a decision on issue 1: “From nine.”')
  table.does(house, { type: 'RecordOverreach', delegate: 1, tried: 'RejectSettlement', why: 'binding' })
  expect(last(table)).toMatchObject({
    text: 'Agent Hawk for Alder House was refused an act that is for people alone (reject settlement); nothing came of it.',
    who: null,
  })
  table.does(ana, {
    type: 'HandOnDelegation',
    delegate: 1,
    name: 'Kite',
    kind: 'model',
    reason: 'Hawk rests.',
  })
  expect(lastText(table)).toBe(
    'Ana handed the delegation on to model Kite for Alder House, for Ana, until 4 March 2026, 09:10 UTC: “Hawk rests.”',
  )
  table.does(ana, { type: 'RevokeDelegation', delegate: 2 })
  expect(lastText(table)).toBe(
    'Ana revoked the delegation of model Kite for Alder House; what it did within it stays.',
  )
})

describe('talk', () => {
  test('silent parties are named, and an intent stated again says its version', () => {
    const table = stating().states(ana, intent())
    table.does(fay, { type: 'BeginMediation', without: [b] })
    expect(lastText(table)).toBe('Fay began the mediation; Birch Yard had stated no intent.')
    table.states(ana, intent())
    expect(last(table)).toEqual({
      text: 'Ana stated the intent of Alder House anew, as version 2.',
      who: 'Ana',
      kind: 'intent',
    })
  })

  test('issues, positions, support, agreement, and what becomes of them', () => {
    const table = talking({ roundsPerParty: 2 })
    table.does(ana, raise)
    expect(lastText(table)).toBe('Ana raised issue 1, “Hours”: “When is the yard open?”')
    table.does(ana, position)
    expect(lastText(table)).toBe('Ana took a position on issue 1, round 1: “From nine, for the school.”')
    table.does(bo, position)
    table.does(ana, support)
    table.does(bo, support)
    expect(lastText(table)).toBe(
      'Bo for Birch Yard supported a decision on issue 1: “From nine.” With that issue 1 is agreed between the parties, and becomes part of a settlement only by ratification.',
    )
    table.does(bo, { type: 'ReopenIssue', issue: 1, reason: 'New facts.' })
    expect(lastText(table)).toBe('Bo reopened issue 1: “New facts.”')
    table.does(fay, {
      type: 'ImportClaim',
      party: b,
      author: 'B. Birch',
      issue: 1,
      text: 'From six.',
      agreed: true,
    })
    expect(lastText(table)).toBe(
      'Fay imported what B. Birch is said to have written for Birch Yard on issue 1; it counts for nothing until Birch Yard confirms it: “From six.”',
    )
    table.does(bo, { type: 'ConfirmClaim', claim: 1 })
    expect(lastText(table)).toBe(
      'Bo confirmed claim 1 as their own words. It is now the position of Birch Yard on issue 1, round 2: “From six.”',
    )
    table.does(ana, { type: 'EscalateIssue', issue: 1, summary: 'The mornings.' })
    expect(lastText(table)).toBe('Ana escalated issue 1: “The mornings.”')
    table.does(fay, { type: 'SetIssueAside', issue: 1, decision: 'carved-out', reason: 'For spring.' })
    expect(lastText(table)).toBe('Fay carved issue 1 out: “For spring.”')
    table.does(ana, { type: 'ProposeTrade', offer: 'Mornings', want: 'evenings', because: 'noise' })
    expect(lastText(table)).toBe('Ana proposed trade-off 1: “Mornings — for: evenings — because: noise”')
  })

  test('what is long stands in full beside the sentence, never cut', () => {
    const table = talking()
    table.does(ana, raise)
    const text = `Because ${'of the school and the lorries, '.repeat(12)}from nine.`
    table.does(ana, { type: 'TakePosition', issue: 1, text })
    expect(last(table)).toEqual({
      text: 'Ana took a position on issue 1, round 1.',
      who: 'Ana',
      kind: 'issue',
      detail: text,
    })
  })

  test('limits and a passed deadline', () => {
    const deadline = opened().inHours(2)
    const table = talking({ deadline })
    table.passHours(3).does(house, { type: 'NotePassedDeadline', deadline })
    expect(last(table)).toEqual({
      text: 'The deadline of 2 March 2026, 11:01 UTC has passed: no further moves until the facilitator extends it or ends the negotiation.',
      who: null,
      kind: 'table',
    })
    table.does(fay, {
      type: 'ChangeLimits',
      limits: { roundsPerParty: 1, drafts: null, deadline: null },
      reason: 'We are close.',
    })
    expect(lastText(table)).toBe(
      'Fay changed the limits to 1 round, any number of drafts and no deadline: “We are close.”',
    )
  })
})

describe('mediator and settlements', () => {
  test('the mediator is named with its kind, and what it drafts is PROVISIONAL', () => {
    const table = talking()
    const run = table.run('draft')
    expect(lastText(table)).toBe('Fay asked the mediator (built-in) to draft a settlement.')
    const questions = [{ to: null, text: 'Q?', why: 'x', about: [] }]
    table.does(mediator, { type: 'ReportFindings', run, findings: [], questions, provenance })
    expect(last(table)).toMatchObject({
      text: 'The mediator (built-in) reported 0 conflicts, 0 vague terms and 1 question.',
      who: 'The mediator (built-in)',
    })
    table.does(ana, { type: 'AnswerQuestion', question: 1, text: 'Mondays.' })
    expect(lastText(table)).toBe('Ana answered question 1: “Mondays.”')
    const output = commitment.parse('cd'.repeat(32))
    table.does(mediator, { type: 'RecordRefusedOutput', run, reasons: ['asserts_agreement'], output })
    expect(lastText(table)).toBe(
      'An output of the mediator (built-in) was refused and is not shown (asserts agreement).',
    )
    const origin = { kind: 'mediator', provenance } as const
    table.draft()
    table.does(mediator, { type: 'DraftSettlement', run, basedOn: 1, draft: draftOf(), origin })
    expect(lastText(table)).toBe(
      'The mediator (built-in) drafted settlement 2, based on settlement 1, PROVISIONAL.',
    )
    table.does(mediator, { type: 'FinishMediation', run })
    expect(lastText(table)).toBe('The mediator (built-in) finished its work.')
  })

  test('failed, cancelled and ended runs', () => {
    const table = talking()
    table.does(house, { type: 'FailMediation', run: table.run(), reason: 'No answer.' })
    expect(last(table)).toEqual({
      text: 'The mediator (built-in) left no proposal: “No answer.”',
      who: null,
      kind: 'mediator',
    })
    table.does(fay, { type: 'CancelMediation', run: table.run() })
    expect(lastText(table)).toBe('Fay cancelled the work of the mediator (built-in).')
    table.run()
    table.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'Too far apart.' })
    expect(last(table)).toMatchObject({
      text: 'Fay ended the negotiation without a deal: “Too far apart.” The work of the mediator (built-in) ended with it.',
      kind: 'ending',
    })
  })

  test('counters say which terms they touch, and whose text was tabled', () => {
    const table = talking()
    const term = draftOf().terms[0] ?? { heading: 'H', text: 'T', sources: [] }
    table.draft({ terms: [term, term, term] })
    table.does(bo, {
      type: 'CounterSettlement',
      version: 1,
      changes: [
        { change: 'replace', term: 3, text: 'From ten.', comment: '' },
        { change: 'replace', term: 1, text: 'From ten.', comment: '' },
        { change: 'remove', term: 2, comment: '' },
        { change: 'add', heading: 'Keys', text: 'Two keys.', comment: '' },
      ],
      comment: '',
    })
    expect(lastText(table)).toBe(
      'Bo countered settlement 1: terms 3 and 1 changed, term 2 removed, 1 term added.',
    )
    table.draft({}, { kind: 'party', party: b, counter: 1 })
    expect(lastText(table)).toBe(
      'Fay tabled a text of Birch Yard, from counter 1, as settlement 2, PROVISIONAL.',
    )
  })
})

describe('calls and endings', () => {
  test('withdrawal, rejection, reminder and a closed call', () => {
    const table = called({ parties: 3 })
    table.does(bo, { type: 'ShowQuestion', ...table.call, page: 'ratify' })
    expect(lastText(table)).toBe('Bo was shown the question of call 1.')
    table.ratifies(ana)
    table.ratifies(cy)
    table.does(cy, { type: 'WithdrawRatification', ...table.call, words: 'I take it back.' })
    expect(lastText(table)).toBe(
      'Cy for Cedar Mill withdrew the ratification of settlement 1: “I take it back.”',
    )
    table.does(fay, { type: 'RemindParty', party: b })
    expect(lastText(table)).toBe('Fay reminded Birch Yard of call 1.')
    table.does(bo, { type: 'RejectSettlement', ...table.call, words: 'Not these hours.' })
    expect(lastText(table)).toBe(
      'Bo for Birch Yard rejected settlement 1: “Not these hours.” Call 1 ended and the mediation goes on; the ratifications of Alder House lapsed, and stay recorded as partial.',
    )
    const closing = called()
    closing.does(fay, { type: 'CloseCall', call: 1, reason: 'To clear this up.' })
    expect(lastText(closing)).toBe('Fay closed call 1: “To clear this up.”')
    const countered = called()
    const change = { change: 'comment', term: 1, comment: 'Too long.' } as const
    countered.does(bo, { type: 'CounterInCall', ...countered.call, changes: [change], comment: '' })
    expect(lastText(countered)).toBe(
      'Bo countered settlement 1: term 1 commented. Call 1 ended and the mediation goes on.',
    )
  })

  test('exit, late withdrawal, dispute, note and successor', () => {
    const left = called()
    left.does(bo, { type: 'ExitNegotiation', words: 'We leave.' })
    expect(lastText(left)).toBe(
      'Bo for Birch Yard left the negotiation, which ends it: “We leave.” Call 1 ended with it.',
    )
    left.does(ana, { type: 'LinkSuccessor', successor: negotiationId.parse('yard-2') })
    expect(lastText(left)).toBe('Ana linked a new negotiation that follows this one.')
    const table = settled()
    const digest = table.matter.settlements[0]?.settlement.digest
    if (!digest) throw new Error('no settlement')
    table.does(ana, { type: 'WithdrawRatification', call: 1, digest, words: 'I changed my mind.' })
    expect(lastText(table)).toBe(
      'Ana for Alder House withdrew after all had ratified; this is noted and changes nothing: “I changed my mind.”',
    )
    table.does(ana, {
      type: 'RaiseDispute',
      about: { kind: 'term', version: 1, term: 1 },
      reason: 'Other hours.',
    })
    expect(lastText(table)).toBe(
      'Ana raised dispute 1 about term 1 of settlement 1; it decides nothing, and keeps the record up to entry 16 as evidence: “Other hours.”',
    )
    table.does(bo, { type: 'Annotate', seq: 2, text: 'The keys are with the neighbour.' })
    expect(lastText(table)).toBe('Bo added a note to entry 2: “The keys are with the neighbour.”')
  })
})

test('no sentence of many negotiations tells an id, an e-mail address or an unfinished word', () => {
  let told = 0
  fuzzSeeds(
    1,
    40,
    () => {},
    (entry, before, after) => {
      const { text, who, kind } = sentence(entry, before, after)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|Somebody|A party|the settlement:| inv-|@/)
      expect(text).toMatch(/[.”]$/)
      expect(who === null).toBe(entry.actor.kind === 'house')
      expect(kind).toBeTruthy()
      told += 1
    },
  )
  expect(told).toBeGreaterThan(500)
})

test('an invitation id never stands in a sentence', () => {
  const table = opened()
  table.does(fay, {
    type: 'IssueInvitation',
    invitation: invitationId.parse('secret-invitation'),
    party: a,
    role: 'member',
    expires: table.inHours(1),
  })
  expect(lastText(table)).not.toContain('secret-invitation')
})

test('a look is told by who asked whom, and not by what was said', () => {
  const table = called()
  const { attempt } = table.sends(ana, 'Only if the gate stays.', 'unclear')
  const sealed = commitment.parse('ab'.repeat(32))
  table.does(ana, { type: 'AskForLook', ...table.call, attempt, words: sealed, reading: sealed })
  expect(lastText(table)).toBe('Ana asked the facilitators to look at words sent in answer to call 1.')
  table.does(fay, { type: 'AskToRestate', ...table.call, look: 1, note: sealed })
  expect(lastText(table)).toBe('Fay looked at the words that Ana had opened, and asked Ana to say it again.')
})
