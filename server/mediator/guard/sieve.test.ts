import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseLabelled } from './measure'
import { phrases } from './phrases'
import { namesPattern } from './reading'
import { neededIn, sieveOf, UNKNOWN } from './sieve'

test('what a pattern cannot match without is read from its source', () => {
  expect(neededIn(String.raw`\b(?:agreed|accepted) by (?:all|both)\b`)).toEqual(['agreed', 'accepted'])
  expect(neededIn('(?:very )?final(?:ly)? deal')).toEqual(['final'])
  expect(neededIn('(?<!not )clos(?:e|ing){1,2}[a-z]+x?')).toEqual(['clos'])
  expect(neededIn(String.raw`\b(?:${UNKNOWN}|he) agrees`)).toEqual([' agrees'])
  expect(neededIn('colou?r')).toEqual(['colo'])
  expect(neededIn(String.raw`(?:agreed|\p{L}+)`)).toBeNull()
  expect(neededIn('(?:agreed)?')).toBeNull()
  expect(neededIn('(?=agreed)')).toBeNull()
})

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
