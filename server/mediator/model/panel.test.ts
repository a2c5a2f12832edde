import { expect, it } from 'vitest'
import type { Finding } from '@/server/protocol/statements'
import { readAnswer } from '../answer'
import { stateOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import { inputFrom } from '../input'
import { type Mediator, type MediatorText, NOTHING, outputDigest, Unusable } from '../mediator'
import { task } from '../testing'
import { panelOf } from './panel'

const input = inputFrom(stateOf(siblingCare))

/** Drafts one term on the first issue, a draft for each text. */
function drafting(name: string, ...texts: string[]): Mediator {
  const said: MediatorText = {
    ...NOTHING,
    drafts: texts.map((text) => ({
      title: 'A text',
      terms: [{ heading: 'Nights', text, sources: [{ kind: 'issue', issue: 1 }] }],
      tradeOffs: [],
      met: [],
      unmet: [],
      rationale: '',
    })),
  }
  const provenance = {
    by: 'model',
    name,
    model: name,
    version: '1',
    parameters: { maker: `the maker of ${name}`, 'most tokens': '9' },
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
/** Is asked like the others and does not answer. */
const away = (name: string): Mediator => ({
  name,
  answer: async () => {
    throw new Error('away')
  },
})
/** The text of each draft, and how it came about. */
const draftedBy = async (...members: Mediator[]) => {
  const given = readAnswer(await panelOf(members).answer(task('draft', input)), 'draft')
  return given.drafts.map(({ terms }, at) => ({ text: terms[0]?.text, how: given.writers?.drafts[at] }))
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

it('[MED15] each draft of a panel names who wrote it, and who else was asked', async () => {
  const drafted = await draftedBy(
    drafting('model 1', 'A nurse comes.'),
    away('model 2'),
    drafting('model 3', 'Agnes comes.', 'Clara comes.'),
  )
  expect(drafted).toMatchObject([
    {
      text: 'A nurse comes.',
      how: {
        name: 'panel',
        model: 'model 1',
        parameters: {
          maker: 'the maker of model 1',
          'asked as well': 'model 3',
          'gave no answer': 'model 2',
        },
      },
    },
    {
      text: 'Agnes comes.',
      how: { name: 'panel', model: 'model 3', parameters: { maker: 'the maker of model 3' } },
    },
  ])
})

it('[MED15] words of one model are named as its own, and where they differ as of all of them', async () => {
  const [a, b] = input.statements
  if (!a || !b) throw new Error('nothing to cite')
  const [about, other] = [
    { reference: a.reference, quote: a.text },
    { reference: b.reference, quote: b.text },
  ]
  const vague: Finding = { kind: 'vague', text: 'How soon?', about }
  const conflict: Finding = { kind: 'conflict', text: 'Both cannot hold.', between: [about, other] }
  const finds = (name: string, finding: Finding): Mediator => ({
    name,
    answer: async (asked) => {
      const { provenance } = await drafting(name).answer(asked)
      const said = { ...NOTHING, findings: [finding] }
      return { ...said, provenance: { ...provenance, outputDigest: outputDigest(said) } }
    },
  })
  const given = await panelOf([finds('model 1', vague), finds('model 2', conflict)]).answer(
    task('review', input),
  )
  expect(given.findings.map(({ text }) => text)).toEqual(['How soon?'])
  expect(given.provenance).toMatchObject({
    model: 'model 1',
    parameters: { maker: 'the maker of model 1', 'asked as well': 'model 2' },
  })
  expect(given.works.map(({ kind }) => kind)).toEqual(['disagreement'])
  expect(given.writers?.works).toMatchObject([{ model: 'model 1, model 2' }])
  expect(given.writers?.works[0]?.parameters).toEqual({ 'most tokens': '9' })
})

it('[MED15] of four that draft three are tabled, and the fourth is named', async () => {
  const texts = ['A nurse comes.', 'Agnes comes.', 'Bernard comes.', 'Clara comes.']
  const drafted = await draftedBy(...texts.map((text, at) => drafting(`model ${at + 1}`, text)))
  expect(drafted.map(({ text }) => text)).toEqual(texts.slice(0, 3))
  expect(drafted[0]?.how?.parameters).toMatchObject({
    'asked as well': 'model 2',
    'asked as well, 2': 'model 3',
    'asked as well, 3': 'model 4',
    'drafted, not tabled': 'model 4',
  })
})

it('of a member that answers alone every draft is tabled', async () => {
  const drafted = await draftedBy(away('model 1'), drafting('model 2', 'A nurse comes.', 'Agnes comes.'))
  expect(drafted.map(({ text }) => text)).toEqual(['A nurse comes.', 'Agnes comes.'])
})

it('a member that gives nothing is left out, and named', async () => {
  const [only] = await draftedBy(drafting('model 1', 'A nurse comes.'), drafting('model 2'))
  expect(only?.how?.parameters).toMatchObject({ 'gave no answer': 'model 2' })
  expect(only?.how?.parameters).not.toHaveProperty('asked as well')
})

it('where none gives anything, one that answered badly counts before one that is away: it may be asked again', async () => {
  const panel = panelOf([away('model 1'), drafting('model 2')])
  await expect(panel.answer(task('draft', input))).rejects.toThrow(Unusable)
})
