import { expect, test } from 'vitest'
import { framedItems, TIMES } from './framed'
import { frames, unreadFrames } from './sets'

test('every frame is told more than once, each time filled and of a settlement of its own', async () => {
  const items = await framedItems([...frames, ...unreadFrames])
  expect(items.length).toBeGreaterThan(40_000)
  expect(items.filter(({ text }) => /\{[A-Z]\}/u.test(text))).toEqual([])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const lines = new Set(items.map(({ id }) => id.replace(/\.\d+$/u, '')))
  expect(lines.size * TIMES).toBe(items.length)
})

test('frames stand in pairs that look alike: one is a ratification, and the other is none', async () => {
  for (const name of [...frames, ...unreadFrames]) {
    const told = (await framedItems([name])).filter(({ id }) => id.endsWith('.0'))
    const pairs = Array.from({ length: told.length / 2 }, (_, at) => told.slice(at * 2, at * 2 + 2))
    const ratifying = pairs.map((pair) => pair.filter(({ label }) => label === 'ratifies').length)
    expect(ratifying.filter((many) => many !== 1)).toEqual([])
  }
})
