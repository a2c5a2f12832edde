import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import type { Ending } from './events'
import { negotiationId } from './ids'
import {
  a,
  ana,
  ann,
  bo,
  c,
  called,
  cy,
  draftOf,
  fay,
  house,
  intent,
  olga,
  one,
  opened,
  seated,
  settled,
  stating,
  type Table,
  talking,
} from './testing'

const code = (refusal: { code: string }) => refusal.code
const end = (ending: Ending): Command => ({ type: 'EndNegotiation', ending, reason: 'We stop here.' })
const exit: Command = { type: 'ExitNegotiation', words: 'We leave the table.' }
const raise: Command = { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } }
const position: Command = { type: 'TakePosition', issue: 1, text: 'From nine, for the school.' }
const support: Command = { type: 'SupportDecision', issue: 1, decision: 'From nine.' }

function agreed(): Table {
  const table = talking()
  table.does(ana, raise)
  for (const who of [ana, bo]) table.does(who, position)
  for (const who of [ana, bo]) table.does(who, support)
  return table
}

describe('endings', () => {
  test.each(['no-deal', 'deadlock', 'incomplete'] as const)(
    '[END1] %s names its kind and the person',
    (kind) => {
      const closed = one(talking().does(fay, end(kind)), 'NegotiationClosed')
      expect(closed).toMatchObject({ outcome: { kind }, by: fay, reason: 'We stop here.' })
    },
  )

  test.each([
    ['Setup', seated],
    ['Intent', stating],
    ['Mediation', talking],
    ['Ratification', called],
  ])('[END2] a signatory’s exit in %s ends the negotiation, with the words recorded', (_, table) => {
    const events = table().does(bo, exit)
    expect(one(events, 'PartyExited')).toMatchObject({ person: bo, words: 'We leave the table.' })
    expect(one(events, 'NegotiationClosed')).toMatchObject({ outcome: { kind: 'exited' }, by: bo })
  })

  test('[END2] a member cannot end it by leaving', () => {
    const table = talking().seat(ann, 'member', a)
    expect(code(table.refusal(ann, exit))).toBe('OnlySignatory')
    table.does(ann, { type: 'LeaveSeat' })
    expect(table.matter.phase).toBe('Mediation')
  })

  test('[END2] ratifications of the call that an exit ends stay as partial', () => {
    const table = called()
    table.ratifies(ana)
    expect(one(table.does(bo, exit), 'CallClosed')).toMatchObject({ end: 'exited', lapsed: [a] })
  })

  test('[END3] only a facilitator ends without agreement, and never over an open call', () => {
    expect(code(talking().refusal(ana, end('no-deal')))).toBe('OnlyFacilitator')
    expect(code(called().refusal(fay, end('no-deal')))).toBe('WrongPhase')
    for (const table of [opened(), stating(), talking()]) expect(table.ask(fay, end('no-deal')).ok).toBe(true)
  })

  test('[END4] "escalated" needs an escalated issue', () => {
    const table = talking({ roundsPerParty: 1 })
    table.does(ana, raise)
    table.does(ana, position)
    expect(code(table.refusal(fay, end('escalated')))).toBe('NothingHasEnded')
    table.does(bo, { type: 'EscalateIssue', issue: 1, summary: 'The mornings.' })
    expect(table.ask(fay, end('escalated')).ok).toBe(true)
  })

  test('[END4] "consensus unratified" needs every issue agreed or set aside, and one agreed', () => {
    expect(code(talking().refusal(fay, end('consensus-unratified')))).toBe('NothingHasEnded')
    const table = agreed()
    expect(one(table.does(fay, end('consensus-unratified')), 'NegotiationClosed').outcome).toEqual({
      kind: 'consensus-unratified',
    })
    const open = agreed()
    open.does(ana, raise)
    expect(open.refusal(fay, end('consensus-unratified'))).toEqual({ code: 'IssueNotDecided', issue: 2 })
  })

  test('[END4] a party seated after an issue was agreed is no part of that consensus', () => {
    const table = agreed()
    table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
    table.seat(cy, 'signatory', c)
    expect(table.refusal(fay, end('consensus-unratified'))).toEqual({ code: 'IssueNotDecided', issue: 1 })
  })

  test('[END5] one successor is linked after the end, by a party or the facilitator', () => {
    const link: Command = { type: 'LinkSuccessor', successor: negotiationId.parse('yard-2') }
    const table = talking().seat(olga, 'observer', null)
    expect(code(table.refusal(ana, link))).toBe('WrongPhase')
    table.does(bo, exit)
    expect(code(table.refusal(olga, link))).toBe('OnlyParty')
    table.does(ana, link)
    expect(table.matter.successor).toBe('yard-2')
    expect(code(table.refusal(fay, link))).toBe('SuccessorExists')
  })
})

describe('disputes', () => {
  const dispute = (about: Extract<Command, { type: 'RaiseDispute' }>['about']): Command => ({
    type: 'RaiseDispute',
    about,
    reason: 'The hours were others.',
  })

  test('[DIS1] a dispute is about what exists, by a party or facilitator, in a call or after the end', () => {
    const table = settled()
    const asking = (about: Extract<Command, { type: 'RaiseDispute' }>['about']) =>
      code(table.refusal(ana, dispute(about)))
    expect(asking({ kind: 'settlement', version: 2 })).toBe('UnknownVersion')
    expect(asking({ kind: 'term', version: 1, term: 2 })).toBe('UnknownTerm')
    expect(asking({ kind: 'entry', seq: 999 })).toBe('UnknownEntry')
    expect(code(talking().refusal(ana, dispute({ kind: 'entry', seq: 1 })))).toBe('WrongPhase')
    for (const who of [ana, fay]) table.does(who, dispute({ kind: 'term', version: 1, term: 1 }))
    expect(table.matter.disputes.map((one) => one.party)).toEqual([a, null])
  })

  test('[DIS2] a dispute during a call decides nothing and freezes what stood before it', () => {
    const table = called()
    table.ratifies(ana)
    const before = table.matter.phase === 'Ratification' ? table.matter.open : null
    const { seq } = table.matter.head
    const raised = one(table.does(bo, dispute({ kind: 'settlement', version: 1 })), 'DisputeRaised')
    expect(raised.evidenceTo).toBe(seq)
    expect(table.matter).toMatchObject({ phase: 'Ratification', open: before })
    table.ratifies(bo)
    expect(table.matter).toMatchObject({ phase: 'Closed', disputes: [{ evidenceTo: seq }] })
  })

  test('[DIS3] annotations come after the end, on entries that exist', () => {
    expect(code(talking().refusal(ana, { type: 'Annotate', seq: 1, text: 'x' }))).toBe('WrongPhase')
    const table = settled()
    expect(code(table.refusal(ana, { type: 'Annotate', seq: 999, text: 'x' }))).toBe('UnknownEntry')
    table.does(ana, { type: 'Annotate', seq: 1, text: 'The keys are with the neighbour.' })
    expect(table.matter).toMatchObject({ phase: 'Closed', annotations: [{ seq: 1, by: ana }] })
  })
})

describe('bounds', () => {
  const soon = (hours: number) => seated().inHours(hours)
  const moves: [typeof ana, Command][] = [
    [ana, { type: 'StateIntent', statement: intent() }],
    [ana, raise],
    [ana, { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' }],
    [fay, { type: 'RequestMediation', act: 'draft', mediator: 'built-in', note: '' }],
    [
      fay,
      {
        type: 'DraftSettlement',
        run: null,
        basedOn: null,
        draft: draftOf(),
        origin: { kind: 'person', person: fay },
      },
    ],
    [ana, position],
    [ana, support],
    [ana, { type: 'ReopenIssue', issue: 1, reason: 'x' }],
    [fay, { type: 'ImportClaim', party: a, author: 'x', issue: 1, text: 'x', agreed: false }],
    [ana, { type: 'ConfirmClaim', claim: 1 }],
    [ana, { type: 'AnswerQuestion', question: 1, text: 'x' }],
    [
      ana,
      {
        type: 'CounterSettlement',
        version: 1,
        changes: [{ change: 'comment', term: 1, comment: 'x' }],
        comment: '',
      },
    ],
  ]

  test('[BND2] a deadline stops every move from its own moment, noted or not', () => {
    const deadline = soon(5)
    const table = talking({ deadline })
    expect(table.ask(ana, raise).ok).toBe(true)
    table.passHours(6)
    for (const [who, move] of moves)
      expect([move.type, code(table.refusal(who, move))]).toEqual([move.type, 'BoundReached'])
  })

  test('[BND2] the house notes it once, never early, and never another time', () => {
    const deadline = soon(5)
    const table = talking({ deadline })
    const note: Command = { type: 'NotePassedDeadline', deadline }
    expect(code(table.refusal(house, note))).toBe('BoundNotReached')
    table.passHours(6)
    expect(code(table.refusal(house, { type: 'NotePassedDeadline', deadline: table.now }))).toBe(
      'BoundNotReached',
    )
    table.does(house, note)
    expect(code(table.refusal(house, note))).toBe('BoundNotReached')
    expect(code(talking().refusal(house, note))).toBe('BoundNotReached')
  })

  test('[BND1] a reached bound ends and calls nothing; a person may still call, end or exit', () => {
    const deadline = soon(5)
    const table = talking({ deadline })
    const settlement = table.draft()
    table.passHours(6).does(house, { type: 'NotePassedDeadline', deadline })
    expect(table.matter).toMatchObject({ phase: 'Mediation', bound: { bound: 'deadline' } })
    expect(table.ask(fay, end('deadlock')).ok).toBe(true)
    expect(table.ask(ana, exit).ok).toBe(true)
    expect(table.ask(fay, { type: 'CallRatification', digest: settlement.digest }).ok).toBe(true)
  })

  test('[BND1] the last allowed draft stops drafting and nothing else', () => {
    const table = talking({ drafts: 1 })
    const settlement = table.draft()
    const again: Command = {
      type: 'DraftSettlement',
      run: null,
      basedOn: null,
      draft: draftOf(),
      origin: { kind: 'person', person: fay },
    }
    expect(table.refusal(fay, again)).toEqual({ code: 'BoundReached', bound: 'drafts' })
    expect(table.ask(ana, raise).ok).toBe(true)
    expect(table.callFor(settlement).matter.phase).toBe('Ratification')
  })

  test('[BND3] only a facilitator lifts a bound, and to a time still to come', () => {
    const deadline = soon(5)
    const table = talking({ deadline }).passHours(6)
    table.does(house, { type: 'NotePassedDeadline', deadline })
    const lift = (until: typeof deadline | null): Command => ({
      type: 'ChangeLimits',
      limits: { roundsPerParty: null, drafts: null, deadline: until },
      reason: 'We are close.',
    })
    expect(code(table.refusal(ana, lift(null)))).toBe('OnlyFacilitator')
    expect(code(table.refusal(fay, lift(deadline)))).toBe('BoundReached')
    table.does(fay, lift(table.inHours(5)))
    expect(table.matter.bound).toBeNull()
    expect(table.ask(ana, raise).ok).toBe(true)
  })

  test('[BND4] a deadline that passes during a call leaves the call and its answers alone', () => {
    const deadline = soon(5)
    const table = called({ deadline })
    table.ratifies(ana)
    table.passHours(6).does(house, { type: 'NotePassedDeadline', deadline })
    expect(table.matter).toMatchObject({ phase: 'Ratification', open: { ratifications: [{ party: a }] } })
    table.ratifies(bo)
    expect(table.matter).toMatchObject({ closing: { outcome: { kind: 'canonical' }, by: bo } })
  })
})
