import { expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { wireCommand } from '@/server/wire/commands'
import { delegateCommand } from '@/server/wire/delegate-commands'
import { ana, bo, TestRooms } from './testing'

test('[CON6] the door marks whose red line a proposal crosses, and nobody can send a mark', async () => {
  const test = new TestRooms(new MemoryLedger())
  const table = await test.talking()
  const redLines = ['No rent above 900 € a month.']
  const goals = [{ text: 'Stay.', rationale: '' }]
  const statement = { goals, constraints: [], redLines, tradeable: [], context: '' }
  await test.act(bo, table, { type: 'StateIntent', statement })
  const trade = {
    type: 'ProposeTrade',
    offer: 'A rent of 950 € a month.',
    want: 'The garage.',
    because: 'Costs.',
  }
  await test.act(ana, table, trade)
  await test.act(ana, table, { type: 'OpenConsentCheck', proposal: 'A rent of 880 € a month.', trades: [1] })
  const { trades, checks } = await test.state(table)
  expect(trades[0]?.crosses).toMatchObject([{ party: 'p2', item: 'r1' }])
  expect(checks[0]?.crosses).toEqual([])
  for (const door of [wireCommand, delegateCommand]) {
    expect(door.safeParse(trade).success).toBe(true)
    expect(door.safeParse({ ...trade, crosses: [] }).success).toBe(false)
  }
})
