import { expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { ana, bo, TestRooms } from './testing'

test('[ISS1] issues raised at the same time through two servers are numbered without a gap or a double', async () => {
  const ledger = new MemoryLedger()
  const [one, two] = [new TestRooms(ledger, 'one'), new TestRooms(ledger, 'two')]
  const table = await one.talking()
  const raise = (title: string) => ({
    type: 'RaiseIssue',
    title,
    question: `${title}?`,
    context: '',
    kind: { kind: 'text' },
  })
  const titles = Array.from({ length: 12 }, (_, at) => `Matter ${at}`)
  await Promise.all(
    titles.map((title, at) =>
      at % 2 ? one.act(ana, table, raise(title)) : two.act(bo, table, raise(title)),
    ),
  )
  const { issues } = await one.state(table)
  expect(issues.map((issue) => issue.issue)).toEqual(titles.map((_, at) => at + 1))
  expect(issues.map((issue) => issue.title).toSorted()).toEqual(titles.toSorted())
})
