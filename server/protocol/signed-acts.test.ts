import { describe, expect, test } from 'vitest'
import { commitmentTo } from '@/server/record/commitment'
import { verifyRecord } from '@/server/record/verify'
import { SENTENCES, sentenceField } from './caucus'
import type { Signatures } from './charter'
import type { Command } from './commands'
import { decide } from './decide'
import { commandId, commitment, type PersonId } from './ids'
import { bargaining, counter, offer } from './offers.fixture'
import { SIGNED } from './signed-acts'
import { testKey } from './test-keys'
import { a, ana, appointing, bo, fay, type Table, talking } from './testing'

const SALT = 'ce'.repeat(32)
type Case = { table: Table; who: PersonId; act: Command }

function withDelegate(policy?: Signatures): Table {
  const table = talking({ signatures: policy }).enrols(ana)
  table.does(ana, appointing({ until: table.inHours(9), transferable: true }))
  return table
}

/** Ana has said something alone, and says its first sentence aloud. */
function aloud(policy?: Signatures): Case {
  const table = talking({ signatures: policy }).enrols(ana)
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'mediator' })
  const message = table.nextAct
  const sentences = Array.from({ length: SENTENCES }, (_, at) =>
    commitment.parse(
      commitmentTo({
        negotiation: 'yard',
        owner: ana,
        command: message,
        field: sentenceField(at + 1),
        salt: SALT,
        content: at === 0 ? 'We would open at seven.' : '',
      }),
    ),
  )
  table.does(ana, { type: 'SendCaucusMessage', caucus: 1, sentences })
  const text = 'We would open at seven.'
  return { table, who: ana, act: { type: 'SayInTheRoom', caucus: 1, message, sentence: 1, text, salt: SALT } }
}

function offered(policy?: Signatures): Table {
  const table = bargaining({ parties: 2, signatures: policy }).enrols(ana).enrols(bo)
  table.does(ana, offer('700'))
  return table
}

function closed(policy?: Signatures): Table {
  const table = bargaining({ parties: 2, signatures: policy }).enrols(ana)
  table.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'We stop here.' })
  return table
}

/** Each binding act that records from before there was a choice have without a signature. */
const LATER: Record<string, (policy?: Signatures) => Case> = {
  AppointDelegate: (policy) => {
    const table = talking({ signatures: policy }).enrols(ana)
    return { table, who: ana, act: appointing({ until: table.inHours(9) }) }
  },
  HandOnDelegation: (policy) => ({
    table: withDelegate(policy),
    who: ana,
    act: { type: 'HandOnDelegation', delegate: 1, name: 'Owl', kind: 'agent', reason: 'A newer one.' },
  }),
  RevokeDelegation: (policy) => ({
    table: withDelegate(policy),
    who: ana,
    act: { type: 'RevokeDelegation', delegate: 1 },
  }),
  MakeOffer: (policy) => ({
    table: bargaining({ parties: 2, signatures: policy }).enrols(ana),
    who: ana,
    act: offer('700'),
  }),
  CounterOffer: (policy) => {
    const table = offered(policy)
    return { table, who: bo, act: counter(table, 1, '800') }
  },
  WalkAway: (policy) => ({ table: offered(policy), who: bo, act: { type: 'WalkAway' } }),
  AgreeToReveal: (policy) => ({ table: closed(policy), who: ana, act: { type: 'AgreeToReveal' } }),
  SayInTheRoom: aloud,
  RaiseDispute: (policy) => ({
    table: closed(policy),
    who: ana,
    act: { type: 'RaiseDispute', about: { kind: 'entry', seq: 1 }, grounds: 'misled', reason: 'Not so.' },
  }),
  EndDispute: (policy) => {
    const table = closed(policy)
    table.does(ana, { type: 'RaiseDispute', about: { kind: 'entry', seq: 1 }, reason: 'Not so.' })
    return { table, who: ana, act: { type: 'EndDispute', dispute: 1, end: 'withdrawn', words: 'We talked.' } }
  },
}

function sentBare({ table, who, act }: Case) {
  const actor = { kind: 'person', person: who } as const
  return decide(table.state, { id: commandId.parse('bare'), at: table.now, actor, command: act })
}

describe.each(Object.entries(LATER))('%s', (type, given) => {
  test('[KEY3] counts only with its person’s signature where the charter has a policy', () => {
    const { table, who, act } = given('with-key')
    expect(act.type).toBe(type)
    expect(sentBare({ table, who, act })).toMatchObject({ ok: false, refusal: { code: 'SignatureMissing' } })
    table.does(who, act)
    expect(table.matter.signed.at(-1)).toMatchObject({ person: who, key: testKey(who).key })
    const verdict = verifyRecord(table.entries)
    expect(verdict.sound).toBe(true)
    expect(verdict.checks.find(({ check }) => check === 'own-signature')?.done).toBeGreaterThan(0)
  })

  test('[KEY3] stands without one in a record from before there was a policy', () => {
    const made = given()
    expect(sentBare(made)).toMatchObject({ ok: true })
  })
})

test('[KEY3] what another signed for, or of another act, counts for none of them', () => {
  const { table, act } = LATER.MakeOffer?.('with-key') ?? { table: talking(), act: offer('1') }
  const actor = { kind: 'person', person: ana } as const
  const id = commandId.parse('mine')
  const sent = (signature: ReturnType<ReturnType<typeof testKey>['sign']>) => {
    const decision = decide(table.state, {
      id,
      at: table.now,
      actor,
      command: act,
      ...(signature && { signature }),
    })
    return decision.ok ? 'accepted' : decision.refusal.code
  }
  const named = { negotiation: 'yard', person: ana }
  expect(sent(testKey(ana).sign(named, id, offer('750')))).toBe('SignatureFalse')
  expect(sent(testKey(bo).sign(named, id, act))).toBe('UnknownKey')
  expect(sent(testKey(ana).sign(named, id, act))).toBe('accepted')
})

test('[KEY3] where the charter requires it, nothing that binds is accepted from somebody without a key', () => {
  const table = talking({ signatures: 'required' })
  const appoint = appointing({ until: table.inHours(9) })
  expect(table.refusal(bo, appoint)).toEqual({ code: 'SignatureMissing' })
  expect(table.enrols(bo).ask(bo, appoint)).toMatchObject({ ok: true })
})

test('[KEY3] each act of the list is looked at here or with the first ones', () => {
  const first = SIGNED.filter((type) => !(type in LATER))
  expect(first).toEqual([
    'ConfirmRatification',
    'WithdrawRatification',
    'RejectSettlement',
    'CounterInCall',
    'ExitNegotiation',
    'Grant',
    'RevokeGrant',
    'SupportDecision',
    'ConfirmClaim',
    'RevokeKey',
    'AcceptOffer',
    'RevealSealed',
    'EraseSealed',
  ])
})
