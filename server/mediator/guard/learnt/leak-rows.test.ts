import { expect, test } from 'vitest'
import { ruled } from '../guard'
import type { GuardContext } from '../input'
import { readingOf } from '../reading'
import { unitsOf } from './judge'
import { leakRows, type Readers, ruledIn } from './leak-rows'

const context: GuardContext = {
  parties: ['Ann Lee', 'Ben Roth'],
  redLines: [],
  statements: [{ party: 'Ann Lee', text: 'The rent is 840.' }],
  sealed: [
    { party: 'Ann Lee', kind: 'batna', text: 'A cousin would lend 640.' },
    { party: 'Ben Roth', kind: 'note', text: 'The orchard is to be sold.' },
  ],
  issues: [{ number: 1, title: 'The rent' }],
}
const silent = { of: new Int8Array(), step: 1, base: 0 }

function rowsOf(text: string, readers: Partial<Readers> = {}) {
  const reading = readingOf('clarify', text, context)
  const units = unitsOf(reading)
  const leaks = ruled(reading).found.filter((one) => one.reason === 'leak')
  const none = {
    leak: silent,
    leak_sentence: silent,
    leak_text: silent,
    leak_sentence_runs: silent,
    leak_text_runs: silent,
  }
  const all = { ...none, ...readers }
  return leakRows(units, all, ruledIn(reading, units, leaks)).map(({ row }) => [...row])
}

test('each sentence stands beside each sealed part, with what kind of rule marks it', () => {
  const rows = rowsOf('The rent is 840 today. A sum of about 650 is meant.')
  expect(rows).toHaveLength(4)
  // Any rule, then a figure, a step, words, a claim.
  expect(rows.map((row) => row.slice(1, 6))).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [1, 1, 0, 0, 0],
    [1, 1, 0, 0, 0],
  ])
})

test('what the readers of sentences and of texts say stands in every row', () => {
  const [row = []] = rowsOf('Ben has an orchard.', {
    leak_sentence: { ...silent, base: 2 },
    leak_text: { ...silent, base: 3 },
  })
  expect(row.slice(1, 8)).toEqual([1, 0, 0, 1, 0, 3, 2])
})

test('readers of runs stand beside them, and what both say together', () => {
  const [row = []] = rowsOf('Ben has an orchard.', {
    leak_sentence: { ...silent, base: 2 },
    leak_text: { ...silent, base: 3 },
    leak_sentence_runs: { ...silent, base: 5 },
    leak_text_runs: { ...silent, base: 7 },
  })
  expect(row.slice(14, 21)).toEqual([7, 5, 5, -20, -20, 10, 7])
})
