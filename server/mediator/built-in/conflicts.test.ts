import { describe, expect, it } from 'vitest'
import type { IntentSet } from '../fixtures/intent-set'
import { SETS, stateOf } from '../fixtures/play'
import { inputFrom, type Statement } from '../input'
import { findingOf } from './conflict-words'
import { type Conflict, conflictsIn } from './conflicts'

const at = (one: Statement) =>
  `${one.party} ${one.reference.kind === 'intent' ? one.reference.item : `position ${one.issue}`}`
const pairs = (found: Conflict[]) =>
  new Set(found.flatMap(({ a, b }) => [`${at(a)} / ${at(b)}`, `${at(b)} / ${at(a)}`]))

describe.each(SETS.map((set): [string, IntentSet] => [set.domain, set]))('%s', (_, set) => {
  const input = inputFrom(stateOf(set))
  const found = conflictsIn(input)

  it('finds each conflict a reader found before there was a mediator', () => {
    const seen = pairs(found)
    expect(
      set.conflicts.map(([a, b]) => `${a.join(' ')} / ${b.join(' ')}`).filter((one) => !seen.has(one)),
    ).toEqual([])
  })

  it('takes no pair that only looks alike for a conflict', () => {
    const seen = pairs(found)
    expect(
      set.apart.map(([a, b]) => `${a.join(' ')} / ${b.join(' ')}`).filter((one) => seen.has(one)),
    ).toEqual([])
  })

  it('cites both statements to the letter, of two parties', () => {
    const texts = input.statements.map((one) => one.text)
    for (const one of found) {
      const finding = findingOf(input, one)
      expect(finding.kind).toBe('conflict')
      if (finding.kind !== 'conflict') continue
      expect(finding.between.every(({ quote }) => texts.includes(quote))).toBe(true)
      expect(one.a.party).not.toBe(one.b.party)
    }
  })
})
