import { expect, it } from 'vitest'
import { byPart, orderOdds } from '@/server/ratification/model/order'
import { sequenceOf } from '@/server/ratification/model/sequence'
import { commonRows, orderSettings, trainOrder } from './train-order'

const example = (text: string, yes: boolean) => ({
  sequence: sequenceOf({ text, acts: [], cues: [], idioms: [] }),
  yes,
  weight: 1,
  asides: [yes, !yes],
})
/** The same words in each: only their order tells one from the other. */
const examples = Array.from({ length: 40 }, (_, i) =>
  i % 2 === 0
    ? example('we accept and they reject @ref', false)
    : example('they accept and we reject @ref', true),
)
const settings = { ...orderSettings, epochs: 15, batch: 4, warming: 10 }
const learnt = () => trainOrder(examples, commonRows(examples.map(({ sequence }) => sequence)), settings)

const bytes = (of: Float32Array) => Buffer.from(of.buffer)

it('the same statements always give the same weights', () => {
  const [once, again] = [learnt(), learnt()]
  expect(again.base).toBe(once.base)
  byPart((part) => expect(Buffer.compare(bytes(again[part]), bytes(once[part])), part).toBe(0))
})

it('words in their order are learnt', () => {
  const order = learnt()
  const [harmless, harmful] = examples
  if (!harmless || !harmful) throw new Error('no examples')
  expect(orderOdds(harmless.sequence, order)).toBeLessThan(-1)
  expect(orderOdds(harmful.sequence, order)).toBeGreaterThan(1)
})
