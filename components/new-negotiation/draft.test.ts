import { expect, test } from 'vitest'
import { BARGAINING } from '@/server/protocol/bargaining-charter'
import type { Closed } from '@/server/protocol/state'
import { ana, opening, settled, talking } from '@/server/protocol/testing'
import { draftAfter, emptyDraft, written } from './draft'
import { charterOf, readNewNegotiation } from './new-negotiation'

function ended(table: ReturnType<typeof settled>): Closed {
  const { matter } = table
  if (matter.phase !== 'Closed') throw new Error(`still ${matter.phase}`)
  return matter
}

test('a successor begins with the matter, its rules and its parties, and invites nobody by itself', () => {
  const draft = draftAfter(ended(settled({ preset: 'structured-issues' })), 'Fay')
  expect(draft).toMatchObject({ title: opening().title, preset: 'structured-issues', rounds: '' })
  expect(draft.parties.map((one) => one.name)).toEqual(['Alder House', 'Birch Yard'])
  expect(draft.parties.every((one) => one.email === '')).toBe(true)
  expect(readNewNegotiation(written(draft)).problems).toBeNull()
})

test('who left does not come back by itself', () => {
  const table = talking({ parties: 3 })
  table.does(ana, { type: 'ExitNegotiation', words: 'We leave.' })
  expect(draftAfter(ended(table), 'Fay').parties.map((one) => one.name)).toEqual(['Birch Yard', 'Cedar Mill'])
})

test('a bargaining that begins anew keeps its rules of offers, and declares anew', () => {
  const table = talking({ preset: 'bargaining' })
  table.does(ana, { type: 'ExitNegotiation', words: 'We leave.' })
  const draft = draftAfter(ended(table), 'Fay')
  expect(draft).toMatchObject({
    preset: 'bargaining',
    offersGo: 'alternating',
    offerRounds: '20',
    mustAccept: '',
  })
  const { form } = readNewNegotiation(
    written({ ...draft, parties: draft.parties.map((one) => ({ ...one, name: `P${one.key}` })) }),
  )
  expect(form && charterOf(form).bargaining).toEqual(BARGAINING)
  expect(draft.parties.map((one) => one.name)).toEqual(['Birch Yard', ''])
})

test('an empty form says what is missing, field by field', () => {
  const { problems } = readNewNegotiation(written(emptyDraft('Fay')))
  expect(Object.keys(problems ?? {})).toEqual(['title', 'topic', 'parties.0.name', 'parties.1.name'])
})
