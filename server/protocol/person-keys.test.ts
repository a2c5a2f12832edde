import { expect, test } from 'vitest'
import { canonicalJson } from '@/server/record/canonical'
import { verifyRecord } from '@/server/record/verify'
import type { Command, Submission } from './commands'
import { decide } from './decide'
import { commandId } from './ids'
import { testKey } from './test-keys'
import { ana, ann, bo, called, fay, one, opening, settled, Table, talking } from './testing'

const code = (refusal: { code: string }) => refusal.code
const named = { negotiation: 'yard', person: ana }
const phone = testKey('ana phone', 'ECDSA-P256')

/** What the protocol says to an act of Ana's with this signature, whatever her devices would have sent. */
function refusalOf(table: Table, command: Command, signature: Submission['signature'], who = ana) {
  const decision = decide(table.state, {
    id: commandId.parse('mine'),
    at: table.now,
    actor: { kind: 'person', person: who },
    command,
    ...(signature && { signature }),
  })
  return decision.ok ? 'accepted' : decision.refusal.code
}

test('[KEY1] a device is enrolled by its own person, with a key that it holds, once', () => {
  const table = talking()
  const enrolment = testKey(ana).enrolment(named)
  const { key, publicKey } = testKey(ana)
  expect(code(table.refusal(bo, enrolment))).toBe('KeyNotProved')
  expect(code(table.refusal(ana, { ...enrolment, device: 'Another' }))).toBe('KeyNotProved')
  expect(code(table.refusal(ana, { ...enrolment, publicKey: 'AAAA' }))).toBe('KeyNotProved')
  expect(code(table.refusal(ana, testKey(ana).enrolment({ ...named, negotiation: 'mill' })))).toBe(
    'KeyNotProved',
  )
  expect(one(table.does(ana, enrolment), 'KeyEnrolled')).toEqual({
    type: 'KeyEnrolled',
    person: ana,
    key,
    algorithm: 'Ed25519',
    publicKey,
    device: 'Device of ana',
  })
  expect(code(table.refusal(ana, enrolment))).toBe('KeyKnown')
  expect(code(table.refusal(ann, testKey(ann).enrolment({ ...named, person: ann })))).toBe('NotSeated')
})

test('[KEY2] a further device, of either kind, is enrolled the same way and is public', () => {
  const table = talking().enrols(ana).enrols(ana, phone)
  expect(table.matter.keys.map(({ person, algorithm }) => [person, algorithm])).toEqual([
    [ana, 'Ed25519'],
    [ana, 'ECDSA-P256'],
  ])
  table.callFor(table.draft())
  expect(one(table.ratifies(ana), 'ActSigned')).toMatchObject({ person: ana, key: phone.key })
})

test('[KEY3] once a person has a key, their binding acts count only with their own signature over that very act', () => {
  const table = called().enrols(ana).enrols(ana, phone).enrols(bo)
  const confirm = table.sends(ana)
  const other = { ...confirm, words: 'I ratify whatever it says.' }
  const sign = (as: typeof phone, act: Command, id = 'mine', who = named) => as.sign(who, id, act)
  const own = testKey(ana)
  expect(refusalOf(table, confirm, undefined)).toBe('SignatureMissing')
  expect(refusalOf(table, confirm, sign(own, other))).toBe('SignatureFalse')
  expect(refusalOf(table, confirm, sign(own, confirm, 'another'))).toBe('SignatureFalse')
  expect(refusalOf(table, confirm, sign(own, confirm, 'mine', { ...named, negotiation: 'mill' }))).toBe(
    'SignatureFalse',
  )
  expect(refusalOf(table, confirm, sign(testKey(bo), confirm))).toBe('UnknownKey')
  expect(refusalOf(table, confirm, { key: own.key, value: 'AAAA' })).toBe('SignatureFalse')
  expect(refusalOf(table, confirm, sign(own, confirm))).toBe('accepted')
  expect(refusalOf(table, confirm, sign(phone, confirm))).toBe('accepted')
})

test('[KEY3] every binding act is signed: withdrawal, rejection, exit, grant', () => {
  const table = called().enrols(ana)
  table.ratifies(ana)
  for (const act of [
    { type: 'WithdrawRatification', ...table.call, words: 'I take it back.' },
    { type: 'RejectSettlement', ...table.call, words: 'Not these hours.' },
    { type: 'ExitNegotiation', words: 'We leave.' },
  ] as const) {
    expect(refusalOf(table, act, undefined)).toBe('SignatureMissing')
    expect(table.ask(ana, act)).toMatchObject({ ok: true })
  }
  expect(refusalOf(table, { type: 'LeaveSeat' }, { key: testKey(ana).key, value: 'AAAA' })).not.toBe(
    'accepted',
  )
})

test('[KEY3] where the charter says so, nothing binds without a signature', () => {
  const table = new Table()
  const { charter, ...rest } = opening()
  table.does(fay, { ...rest, charter: { ...charter, signatures: 'required' } })
  table.seat(ana, 'signatory', table.matter.parties[0]?.party ?? null)
  const exit: Command = { type: 'ExitNegotiation', words: 'We leave.' }
  expect(code(table.refusal(ana, exit))).toBe('SignatureMissing')
  table.enrols(ana)
  expect(table.ask(ana, exit)).toMatchObject({ ok: true })
})

test('[KEY4] a revoked key signs nothing more, what it signed stays, and leaving it out helps nobody', () => {
  const table = called().enrols(ana).enrols(ana, phone)
  table.ratifies(ana)
  table.does(ana, { type: 'RevokeKey', key: testKey(ana).key, reason: 'The laptop was stolen.' })
  const withdraw: Command = { type: 'WithdrawRatification', ...table.call, words: 'I take it back.' }
  expect(refusalOf(table, withdraw, testKey(ana).sign(named, 'mine', withdraw))).toBe('UnknownKey')
  expect(refusalOf(table, withdraw, undefined)).toBe('SignatureMissing')
  expect(refusalOf(table, withdraw, phone.sign(named, 'mine', withdraw))).toBe('accepted')
  table.does(ana, { type: 'RevokeKey', key: phone.key, reason: 'Lost.' })
  expect(refusalOf(table, withdraw, undefined)).toBe('SignatureMissing')
  expect(verifyRecord(table.entries).sound).toBe(true)
})

test('[KEY5] a signature counts once', () => {
  const table = called().enrols(ana)
  table.ratifies(ana)
  const withdraw: Command = { type: 'WithdrawRatification', ...table.call, words: 'I take it back.' }
  table.does(ana, withdraw)
  const id = table.lastAct
  table.ratifies(ana)
  const again = { id, at: table.now, actor: { kind: 'person', person: ana } as const, command: withdraw }
  const signature = testKey(ana).sign(named, id, withdraw)
  expect(decide(table.state, { ...again, ...(signature && { signature }) })).toMatchObject({
    ok: false,
    refusal: { code: 'SignatureUsed' },
  })
})

test('[KEY6] the verdict says of each ratification whether its person signed it', () => {
  const table = called().enrols(ana)
  table.ratifies(ana)
  table.ratifies(bo)
  const verdict = verifyRecord(table.entries)
  expect(verdict).toMatchObject({ sound: true, outcome: { kind: 'canonical' } })
  expect(verdict.ratified.map(({ person, key }) => [person, key])).toEqual([
    [ana, testKey(ana).key],
    [bo, null],
  ])
  expect(verdict.checks.find(({ check }) => check === 'own-signature')).toMatchObject({
    done: 1,
    fault: null,
  })
  expect(verifyRecord(settled().entries).ratified.map(({ key }) => key)).toEqual([null, null])
})

test('[KEY1] what a record says of keys is no secret, and holds nothing of the private half', () => {
  const table = called().enrols(ana)
  table.ratifies(ana)
  expect(canonicalJson(table.matter.keys)).toContain(testKey(ana).publicKey)
  expect(table.matter.signed).toMatchObject([{ person: ana, key: testKey(ana).key }])
})
