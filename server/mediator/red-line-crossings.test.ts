import { expect, test } from 'vitest'
import { a, b, talking } from '@/server/protocol/testing'
import { redLineCrossings } from './red-line-crossings'

const table = (redLines: Record<string, string[]>) =>
  talking({ preset: 'trade-offs', parties: 3, redLines }).matter
const items = (redLines: Record<string, string[]>, ...texts: string[]) =>
  redLineCrossings(table(redLines), 'Alder House', texts).map(({ party, item }) => `${party} ${item}`)

test.each([
  ['p99 latency must stay under 200 ms', 'We accept a p99 latency of 350 ms.'],
  ['The rent is never above 900 € a month', 'A rent of 950 € a month, in exchange for the garage.'],
  ['No plaintext transmission', 'Plaintext transmission inside the data centre.'],
  ['No silent message loss', 'Accept silent message loss for non-critical messages'],
])('[CON6] %j is crossed by %j', (line, text) => {
  expect(items({ b: ['Something else entirely.', line] }, 'We mend the gate.', text)).toEqual(['b r2'])
})

test.each([
  ['p99 latency must stay under 200 ms', 'Accept a latency target of 150 ms'],
  ['The rent is never above 900 € a month', 'A rent of 880 € a month.'],
  ['No plaintext transmission', 'TLS required, symmetric encryption after handshake'],
  ['No silent message loss', 'Fast path for messages under 1 KB (skip some validation)'],
])('[CON6] %j is not crossed by %j', (line, text) => {
  expect(items({ b: [line] }, text)).toEqual([])
})

test('[CON6] the party’s own red line is marked like another’s, with the reason', () => {
  const found = redLineCrossings(
    table({ a: ['No rent above 900 € a month.'], b: ['No rent above 900 € a month.'] }),
    'Alder House',
    ['A rent of 950 € a month.', 'The gate is mended.'],
  )
  expect(found.map((one) => one.party)).toEqual([a, b])
  expect(found.every((one) => one.why.length > 0)).toBe(true)
})

test('[CON6] the check reads words and figures: the same in other words stays unseen', () => {
  expect(items({ b: ['No plaintext transmission'] }, 'Send it unencrypted over the open line.')).toEqual([])
})
