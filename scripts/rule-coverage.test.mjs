import { expect, test } from 'vitest'
import { judgeCoverage, quotedBy, rulesOf } from './rule-coverage.mjs'

test('a rule is an id in bold at the start of its text, and a mention elsewhere is none', () => {
  const specification =
    '**[RAT1]** first\n- **[RAT2]** second, see **[RAT9]**\n3. **[MP-01-7a]** third\n[RAT8] plain'
  expect(rulesOf(specification)).toEqual(['RAT1', 'RAT2', 'MP-01-7a'])
})

test('ids are read from titles alone, in every form a test takes', () => {
  const text = `
test('[A1] plain', () => {})
describe("[A2] [A3] two of them", () => {})
it.each([[1, f(2)], [3]])('[A4] %s', () => {})
test.skipIf(x)(\`[A5] a template\`, () => {})
test(
  '[A6] on a line of its own',
  () => expect('[A7]').toBe('[A7]'),
)
// test about [A8]`
  expect(quotedBy(text)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])
})

test('a rule without a test, a rule stated twice and a quotation of no rule are faults', () => {
  const tests = [{ path: 'a.test.ts', text: `test('[A1] x', f); test('[B1] y', f)` }]
  expect(judgeCoverage(['A1', 'A2', 'A2'], tests)).toEqual([
    '[A2] is stated twice',
    '[A2] has no test',
    'a.test.ts quotes [B1], which no rule of server/protocol/SPEC.md has',
  ])
  expect(judgeCoverage(['A1', 'B1'], tests)).toEqual([])
})
