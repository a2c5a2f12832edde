import { expect, test } from 'vitest'
import { ana, bo, called, fay } from '@/server/protocol/testing'
import { rowsOf } from './testing'
import { veilFor } from './veil'

const veiled = (table: ReturnType<typeof called>, me: typeof ana) =>
  rowsOf(table.entries)
    .filter(veilFor(table.matter, me))
    .map((row) => row.type)

test('who is asked and has not answered sees nothing of the others’ answers', () => {
  const table = called({ parties: 3 })
  table.ratifies(ana)
  expect(veiled(table, bo)).toEqual(['RecordAttempt', 'ConfirmRatification'])
})

test('one’s own answer is never veiled, and after it nothing is', () => {
  const table = called({ parties: 3 })
  table.sends(bo)
  expect(veiled(table, bo)).toEqual([])
  table.ratifies(ana)
  table.ratifies(bo)
  expect(veiled(table, bo)).toEqual([])
})

test('who is not asked sees the answers as they come', () => {
  const table = called({ parties: 3 })
  table.ratifies(ana)
  expect(veiled(table, fay)).toEqual([])
})
