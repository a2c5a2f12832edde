import { expect, test } from 'vitest'
import { counteredTable } from './counter.fixture'
import { changesOf, NO_COUNTER, onTermOf, whatIsMissing } from './counter-draft'

const [drafted] = counteredTable([{ change: 'comment', term: 1, comment: 'Too much.' }]).opened.settlements
if (!drafted) throw new Error('the fixture has a text')
const { settlement } = drafted
const said = (number: number, part: Partial<ReturnType<typeof onTermOf>>) => ({
  [number]: { ...onTermOf(NO_COUNTER, settlement, number), ...part },
})

test('a term replaced by its own words is no change', () => {
  const draft = { ...NO_COUNTER, terms: said(1, { change: 'replace' }) }
  expect(changesOf(draft, settlement)).toEqual([])
  expect(whatIsMissing(draft, settlement)).toBe('Change or comment on at least one term.')
})

test('changes are sent in the order of the terms, additions last', () => {
  const draft = {
    ...NO_COUNTER,
    terms: { ...said(3, { change: 'remove' }), ...said(1, { change: 'comment', comment: 'Why 750?' }) },
    added: [{ heading: 'Keys', text: 'Each keeps one.', comment: '' }],
  }
  expect(changesOf(draft, settlement).map((one) => one.change)).toEqual(['comment', 'remove', 'add'])
  expect(whatIsMissing(draft, settlement)).toBeNull()
})

test('a new term without its heading is asked for, never dropped in silence', () => {
  const draft = {
    ...NO_COUNTER,
    terms: said(1, { change: 'remove' }),
    added: [{ heading: '', text: 'Each keeps one.', comment: '' }],
  }
  expect(whatIsMissing(draft, settlement)).toMatch(/heading/)
})

test('words too long to be sent are told before sending', () => {
  const draft = { ...NO_COUNTER, terms: said(1, { change: 'replace', text: 'x'.repeat(8_001) }) }
  expect(whatIsMissing(draft, settlement)).toMatch(/too long/)
})
