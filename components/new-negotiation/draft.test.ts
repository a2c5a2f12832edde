import { expect, test } from 'vitest'
import { BARGAINING } from '@/server/protocol/bargaining-charter'
import type { Closed } from '@/server/protocol/state'
import { ana, opening, settled, talking } from '@/server/protocol/testing'
import { draft, draftAfter, emptyDraft, partiesFor, presetBounds, written } from './draft'
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

test('structured issues open in turns: every party is expected to register, and lengths are in seconds', () => {
  const draft = {
    ...emptyDraft('Fay'),
    ...presetBounds('structured-issues'),
    title: 'Kiln',
    topic: 'Who fires.',
  }
  const named = draft.parties.map((one, at) => ({ ...one, name: `Party ${at}` }))
  const { form } = readNewNegotiation(
    written({ ...draft, parties: named, turnTime: { amount: '2', unit: 'hours' } }),
  )
  expect(form && charterOf(form)).toEqual({
    preset: 'structured-issues',
    limits: { roundsPerParty: 5, drafts: null, deadline: null },
    signatures: 'with-key',
    registration: { expected: 2, windowSeconds: 86_400 },
    turns: { kind: 'round-robin', timeoutSeconds: 7200 },
  })
})

test('that all must sign is chosen at the opening, and goes on in a successor', () => {
  const required = {
    ...emptyDraft('Fay'),
    title: 'Kiln',
    topic: 'Who fires.',
    signatures: 'required',
  } as const
  const named = required.parties.map((one, at) => ({ ...one, name: `Party ${at}` }))
  const { form } = readNewNegotiation(written({ ...required, parties: named }))
  expect(form && charterOf(form).signatures).toBe('required')
  expect(draftAfter(ended(settled({ signatures: 'with-key' })), 'Fay').signatures).toBe('with-key')
  const { signatures: _, ...before } = required
  expect(draft.parse(before).signatures).toBe('with-key')
})

test('a time that is no number is asked for, and only where there are turns', () => {
  const draft = { ...emptyDraft('Fay'), ...presetBounds('structured-issues') }
  const window = { amount: 'soon', unit: 'days' } as const
  expect(readNewNegotiation(written({ ...draft, window })).problems).toHaveProperty('window')
  expect(readNewNegotiation(written({ ...draft, window, order: 'free' })).problems).not.toHaveProperty(
    'window',
  )
})

test('trade-offs open with thirty turns, whoever takes them', () => {
  const draft = { ...emptyDraft('Fay'), ...presetBounds('trade-offs'), title: 'Kiln', topic: 'Who fires.' }
  const named = draft.parties.map((one, at) => ({ ...one, name: `Party ${at}` }))
  const { form } = readNewNegotiation(written({ ...draft, parties: named }))
  expect(form && charterOf(form).limits.turns).toBe(30)
  expect(form && charterOf(form).registration).toBeUndefined()
})

const bargained = () => {
  const draft = { ...emptyDraft('Fay'), ...presetBounds('bargaining'), title: 'Kiln', topic: 'Who fires.' }
  const names = ['Alder', 'Birch', 'Cedar']
  return { ...draft, parties: names.map((name, at) => ({ key: at + 7, name, email: '' })) }
}

test('offers may be bound by time, judged still by one’s own measure, and drafted when some agree, never without one', () => {
  const { form, problems } = readNewNegotiation(
    written({
      ...bargained(),
      offerTime: { amount: '2', unit: 'hours' },
      stillRounds: '5',
      stillAmount: '2.5',
      stillDays: '7',
      mustAccept: '2',
      vetoes: [9],
      criterion: 'egalitarian',
    }),
  )
  expect(problems).toBeNull()
  expect(form && charterOf(form).bargaining).toEqual({
    protocol: 'alternating',
    rule: { atLeast: 2, veto: ['p3'] },
    bounds: { rounds: 20, offers: null, minutes: 120 },
    stagnation: { rounds: 5, amount: 25, days: 7 },
    criterion: 'egalitarian',
  })
})

test('without a number of rounds nobody is found to stand still, and a veto means nothing where all must accept', () => {
  const { form } = readNewNegotiation(written({ ...bargained(), stillRounds: '', vetoes: [7] }))
  expect(form && charterOf(form).bargaining).toMatchObject({ stagnation: null, rule: null })
})

test('a measure of standing still that is none is asked for', () => {
  const { problems } = readNewNegotiation(
    written({
      ...bargained(),
      offerTime: { amount: 'soon', unit: 'hours' },
      stillAmount: '0.05',
      stillDays: '-1',
    }),
  )
  expect(Object.keys(problems ?? {}).sort()).toEqual(['offerTime', 'stillAmount', 'stillDays'])
})

test('rules that need three parties bring a third line; it goes again where nothing was written in it', () => {
  const two = emptyDraft('Fay').parties
  const three = partiesFor('trade-offs', two)
  expect(three.map((one) => one.key)).toEqual([1, 2, 3])
  expect(partiesFor('open-mediation', three)).toEqual(two)
  const named = three.map((one) => (one.key === 3 ? { ...one, name: 'Cedar Mill' } : one))
  expect(partiesFor('open-mediation', named)).toEqual(named)
})
