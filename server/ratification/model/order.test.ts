import { expect, it } from 'vitest'
import { committed } from '@/server/ratification/model/committed'
import { orchardWall as context } from '@/server/ratification/orchard-wall.fixture'
import { conclude, prepare } from '@/server/ratification/read'

/** What the screen says where the network says only so much for harmless (below 0) or harmful. */
function leaning(base: number, text: string) {
  const { harm, ...rest } = committed()
  const order = { ...harm.order, said: new Float32Array(harm.order.said.length), base }
  return conclude(prepare(text, context), { ...rest, harm: { ...harm, order } }).label
}

const open = 'I accept this settlement as written, and I hand the keys of the orchard gate to Ben on Sunday.'
const story = 'We walked along the wall and spoke of the apples, the frost and the coping. '

it('the network tips what the others leave open', () => {
  expect(leaning(-1000, open)).toBe('ratifies')
  expect(leaning(1000, open)).not.toBe('ratifies')
})

it('it cannot take back what the others are sure of, nor clear it', () => {
  expect(leaning(1000, 'I accept this settlement as written.')).toBe('ratifies')
  expect(leaning(-1000, 'I accept this settlement as written once Ben has paid me 500 pounds.')).not.toBe(
    'ratifies',
  )
  expect(leaning(-1000, 'I accept this settlement as written, and Ben pays me 500 pounds more.')).not.toBe(
    'ratifies',
  )
})

it('a statement longer than it learnt from is not read by it', () => {
  const long = `${story.repeat(11)}${open}`
  expect(long.split(' ').length).toBeGreaterThan(160)
  expect(leaning(-1000, long)).toBe(leaning(1000, long))
})
