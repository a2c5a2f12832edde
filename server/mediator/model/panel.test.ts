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

it('it does not differ by words around the same figures', async () => {
  expect(await apart('Bernard pays $600 a month.', 'Each month Bernard pays $600.')).toEqual([])
})

it('of three, all are shown where one differs', async () => {
  const [point] = await apart('A nurse comes.', 'A nurse comes.', 'Agnes comes.')
  expect(point?.said.map((one) => one.by)).toEqual(['model 1', 'model 2', 'model 3'])
})
