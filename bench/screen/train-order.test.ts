import { expect, it } from 'vitest'
import { orderOdds } from '@/server/ratification/model/order'
import { sequenceOf } from '@/server/ratification/model/sequence'
import { commonRows, trainOrder } from './train-order'

const example = (text: string, yes: boolean) => ({
  sequence: sequenceOf({ text, acts: [{ start: 0, end: 8, kind: 'act' }], cues: [], idioms: [] }),
  yes,
  weight: 1,
  asides: [yes, !yes],
})
const examples = Array.from({ length: 40 }, (_, i) =>
  i % 2 === 0
    ? example('i accept @ref gladly today .', false)
    : example('i accept @ref or else the dog .', true),
)
const learnt = () => trainOrder(examples, commonRows(examples.map(({ sequence }) => sequence)), 1)

it('the same statements always give the same weights', () => {
  expect(learnt()).toEqual(learnt())
})

it('words in their order are learnt', () => {
  const order = learnt()
  const [harmless, harmful] = examples
  if (!harmless || !harmful) throw new Error('no examples')
  expect(orderOdds(harmless.sequence, [order])).toBeLessThan(orderOdds(harmful.sequence, [order]))
})
