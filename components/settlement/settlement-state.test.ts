import { expect, test } from 'vitest'
import { ana, called, settled, talking } from '@/server/protocol/testing'
import { worthOf } from './settlement-state'

test('a text that was rejected is said to be, as long as it is not put to ratification again', () => {
  const table = called()
  expect(worthOf(table.matter, 1)).toBe('called')
  table.does(ana, { type: 'RejectSettlement', ...table.call, words: 'Not these hours.' })
  expect(worthOf(table.matter, 1)).toBe('rejected')
})

test('only the text that every party ratified is the final record', () => {
  expect(worthOf(settled().matter, 1)).toBe('canonical')
  expect(worthOf(talking().matter, 1)).toBe('provisional')
})
