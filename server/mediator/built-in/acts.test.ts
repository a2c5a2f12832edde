import { describe, expect, it } from 'vitest'
import { FACILITATOR, SETS, type Table, tableOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import { guard } from '../guard/guard'
import { inputFrom } from '../input'
import { NothingNew } from '../mediator'
import { guardContextOf, rendered } from '../render'
import { task } from '../testing'
import { builtIn, comparisonOf, draft } from './built-in'
import { clashOf } from './clashes'
import { lintTerm } from './lint'

function withTerms(texts: string[], set = siblingCare): Table {
  const at = tableOf(set)
  at.by(FACILITATOR, {
    type: 'DraftSettlement',
    run: null,
    basedOn: null,
    draft: {
      title: 'A text',
      terms: texts.map((text, n) => ({ heading: `Heading ${n + 1}`, text, sources: [] })),
      tradeOffs: [],
      met: [],
      unmet: [],
      rationale: 'A start.',
    },
    origin: { kind: 'person', person: FACILITATOR },
  })
  return at
}
const term = { kind: 'term', version: 1, term: 1 } as const

describe('the term linter', () => {
  const faults = (text: string, ...others: string[]) =>
    lintTerm(
      [text, ...others].map((one, at) => ({ heading: `H${at}`, text: one, sources: [] })),
      0,
      ['Agnes', 'Bernard'],
    ).map((one) => one.fault)

  it.each([
    ['vague words', 'Bernard pays a reasonable share by 1 May 2027: $600.', 'vague'],
    ['no actor', 'The gutter is repaired by 1 May 2027.', 'no-actor'],
    ['a duty on nobody', 'The gate must stay shut at night from 1 May 2027.', 'no-actor'],
    ['no deadline', 'Bernard returns the keys.', 'no-deadline'],
    ['no amount', 'Bernard pays for the nurse every month.', 'no-amount'],
    ['an undefined reference', 'Bernard pays $600 a month as set out in Annex B.', 'undefined-reference'],
    ['a term that is not there', 'Bernard pays $600 a month, see term 7.', 'undefined-reference'],
  ])('finds %s', (_name, text, fault) => expect(faults(text)).toContain(fault))

  it('finds a contradiction with another term', () => {
    expect(
      faults(
        'Bernard pays at most $600 a month for the nurse.',
        'Bernard pays at least $900 a month for the nurse.',
      ),
    ).toContain('contradiction')
  })

  it('says nothing about a term that says who, what, how much and by when', () => {
    expect(
      faults(
        'Bernard pays Agnes $600 a month, by the fifth day of each month, see term 2.',
        'Agnes keeps the receipts for two years.',
      ),
    ).toEqual([])
  })
})

describe('figures that only look opposed', () => {
  const clash = (a: string, b: string) =>
    clashOf({ text: a, issue: 1, name: 'A' }, { text: b, issue: 1, name: 'B' })
  it.each([
    ['My monthly share of the heating is 800 €.', 'The heating costs 2,400 € in total.'],
    ['We pay 800 € each for the repair.', 'The whole repair comes to 2,400 €.'],
    [
      'I get my share of the deposit, 800 €, back within two weeks of moving out.',
      'The 2,400 € stay complete with me. The tenants settle Nadia’s share among themselves.',
    ],
    [
      'Whoever moves in pays 800 € to us.',
      'Whoever moves in pays the 800 €. If nobody has, the household pays me 500 € and then 300 €.',
    ],
    ['An instalment of 500 € for the car.', 'The full price of the car is 6,000 €.'],
  ])('%s and %s', (a, b) => {
    expect(clash(a, b)).toBeNull()
    expect(clash(b, a)).toBeNull()
  })
  it.each([
    ['The rent is 800 €.', 'The rent is 900 €.'],
    ['Our share of the heating is 800 €.', 'Your share of the heating is 1,600 €.'],
    ['At most 800 € in total.', 'At least 1,200 € in total.'],
  ])('%s and %s still clash', (a, b) => expect(clash(a, b)).not.toBeNull())
})

describe.each(SETS.map((set) => [set.domain, set] as const))('every act on %s', (_name, set) => {
  it('passes the guard and cites what exists', async () => {
    const at = withTerms(
      draft(inputFrom(tableOf(set).opened())).drafts[0]?.terms.map((one) => one.text) ?? [],
      set,
    )
    const input = inputFrom(at.opened())
    const context = guardContextOf(input)
    const terms = input.settlements[0]?.terms ?? []
    const asked = [
      ...input.parties.map(({ party }) => ['clarify', { kind: 'intent', party }] as const),
      ...terms.flatMap((_one, n) => [
        ['alternatives', { ...term, term: n + 1 }] as const,
        ['simulate', { ...term, term: n + 1 }] as const,
      ]),
    ]
    const answered = { clarify: 0, alternatives: 0, simulate: 0 }
    for (const [act, subject] of asked) {
      const output = await builtIn.answer(task(act, input, subject)).catch((error: unknown) => {
        if (error instanceof NothingNew) return null
        throw error
      })
      if (!output) continue
      const pieces = rendered(input, output)
      for (const piece of pieces)
        expect([piece.text, guard(piece, context).reasons]).toEqual([piece.text, []])
      if (pieces.length > 0) answered[act] += 1
    }
    // Every intent can be put otherwise and every term read; other wordings are found of some.
    expect(terms.length).toBeGreaterThan(0)
    expect(answered).toMatchObject({ clarify: input.parties.length, simulate: terms.length })
    expect(answered.alternatives).toBeGreaterThan(0)
  })
})

describe('a rephrasing', () => {
  const said = (text: string) => {
    const set = {
      ...siblingCare,
      parties: siblingCare.parties.map((one, at) =>
        at === 0
          ? {
              ...one,
              statement: {
                ...one.statement,
                goals: [{ text, rationale: '' }],
                constraints: [],
                redLines: [],
                tradeable: [],
              },
            }
          : one,
      ),
    }
    const input = inputFrom(tableOf(set).opened())
    const party = input.parties[0]?.party
    if (!party) throw new Error('no party')
    return builtIn.answer(task('clarify', input, { kind: 'intent', party })).then(({ works: [work] }) => {
      if (work?.kind !== 'clarification') throw new Error('no clarification')
      return work.items[0]
    })
  }

  it('takes out heat, says what it changed, and keeps every figure', async () => {
    expect(await said('I ABSOLUTELY refuse to pay more than $600 a month, it is ridiculous!')).toMatchObject({
      item: 'g1',
      text: 'Agnes refuses to pay more than $600 a month, it is ridiculous.',
      unsure: [expect.stringContaining('“ridiculous” judges')],
    })
  })

  it('“us” that may be everybody is not put otherwise, and asked about', async () => {
    expect(await said('Each of us visits at least twice a week.')).toMatchObject({
      text: 'Each of us visits at least twice a week.',
      unsure: ['It is not said whether “we” is Agnes alone or all of you.'],
    })
  })

  it('what judges somebody is left to its author', async () => {
    const item = await said('Bernard is lazy and I want him to pay $600 soon.')
    expect(item?.unsure.join(' ')).toContain('“lazy” judges')
    expect(item?.unsure.join(' ')).toContain('“soon”')
    expect(item?.kept.join(' ')).toContain('$600')
  })

  it('says so when there is nothing to put otherwise', async () => {
    await expect(said('Agnes keeps the house until 1 May 2030.')).rejects.toThrow(NothingNew)
  })
})

describe('a comparison', () => {
  it('says which text carries which stated interest, pair by pair, and prefers none', () => {
    const at = withTerms(['Bernard pays no more than $600 a month.'])
    const input = inputFrom(at.opened())
    const [bernard] = input.parties.filter((one) => one.name === 'Bernard')
    const candidates = [
      {
        version: 1,
        terms: [{ heading: 'Shares', text: 'Bernard pays no more than $600 a month.', sources: [] }],
        met: [],
        unmet: [],
      },
      {
        version: 2,
        terms: [{ heading: 'Shares', text: 'Bernard pays at least $900 a month.', sources: [] }],
        met: [],
        unmet: [],
      },
    ]
    const [work] = comparisonOf(input, candidates).works
    if (work?.kind !== 'comparison') throw new Error('no comparison')
    const pair = work.pairs.find((one) => one.party === bernard?.party)
    expect(pair?.points.map((one) => one.leans)).toContain('a')
    expect(pair?.points.find((one) => one.leans === 'a')?.why).toContain('Settlement 1 carries it')
  })
})
