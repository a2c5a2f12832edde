import { expect, test } from 'vitest'
import { partyId } from '@/server/protocol/ids'
import { tableOf } from './fixtures/play'
import { siblingCare } from './fixtures/sibling-care'
import { readingOf } from './guard/reading'
import { inputFrom, type MediatorInput } from './input'
import { guardContextOf } from './render'

/** A matter in which every text that a mediator is given has a figure of its own. */
function marked(): { input: MediatorInput; marks: string[] } {
  const marks: string[] = []
  const m = () => {
    marks.push(String(70_001 + 7 * marks.length))
    return `Some ${marks.at(-1)} of them.`
  }
  const { parties, statements } = inputFrom(tableOf(siblingCare).opened())
  const party = partyId.parse(parties[0]?.party)
  const reference = { kind: 'issue', issue: 1 } as const
  const settlement = {
    version: 1,
    seq: 1,
    terms: [{ heading: m(), text: m(), sources: [] }],
    met: [],
    unmet: [{ party, item: 'r1', why: m() }],
    tradeOffs: [{ text: m(), sources: [] }],
  }
  const said = { reference, issue: null, seq: 1, party }
  return {
    marks,
    input: {
      title: m(),
      topic: m(),
      readTo: 1,
      parties,
      statements: statements.map(({ kind }) => ({ ...said, kind, text: m(), rationale: m() })),
      issues: [
        { kind: { kind: 'options' as const, options: [m(), m()] }, decision: m() },
        { kind: { kind: 'amount' as const, unit: m(), min: null, max: null }, decision: null },
      ].map((one, at) => ({
        ...one,
        issue: at + 1,
        title: m(),
        question: m(),
        status: 'OPEN',
        setAside: false,
        seq: 1,
      })),
      trades: [{ trade: 1, party, offer: m(), want: m(), because: m() }],
      counters: [
        {
          counter: 1,
          version: 1,
          party,
          seq: 1,
          comment: m(),
          changes: [
            { change: 'replace', term: 1, text: m(), comment: m() },
            { change: 'remove', term: 1, comment: m() },
            { change: 'add', heading: m(), text: m(), comment: m() },
          ],
        },
      ],
      questions: [
        { question: 1, to: null, text: m(), answered: true, answers: [{ party, text: m() }] },
        { question: 2, to: null, text: m(), answered: false, answers: [] },
      ],
      settlement,
      settlements: [settlement],
      sources: [{ source: 1, title: m(), text: m(), characters: 20, digest: '' }],
      note: m(),
    },
  }
}

test('[CAU7] nothing that a mediator is given counts as a secret in what it says', () => {
  const { input, marks } = marked()
  const { known } = readingOf('question', '', guardContextOf(input))
  const held = marks.filter((mark) => !known.some((text) => text.includes(mark)))
  expect(held).toEqual([])
})

test('a note is nobody’s statement: nothing is cited from it', () => {
  const table = tableOf(siblingCare)
  const note = 'Keep the letter of Dr Abel in mind.'
  const reading = readingOf('draft', '', guardContextOf(inputFrom(table.opened(), note)))
  expect(reading.public.join('\n')).not.toContain('abel')
  expect(reading.known.join('\n')).toContain('abel')
})
