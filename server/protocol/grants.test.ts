import { expect, test } from 'vitest'
import { type Command, command } from './commands'
import type { Grantable } from './seat-events'
import { a, ana, ann, b, bo, c, called, cy, fay, gil, one, type Table, talking } from './testing'

const code = (refusal: { code: string }) => refusal.code
const WORDS = 'By the grant of Ana I ratify this settlement for Alder House as written.'

const give = (table: Table, purposes: Grantable[], to = ann, hours = 9): Command => ({
  type: 'Grant',
  to,
  purposes,
  subject: 'The yard',
  until: table.inHours(hours),
})
/** Ann sits at Ana's party and holds a grant. */
function granted(purposes: Grantable[]): Table {
  const table = talking().seat(ann, 'member', a)
  table.does(ana, give(table, purposes))
  return table
}
function withIssue(table: Table): Table {
  table.does(ana, { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } })
  table.does(bo, { type: 'TakePosition', issue: 1, text: 'From nine, for the school.' })
  return table
}
const support: Command = { type: 'SupportDecision', issue: 1, decision: 'From nine.' }

test('[GRA1] only the signatory grants, to another person of the party, for a time to come', () => {
  const table = talking().seat(ann, 'member', a)
  expect(code(table.refusal(ann, give(table, ['agree'], ana)))).toBe('OnlySignatory')
  expect(table.refusal(ana, give(table, ['agree'], ana))).toEqual({ code: 'GrantNotPossible', why: 'self' })
  expect(table.refusal(ana, give(table, ['agree'], bo))).toEqual({
    code: 'GrantNotPossible',
    why: 'not-a-person-of-the-party',
  })
  expect(table.refusal(ana, give(table, ['agree'], ann, 0))).toEqual({
    code: 'GrantNotPossible',
    why: 'expired',
  })
})

test('[GRA1] whoever holds a grant cannot pass it on', () => {
  const table = granted(['agree', 'ratify'])
  expect(code(table.refusal(ann, give(table, ['ratify'], ana)))).toBe('OnlySignatory')
})

test('[GRA2] a grant recorded before the call lets its holder ratify, said in the words', () => {
  const table = granted(['ratify'])
  table.callFor(table.draft())
  const recorded = one(
    table.does(ann, table.sends(ann, WORDS, 'ratifies', ['disclosed_delegate'])),
    'RatificationRecorded',
  )
  expect(recorded).toMatchObject({ party: a, person: ann, grant: 1 })
})

test('[GRA2] no grant is recorded during a call', () => {
  const table = talking().seat(ann, 'member', a)
  table.callFor(table.draft())
  expect(code(table.refusal(ana, give(table, ['ratify'])))).toBe('WrongPhase')
})

test('[RAT13] ratifying by a grant without saying so is refused', () => {
  const table = granted(['ratify'])
  table.callFor(table.draft())
  expect(code(table.refusal(ann, table.sends(ann)))).toBe('DelegationNotDisclosed')
})

test('[GRA3] a grant ends at its time', () => {
  const table = withIssue(granted(['agree']))
  expect(table.ask(ann, support).ok).toBe(true)
  expect(code(table.passHours(9).refusal(ann, support))).toBe('OnlySignatory')
})

test('[GRA3] a grant ends when it is revoked, also during a call; what was done before stays', () => {
  const table = granted(['ratify'])
  table.callFor(table.draft())
  const sent = table.sends(ann, WORDS, 'ratifies', ['disclosed_delegate'])
  const revoke: Command = { type: 'RevokeGrant', grant: 1 }
  expect(code(table.refusal(bo, revoke))).toBe('UnknownGrant')
  table.does(ana, revoke)
  expect(code(table.refusal(ann, sent))).toBe('OnlySignatory')
  expect(code(table.refusal(ana, revoke))).toBe('UnknownGrant')

  const done = granted(['ratify'])
  done.callFor(done.draft())
  done.does(ann, done.sends(ann, WORDS, 'ratifies', ['disclosed_delegate']))
  done.does(ana, revoke)
  expect(one(done.ratifies(bo), 'SettlementBecameCanonical').version).toBe(1)
})

test('[GRA3] a holder may give a grant back, and another member may not take it away', () => {
  const table = granted(['agree']).seat(gil, 'member', a)
  expect(code(table.refusal(gil, { type: 'RevokeGrant', grant: 1 }))).toBe('OnlySignatory')
  expect(table.ask(ann, { type: 'RevokeGrant', grant: 1 }).ok).toBe(true)
})

test('[GRA3] a grant ends when its holder leaves and when the signatory changes', () => {
  const left = withIssue(granted(['agree']))
  left.does(ann, { type: 'LeaveSeat' })
  left.seat(ann, 'member', a)
  expect(code(left.refusal(ann, support))).toBe('OnlySignatory')

  const changed = withIssue(granted(['agree']).seat(gil, 'member', a))
  changed.does(fay, { type: 'ReplaceSignatory', party: a, person: gil, reason: 'Ana is on leave.' })
  expect(code(changed.refusal(ann, support))).toBe('OnlySignatory')
})

test('[GRA4] a grant covers its own purposes, and what is done by it can be traced to its grantor', () => {
  const table = withIssue(granted(['agree']))
  expect(one(table.does(ann, support), 'DecisionSupported')).toMatchObject({ by: ann, grant: 1 })
  table.callFor(table.draft())
  expect(code(table.refusal(ann, { type: 'RejectSettlement', ...table.call, words: 'No.' }))).toBe(
    'OnlySignatory',
  )
  expect(table.matter.grants).toMatchObject([{ grant: 1, party: a, from: ana, to: ann }])
})

test('[GRA5] leaving for the party cannot be granted', () => {
  const table = granted(['agree', 'ratify'])
  expect(code(table.refusal(ann, { type: 'ExitNegotiation', words: 'We leave.' }))).toBe('OnlySignatory')
  expect(command.safeParse({ ...give(table, ['agree']), purposes: ['exit'] }).success).toBe(false)
})

test('[ACT7] a person of another party with a grant of their own party binds only that one', () => {
  const table = called({ parties: 3 })
  for (const who of [ana, bo]) table.ratifies(who)
  expect(table.matter.phase).toBe('Ratification')
  expect(one(table.ratifies(cy), 'RatificationRecorded')).toMatchObject({ party: c, grant: null })
  expect([a, b, c]).toEqual(table.matter.calls[0]?.ratifications.map((one) => one.party))
})
