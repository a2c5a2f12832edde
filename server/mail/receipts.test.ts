import { expect, test } from 'vitest'
import { newKeys, TestArchive } from '@/server/notary/testing'
import type { Command } from '@/server/protocol/commands'
import { bargaining, counter, offer } from '@/server/protocol/offers.fixture'
import { testKey } from '@/server/protocol/test-keys'
import { a, ana, appointing, bo, called, delegate, fay, one, talking } from '@/server/protocol/testing'
import { proves, readProof } from '@/server/record/tlog-proof'
import { verifyBundle } from '@/server/record/verify-bundle'
import { receiptsFor } from './receipts'

const url = 'https://parley.example'

test('[REC8] each act that binds its person gives that person a receipt, and nothing else does', () => {
  const table = called()
  const receipts = (by: typeof ana, events: ReturnType<typeof table.does>) =>
    receiptsFor({ events, state: table.matter, mark: table.matter.head, by, url }).map(({ to, why }) => [
      to,
      why,
    ])
  const confirm = table.sends(ana)
  expect(receipts(ana, table.does(ana, confirm))).toEqual([[ana, 'own-act']])
  const withdraw = { type: 'WithdrawRatification', ...table.call, words: 'I take it back.' } as const
  expect(receipts(ana, table.does(ana, withdraw))).toEqual([[ana, 'own-act']])
  expect(receipts(fay, table.does(fay, { type: 'RemindParty', party: a }))).toEqual([])
  expect(
    receipts(bo, table.does(bo, { type: 'RejectSettlement', ...table.call, words: 'Not these hours.' })),
  ).toEqual([[bo, 'own-act']])
})

test('[REC8] who raises a dispute or ends it gets a receipt of that', () => {
  const table = called()
  const receipts = (command: Command) => {
    const events = table.does(bo, command)
    return receiptsFor({ events, state: table.matter, mark: table.matter.head, by: bo, url }).map(
      ({ to }) => to,
    )
  }
  const about = { kind: 'settlement', version: 1 } as const
  expect(receipts({ type: 'RaiseDispute', about, grounds: 'misled', reason: 'Not so.' })).toEqual([bo])
  expect(receipts({ type: 'TakeDisputePath', dispute: 1, path: 'external', note: '' })).toEqual([])
  expect(receipts({ type: 'EndDispute', dispute: 1, end: 'withdrawn', words: 'We talked.' })).toEqual([bo])
})

test('[KEY2] [REC8] who enrols a further device is told so by mail, with the receipt; the first comes with the seat', () => {
  const table = talking()
  const enrolled = (key: ReturnType<typeof testKey>) => {
    const events = table.does(ana, key.enrolment({ negotiation: 'yard', person: ana }))
    return receiptsFor({ events, state: table.matter, mark: table.matter.head, by: ana, url })
  }
  expect(enrolled(testKey(ana))).toEqual([])
  expect(enrolled(testKey('ana phone'))).toMatchObject([{ to: ana, why: 'device' }])
})

test('[REC8] who appoints software, offers or walks away gets a receipt; software that acts for them does not', () => {
  const table = bargaining({ parties: 2 })
  const receipts = (who: Parameters<typeof table.does>[0], command: Command) => {
    const by = typeof who === 'string' ? who : null
    const events = table.does(who, command)
    return receiptsFor({ events, state: table.matter, mark: table.matter.head, by, url }).map(({ to }) => to)
  }
  const purposes = ['read', 'offer'] as const
  expect(receipts(bo, appointing({ until: table.inHours(9), purposes: [...purposes] }))).toEqual([bo])
  expect(receipts(ana, offer('700'))).toEqual([ana])
  expect(receipts(delegate(1), counter(table, 1, '800'))).toEqual([])
  expect(receipts(ana, { type: 'WalkAway' })).toEqual([ana])
})

test('[REC8] when the settlement becomes canonical every party gets one, once', () => {
  const table = called()
  table.ratifies(ana)
  const events = table.ratifies(bo)
  expect(one(events, 'SettlementBecameCanonical').version).toBe(1)
  expect(
    receiptsFor({ events, state: table.matter, mark: table.matter.head, by: bo, url }).map(({ to, why }) => [
      to,
      why,
    ]),
  ).toEqual([
    [ana, 'canonical'],
    [bo, 'canonical'],
  ])
})

test('[REC8] a later server that shows another history is caught by an old receipt', async () => {
  const keys = newKeys()
  const table = called()
  table.ratifies(ana, 'I ratify this settlement as it is written.')
  const { text } = await (await TestArchive.of(table.entries, keys)).receipt(table.entries.length)
  const proof = readProof(text)
  expect(proof?.entry && proves(proof, proof.entry)).toBe(true)

  // The same house, the same key, another history: Ana is shown as never having answered.
  const other = called()
  other.does(fay, { type: 'CloseCall', call: 1, reason: 'Nobody answered.' })
  const shown = await (await TestArchive.of(other.entries, keys)).files()
  expect(verifyBundle({ files: shown })).toMatchObject({ consistent: true })
  expect(verifyBundle({ files: shown, receipts: [{ name: 'mine', text }] })).toMatchObject({
    valid: false,
    receipts: 'no',
    found: [{ state: 'cut-short' }],
  })
})
