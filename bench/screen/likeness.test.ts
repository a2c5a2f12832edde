import { describe, expect, it } from 'vitest'
import type { Label } from '@/server/ratification/reading'
import type { Item } from './corpora'
import { likeness } from './likeness'

const item = (text: string, label: Label = 'ratifies'): Item => ({
  id: text,
  text,
  lang: 'en',
  label,
  reasons: ['none'],
  context: {
    settlementTitle: 'Orchard Wall Settlement',
    settlementVersion: 1,
    settlementDate: '2026-04-02T10:00:00Z',
    otherVersions: [],
    digestPrefix: '12ab34cd',
    parties: ['Ada Quill', 'Ben Marsh'],
    speaker: 'Ada Quill',
  },
})
const plain = item('I accept this settlement as written.')
const story = item(
  'We walked the wall twice in the rain, Ben and I. Neither said much. My aunt would have laughed. I take what it says.',
)
const many = (one: Item, times: number) => Array.from({ length: times }, () => one)

describe('how much a statement counts for its manner', () => {
  it('is more where the manner is usual in the aim and seldom in what was written, and less the other way round', () => {
    const alike = likeness([...many(plain, 10), ...many(story, 90)], [...many(plain, 60), ...many(story, 40)])
    expect(alike(plain)).toBeGreaterThan(1)
    expect(alike(story)).toBeLessThan(1)
  })

  it('is one where both are written the same', () => {
    const both = [...many(plain, 30), ...many(story, 70)]
    expect(likeness(both, both)(plain)).toBeCloseTo(1)
  })

  it('is never so large or so small that a few statements decide', () => {
    const alike = likeness(many(story, 10_000), many(plain, 10_000))
    expect(alike(plain)).toBeLessThanOrEqual(5)
    expect(alike(story)).toBeGreaterThanOrEqual(0.25)
  })

  it('is told apart by label: plain words may be usual in one and seldom in another', () => {
    const refusal = { ...plain, label: 'unclear' as const }
    const alike = likeness(
      [...many(plain, 10), ...many(story, 90), ...many(refusal, 90)],
      [...many(plain, 60), ...many(story, 40), ...many(refusal, 90)],
    )
    expect(alike(plain)).toBeGreaterThan(alike(refusal))
    expect(alike(refusal)).toBeCloseTo(1)
  })
})
