import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ana, bo, called } from '@/server/protocol/testing'
import { newKeys, TestArchive } from './testing'

/*
 * A verifier as a stranger would write it from VERIFY.md alone: it uses nothing of server/record, only SHA-256, Ed25519
 * and JSON. What VERIFY.md does not say, this could not do.
 */

const json = z.record(z.string(), z.json())
type Json = z.infer<typeof json>
const strings = (value: unknown) => z.string().parse(value)
const part = (value: unknown) => json.parse(value)

const sha = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const one of parts) hash.update(one)
  return hash.digest()
}
const tagged = (tag: string, text: string) => sha(`${tag}\0`, text).toString('hex')

/** RFC 8785 for what an entry may hold. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/** RFC 6962, section 2.1. */
function root(lines: readonly string[]): Buffer {
  if (lines.length === 1) return sha(Uint8Array.of(0), lines[0] ?? '')
  let split = 1
  while (split * 2 < lines.length) split *= 2
  return sha(Uint8Array.of(1), root(lines.slice(0, split)), root(lines.slice(split)))
}

/** RFC 9162, section 2.1.3.2: where a path from a leaf leads. */
function rootFrom(leaf: Buffer, index: number, size: number, path: Buffer[]): Buffer {
  let [fn, sn, r] = [index, size - 1, leaf]
  for (const p of path) {
    if (fn % 2 === 1 || fn === sn) {
      r = sha(Uint8Array.of(1), p, r)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1]
    } else r = sha(Uint8Array.of(1), r, p)
    ;[fn, sn] = [fn >> 1, sn >> 1]
  }
  return r
}

const ED25519 = Buffer.from('302a300506032b6570032100', 'hex')
function ed25519(publicKey: Buffer, text: string, signature: Buffer): boolean {
  const key = createPublicKey({ key: Buffer.concat([ED25519, publicKey]), format: 'der', type: 'spki' })
  return verify(null, Buffer.from(text), key, signature)
}

/** A signed note of this name, by this key: its text without the empty line. */
function noteText(note: string, name: string, key: Buffer): string {
  const end = note.lastIndexOf('\n\n')
  const text = note.slice(0, end + 1)
  const [, named, encoded] = /^— (\S+) (\S+)\n$/.exec(note.slice(end + 2)) ?? []
  const bytes = Buffer.from(encoded ?? '', 'base64')
  const id = sha(name, '\n', Uint8Array.of(1), key).subarray(0, 4)
  expect(named).toBe(name)
  expect(bytes.subarray(0, 4)).toEqual(id)
  expect(ed25519(key, text, bytes.subarray(4))).toBe(true)
  return text
}

/** What VERIFY.md has one check, in its order. @returns the settlement's digest that the record ends with */
function checked(files: ReadonlyMap<string, Uint8Array>): string {
  const read = (name: string) => Buffer.from(files.get(name) ?? '').toString('utf8')
  const lines = read('entries.jsonl').split('\n').slice(0, -1)
  const entries = lines.map((line) => json.parse(JSON.parse(line)))

  let prev = '0'.repeat(64)
  for (const [at, line] of lines.entries()) {
    expect(canonical(entries[at])).toBe(line)
    expect(entries[at]).toMatchObject({ seq: at + 1, prev })
    prev = tagged('parley/entry/v1', line)
  }

  const negotiation = strings(part(entries[0]?.command).negotiation)
  const [named] = z.array(json).parse(part(JSON.parse(read('keys.json'))).keys)
  const key = Buffer.from(strings(named?.publicKey), 'base64')
  const origin = `parley/n/${negotiation}`
  const signed = noteText(read('checkpoint'), origin, key)
  expect(signed).toBe(`${origin}\n${lines.length}\n${root(lines).toString('base64')}\n`)
  const manifest = noteText(read('manifest'), `${origin}/bundle`, key)
  const listed = manifest
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('  '))
  expect(listed.map(([, name]) => name).sort()).toEqual(
    [...files.keys()].filter((name) => name !== 'manifest').sort(),
  )
  for (const [digest, name] of listed) expect(sha(files.get(name ?? '') ?? '').toString('hex')).toBe(digest)

  for (const name of [...files.keys()].filter((one) => one.startsWith('proofs/'))) {
    const [first, index, ...rest] = read(name).split('\n')
    expect(first).toBe('c2sp.org/tlog-proof@v1')
    const at = Number(index?.replace('index ', ''))
    const path = rest.slice(0, rest.indexOf('')).map((hash) => Buffer.from(hash, 'base64'))
    const leaf = sha(Uint8Array.of(0), lines[at] ?? '')
    expect(rootFrom(leaf, at, lines.length, path)).toEqual(root(lines))
  }
  agreement(entries, negotiation)
  return strings(part(part(JSON.parse(read('agreement.json'))).outcome).digest)
}

function agreement(entries: Json[], negotiation: string): void {
  const events = entries.flatMap((entry) =>
    z
      .array(json)
      .parse(entry.events)
      .map((event): { event: Json; entry: Json } => ({ event, entry })),
  )
  const of = (type: string) => events.filter(({ event }) => event.type === type)
  for (const { event } of of('SettlementDrafted')) {
    const { digest, ...body } = part(event.settlement)
    expect(tagged('parley/settlement/v1', canonical(body))).toBe(digest)
  }
  for (const { event, entry } of of('RatificationRecorded')) {
    const command = part(entry.command)
    const attempt = of('AttemptRecorded').find((one) => one.event.attempt === event.attempt)?.event
    const opens = (field: string, salt: unknown, content: string) =>
      tagged(
        'parley/commitment/v1',
        canonical([negotiation, event.person, field, event.attempt, salt, content]),
      )
    expect(opens('words', command.saltOfWords, strings(command.words))).toBe(attempt?.words)
    expect(opens('reading', command.saltOfReading, canonical(command.reading))).toBe(attempt?.reading)
    expect(part(command.reading).label).toBe('ratifies')
    const key = of('KeyEnrolled').find((one) => one.event.key === part(entry.signature).key)?.event
    const { saltOfWords: _, saltOfReading: __, ...act } = command
    const text = canonical({ negotiation, person: event.person, command: entry.id, act })
    const bytes = Buffer.from(strings(key?.publicKey), 'base64')
    expect(sha(bytes).toString('hex')).toBe(part(entry.signature).key)
    expect(
      ed25519(bytes, `parley/act/v1\0${text}`, Buffer.from(strings(part(entry.signature).value), 'base64')),
    ).toBe(true)
  }
}

const table = called().enrols(ana).enrols(bo)
table.ratifies(ana)
table.ratifies(bo)

test('[REC9] a verifier written from VERIFY.md alone finds a bundle sound: chain, tree, notes, proofs, agreement, own signatures', async () => {
  const files = await (await TestArchive.of(table.entries, newKeys())).files()
  expect(checked(files)).toBe(table.matter.settlements[0]?.settlement.digest)
})

test('[REC9] and finds a changed word, a changed name and another key', async () => {
  const files = await (await TestArchive.of(table.entries, newKeys())).files()
  const edited = (name: string, from: string, to: string) => {
    const text = Buffer.from(files.get(name) ?? '').toString('utf8')
    expect(text).toContain(from)
    return new Map([...files, [name, Buffer.from(text.replace(from, to))]])
  }
  const others = await (await TestArchive.of(table.entries, newKeys())).files()
  const swapped = new Map([...files, ['keys.json', others.get('keys.json') ?? new Uint8Array()]])
  for (const [made, why] of [
    [edited('entries.jsonl', 'as it is written', 'as it was written'), 'to match object { seq: 16'],
    [edited('entries.jsonl', '"name":"Ana"', '"name":"Eva"'), 'to match object { seq: 4'],
    [edited('agreement.json', 'Alder House', 'Elder House'), /to be '[0-9a-f]+…'/],
    [swapped, 'to deeply equal Buffer'],
  ] as const)
    expect(() => checked(made)).toThrow(why)
})
