import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { ana, bo, called, talking } from '@/server/protocol/testing'
import { BundleCheck } from '@/server/record/bundle-check'
import type { StoredEntry } from '@/server/record/entry'
import { digestOfText } from '@/server/record/manifest'
import { openZip, type Source, UnreadableBundle } from '@/server/record/read-zip'
import { verifyBundle, verifyingBundle } from '@/server/record/verify-bundle'
import { newKeys, TestArchive } from './testing'

// Long records and hundreds of bundles; nothing waits.
vi.setConfig({ testTimeout: 300_000 })

const keys = newKeys()
/** The end of an archive, with room for the longest comment it may have. */
const STRETCH = 65_557
const encoder = new TextEncoder()

/** A record of many positions. */
function long(positions: number): StoredEntry[] {
  const table = talking()
  const kind = { kind: 'text' } as const
  table.does(ana, { type: 'RaiseIssue', title: 'Noon', question: 'Who has the yard?', context: '', kind })
  for (let turn = 0; turn < positions; turn++)
    table.does(turn % 2 === 0 ? ana : bo, {
      type: 'TakePosition',
      issue: 1,
      text: `Round ${turn}. ${digestOfText(String(turn)).repeat(4)}`,
    })
  return table.entries
}

function inMemory(bytes: Uint8Array): Source & { most: number } {
  const source = {
    size: bytes.length,
    most: 0,
    read: async (from: number, length: number) => {
      source.most = Math.max(source.most, length)
      return bytes.slice(from, from + length)
    },
  }
  return source
}

async function verdictOn(source: Source) {
  const steps = verifyingBundle(await openZip(source), {})
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}

async function zipOf(entries: StoredEntry[]): Promise<Uint8Array> {
  return (await TestArchive.of(entries, keys)).zip()
}

test('[REC12] a bundle read a stretch at a time has the verdict of one that is held whole', async () => {
  const table = called()
  table.ratifies(ana)
  table.ratifies(bo)
  const archive = await TestArchive.of(table.entries, keys)
  const files = await archive.files()
  const changed = (name: string, from: string, to: string) => {
    const text = new TextDecoder().decode(files.get(name)).replace(from, to)
    return new Map([...files, [name, encoder.encode(text)]])
  }
  for (const made of [
    files,
    changed('entries.jsonl', 'Ana', 'Eva'),
    changed('agreement.json', 'Ana', 'Eva'),
    changed('timeline.md', 'Ana', 'Eva'),
    changed('checkpoint', 'yard', 'mill'),
    new Map([...files].filter(([name]) => !name.startsWith('proofs/'))),
    new Map([...files, ['evidence/none', encoder.encode('x')]]),
  ]) {
    const read = await verdictOn(inMemory(zipSync(Object.fromEntries(made))))
    expect(read).toEqual(verifyBundle({ files: made }))
  }
})

test('[REC12] however long the record, its bundle is read in stretches of one size', async () => {
  const most = await Promise.all(
    [10, 1000].map(async (positions) => {
      const source = inMemory(await zipOf(long(positions)))
      expect((await verdictOn(source))?.valid).toBe(true)
      return [source.size, source.most] as const
    }),
  )
  expect(most[1]?.[0]).toBeGreaterThan(2 * STRETCH)
  for (const [, stretch] of most) expect(stretch).toBeLessThanOrEqual(STRETCH)
})

test('[REC12] a check holds back three entries at most, whatever came before', async () => {
  const bundle = await (await TestArchive.of(long(400), keys)).files()
  const lines = new TextDecoder().decode(bundle.get('entries.jsonl')).split('\n').slice(0, -1)
  const check = new BundleCheck(bundle, {})
  for (const [at, line] of lines.entries()) {
    check.take(encoder.encode(`${line}\n`))
    expect(at + 1 - check.followed).toBeLessThanOrEqual(2)
  }
})

test('[REC12] a bundle is written no faster than it is taken, and asks for a stretch of entries at a time', async () => {
  const archive = await TestArchive.of(long(1000), keys)
  const stream = await archive.stream()
  const first = archive.asked
  await stream.next()
  expect(archive.asked - first).toBeLessThanOrEqual(400)
  let [before, most] = [archive.asked, 0]
  for await (const _ of stream) {
    most = Math.max(most, archive.asked - before)
    before = archive.asked
  }
  expect(archive.asked - first).toBeGreaterThanOrEqual(2 * 1000)
  expect(most).toBeLessThan(1000)
})

test('[REC9] what is no archive, is cut off, or could be read in two ways, is not read', async () => {
  const whole = await zipOf(called().entries)
  const local = whole.slice()
  // The name in the first file's own header: a reader from the front would see another file.
  local[30] = 'X'.charCodeAt(0)
  const damaged = whole.slice()
  damaged[400] = (damaged[400] ?? 0) ^ 1
  const leaving = zipSync({ 'entries.jsonl': encoder.encode('{}\n'), '../beside': encoder.encode('x') })
  for (const bytes of [
    new Uint8Array(),
    encoder.encode('not an archive'),
    whole.subarray(0, 3000),
    local,
    damaged,
    leaving,
  ])
    await expect(verdictOn(inMemory(bytes))).rejects.toThrow(UnreadableBundle)
  expect(await verdictOn(inMemory(zipSync({ 'VERIFY.md': encoder.encode('x') })))).toBeNull()
})

test('[REC10] one byte of the archive itself changed: it is not read, is found, or is the very bundle still', async () => {
  const whole = await zipOf(called().entries)
  const sound = await verdictOn(inMemory(whole))
  const seen = { unread: 0, found: 0, same: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: whole.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (where, by) => {
        const made = whole.slice()
        made[where] = (made[where] ?? 0) ^ by
        try {
          const verdict = await verdictOn(inMemory(made))
          // What the archive says of itself, such as a date, is no part of the bundle.
          if (verdict?.valid) expect(verdict).toEqual(sound)
          seen[verdict?.valid ? 'same' : 'found'] += 1
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableBundle)
          seen.unread += 1
        }
      },
    ),
    { numRuns: 400 },
  )
  expect(seen.unread).toBeGreaterThan(100)
})
