import { expect, test } from 'vitest'
import { intentStatement } from '@/server/protocol/statements'
import { NO_INTENT, statementOf, whatIsMissing } from './intent-draft'

test('lines left empty are not sent', () => {
  const draft = {
    ...NO_INTENT,
    goals: [
      { text: ' Light ', rationale: '' },
      { text: ' ', rationale: 'x' },
    ],
    redLines: ['', 'No night work'],
  }
  expect(statementOf(draft)).toMatchObject({
    goals: [{ text: 'Light', rationale: '' }],
    redLines: ['No night work'],
  })
  expect(intentStatement.safeParse(statementOf(draft)).success).toBe(true)
})

test('an intent says what is missing before it is sent', () => {
  expect(whatIsMissing(NO_INTENT)).toBe('State at least one goal.')
  const goals = [{ text: 'Light', rationale: '' }]
  expect(whatIsMissing({ ...NO_INTENT, goals, redLines: ['x'.repeat(601)] })).toMatch(/too long/)
  expect(whatIsMissing({ ...NO_INTENT, goals })).toBeNull()
})
