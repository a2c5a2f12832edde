import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { negotiationId } from '@/server/protocol/ids'
import { a, ana, ann, bo, called, opened, settled, talking } from '@/server/protocol/testing'
import { canonicalJson } from './canonical'
import { entryHash, type StoredEntry } from './entry'
import { NO_ENTRY } from './hash'
import { verifying, verifyRecord } from './verify'

const whole = settled({ parties: 3 })
const record = whole.entries
const last = record.length
const head = { seq: last, hash: whole.head.hash }

/** The record with its chain made anew from each text: what an operator could write over all of it. */
function rehashed(entries: readonly StoredEntry[]): StoredEntry[] {
  let prev = NO_ENTRY
  return entries.map(({ text }, index) => {
    const read = z.record(z.string(), z.json()).parse(JSON.parse(text))
    const made = canonicalJson({ ...read, seq: index + 1, prev })
    prev = entryHash(made)
    return { seq: index + 1, hash: prev, text: made }
  })
}
const edited = (from: string, to: string) => {
  const made = record.map((one) => ({ ...one, text: one.text.replaceAll(from, to) }))
  expect(made).not.toEqual(record)
  return rehashed(made)
}
const at = fc.nat({ max: last - 1 })
const other = (text: string, where: number) => {
  const place = where % text.length
  const swapped = text[place] === 'a' ? 'b' : 'a'
  return text.slice(0, place) + swapped + text.slice(place + 1)
}

test('[REC5] a sound record says what was checked, how often, and what its head proves', () => {
  const verdict = verifyRecord(record, { heads: [head], negotiation: negotiationId.parse('yard') })
  expect(verdict).toMatchObject({
    sound: true,
    entries: last,
    head: head.hash,
    first: null,
    knownHead: 'matches',
  })
  expect(verdict.outcome?.kind).toBe('canonical')
  const done = Object.fromEntries(verdict.checks.map((one) => [one.check, one.done]))
  expect(done).toEqual({
    chain: last,
    replay: last,
    'immutable-text': 1,
    'all-parties': 2,
    'own-words': 4,
    'own-signature': 0,
    'same-text': 4,
    'same-call': 4,
    'time-order': last + 3,
    'known-head': 1,
  })
})

test('[REC5] a record without an agreement has nothing to align, and says so', () => {
  const verdict = verifyRecord(talking().entries)
  expect(verdict).toMatchObject({ sound: true, outcome: null, knownHead: 'none-given' })
  expect(verdict.checks.find((one) => one.check === 'own-words')?.done).toBe(0)
})

test('[REC5] a ratification by a grant recorded before the call is one of the party’s own', () => {
  const table = talking().seat(ann, 'member', a)
  table.does(ana, { type: 'Grant', to: ann, purposes: ['ratify'], subject: 'x', until: table.inHours(9) })
  table.callFor(table.draft())
  const words = 'By Ana’s grant I ratify this settlement for Alder House as written.'
  table.does(ann, table.sends(ann, words, 'ratifies', ['disclosed_delegate']))
  table.ratifies(bo)
  expect(verifyRecord(table.entries)).toMatchObject({ sound: true, outcome: { kind: 'canonical' } })
})

test('verification tells how far it is, in steps', () => {
  const table = called()
  for (let turn = 0; turn < 120; turn++)
    table.does(bo, { type: 'ShowQuestion', ...table.call, page: 'ratify' })
  const steps = verifying(table.entries)
  const first = steps.next()
  expect(first).toEqual({ done: false, value: { done: 100, of: table.entries.length } })
  const seen = [...verifying(table.entries)]
  expect(seen.at(-1)).toEqual({ done: table.entries.length, of: table.entries.length })
})

test('an empty record is not a sound one', () => {
  expect(verifyRecord([])).toMatchObject({ sound: false, first: { code: 'nothing' }, negotiation: null })
})

describe('tampering without making the hashes anew', () => {
  test('[REC3] one changed character is found, in its entry', () => {
    fc.assert(
      fc.property(at, fc.nat(), (index, where) => {
        const bad = record.map((one, place) =>
          place === index ? { ...one, text: other(one.text, where) } : one,
        )
        expect(verifyRecord(bad).first).toMatchObject({ check: 'chain', seq: index + 1, code: 'hash' })
      }),
      { numRuns: 400 },
    )
  })

  test('[REC3] a changed hash is found', () => {
    fc.assert(
      fc.property(at, fc.nat(), (index, where) => {
        const bad = record.map((one, place) =>
          place === index ? { ...one, hash: other(one.hash, where) } : one,
        )
        expect(verifyRecord(bad).first?.seq).toBe(index + 1)
      }),
      { numRuns: 200 },
    )
  })

  test('[REC3] a dropped, doubled or inserted entry is found where it happened', () => {
    fc.assert(
      fc.property(fc.nat({ max: last - 2 }), at, (index, from) => {
        const dropped = record.filter((_, place) => place !== index)
        expect(verifyRecord(dropped).first?.seq).toBe(index + 1)
        const doubled = [...record.slice(0, index + 1), ...record.slice(index)]
        expect(verifyRecord(doubled).first?.seq).toBe(index + 2)
        const inserted = [
          ...record.slice(0, index + 1),
          ...record.slice(from, from + 1),
          ...record.slice(index + 1),
        ]
        expect(verifyRecord(inserted).sound).toBe(from === index + 1 && inserted.length === last)
      }),
      { numRuns: 200 },
    )
  })

  test('[REC3] two swapped entries are found at the first of them', () => {
    fc.assert(
      fc.property(at, at, (one, two) => {
        fc.pre(one !== two)
        const swapped = record.map((stored, place) =>
          place === one ? (record[two] ?? stored) : place === two ? (record[one] ?? stored) : stored,
        )
        expect(verifyRecord(swapped).first?.seq).toBe(Math.min(one, two) + 1)
      }),
      { numRuns: 200 },
    )
  })

  test('[REC3] an entry hashed anew by itself breaks the chain after it', () => {
    fc.assert(
      fc.property(fc.nat({ max: last - 2 }), fc.nat(), (index, where) => {
        const bad = record.map((one, place) => {
          if (place !== index) return one
          const text = other(one.text, where)
          return { ...one, text, hash: entryHash(text) }
        })
        const { first } = verifyRecord(bad)
        expect([index + 1, index + 2]).toContain(first?.seq)
      }),
      { numRuns: 200 },
    )
  })

  test('[REC3] another writing of the same entry is not the entry', () => {
    const text = (record[0]?.text ?? '').replace('{', '{ ')
    const spaced = [{ seq: 1, hash: entryHash(text), text }]
    expect(verifyRecord(spaced).first).toMatchObject({ code: 'not-canonical', seq: 1 })
  })
})

describe('tampering with all hashes made anew', () => {
  test('[REC3] a cut end is found against a known head, and not without one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: last - 1 }), (length) => {
        const cut = record.slice(0, length)
        expect(verifyRecord(cut)).toMatchObject({ sound: true, knownHead: 'none-given' })
        expect(verifyRecord(cut, { heads: [head] })).toMatchObject({
          sound: false,
          knownHead: 'differs',
          first: { check: 'known-head', code: 'cut-short', seq: length + 1 },
        })
      }),
    )
  })

  test('[REC4] a rewritten name is consistent in itself, and found only against a known head', () => {
    const rewritten = edited('The yard between us', 'The yard of Alder House')
    expect(verifyRecord(rewritten)).toMatchObject({ sound: true, knownHead: 'none-given' })
    expect(verifyRecord(rewritten, { heads: [head] }).first).toMatchObject({
      check: 'known-head',
      code: 'other-history',
      seq: last,
    })
  })

  test.each([
    ['a word of a ratification', 'I ratify this settlement as it is written.', 'I ratify anything at all.'],
    ['a term of the settlement', 'open to all from 8 to 18', 'open to all from 8 to 20'],
    ['the digest that was called', whole.matter.settlements[0]?.settlement.digest ?? '', '0'.repeat(64)],
    [
      'who confirmed last',
      '"actor":{"kind":"person","person":"cy"}',
      '"actor":{"kind":"person","person":"bo"}',
    ],
    ['a commitment to words', '"words":"', '"words":"0'],
  ])('[REC2] the protocol refuses a record in which %s was changed', (_, from, to) => {
    expect(verifyRecord(edited(from, to))).toMatchObject({ sound: false })
  })

  test('[REC2] an invented outcome is refused: the events are those that decide gives', () => {
    const forged = edited('"type":"SettlementBecameCanonical"', '"type":"SettlementBecameCanon"')
    expect(verifyRecord(forged).first).toMatchObject({ check: 'replay', code: 'other-events', seq: last })
  })

  test('[REC2] commitments that the command does not hold are refused', () => {
    const index = record.findIndex((one) => one.text.includes('"RecordAttempt"'))
    const forged = record.map((one, place) =>
      place === index
        ? { ...one, text: one.text.replace(/"sealed":\["[0-9a-f]{64}"/, `"sealed":["${'0'.repeat(64)}"`) }
        : one,
    )
    expect(verifyRecord(rehashed(forged)).first).toMatchObject({ code: 'other-commitments', seq: index + 1 })
  })

  test('[REC2] an act the protocol would have refused is named with its refusal', () => {
    const forged = record.filter((one) => !one.text.includes('"BeginIntents"'))
    expect(verifyRecord(rehashed(forged)).first).toMatchObject({
      check: 'replay',
      code: 'refused-by-the-protocol',
      refusal: { code: 'WrongPhase' },
    })
  })

  test('[REC3] entries of another negotiation do not continue this one', () => {
    const mine = called().entries
    const theirs = opened({ parties: 3 }).entries
    expect(verifyRecord([...theirs, ...mine.slice(1)]).first).toMatchObject({ code: 'broken-chain', seq: 2 })
    expect(verifyRecord(mine, { negotiation: negotiationId.parse('other') }).first?.code).toBe(
      'other-negotiation',
    )
  })
})
