import { expect, test } from 'vitest'
import {
  absentRatifications,
  callsOf,
  contestedEntries,
  disputesOf,
  openDisputes,
  ratificationIsContested,
  termIsContested,
} from './disputes'
import { a, ana, b, bo, called, fay, olga, one, settled } from './testing'

const code = (refusal: { code: string }) => refusal.code
const digest = 'ab'.repeat(32)
const file = { name: 'letter.pdf', digest, bytes: 1200 }

test('[DIS1] a ratification is disputed by call and party, when it is there', () => {
  const table = settled()
  const about = { kind: 'ratification', call: 1, party: b } as const
  const raised = table.does(ana, {
    type: 'RaiseDispute',
    about,
    grounds: 'not-me',
    reason: 'That was not Bo.',
    evidence: [file],
  })
  expect(one(raised, 'DisputeRaised')).toMatchObject({
    dispute: 1,
    about,
    grounds: 'not-me',
    party: a,
    evidence: [file],
  })
  expect(code(table.refusal(ana, { type: 'RaiseDispute', about: { ...about, call: 2 }, reason: 'x' }))).toBe(
    'UnknownRatification',
  )
})

test('[DIS4] what is contested is under dispute until somebody ends it, and nothing else is', () => {
  const table = settled()
  table.does(bo, {
    type: 'RaiseDispute',
    about: { kind: 'term', version: 1, term: 1 },
    reason: 'Not these hours.',
  })
  const state = table.matter
  const [dispute] = openDisputes(state)
  expect(dispute && contestedEntries(state, dispute)).toEqual([
    state.settlements[0]?.mark.seq,
    state.phase === 'Closed' ? state.closing.mark.seq : 0,
  ])
  expect(disputesOf(state, 1)).toHaveLength(1)
  expect(disputesOf(state, 2)).toHaveLength(0)
  table.does(bo, { type: 'EndDispute', dispute: 1, end: 'withdrawn', words: 'We talked.' })
  expect(openDisputes(table.matter)).toEqual([])
  expect(disputesOf(table.matter, 1)).toEqual([])
})

test('[DIS5] a way to go on is a recorded act of a person, decides nothing, and may be another later', () => {
  const table = settled()
  table.does(ana, { type: 'RaiseDispute', about: { kind: 'settlement', version: 1 }, reason: 'x' })
  const before = table.matter
  for (const path of ['re-mediation', 'arbitration', 'external'] as const)
    table.does(path === 'external' ? fay : bo, { type: 'TakeDisputePath', dispute: 1, path, note: '' })
  expect(table.matter.disputes[0]?.paths.map(({ path, by }) => [path, by])).toEqual([
    ['re-mediation', bo],
    ['arbitration', bo],
    ['external', fay],
  ])
  expect(table.matter).toMatchObject({
    phase: 'Closed',
    calls: before.calls,
    settlements: before.settlements,
  })
  expect(code(table.refusal(ana, { type: 'TakeDisputePath', dispute: 2, path: 'external', note: '' }))).toBe(
    'UnknownDispute',
  )
})

test('[DIS6] it is taken back by whoever raised it, and said to be settled or decided by the facilitator', () => {
  const table = settled()
  table.does(ana, { type: 'RaiseDispute', about: { kind: 'settlement', version: 1 }, reason: 'x' })
  const end = (how: 'withdrawn' | 'settled' | 'decided-elsewhere') =>
    ({ type: 'EndDispute', dispute: 1, end: how, words: 'As the arbitrator wrote.' }) as const
  expect(code(table.refusal(bo, end('withdrawn')))).toBe('NotYourDispute')
  expect(code(table.refusal(ana, end('settled')))).toBe('NotYourDispute')
  table.does(fay, end('decided-elsewhere'))
  expect(table.matter.disputes[0]?.ended).toMatchObject({ end: 'decided-elsewhere', by: fay })
  expect(code(table.refusal(ana, end('withdrawn')))).toBe('DisputeOver')
})

test('[DIS4] an observer raises none, chooses nothing and ends none', () => {
  const table = called()
  expect(
    code(table.refusal(olga, { type: 'RaiseDispute', about: { kind: 'entry', seq: 1 }, reason: 'x' })),
  ).toBe('NotSeated')
})

test('[DIS7] ratifications that are absent are told with those that were withdrawn', () => {
  const table = called()
  table.ratifies(ana)
  table.does(ana, { type: 'WithdrawRatification', ...table.call, words: 'I take it back.' })
  expect(absentRatifications(table.matter)).toEqual([
    { call: 1, version: 1, party: a, withdrawn: true },
    { call: 1, version: 1, party: b, withdrawn: false },
  ])
  expect(absentRatifications(settled().matter)).toEqual([])
})

test('[DIS4] the term or the ratification that is contested is under dispute itself, and no other', () => {
  const table = called()
  table.ratifies(ana)
  table.ratifies(bo)
  const [own, other] = callsOf(table.matter)[0]?.ratifications ?? []
  if (!own || !other) throw new Error('nobody ratified')
  expect(termIsContested(table.matter, 1, 1)).toBe(false)
  table.does(bo, { type: 'RaiseDispute', about: { kind: 'term', version: 1, term: 1 }, reason: 'Not so.' })
  table.does(bo, { type: 'RaiseDispute', about: { kind: 'ratification', call: 1, party: a }, reason: 'No.' })
  table.does(bo, { type: 'RaiseDispute', about: { kind: 'entry', seq: other.mark.seq }, reason: 'No.' })
  expect([1, 2].map((term) => termIsContested(table.matter, 1, term))).toEqual([true, false])
  expect(termIsContested(table.matter, 2, 1)).toBe(false)
  expect(ratificationIsContested(table.matter, 1, own)).toBe(true)
  expect(ratificationIsContested(table.matter, 2, own)).toBe(false)
  expect(ratificationIsContested(table.matter, 1, other)).toBe(true)
  for (const dispute of [1, 2, 3])
    table.does(bo, { type: 'EndDispute', dispute, end: 'withdrawn', words: 'We talked.' })
  expect(termIsContested(table.matter, 1, 1)).toBe(false)
  expect(ratificationIsContested(table.matter, 1, own)).toBe(false)
})
