import { describe, expect, it } from 'vitest'
import { beesOnTheCommon } from '../fixtures/bees-on-the-common'
import type { IntentSet } from '../fixtures/intent-set'
import { nightBakery } from '../fixtures/night-bakery'
import { SETS, tableOf } from '../fixtures/play'
import { inputFrom } from '../input'
import { clashOf } from './clashes'
import { comparison } from './compare'
import { explain } from './conflict-words'
import { conflictsIn } from './conflicts'
import { firstDrafts } from './draft'
import { figuresIn } from './figures'
import { lettersIn, optionsNamed } from './options'
import { questionsFrom } from './questions'

const inputOf = (set: IntentSet) => inputFrom(tableOf(set).opened())
const read = (text: string) =>
  figuresIn(text).map(({ kind, bound, value }) => `${kind} ${bound} ${Math.round(value * 100) / 100}`)
const clash = (a: string, b: string, issue: number | null = null) =>
  clashOf({ text: a, issue, name: 'Ann' }, { text: b, issue, name: 'Ben' })

describe('figures as a stranger reads them', () => {
  it.each([
    ['between 12 and 18 months', ['duration at-least 525960', 'duration at-most 788940']],
    ['from 12 to 18 months', ['duration at-least 525960', 'duration at-most 788940']],
    ['20–30 hives', ['count at-least 20', 'count at-most 30']],
    ['€4 to €6 a jar', ['money at-least 4', 'money at-most 6']],
    ['8% to 12%', ['percent at-least 8', 'percent at-most 12']],
    ['Tuesdays and Fridays from 6 to 8 pm', ['clock at-least 1080', 'clock at-most 1200']],
    ['11 to 1 pm', ['clock at-least 660', 'clock at-most 780']],
    ['from 9 pm to 5 am', ['clock at-least 1260', 'clock at-most 1740']],
    ['one and a half years', ['duration exactly 788940']],
    ['a year and a half', ['duration exactly 788940']],
    ['a quarter of a year', ['duration exactly 131490']],
    ['half a year', ['duration exactly 262980']],
    ['every twelve months', ['frequency exactly 1']],
    ['No more than three a year', ['count at-most 3']],
    ['four or five concerts', ['count at-least 4', 'count at-most 5']],
    ['between two shifts', ['count exactly 2']],
    ['bread and 3 rolls', ['count exactly 3']],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })

  it.each([
    ['We sing on Tuesdays and Fridays from 6 to 8 pm.', 'We sing on Wednesdays from 5 to 7 pm.'],
    ['The licence runs for between 12 and 18 months.', 'The licence runs for one and a half years.'],
    ['The licence runs for between 12 and 18 months.', 'The licence runs for at most two years.'],
    ['Between €4 and €6 a jar.', 'At most €5 a jar.'],
    ['Option a or b.', 'Option b.'],
    ['The piano is tuned once a year.', 'The piano is tuned every twelve months.'],
  ])('no contradiction: “%s” and “%s”', (a, b) => {
    expect(clash(a, b, 1)).toBeNull()
  })

  it.each([
    ['We sing on Tuesdays and Fridays from 6 to 8 pm.', 'We sing on Fridays from 9 to 10 pm.'],
    ['The licence runs for between 12 and 18 months.', 'The licence runs for two years.'],
    ['Keep between 20 and 30 hives.', 'No more than 18 hives stand here.'],
    ['No more than three a year.', 'Four or five a year.'],
    ['Hives stand at least 50 metres from the path.', 'Hives stand 2 metres from the path.'],
    ['Option b, since bees sleep then.', 'Option a.'],
  ])('a contradiction: “%s” and “%s”', (a, b) => {
    expect(clash(a, b, 1)).not.toBeNull()
  })
})

it('lengths of two things are not compared, of one thing they are', () => {
  const hives = 'Hives stand at least 50 metres from the path.'
  expect(clash(hives, 'A fence of 2 metres along the path.')).toBeNull()
  expect(clash(hives, 'Hives stand 2 metres from the path.')).not.toBeNull()
})

describe('options', () => {
  const issue = {
    kind: { kind: 'options' as const, options: ['a) By notice', 'b) End of a season', 'Never'] },
  }
  it.each([
    ['Option b, since bees cannot be moved.', ['b) End of a season']],
    ['Either of a or b.', ['a) By notice', 'b) End of a season']],
    ['Only at the end of a season.', ['b) End of a season']],
    ['Option 3.', ['Never']],
    ['A quarter of a year.', []],
  ])('“%s” names %j', (text, named) => {
    expect(optionsNamed(issue, text)).toEqual(named)
  })
  it('an article is no letter of a choice', () => {
    expect(lettersIn('A fence of 2 metres.')).toEqual([])
  })
})

describe.each([beesOnTheCommon, nightBakery].map((set) => [set.domain, set] as const))('%s', (_, set) => {
  const input = inputOf(set)
  const at = (one: (typeof input.statements)[number]) =>
    `${one.party} ${one.reference.kind === 'intent' ? one.reference.item : `position ${one.issue}`}`
  const found = conflictsIn(input).flatMap(({ a, b }) => [`${at(a)} / ${at(b)}`, `${at(b)} / ${at(a)}`])

  it('finds what a reader found, and nothing of what only looks apart', () => {
    const pairs = (all: IntentSet['apart']) => all.map(([a, b]) => `${a.join(' ')} / ${b.join(' ')}`)
    expect(pairs(set.conflicts).filter((one) => !found.includes(one))).toEqual([])
    expect(pairs(set.apart).filter((one) => found.includes(one))).toEqual([])
  })

  it('speaks of nobody as “we” in a term, but in quotations', () => {
    for (const draft of firstDrafts(input))
      for (const { text } of draft.terms)
        expect(text.replace(/“[^”]*”/g, ''), text).not.toMatch(/\b(?:we|us|our|my|I)\b/)
  })
})

describe('what nobody has set side by side', () => {
  const said = (party: string, issue: number, text: string): IntentSet => ({
    ...nightBakery,
    issues: nightBakery.issues.map((one, at) => ({
      ...one,
      positions:
        at + 1 === issue
          ? [...one.positions.filter((by) => by.party !== party), { party, text }]
          : one.positions,
    })),
  })
  const pairs = (set: IntentSet) => conflictsIn(inputOf(set)).map(({ a, b }) => [a.text, b.text])

  it('answers to two questions stand against each other where their words leave no doubt', () => {
    const set = said('choir', 2, 'The hall is used for at least four concerts a year, whoever pays.')
    const apart = {
      ...set,
      issues: set.issues.map((one, at) =>
        at === 2
          ? {
              ...one,
              positions: [{ party: 'bakery', text: 'At most three concerts a year are held in the hall.' }],
            }
          : one,
      ),
    }
    expect(pairs(apart)).toContainEqual([
      'The hall is used for at least four concerts a year, whoever pays.',
      'At most three concerts a year are held in the hall.',
    ])
    expect(pairs(said('choir', 2, 'We pay 30% of the bill, twice a year.'))).toHaveLength(
      pairs(nightBakery).length,
    )
  })

  it('of what a party wrote itself and cannot mean both, that party is asked which holds', () => {
    const set = said('bakery', 2, 'We pay at least €4,000 a year for heating.')
    const asked = questionsFrom(inputOf(set), []).filter((one) => one.text.includes('You also wrote'))
    expect(asked).toMatchObject([
      {
        to: 'bakery',
        text: 'You wrote “We pay no more than €3,600 a year for heating.” You also wrote “We pay at least €4,000 a year for heating.” Which of the two holds where they meet?',
      },
    ])
    for (const one of [...SETS, beesOnTheCommon, nightBakery])
      expect(questionsFrom(inputOf(one), []).filter((by) => by.text.includes('You also wrote'))).toEqual([])
  })
})

describe('drafts and their comparison', () => {
  const terms = (set: IntentSet, at = 0) =>
    Object.fromEntries(
      (firstDrafts(inputOf(set))[at]?.terms ?? []).map(({ heading, text }) => [heading, text]),
    )

  it('where ranges and bounds meet, the term is what every position allows', () => {
    expect(terms(beesOnTheCommon)).toMatchObject({
      'Honey for the society': '“Honey for the society” is at least 8% and at most 10%.',
      Rent: '“Rent” is set at €1,200 a year.',
    })
    expect(terms(nightBakery)['Length of the contract']).toBe(
      '“Length of the contract” is at least 18 months and at most 24 months.',
    )
  })

  it('what was said beside a figure is named as not in the draft', () => {
    const said = firstDrafts(inputOf(beesOnTheCommon))[0]
      ?.tradeOffs.map((one) => one.text)
      .join('\n')
    expect(said).toContain('“€1,200 a year, paid on 1 May.”')
    expect(said).toContain('“At least €50 a month, and the fence comes out of it.”')
    expect(said).not.toContain('“That is for the two of them.”')
    expect(said).toContain(
      'Ilse Korn named this option too: “Either of a or b, if the hives are gone in autumn 2028.”',
    )
  })

  it('an option is written out: its letter means nothing to whoever reads the settlement', () => {
    expect(terms(beesOnTheCommon)['How to end it']).toBe('How to end it: End of a season.')
    expect(terms(beesOnTheCommon, 1)['How to end it']).toBe('How to end it: Notice of three months.')
  })

  const points = (set: IntentSet) => {
    const input = inputOf(set)
    const drafts = firstDrafts(input).map((one, at) => ({ ...one, version: at + 1 }))
    return comparison(input, drafts).pairs.flatMap(({ party, points: all }) =>
      all.map(({ leans, why }) => `${party} ${leans}: ${why}`),
    )
  }
  it('tells “carries”, “says otherwise” and “leaves it open” apart', () => {
    expect(points(beesOnTheCommon)).toEqual([
      'apiary a: Settlement 1 carries it, in “How to end it”. Settlement 2 says otherwise, in “How to end it”.',
      'society b: Settlement 1 says otherwise, in “How to end it”. Settlement 2 carries it, in “How to end it”.',
    ])
    expect(points(nightBakery)).toContain(
      'bakery a: Settlement 1 carries it, in “The piano”. Settlement 2 leaves it open, in “The piano”.',
    )
  })

  it('says of options that they differ', () => {
    const clash = clashOf(
      { text: 'Option b.', issue: 1, name: '' },
      { text: 'Option a.', issue: 1, name: '' },
    )
    expect(clash && explain(clash)).toBe('they choose different options.')
  })
})
