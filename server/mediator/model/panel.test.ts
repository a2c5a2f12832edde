import { expect, it } from 'vitest'
import { stateOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import { inputFrom } from '../input'
import { type Mediator, type MediatorText, NOTHING, outputDigest } from '../mediator'
import { task } from '../testing'
import { panelOf } from './panel'

const input = inputFrom(stateOf(siblingCare))

/** Drafts one term on the first issue. */
function drafting(name: string, text: string): Mediator {
  const said: MediatorText = {
    ...NOTHING,
    drafts: [
      {
        title: 'A text',
        terms: [{ heading: 'Nights', text, sources: [{ kind: 'issue', issue: 1 }] }],
        tradeOffs: [],
        met: [],
        unmet: [],
        rationale: '',
      },
    ],
  }
  const provenance = {
    by: 'model',
    name,
    model: name,
    version: '1',
    parameters: {},
    promptDigest: null,
  } as const
  return {
    name,
    answer: async () => ({
      ...said,
      provenance: { ...provenance, readTo: input.readTo, outputDigest: outputDigest(said) },
    }),
  }
}
const apart = async (...texts: string[]) => {
  const panel = panelOf(texts.map((text, at) => drafting(`model ${at + 1}`, text)))
  const { works } = await panel.answer(task('draft', input))
  return works.flatMap((one) => (one.kind === 'disagreement' ? one.points : []))
}

it.each([
  ['other figures', 'Bernard pays $600 a month.', 'Bernard pays $700 a month.'],
  ['a denial', 'Bernard pays $600 a month.', 'Bernard does not pay $600 a month.'],
  ['other words without figures', 'A nurse comes.', 'Agnes comes.'],
  ['another who pays', 'Bernard pays $600.', 'Clara pays $600.'],
  ['another who is no party', 'The school pays $600.', 'The council pays $600.'],
  ['who pays whom', 'Bernard pays Clara $600.', 'Clara pays Bernard $600.'],
  ['whose figure it is', 'Bernard pays $600 and Clara $400.', 'Clara pays $600 and Bernard $400.'],
  ['whose denial it is', 'Bernard does not pay $600. Clara pays.', 'Bernard pays $600. Clara does not pay.'],
  ['what it is for', 'Bernard pays $600 for visits.', 'Bernard pays $600 for nights.'],
  ['another bound', 'Bernard pays at least $600.', 'Bernard pays at most $600.'],
  [
    'which bound is whose',
    'Bernard pays at least $600 and at most $900.',
    'Bernard pays at most $600 and at least $900.',
  ],
  ['another rate', 'Bernard pays $600 a month.', 'Bernard pays $600 a year.'],
  [
    'which rate is whose',
    'Bernard pays $600 a month and $90 a year.',
    'Bernard pays $600 a year and $90 a month.',
  ],
  ['another end of a time', 'A nurse comes from 1 May.', 'A nurse comes until 1 May.'],
  ['a number that names a thing', 'The nurse has room 4.', 'The nurse has room 5.'],
  ['or for and', 'Bernard and Clara pay $600.', 'Bernard or Clara pays $600.'],
])('a panel differs by %s', async (_what, one, other) => {
  expect(await apart(one, other)).toEqual([
    {
      about: input.issues[0]?.title,
      said: [
        { by: 'model 1', text: one },
        { by: 'model 2', text: other },
      ],
    },
  ])
})

it('a panel that rephrases differs where one keeps a figure and another does not', async () => {
  const [party] = input.parties
  const own = input.statements.find((one) => one.party === party?.party && one.reference.kind === 'intent')
  if (!party || own?.reference.kind !== 'intent') throw new Error('nothing to rephrase')
  const { version } = own.reference
  const item = own.reference.item ?? 'g1'
  const rephrasing = (name: string, text: string): Mediator => {
    const one = drafting(name, text)
    const items = [{ item, text, kept: [], changed: [], unsure: [] }]
    const said: MediatorText = {
      ...NOTHING,
      works: [{ kind: 'clarification', party: party.party, version, items }],
    }
    return {
      name,
      answer: async (asked) => {
        const { provenance } = await one.answer(asked)
        return { ...said, provenance: { ...provenance, outputDigest: outputDigest(said) } }
      },
    }
  }
  const panel = panelOf([rephrasing('one', 'Agnes pays $400.'), rephrasing('other', 'Agnes pays $500.')])
  const { works } = await panel.answer(task('clarify', input, { kind: 'intent', party: party.party }))
  expect(works.map((one) => one.kind)).toEqual(['disagreement', 'clarification'])
  expect(works[0]).toMatchObject({ points: [{ about: `“${own.text}”` }] })
})

it.each([
  ['Bernard pays $600 a month.', 'Each month Bernard pays $600.'],
  ['Bernard pays $600 a month.', 'Bernard pays 600 dollars per month.'],
  ['Bernard pays $600. Clara pays $400.', 'Clara pays $400. Bernard pays $600.'],
])('it does not differ by how the same words stand around the same figures', async (one, other) => {
  expect(await apart(one, other)).toEqual([])
})

it('of three, all are shown where one differs', async () => {
  const [point] = await apart('A nurse comes.', 'A nurse comes.', 'Agnes comes.')
  expect(point?.said.map((one) => one.by)).toEqual(['model 1', 'model 2', 'model 3'])
})
