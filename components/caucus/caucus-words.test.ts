import { expect, test } from 'vitest'
import { SENTENCES } from '@/server/protocol/caucus'
import { commitment } from '@/server/protocol/ids'
import { privacyLog } from '@/server/protocol/privacy-log'
import { a, ana, fay, type Table, talking } from '@/server/protocol/testing'
import { standsInstead, usedWords } from './caucus-words'

const sentences = Array.from({ length: SENTENCES }, (_, at) => commitment.parse(`${at}`.repeat(64)))

function words(table: Table): string {
  const [caucus] = table.matter.caucuses
  if (!caucus) throw new Error('no caucus')
  return usedWords(privacyLog(table.matter, caucus, [])).join('\n')
}
function alone(whom: 'mediator' | 'facilitator', table = talking()): Table {
  table.does(ana, { type: 'OpenCaucus', party: a, with: whom })
  table.does(ana, { type: 'SendCaucusMessage', caucus: 1, sentences })
  return table
}

test('[CAU8] a caucus with the facilitators is given to no mediator, until one who read it plays the mediator', () => {
  const table = alone('facilitator')
  expect(words(table)).toContain('No mediator was given anything of it.')
  table.does(fay, { type: 'PlayMediator', person: fay })
  expect(words(table)).toMatch(/plays the mediator, in the room too, and could read what was written here/)
  expect(words(table)).toContain('No other mediator was given anything of it.')
  expect(words(table)).not.toContain('No mediator was given')
})

test('[CAU8] of a caucus with a person who plays the mediator it is not said that the mediator was given nothing', () => {
  const table = talking()
  table.does(fay, { type: 'PlayMediator', person: fay })
  expect(words(alone('mediator', table))).toContain('could read what was written here')
  expect(words(table)).not.toContain('Outside this caucus no mediator')
  expect(words(alone('mediator'))).toContain('Outside this caucus no mediator was given anything of it.')
})

test('[CAU8] that what models give is held against a caucus is said, with each refusal for what is sealed and not whose it met', () => {
  const table = alone('mediator')
  expect(words(table)).toContain('held against what is said here')
  table.does(fay, { type: 'RequestMediation', act: 'draft', mediator: 'stub', note: '' })
  const [run, asked] = [table.lastAct, table.matter.head.seq]
  const output = commitment.parse('f'.repeat(64))
  table.does(
    { kind: 'mediator', name: 'stub' },
    { type: 'RecordRefusedOutput', run, reasons: ['leak'], output },
  )
  expect(words(table)).toContain(`Asked since: entry ${asked}.`)
  expect(words(table)).toContain(
    `keeps sealed: entry ${table.matter.head.seq}. Whose it met is not said here`,
  )
})

test.each([
  ['panel', ['not_at_hand'], 'The panel of all models answers nobody alone.'],
  ['openai/stub', ['not_at_hand'], 'openai/stub is not set up here any more.'],
  ['openai/stub', ['no_answer'], 'openai/stub gave no answer.'],
  [
    'openai/stub',
    ['budget_spent'],
    'openai/stub was not asked: what this negotiation may use of models is used up.',
  ],
  ['openai/stub', ['leak'], 'An answer of openai/stub did not pass the checks, and was not shown.'],
])('why another answer stands in the place of %s: %j', (name, reasons, words) => {
  expect(standsInstead({ name, reasons })).toBe(words)
})
