import { expect, it } from 'vitest'
import { committed } from '@/server/ratification/model/committed'
import { PLACES } from '@/server/ratification/model/features'
import { GRAM_PLACES } from '@/server/ratification/model/grams'
import { judge } from '@/server/ratification/model/judge'
import { MOST_WORDS } from '@/server/ratification/model/order'
import { orchardWall as context } from '@/server/ratification/orchard-wall.fixture'
import { prepare, shownBy } from '@/server/ratification/read'

/** How harmful a statement is held where the regressions say only so much, whatever it is, and the network `said`. */
function harmOf(text: string, said: number, regressions: number): number {
  const prepared = prepare(text, context)
  if (prepared.kind !== 'english') throw new Error('not read as English')
  const flat = (base: number, places: number) => ({ of: new Float32Array(places), step: 1, base })
  const { order } = committed().harm
  return judge(
    shownBy(prepared),
    {
      whole: flat(regressions, PLACES),
      grams: flat(0, GRAM_PLACES),
      against: new Map([['hedged', flat(0, PLACES)]]),
      order: { ...order, said: new Float32Array(order.said.length), base: said },
    },
    prepared.evidence.marked,
  ).harm
}

const text = 'I accept this settlement as written, and I hand the keys of the orchard gate to Ben on Sunday.'
const story = 'We walked along the wall and spoke of the apples, the frost and the coping. '
const OPEN = -6

it('the network tips what the regressions leave open, and only so far', () => {
  expect(harmOf(text, -3, OPEN)).toBe(OPEN - 3)
  expect(harmOf(text, 3, OPEN)).toBe(OPEN + 3)
  expect(harmOf(text, 1000, OPEN)).toBe(OPEN + 10)
  expect(harmOf(text, -1000, OPEN)).toBe(OPEN - 10)
})

it('what they are sure of it does not read', () => {
  for (const sure of [OPEN - 11, OPEN + 11]) {
    expect(harmOf(text, -1000, sure)).toBe(sure)
    expect(harmOf(text, 1000, sure)).toBe(sure)
  }
})

it('nor a statement longer than it learnt from', () => {
  const long = `${story.repeat(11)}${text}`
  expect(long.split(' ').length).toBeGreaterThan(MOST_WORDS)
  expect(harmOf(long, -1000, OPEN)).toBe(OPEN)
  expect(harmOf(long, 1000, OPEN)).toBe(OPEN)
})
