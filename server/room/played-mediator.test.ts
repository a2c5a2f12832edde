import { beforeEach, expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { partyId } from '@/server/protocol/ids'
import { type Act, TEXT_ACTS } from '@/server/protocol/work'
import { ana, bo, fay, TestRooms } from './testing'

let house: TestRooms
let negotiation: string
const p1 = partyId.parse('p1')
const intentOf = { kind: 'intent', party: p1 }
const term = { kind: 'term', version: 1, term: 1 }

const asks = (act: Act, subject?: object, mediator = 'a person') => ({
  type: 'RequestMediation',
  act,
  mediator,
  note: '',
  ...(subject && { subject }),
})
const state = () => house.state(negotiation)
async function asked(act: Act, subject?: object) {
  await house.act(fay, negotiation, asks(act, subject))
  return (await state()).runs.at(-1)?.run
}
const drafted = (title: string) => ({
  type: 'TableSettlement',
  basedOn: null,
  draft: {
    title,
    terms: [{ heading: 'Hours', text: 'Ana uses the room before noon.', sources: [] }],
    tradeOffs: [],
    met: [],
    unmet: [],
    rationale: '',
  },
  origin: { kind: 'person', person: 'fay' },
})

beforeEach(async () => {
  house = new TestRooms(new MemoryLedger())
  negotiation = await house.talking()
  await house.act(ana, negotiation, {
    type: 'StateIntent',
    statement: {
      goals: [{ text: 'I simply must have the room before noon.', rationale: '' }],
      constraints: [],
      redLines: [],
      tradeable: [],
      context: '',
    },
  })
  await house.act(fay, negotiation, drafted('One'))
  await house.act(fay, negotiation, drafted('Two'))
  await house.act(fay, negotiation, { type: 'PlayMediator', person: 'fay' })
})

const clarification = (version: number) => ({
  kind: 'clarification',
  party: p1,
  version,
  items: [{ item: 'g1', text: 'Ana needs the room before noon.', kept: [], changed: [], unsure: [] }],
})
const alternatives = {
  kind: 'alternatives',
  version: 1,
  term: 1,
  options: [{ text: 'Ana uses the room until 11.', differs: 'It names an earlier hour.', sources: [] }],
}
const readings = {
  kind: 'readings',
  version: 1,
  term: 1,
  readings: [{ reader: { kind: 'situation', situation: 'ill' }, text: 'Nothing is said of that.', open: [] }],
}
const comparison = (version: number) => ({
  kind: 'comparison',
  pairs: [
    {
      a: 1,
      b: 2,
      party: p1,
      points: [
        { about: { kind: 'intent', party: p1, version, item: 'g1' }, leans: 'both', why: 'Both name noon.' },
      ],
    },
  ],
})

test('[CTL3] [MED13] whatever in words is asked of a person who plays the mediator can be given by them, under their name', async () => {
  const version = (await state()).intents.at(-1)?.version ?? 0
  const given: Partial<Record<Act, { subject?: object; work: object }>> = {
    clarify: { subject: intentOf, work: clarification(version) },
    alternatives: { subject: term, work: alternatives },
    simulate: { subject: term, work: readings },
    compare: { work: comparison(version) },
  }
  for (const act of TEXT_ACTS) {
    const run = await asked(act, given[act]?.subject)
    const work = given[act]?.work
    if (work) await house.act(fay, negotiation, { type: 'GiveWork', run, work })
    await house.act(fay, negotiation, { type: 'FinishMediation', run })
  }
  const { works } = await state()
  expect(works.map((one) => one.content.kind)).toEqual([
    'clarification',
    'alternatives',
    'readings',
    'comparison',
  ])
  for (const { provenance } of works) expect(provenance).toMatchObject({ by: 'person', name: 'Fay' })
})

test('[CTL3] what a person gives besides passes the guard, and a party confirms a rephrasing of theirs like any other', async () => {
  const version = (await state()).intents.at(-1)?.version ?? 0
  const run = await asked('clarify', intentOf)
  const give = (text: string) => ({
    type: 'GiveWork',
    run,
    work: { ...clarification(version), items: [{ ...clarification(version).items[0], text }] },
  })
  const pushing = await house.submit(fay, negotiation, give('Ana, you have all agreed to this, so sign now.'))
  expect(pushing).toMatchObject({ outcome: 'refused', refusal: { code: 'NotAsAMediator' } })
  expect(await house.submit(bo, negotiation, give('Ana needs the room before noon.'))).toMatchObject({
    outcome: 'refused',
    refusal: { code: 'OnlyMediator' },
  })
  await house.act(fay, negotiation, give('Ana needs the room before noon.'))
  await house.act(ana, negotiation, { type: 'AnswerClarification', work: 1, answer: { kind: 'confirmed' } })
  expect((await state()).intents.at(-1)?.statement.goals[0]?.text).toBe('Ana needs the room before noon.')
})

test('[CTL3] [OFF13] packages are computed: while a person plays the mediator they are asked of nobody, by whatever name', async () => {
  for (const mediator of ['a person', 'built-in'])
    expect(await house.submit(fay, negotiation, asks('packages', undefined, mediator))).toEqual({
      outcome: 'refused',
      refusal: { code: 'MediatorPlayed', person: 'fay' },
    })
})
