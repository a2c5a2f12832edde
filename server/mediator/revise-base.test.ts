import { expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { ana, fay, TestRooms } from '@/server/room/testing'
import { versionToRevise } from './input'

test('of several variants the next draft goes on from the one that was countered, until a newer version stands', async () => {
  const house = new TestRooms(new MemoryLedger())
  const negotiation = await house.talking()
  const table = (text: string) =>
    house.act(fay, negotiation, {
      type: 'TableSettlement',
      basedOn: null,
      draft: {
        title: 'Hours',
        terms: [{ heading: 'Hours', text, sources: [] }],
        tradeOffs: [],
        met: [],
        unmet: [],
        rationale: '',
      },
      origin: { kind: 'person', person: fay },
    })
  const base = async () => versionToRevise(await house.state(negotiation))?.settlement.version
  expect(await base()).toBeUndefined()
  await table('Mornings are Ana’s.')
  await table('Evenings are Ana’s.')
  expect(await base()).toBe(2)
  const changes = [{ change: 'replace', term: 1, text: 'Mornings until eleven are Ana’s.', comment: '' }]
  await house.act(ana, negotiation, { type: 'CounterSettlement', version: 1, changes, comment: '' })
  expect(await base()).toBe(1)
  await table('Mornings until eleven are Ana’s.')
  expect(await base()).toBe(3)
})
