import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type LeakContext, leaksIn } from './leak'
import { figuresOf } from './number-words'

const line = z.object({
  id: z.string(),
  text: z.string(),
  context: z.object({
    sealed: z.array(
      z.object({
        kind: z.enum(['batna', 'weight', 'score']),
        text: z.string(),
        value: z.number().optional(),
      }),
    ),
    issues: z.array(z.object({ number: z.number(), title: z.string() })),
    offer: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
  leak: z.boolean(),
  how: z.string().nullable(),
})
type Line = z.infer<typeof line>

const sentences = (file: string) =>
  readFileSync(new URL(`./corpus/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((one) => one.trim() !== '')
    .map((one) => line.parse(JSON.parse(one)))
const CORPUS = sentences('valuations.jsonl')
const SECOND = sentences('second-set.jsonl')
const THIRD = sentences('third-set.jsonl')

const contextOf = ({ context }: Line): LeakContext => ({
  sealed: context.sealed,
  issues: context.issues,
  offered: Object.values(context.offer ?? {}).map(String),
})
const finds = (one: Line) => leaksIn(one.text, contextOf(one)).length > 0

describe('on sentences written before it', () => {
  test('it finds 32 of 40 that give a valuation away; these it misses', () => {
    const leaks = CORPUS.filter((one) => one.leak)
    expect(leaks).toHaveLength(40)
    const missed = leaks.filter((one) => !finds(one)).map(({ id, how }) => `${id} ${how}`)
    expect(missed).toEqual([
      'val-010 words',
      'val-012 walking-away',
      'val-045 rounding',
      'val-056 rounding',
      'val-060 walking-away',
      'val-067 walking-away',
      'val-068 digits',
      'val-087 ordering',
    ])
  })

  test('it warns of 4 of 60 that give nothing away', () => {
    const harmless = CORPUS.filter((one) => !one.leak)
    expect(harmless).toHaveLength(60)
    expect(harmless.filter(finds).map(({ id }) => id)).toEqual(['val-003', 'val-011', 'val-018', 'val-040'])
  })
})

describe('on the sentences it was mended with', () => {
  test('it finds all 30 of the second set that give a valuation away, and warns of none that does not', () => {
    expect(SECOND.filter((one) => one.leak)).toHaveLength(30)
    expect(SECOND.filter((one) => one.leak !== finds(one)).map(({ text }) => text)).toEqual([])
  })

  test('it finds 48 of 50 of the third, and warns of one that speaks of a quarter of a team', () => {
    expect(THIRD.filter((one) => one.leak)).toHaveLength(50)
    expect(THIRD).toHaveLength(94)
    expect(THIRD.filter((one) => one.leak !== finds(one)).map(({ text }) => text)).toEqual([
      'Six parts salary, two and a half parts home days, the rest the date: that is me.',
      'We stop in the low sixties, in thousands.',
      'A quarter of the team works from the other office.',
    ])
  })
})

describe('what it goes by', () => {
  const context: LeakContext = {
    sealed: [{ kind: 'batna', text: 'Keep it', value: 640 }],
    issues: [{ title: 'Rent' }, { title: 'Garden' }],
    offered: ['700', 'Shared'],
  }
  const reasons = (text: string) => leaksIn(text, context).map((one) => one.reason)

  test('a sealed figure in digits, in words, and rounded; never the figure that is offered', () => {
    expect(reasons('We have 640 from elsewhere.')).toEqual(['alternative'])
    expect(reasons('We have six hundred and forty from elsewhere.')).toEqual(['alternative'])
    expect(reasons('We have about 650 from elsewhere.')).toEqual(['alternative'])
    expect(
      leaksIn('It is 700 a month.', { ...context, sealed: [{ kind: 'batna', text: '', value: 700 }] }),
    ).toEqual([])
  })

  test('limits, walking away and the order of issues, in one’s own voice', () => {
    expect(reasons('We cannot go below 820.')).toEqual(['limit'])
    expect(reasons('Under that we would rather keep it empty.')).toEqual(['alternative'])
    expect(reasons('The garden matters more to us than the rent.')).toEqual(['order'])
    expect(reasons('The roof was mended in March, hence the date.')).toEqual([])
  })

  test('figures are read in digits and in words', () => {
    const values = (text: string) => figuresOf(text).map((one) => one.value)
    expect(values('1,200 or 1 200 or 12.50 or 3k')).toEqual([1200, 1200, 12.5, 3000])
    expect(values('four thousand three hundred and fifty')).toEqual([4350])
    expect(values('twenty-one, and nine')).toEqual([21, 9])
    expect(values('a hundred')).toEqual([100])
    expect(values('61 thousand, two fifty, three dozen, sixty-one and a half thousand')).toEqual([
      61_000, 250, 36, 61_500,
    ])
    expect(values('in the low seventies, two thirds, three in five, point five five')).toEqual(
      expect.arrayContaining([72, 2 / 3, 3 / 5, 0.55]),
    )
  })

  test('a figure that counts, dates or numbers something else is no figure of a valuation', () => {
    expect(reasons('We live at number 640.')).toEqual([])
    expect(reasons('We printed 640 leaflets.')).toEqual([])
    expect(reasons('We have 640 elsewhere.')).toEqual(['alternative'])
  })

  test('what its writer would do without a deal, by their own word for it', () => {
    const chapel = { ...context, sealed: [{ kind: 'batna' as const, text: 'Use the chapel', value: 3 }] }
    expect(leaksIn('The chapel would do nearly as well.', chapel)).toHaveLength(1)
    expect(leaksIn('The chapel is being mended.', chapel)).toEqual([])
  })
})
