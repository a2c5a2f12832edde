import { expect, it } from 'vitest'
import { DIMENSIONS, seldomOf, vectorNear, vectorOf } from '@/server/language/vectors/vectors'

function alike(one: string, other: string): number {
  const [a, b] = [vectorOf(one), vectorOf(other)]
  if (!a || !b) throw new Error(`${one} or ${other} has no vector`)
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

it('words used alike lie together', () => {
  for (const [word, near, far] of [
    ['lawyer', 'attorney', 'kitchen'],
    ['threaten', 'intimidate', 'refund'],
    ['monday', 'thursday', 'signature'],
    ['invoice', 'receipt', 'grandmother'],
    ['zebra', 'giraffe', 'settlement'],
  ] as const)
    expect(alike(word, near)).toBeGreaterThan(alike(word, far) + 0.3)
})

it('a vector has the length the table says, and about the length of one', () => {
  const vector = vectorOf('settlement')
  expect(vector?.length).toBe(DIMENSIONS)
  expect(Math.hypot(...(vector ?? []))).toBeGreaterThan(0.5)
  expect(Math.hypot(...(vector ?? []))).toBeLessThan(1.5)
})

it('the first and the last word are read whole', () => {
  expect(vectorOf('aback')).toBeDefined()
  expect(vectorOf('zoom')).toBeDefined()
})

it('a word that is not listed has none, or that of its root', () => {
  expect(vectorOf('qwxyzzy')).toBeUndefined()
  expect(vectorNear('qwxyzzying')).toBeUndefined()
  expect(vectorOf('grandmothering')).toBeUndefined()
  expect(vectorNear('grandmothering')).toEqual(vectorOf('grandmother'))
})

it('a seldom word is told from a common one', () => {
  expect(seldomOf('the')).toBe(0)
  expect(seldomOf('zebra')).toBeGreaterThan((seldomOf('house') ?? 1) + 0.2)
  expect(seldomOf('qwxyzzy')).toBeUndefined()
})
