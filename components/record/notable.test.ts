import { expect, test } from 'vitest'
import { ana, bo, called } from '@/server/protocol/testing'
import { NOTABLE, notableSince } from '@/server/record/notable'
import { EVERYTHING, filtered } from './filter'
import { eventful } from './notable.fixture'
import { rowsOf } from './testing'
import { veilFor } from './veil'

test.each([
  ['partial', ['ratified settlement 1: “I ratify this settlement, and mean it.”', 'closed call 1']],
  ['withdrawn', ['withdrew the ratification']],
  ['unclear', ['1 vague term', 'Bo sent words in answer to call 1']],
  ['models-differ', ['1 point on which the models that were asked differ']],
  ['deadlock', ['Fay ended the negotiation']],
] as const)('what is %s is found, and nothing else', (notable, words) => {
  const table = eventful()
  const beside = { since: notableSince(table.matter), veiled: () => false }
  const found = filtered(rowsOf(table.entries), { ...EVERYTHING, notable }, beside)
  expect(found.map(({ sentence }) => sentence)).toEqual(words.map((some) => expect.stringContaining(some)))
})

test('what stands out in an answer that a person is not shown yet is not found, nor are its words', () => {
  const table = called()
  table.ratifies(ana, 'We gladly ratify it as written.')
  table.does(ana, { type: 'WithdrawRatification', ...table.call, words: 'Not so gladly any more.' })
  const rows = rowsOf(table.entries)
  const to = (who: typeof ana) => ({
    since: notableSince(table.matter),
    veiled: veilFor(table.matter, who),
  })
  for (const notable of NOTABLE)
    expect(filtered(rows, { ...EVERYTHING, notable }, to(bo)).map(({ seq }) => seq)).toEqual([])
  expect(filtered(rows, { ...EVERYTHING, words: 'gladly' }, to(bo))).toEqual([])
  expect(filtered(rows, { ...EVERYTHING, words: 'gladly' }, to(ana))).toHaveLength(2)
})
