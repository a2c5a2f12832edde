import { describe, expect, test } from 'vitest'
import { settled } from '@/server/protocol/testing'
import { canonicalJson, NotCanonical } from './canonical'
import { EntryLines, LONGEST_LINE } from './entry-lines'
import { NO_ENTRY, taggedHash } from './hash'
import { nestedTooDeep } from './nesting'
import { type Replayed, replayEntry } from './replay'
import { verifyRecord } from './verify'

const record = settled().entries
const encoder = new TextEncoder()

/** The record up to an entry, and the fault of that entry once its text is another, with a hash that fits. */
function faultOf(seq: number, change: (text: string) => string) {
  const texts = record.slice(0, seq).map(({ text }, at) => (at === seq - 1 ? change(text) : text))
  expect(texts[seq - 1]).not.toBe(record[seq - 1]?.text)
  const made = texts.map((text, at) => ({ seq: at + 1, hash: taggedHash('parley/entry/v1', text), text }))
  const { first } = verifyRecord(made)
  return first && { seq: first.seq, code: first.code }
}
const last = record.length

describe('[REC2] JSON that programs read in different ways is no entry', () => {
  test.each([
    ['a key twice, the last as it was', (text: string) => text.replace('{"actor"', '{"seq":1,"actor"')],
    [
      'a key twice inside of the command',
      (text: string) => text.replace('"command":{', '"command":{"words":"No.",'),
    ],
    ['an escape where the letter itself stands', (text: string) => text.replace('ratif', '\\u0072atif')],
    ['white space', (text: string) => text.replace('":', '" :')],
    [
      'keys in another order',
      (text: string) => `{"seq":${last},${text.slice(1).replace(`,"seq":${last}`, '')}`,
    ],
  ])('%s', (_, change) => {
    expect(faultOf(last, change)).toEqual({ seq: last, code: 'not-canonical' })
  })

  test.each([
    ['too large for a double', '1e999'],
    ['too large for an exact integer', '9007199254740993'],
    ['another writing of it', `${last}.0`],
    ['with an exponent', `${last}e0`],
    ['of a thousand figures', '9'.repeat(1000)],
    ['negative nothing', '-0'],
    ['no number of JSON', 'NaN'],
  ])('a number %s in the place of the entry’s own', (_, number) => {
    const fault = faultOf(last, (text) => text.replace(`"seq":${last}}`, `"seq":${number}}`))
    expect(fault).toMatchObject({ seq: last })
    expect(['unreadable', 'not-canonical', 'sequence']).toContain(fault?.code)
  })

  test.each(['1e999', '9007199254740993', '1.5', '-0'])(
    'the number %s among the events, which are compared with those of the protocol',
    (number) => {
      expect(faultOf(last, (text) => text.replace('"call":1', `"call":${number}`))).toMatchObject({
        seq: last,
      })
      expect(faultOf(last, (text) => text.replace(/"events":\[\{/, `"events":[{"more":${number},`))).toEqual({
        seq: last,
        code: number === '9007199254740993' ? 'not-canonical' : expect.any(String),
      })
    },
  )
})

describe('[REC2] keys that mean something to a program are keys like others', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString'])('%s', (key) => {
    const evil = `"${key}":{"polluted":"yes"},`
    for (const place of ['{"actor"', '"command":{', '"actor":{', '"events":[{'])
      expect(
        faultOf(last, (text) =>
          place === '{"actor"' ? text.replace('{', `{${evil}`) : text.replace(place, `${place}${evil}`),
        ),
      ).toMatchObject({ seq: last })
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Reflect.get(Object.prototype, 'polluted')).toBeUndefined()
  })

  test('they have a canonical text, so that none is dropped unseen', () => {
    const read: unknown = JSON.parse('{"b":1,"__proto__":{"a":2},"constructor":3}')
    expect(canonicalJson(read)).toBe('{"__proto__":{"a":2},"b":1,"constructor":3}')
    expect(() => canonicalJson(JSON.parse('{"__proto__":1.5}'))).toThrow(NotCanonical)
  })
})

describe('[REC12] what would take all memory is not read on', () => {
  const before: Replayed = { state: { phase: 'Unopened' }, seq: 0, hash: NO_ENTRY }
  const faultIn = (text: string) => {
    const step = replayEntry(before, { seq: 1, hash: taggedHash('parley/entry/v1', text), text })
    return step.ok ? null : step.fault.fault
  }

  test('an entry nested deeper than any', () => {
    expect(faultIn('['.repeat(3_000_000))).toBe('unreadable')
    expect(faultIn('{"a":'.repeat(1_000_000))).toBe('unreadable')
    // Short enough to be parsed, too deep to be walked through.
    for (const deep of [5_000, 49_000])
      expect(
        faultOf(last, (text) =>
          text.replace('"events":[', `"events":[${'['.repeat(deep)}${']'.repeat(deep)},`),
        ),
      ).toMatchObject({ seq: last })
  })

  test('brackets that people wrote are no nesting', () => {
    const long = JSON.stringify({ text: `${'[{"\\'.repeat(50_000)}` })
    expect(nestedTooDeep(long)).toBe(false)
    expect(nestedTooDeep(`${' '.repeat(100_000)}${'[[],'.repeat(50)}1${']'.repeat(50)}`)).toBe(false)
    expect(nestedTooDeep(`${' '.repeat(100_000)}${'['.repeat(101)}`)).toBe(true)
  })

  test('a line without an end', () => {
    const lines = new EntryLines()
    const piece = encoder.encode('x'.repeat(1024 * 1024))
    for (let at = 0; at <= LONGEST_LINE / piece.length; at++) expect(lines.take(piece)).toEqual([])
    expect(lines.sound).toBe(false)
  })
})
