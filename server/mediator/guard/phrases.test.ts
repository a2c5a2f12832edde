import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sieveOf, UNKNOWN } from '@/server/patterns/sieve'
import { parseLabelled } from './measure'
import { phrases } from './phrases'
import { namesPattern } from './reading'

test('no pattern of the voice is kept from a text that it matches', () => {
  const sieve = sieveOf(phrases(UNKNOWN).map((one) => one.source))
  const outputs = parseLabelled(readFileSync(new URL('./corpus/dev.jsonl', import.meta.url), 'utf8'))
  let matched = 0
  for (const { text, context } of outputs) {
    const said = text.toLowerCase()
    const found = sieve(said)
    for (const [at, { source }] of phrases(namesPattern(context.parties)).entries()) {
      if (said.search(new RegExp(source, 'gu')) < 0) continue
      matched += 1
      expect([source, found.has(at)]).toEqual([source, true])
    }
  }
  expect(matched).toBeGreaterThan(50)
})
