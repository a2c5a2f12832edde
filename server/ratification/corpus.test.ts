import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Label, ReasonCode, ScreenContext, Span } from '@/server/ratification/reading'
import { screen } from '@/server/ratification/screen'

interface Item {
  id: string
  text: string
  context: ScreenContext
  label: Label
  reasons: ReasonCode[]
}

function load<T>(name: string): T[] {
  const text = readFileSync(new URL(`corpus/${name}`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line): T => JSON.parse(line))
}

function measure(items: Item[]) {
  const falsely: string[] = []
  let [right, yes, recorded, hit, extra, missed] = [0, 0, 0, 0, 0, 0]
  for (const item of items) {
    const reading = screen(item.text, item.context)
    if (reading.label === item.label) right += 1
    if (item.label === 'ratifies') yes += 1
    if (reading.label === 'ratifies' && item.label === 'ratifies') recorded += 1
    if (reading.label === 'ratifies' && item.label !== 'ratifies') falsely.push(item.text)
    hit += reading.reasons.filter((reason) => item.reasons.includes(reason)).length
    extra += reading.reasons.filter((reason) => !item.reasons.includes(reason)).length
    missed += item.reasons.filter((reason) => !reading.reasons.includes(reason)).length
  }
  return {
    falsely,
    recall: recorded / yes,
    accuracy: right / items.length,
    f1: (2 * hit) / (2 * hit + extra + missed),
  }
}

describe('on the dev corpus', () => {
  const figures = measure(load<Item>('ratification.dev.jsonl'))
  it('nothing is recorded that was not a ratification', () => expect(figures.falsely).toEqual([]))
  it('at least 97% of the ratifications are recorded', () =>
    expect(figures.recall).toBeGreaterThanOrEqual(0.97))
  it('at least 90% of the labels are right', () => expect(figures.accuracy).toBeGreaterThanOrEqual(0.9))
  it('reasons reach a micro-F1 of 0.80', () => expect(figures.f1).toBeGreaterThanOrEqual(0.8))
  it('four spans in five overlap by half one marked by hand', () => {
    const items = new Map(load<Item>('ratification.dev.jsonl').map((item) => [item.id, item]))
    let [overlapping, n] = [0, 0]
    for (const { id, spans } of load<{ id: string; spans: Span[] }>('spans.jsonl')) {
      const item = items.get(id)
      if (!item) throw new Error(`no statement ${id}`)
      for (const span of screen(item.text, item.context).spans) {
        n += 1
        const shared = (one: Span) => Math.min(one.end, span.end) - Math.max(one.start, span.start)
        if (spans.some((one) => shared(one) >= Math.min(span.end - span.start, one.end - one.start) / 2))
          overlapping += 1
      }
    }
    expect(overlapping / n).toBeGreaterThanOrEqual(0.8)
  })
})

describe('in the other languages', () => {
  const figures = measure(load<Item>('languages.jsonl'))
  it('nothing is recorded that was not a ratification', () => expect(figures.falsely).toEqual([]))
  it('plain statements are read', () => expect(figures.accuracy).toBeGreaterThanOrEqual(0.95))
})

describe('on every set it was built with', () => {
  it.each([
    'practice',
    'held-out',
    'second-author',
    'author-three',
    'author-five',
    'author-six',
    'author-eight',
  ])('nothing in %s is recorded that was not a ratification', (name) =>
    expect(measure(load<Item>(`${name}.jsonl`)).falsely).toEqual([]),
  )
})
