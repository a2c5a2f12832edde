import { expect, test } from 'vitest'
import { secretsIn } from './planted'

test('a planted figure in words is found with its place, one that a digest spells is told apart', () => {
  const digest = `${'a'.repeat(30)}703191${'b'.repeat(28)}`
  const state = {
    runs: [{ note: 'It pays 703,191.', seed: 1, exchange: digest }],
    'Quillfeather said': 7031913,
  }
  const { words, digests } = secretsIn(state)
  expect(words).toEqual([
    '/runs/0/note: It pays 703,191.',
    ' (key): Quillfeather said',
    '/Quillfeather said: 7031913',
  ])
  expect(digests).toEqual([`/runs/0/exchange: ${digest}`])
})
