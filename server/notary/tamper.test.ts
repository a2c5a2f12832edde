import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Command, Submission } from '@/server/protocol/commands'
import { decide } from '@/server/protocol/decide'
import type { Event } from '@/server/protocol/events'
import { type CommandId, commandId, instant, type PersonId } from '@/server/protocol/ids'
import { type Signature, signature } from '@/server/protocol/signature'
import type { Opened } from '@/server/protocol/state'
import { testKey } from '@/server/protocol/test-keys'
import { ana, bo, called, sealWords } from '@/server/protocol/testing'
import { canonicalJson } from '@/server/record/canonical'
import { entryHash, type StoredEntry, writeEntry } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import { digestOfFile, signManifest } from '@/server/record/manifest'
import { replay } from '@/server/record/replay'
import { fingerprintOf } from '@/server/record/signed-note'
import { verifyBundle } from '@/server/record/verify-bundle'
import { newKeys, TestArchive } from './testing'

// Thousands of bundles are checked here, each with its signatures; nothing waits.
vi.setConfig({ testTimeout: 300_000 })

const keys = newKeys()
const pinned = [fingerprintOf(keys.signer.publicKey)]
const record = played()
const archive = await TestArchive.of(record, keys)
const files = await archive.files()
const names = [...files.keys()]
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const linesOf = (from: ReadonlyMap<string, Uint8Array>) =>
  decoder.decode(from.get('entries.jsonl')).split('\n').slice(0, -1)
const lines = linesOf(files)
const at = fc.nat({ max: lines.length - 1 })

function played(negotiation = 'yard'): StoredEntry[] {
  const table = called({ negotiation })
  table.sends(ana, 'Sounds fine if the gate is mended.', 'unclear', ['conditional'])
  table.ratifies(ana, 'I ratify this settlement, “Use of the yard”, as it is written.')
  table.ratifies(bo, 'We accept the settlement above as written.')
  return table.entries
}
const withLines = (made: readonly string[]) =>
  new Map([...files, ['entries.jsonl', encoder.encode(made.map((line) => `${line}\n`).join(''))]])
const check = (made: ReadonlyMap<string, Uint8Array>) => verifyBundle({ files: made, keys: pinned })

/** The record with its chain made anew from each text: what an operator could write over all of it. */
function rehashed(texts: readonly string[]): StoredEntry[] {
  let prev = NO_ENTRY
  return texts.map((text, index) => {
    const read = z.record(z.string(), z.json()).parse(JSON.parse(text))
    const made = canonicalJson({ ...read, seq: index + 1, prev })
    prev = entryHash(made)
    return { seq: index + 1, hash: prev, text: made }
  })
}

test('the record that is tampered with is sound', () => {
  expect(check(files)).toMatchObject({ valid: true, signed: 'yes', outcome: { kind: 'canonical' } })
})

describe('[REC10] an edit that the pinned key did not sign is found', () => {
  test('one byte of any file', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (name, where, by) => {
          const bytes = files.get(name)?.slice() ?? new Uint8Array()
          const place = where % bytes.length
          bytes[place] = (bytes[place] ?? 0) ^ by
          expect(check(new Map([...files, [name, bytes]]))?.valid).toBe(false)
        },
      ),
      { numRuns: 1500 },
    )
  })

  test('one character of an entry, reported in that entry', () => {
    fc.assert(
      fc.property(at, fc.nat(), fc.constantFrom('a', 'Z', '7', ' '), (index, where, letter) => {
        const line = lines[index] ?? ''
        const place = where % line.length
        fc.pre(line[place] !== letter)
        const made = line.slice(0, place) + letter + line.slice(place + 1)
        const verdict = check(withLines(lines.map((one, at) => (at === index ? made : one))))
        expect(verdict).toMatchObject({ valid: false, first: { in: 'entry', seq: index + 1 } })
      }),
      { numRuns: 1500 },
    )
  })

  test('an entry dropped, doubled, swapped or moved, and the end cut off', () => {
    fc.assert(
      fc.property(at, at, (one, two) => {
        const dropped = lines.filter((_, place) => place !== one)
        const doubled = [...lines.slice(0, one + 1), ...lines.slice(one)]
        const swapped = lines.map((line, place) =>
          place === one ? (lines[two] ?? line) : place === two ? (lines[one] ?? line) : line,
        )
        expect(check(withLines(dropped))?.first).toMatchObject({ in: 'entry', seq: one + 1 })
        expect(check(withLines(doubled))?.first).toMatchObject({ in: 'entry', seq: one + 2 })
        expect(check(withLines(swapped))?.valid).toBe(one === two)
        expect(check(withLines(lines.slice(0, one)))?.valid).toBe(false)
      }),
      { numRuns: 200 },
    )
  })

  test('a file taken out, added or given another’s content', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...names), (one, other) => {
        const without = new Map([...files].filter(([name]) => name !== one))
        expect(check(without)?.valid ?? false).toBe(false)
        expect(check(new Map([...files, [`${one}.more`, new Uint8Array()]]))?.valid).toBe(false)
        const moved = check(new Map([...files, [one, files.get(other) ?? new Uint8Array()]]))
        expect(moved?.valid).toBe(one === other)
      }),
      { numRuns: 300 },
    )
  })

  test('everything signed anew with another key, in whatever the entries say', async () => {
    const forged = await TestArchive.of(record, newKeys())
    const made = await forged.files()
    expect(verifyBundle({ files: made })).toMatchObject({ consistent: true, signed: 'not-checked' })
    expect(check(made)).toMatchObject({ consistent: true, signed: 'no', valid: false })
    // The true key’s own files laid over the forgery do not help it.
    for (const name of ['checkpoint', 'manifest', 'keys.json'])
      expect(check(new Map([...made, [name, files.get(name) ?? new Uint8Array()]]))?.valid).toBe(false)
  })

  test('the words, names, times and terms of the record, with all its hashes made anew', () => {
    for (const [from, to] of [
      ['8 to 18', '8 to 13'],
      ['Alder House', 'Alder Hause'],
      ['T09:05', 'T09:04'],
      ['We accept the settlement', 'We reject the settlement'],
    ] as const) {
      const made = rehashed(lines.map((line) => line.replaceAll(from, to)))
      expect(made.map(({ text }) => text)).not.toEqual(lines)
      expect(check(withLines(made.map(({ text }) => text)))?.valid).toBe(false)
    }
  })
})

describe('[REC10] two negotiations spliced together are found', () => {
  test('entries of another record in the place of their own', async () => {
    const strangers = linesOf(await (await TestArchive.of(played('mill'), keys, 'mill')).files())
    fc.assert(
      fc.property(at, (index) => {
        fc.pre(strangers[index] !== lines[index] && strangers[index] !== undefined)
        const spliced = lines.map((line, place) => (place === index ? (strangers[index] ?? line) : line))
        expect(check(withLines(spliced))?.valid).toBe(false)
        expect(check(withLines([...lines.slice(0, index), ...strangers.slice(index)]))?.valid).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})

/** Entries written by hand, past the rules, as an operator could: in form, chained, with the events one would expect. */
class Forger {
  constructor(readonly entries: StoredEntry[]) {
    this.entries = [...entries]
  }
  #state(): Opened {
    const { state } = replay(this.entries).replayed
    if (state.phase === 'Unopened') throw new Error('nothing to forge')
    return { ...state, keys: [] }
  }
  #write(person: PersonId, id: CommandId, command: Command, own?: Signature): void {
    const at = instant.parse('2026-03-02T19:00:00.000Z')
    const submitted: Submission = {
      id,
      at,
      actor: { kind: 'person', person },
      command,
      ...(own && { signature: own }),
    }
    const given = decide(this.#state(), { id, at, actor: submitted.actor, command })
    if (!given.ok) throw new Error(given.refusal.code)
    const events: Event[] = own
      ? [{ type: 'ActSigned', person, key: own.key, command: id }, ...given.events]
      : given.events
    const last = this.entries.at(-1)
    this.entries.push(writeEntry(this.entries.length + 1, last?.hash ?? NO_ENTRY, submitted, events))
  }
  attempt(person: PersonId, words: string) {
    const state = this.#state()
    if (state.phase !== 'Ratification') throw new Error('no call')
    const place = { call: state.open.call, digest: state.open.digest }
    const attempt = commandId.parse('act-forged')
    const { commitments, opening } = sealWords(state, person, attempt, words, 'ratifies')
    this.#write(person, attempt, { type: 'RecordAttempt', ...place, ...commitments })
    const confirm = { type: 'ConfirmRatification', ...place, attempt, ...opening } as const
    return { id: commandId.parse('act-forged-too'), confirm }
  }
  confirm(person: PersonId, { id, confirm }: ReturnType<Forger['attempt']>, own?: Signature): void {
    this.#write(person, id, confirm, own)
  }
}

/** A bundle of entries that no honest house would bundle, signed with the true key all the same. */
async function signedAnew(entries: readonly StoredEntry[]): Promise<Map<string, Uint8Array>> {
  const { notary, negotiation } = await TestArchive.of(entries, keys)
  const signed = await notary.checkpoint(negotiation)
  const texts = new Map([
    ['entries.jsonl', entries.map(({ text }) => `${text}\n`).join('')],
    ['checkpoint', signed?.note ?? ''],
    ['keys.json', decoder.decode(files.get('keys.json'))],
  ])
  const made = new Map([...texts].map(([name, text]) => [name, encoder.encode(text)]))
  const digests = new Map([...made].map(([name, bytes]) => [name, digestOfFile(bytes)]))
  return made.set('manifest', encoder.encode(signManifest(negotiation, digests, keys.signer)))
}

describe('[KEY6] what a person signed cannot be rewritten even with the true key of the house', () => {
  const WORDS = 'I ratify this settlement, “Use of the yard”, as it is written.'
  const table = called().enrols(ana).enrols(bo, testKey('bo', 'ECDSA-P256'))
  const before = table.entries.length
  table.ratifies(ana, WORDS)
  table.ratifies(bo)

  /** Ana's attempt and confirmation as the house would forge them: words, seals, events and hashes made anew. */
  async function forged(words: string, signed: 'kept' | 'left out' | 'with a key of the house') {
    const forger = new Forger(table.entries.slice(0, before))
    const attempt = forger.attempt(ana, words)
    const kept = z.object({ signature }).parse(JSON.parse(table.entries[before + 1]?.text ?? '')).signature
    const own = testKey('house').sign({ negotiation: 'yard', person: ana }, attempt.id, attempt.confirm)
    const with_ = { kept, 'left out': undefined, 'with a key of the house': own }[signed]
    forger.confirm(ana, attempt, with_)
    return signedAnew(forger.entries)
  }

  test.each(['kept', 'left out', 'with a key of the house'] as const)('her signature %s', async (signed) => {
    const made = await forged('I ratify this settlement, and gladly.', signed)
    const verdict = verifyBundle({ files: made, keys: pinned })
    expect(verdict).toMatchObject({ valid: false, consistent: false, signed: 'yes' })
    expect(verdict?.first).toMatchObject({
      in: 'entry',
      seq: before + 2,
      code: 'refused-by-the-protocol',
      refusal: {
        code:
          signed === 'kept' ? 'SignatureFalse' : signed === 'left out' ? 'SignatureMissing' : 'UnknownKey',
      },
    })
  })

  test('the record as it was done is valid, and says who signed', async () => {
    const made = await (await TestArchive.of(table.entries, keys)).files()
    expect(verifyBundle({ files: made, keys: pinned })).toMatchObject({
      valid: true,
      signatures: [
        { name: 'Ana', key: testKey(ana).key },
        { name: 'Bo', key: testKey('bo', 'ECDSA-P256').key },
      ],
    })
  })
})

describe('[REC8] with the true key only a receipt shows it', () => {
  test('a record cut short and signed again', async () => {
    const receipt = await archive.receipt(record.length)
    for (let length = 2; length < record.length; length++) {
      const cut = await TestArchive.of(record.slice(0, length), keys)
      const made = await cut.files()
      expect(verifyBundle({ files: made, keys: pinned })).toMatchObject({ valid: true, signed: 'yes' })
      expect(verifyBundle({ files: made, keys: pinned, receipts: [receipt] })).toMatchObject({
        valid: false,
        consistent: true,
        receipts: 'no',
        found: [{ state: 'cut-short', entry: record.length }],
      })
    }
  })

  test('a record played again otherwise and signed again', async () => {
    const receipt = await archive.receipt(record.length - 1)
    const table = called()
    table.sends(ana, 'Sounds fine if the gate is mended.', 'unclear', ['conditional'])
    table.ratifies(ana, 'I ratify this settlement, “Use of the yard”, and gladly.')
    table.ratifies(bo, 'We accept the settlement above as written.')
    const made = await (await TestArchive.of(table.entries, keys)).files()
    expect(verifyBundle({ files: made, keys: pinned })).toMatchObject({ valid: true })
    expect(verifyBundle({ files: made, keys: pinned, receipts: [receipt] })).toMatchObject({
      valid: false,
      found: [{ state: 'other-history' }],
    })
  })

  test('a record that went on keeps every receipt given before', async () => {
    const early = await TestArchive.of(record.slice(0, 5), keys)
    const receipts = [await early.receipt(3), await early.receipt(5), await archive.receipt(7)]
    expect(verifyBundle({ files, keys: pinned, receipts })).toMatchObject({ valid: true, receipts: 'yes' })
  })

  test('a receipt that was changed, or signed by nobody known, proves nothing', async () => {
    const receipt = await archive.receipt(4)
    const forged = await (await TestArchive.of(record, newKeys())).receipt(4)
    const states = (text: string) =>
      verifyBundle({ files, keys: pinned, receipts: [{ name: 'r', text }] })?.found[0]?.state
    expect(states(receipt.text)).toBe('contained')
    expect(states(forged.text)).toBe('not-signed')
    expect(states('')).toBe('unreadable')
    fc.assert(
      fc.property(
        fc.nat({ max: receipt.text.length - 1 }),
        fc.constantFrom('A', '9', '\n'),
        (where, letter) => {
          fc.pre(receipt.text[where] !== letter)
          expect(states(receipt.text.slice(0, where) + letter + receipt.text.slice(where + 1))).not.toBe(
            'contained',
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})
