import { expect, test } from 'vitest'
import { commitment } from '@/server/protocol/ids'
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

test('that another asked for a look is veiled like the rest of their answer; an answer to oneself is not', () => {
  const table = called({ parties: 3 })
  const { attempt } = table.sends(ana, 'Only if the gate stays.', 'unclear')
  const sealed = commitment.parse('ab'.repeat(32))
  table.does(ana, { type: 'AskForLook', ...table.call, attempt, words: sealed, reading: sealed })
  table.does(fay, { type: 'AskToRestate', ...table.call, look: 1, note: sealed })
  expect(veiled(table, bo)).toEqual(['RecordAttempt', 'AskForLook', 'AskToRestate'])
  expect(veiled(table, ana)).toEqual([])
})
