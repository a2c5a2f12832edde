import { expect, it } from 'vitest'
import type { TextAct } from '@/server/protocol/work'
import { inputFrom, type MediatorInput } from '../input'
import { asked } from './asked.fixture'
import { matterFor } from './matter'
import { Translator } from './translate'

/** A matter with several of everything that a model is given. */
function full(): MediatorInput {
  const input = inputFrom(asked('review', 'built-in', 4).opened())
  const by = input.parties.map(({ party }) => party)
  const trade = { offer: 'Nights.', want: 'Days.', because: 'They fit.' }
  return {
    ...input,
    trades: by.map((party, at) => ({ trade: at + 1, party, ...trade })),
    counters: by.flatMap((party, at) =>
      input.settlements.map(({ version }) => ({
        counter: at * 4 + version,
        version,
        party,
        changes: [],
        comment: `Not yet, ${party}.`,
        seq: 1,
      })),
    ),
    questions: [1, 2, 3, 4, 5, 6].map((question) => ({
      question,
      to: null,
      text: `Question ${question}?`,
      answered: question > 3,
      answers: question > 3 ? by.map((party) => ({ party, text: 'Yes.' })) : [],
    })),
    sources: [1, 2, 3].map((source) => ({
      source,
      title: `${source}`,
      text: 'x',
      characters: 1,
      digest: '',
    })),
  }
}

const input = full()
const KINDS = [
  'party',
  'goal',
  'red-line',
  'position',
  'issue',
  'trade-off',
  'question already put',
  'question answered',
  'document',
  'settlement',
  'counter',
] as const

/** What stands first of a kind, by what does not hang on the order it is drawn in. */
function firstOf(kind: string, act: TextAct, seed: number): string {
  const { text, labelled } = matterFor(input, act, null, seed)
  const lines = text.split('\n').slice(1, -1)
  const found = lines.map((one) => JSON.parse(one)).find((one) => one.kind === kind)
  return `${found.name ?? found.words ?? found.title ?? found.question ?? found.version ?? found.comment} ${labelled.parties.get(found.party)}`
}
const seeds = Array.from({ length: 60 }, (_, at) => at + 1)

it.each(KINDS)('of each %s another stands first for another run, the same for the same run', (kind) => {
  const firsts = seeds.map((seed) => firstOf(kind, 'compare', seed))
  expect(seeds.map((seed) => firstOf(kind, 'compare', seed))).toEqual(firsts)
  expect(new Set(firsts).size).toBeGreaterThan(1)
})

it('of the answers to one question another party’s stands first for another run', () => {
  const one = { ...input, questions: input.questions.slice(-1) }
  const firsts = seeds.map((seed) => {
    const { text, labelled } = matterFor(one, 'review', null, seed)
    const label = /"answers":\[\{"party":"(P\d)"/.exec(text)?.[1] ?? ''
    return labelled.parties.get(label)
  })
  expect(new Set(firsts)).toEqual(new Set(input.parties.map(({ party }) => party)))
})

it('whichever settlement of a pair a model read first, the pair is the same and so is what is said of it', () => {
  const { labelled } = matterFor(input, 'compare', null, 1)
  const compared = (a: number, b: number, leans: 'a' | 'b' | 'both') =>
    new Translator(labelled).compare({ points: [{ a, b, label: 'S1', leans, why: 'x' }] })
  expect(compared(2, 1, 'a')).toEqual(compared(1, 2, 'b'))
  expect(compared(2, 1, 'b')).toEqual(compared(1, 2, 'a'))
  expect(compared(2, 1, 'both')).toEqual(compared(1, 2, 'both'))
})
