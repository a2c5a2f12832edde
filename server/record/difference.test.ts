import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draft } from '@/server/protocol/settlement'
import { a, draftOf, talking } from '@/server/protocol/testing'
import { differenceOf, type TermDifference } from './difference'
import { likeness, wordDifference } from './word-difference'

type Written = [heading: string, text: string]
const HOURS: Written = ['Hours', 'The yard is open to all from 8 to 18 o’clock on working days.']
const KEYS: Written = ['Keys', 'Alder House keeps the keys and hands them out on request.']
const NOISE: Written = ['Noise', 'No machine runs in the yard before 9 in the morning.']
const COST: Written = ['Cost', 'Each side bears half of the yearly cost of paving and snow.']

function settlements(first: Written[], second: Written[], part: Partial<Draft> = {}) {
  const table = talking({ redLines: { a: [] } })
  const terms = (written: Written[]) => written.map(([heading, text]) => ({ heading, text, sources: [] }))
  const before = table.draft({ terms: terms(first) })
  return [before, table.draft({ terms: terms(second), ...part })] as const
}
const between = (first: Written[], second: Written[], part: Partial<Draft> = {}) =>
  differenceOf(...settlements(first, second, part))

/** What happened to each term, in a line. */
const inLines = (terms: TermDifference[]) => terms.map(inLine)
function inLine(one: TermDifference): string {
  switch (one.kind) {
    case 'unchanged':
      return `= ${one.terms.map((term) => term.number).join(' ')}`
    case 'changed':
      return `~ ${one.before.number} ${one.after.number}`
    case 'moved':
      return `> ${one.before.number} ${one.after.number}`
    case 'added':
      return `+ ${one.after.number}`
    case 'removed':
      return `- ${one.before.number}`
  }
}
const lines = (first: Written[], second: Written[]) => inLines(between(first, second).terms)

describe('terms', () => {
  test('terms that did not change stand together in one line', () => {
    const difference = between([HOURS, KEYS, NOISE], [HOURS, KEYS, NOISE])
    expect(inLines(difference.terms)).toEqual(['= 1 2 3'])
    expect(difference).toMatchObject({ from: 1, to: 2, same: true, title: null, rationale: null })
  })

  test('a changed term is matched by its heading, and shows the words that changed', () => {
    const later: Written = ['Hours', 'The yard is open to all from 9 to 18 o’clock on working days.']
    const difference = between([HOURS, KEYS], [later, KEYS])
    expect(inLines(difference.terms)).toEqual(['~ 1 1', '= 2'])
    const [term] = difference.terms
    expect(term?.kind === 'changed' && term.text).toEqual([
      { kind: 'same', text: 'The yard is open to all from ' },
      { kind: 'gone', text: '8' },
      { kind: 'new', text: '9' },
      { kind: 'same', text: ' to 18 o’clock on working days.' },
    ])
  })

  test('a term under a new heading is matched by its words', () => {
    expect(lines([HOURS, KEYS], [['Opening times', `${HOURS[1]} Holidays are excepted.`], KEYS])).toEqual([
      '~ 1 1',
      '= 2',
    ])
  })

  test('a term rewritten in its place, alike enough, is changed; an unlike one is removed and added', () => {
    const alike: Written = ['Quiet', 'No machine runs before 7, and none after 20.']
    expect(lines([NOISE], [alike])).toEqual(['~ 1 1'])
    expect(lines([NOISE], [COST])).toEqual(['- 1', '+ 1'])
  })

  test('a term added in front moves nothing, though all numbers change', () => {
    expect(lines([HOURS, KEYS, NOISE], [COST, HOURS, KEYS, NOISE])).toEqual(['+ 1', '= 2 3 4'])
  })

  test('a removed term is told where it stood', () => {
    expect(lines([HOURS, KEYS, NOISE], [HOURS, NOISE])).toEqual(['= 1', '- 2', '= 2'])
    expect(lines([HOURS, KEYS], [HOURS])).toEqual(['= 1', '- 2'])
  })

  test('a term that only moved is told as moved, and the others stay', () => {
    expect(lines([HOURS, KEYS, NOISE, COST], [COST, HOURS, KEYS, NOISE])).toEqual(['> 4 1', '= 2 3 4'])
  })

  test('of two terms with one heading each finds its own text', () => {
    const twin: Written = ['Hours', 'On Sundays nobody but the neighbours may use the gate.']
    expect(lines([HOURS, twin], [twin, HOURS])).toEqual(['= 1', '> 1 2'])
  })
})

test('title, rationale, trade-offs and carve-outs are compared too', () => {
  const difference = between([HOURS], [HOURS], {
    title: 'Use of the whole yard',
    rationale: '',
    tradeOffs: [{ text: 'Mornings for evenings.', sources: [] }],
  })
  expect(difference.title).toEqual([
    { kind: 'same', text: 'Use of the ' },
    { kind: 'new', text: 'whole ' },
    { kind: 'same', text: 'yard' },
  ])
  expect(difference.rationale?.map((run) => run.kind)).toEqual(['gone'])
  expect(difference.tradeOffs).toEqual({ added: ['Mornings for evenings.'], removed: [] })
  expect(difference.same).toBe(false)
})

test('an issue carved out between two versions is told', () => {
  const table = talking({ roundsPerParty: 1 })
  const before = table.draft(draftOf())
  const [ana, bo] = table.matter.people.filter((one) => one.party !== null).map((one) => one.person)
  const fay = table.matter.people[0]?.person
  if (!ana || !bo || !fay) throw new Error('not seated')
  table.does(ana, {
    type: 'RaiseIssue',
    title: 'Keys',
    question: 'Who?',
    context: '',
    kind: { kind: 'text' },
  })
  table.does(ana, { type: 'TakePosition', issue: 1, text: 'We do, because we lock up.' })
  table.does(bo, { type: 'EscalateIssue', issue: 1, summary: 'The keys.' })
  table.does(fay, { type: 'SetIssueAside', issue: 1, decision: 'dropped', reason: 'Later.' })
  const { carveOuts, same } = differenceOf(before, table.draft(draftOf()))
  expect(carveOuts.added).toMatchObject([{ issue: 1, title: 'Keys', decision: 'dropped' }])
  expect(same).toBe(false)
  expect(table.matter.parties[0]?.party).toBe(a)
})

describe('words', () => {
  const text = fc
    .array(
      fc.constantFrom('the', 'yard', 'is', 'open', ' ', '  ', '\n', 'from', '8', '18', ',', '庭', 'é', '“'),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(' '))

  test('same and gone make up the earlier text, same and new the later one, to the letter', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const runs = wordDifference(before, after)
        const without = (kind: 'gone' | 'new') =>
          runs
            .filter((run) => run.kind !== kind)
            .map((run) => run.text)
            .join('')
        expect(without('new')).toBe(before)
        expect(without('gone')).toBe(after)
        expect(runs.every((run) => run.text !== '')).toBe(true)
      }),
    )
  })

  test('several words in a row changed are one change', () => {
    expect(wordDifference('pay 800 euro now', 'pay 750 pounds now').map((run) => run.text)).toEqual([
      'pay ',
      '800 euro',
      '750 pounds',
      ' now',
    ])
  })

  test('a text is wholly like itself, and not at all like one without a shared word', () => {
    fc.assert(fc.property(text, (one) => likeness(one, one) === 100))
    expect(likeness('open from eight', 'keys stay inside')).toBe(0)
    expect(likeness('', '')).toBe(100)
  })
})

test('every term of both versions is told exactly once', () => {
  const pool: Written[] = [
    HOURS,
    KEYS,
    NOISE,
    COST,
    ['Gate', 'The gate is shut at night.'],
    ['Hours', 'Closed on Sundays.'],
  ]
  const some = fc.array(fc.constantFrom(...pool), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(some, some, (first, second) => {
      const [before, after] = settlements(first, second)
      const { terms } = differenceOf(before, after)
      const earlier = terms.flatMap((one) =>
        one.kind === 'added' || one.kind === 'unchanged' ? [] : [one.before.number],
      )
      const later = terms.flatMap((one) =>
        one.kind === 'removed'
          ? []
          : one.kind === 'unchanged'
            ? one.terms.map((term) => term.number)
            : [one.after.number],
      )
      const unchanged = terms.reduce((sum, one) => sum + (one.kind === 'unchanged' ? one.terms.length : 0), 0)
      expect(later).toEqual(after.terms.map((term) => term.number))
      expect(new Set(earlier).size).toBe(earlier.length)
      expect(earlier.length + unchanged).toBe(before.terms.length)
    }),
    { numRuns: 60 },
  )
})
