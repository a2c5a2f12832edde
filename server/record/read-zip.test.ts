import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openZip, UnreadableBundle } from './read-zip'
import { verifyingBundle } from './verify-bundle'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50

const open = (bytes: Uint8Array) =>
  openZip({ size: bytes.length, read: async (from, length) => bytes.slice(from, from + length) })

/** The archive with another size in every header of a file. */
function claiming(bytes: Uint8Array, name: string, size: number): Uint8Array {
  const made = bytes.slice()
  const view = new DataView(made.buffer)
  const named = strToU8(name).join()
  let changed = 0
  for (let at = 0; at + 46 < made.length; at++) {
    const header = view.getUint32(at, true)
    const [length, start, field] =
      header === LOCAL ? [26, 30, 22] : header === CENTRAL ? [28, 46, 24] : [0, 0, 0]
    if (field === 0) continue
    const from = at + start
    if (made.slice(from, from + view.getUint16(at + length, true)).join() !== named) continue
    view.setUint32(at + field, size, true)
    changed += 1
  }
  expect(changed).toBe(2)
  return made
}

async function read(bytes: Uint8Array): Promise<{ files: number; bytes: number }> {
  const bundle = await open(bytes)
  let unpacked = 0
  for (const name of bundle.names) for await (const piece of bundle.pieces(name)) unpacked += piece.length
  return { files: bundle.names.length, bytes: unpacked }
}

describe('[REC12] an archive that is a bomb is not unpacked', () => {
  const zeros = zipSync({ 'entries.jsonl': new Uint8Array(4_000_000) }, { level: 9 })

  test('zeros are packed a thousand to one, and are read where they are few', async () => {
    expect(zeros.length).toBeLessThan(8_000)
    expect(await read(zeros)).toEqual({ files: 1, bytes: 4_000_000 })
  })

  test('more than four gigabytes in all, or far more than its size can hold', async () => {
    const one = claiming(zeros, 'entries.jsonl', 0xfffffffe)
    await expect(open(one)).rejects.toThrow('far more than any bundle')
    const two = zipSync({ 'entries.jsonl': new Uint8Array(9), other: new Uint8Array(9) })
    await expect(
      open(claiming(claiming(two, 'entries.jsonl', 0xfffffffe), 'other', 0xfffffffe)),
    ).rejects.toThrow(UnreadableBundle)
  })

  test('a file that unpacks to more, or to less, than it says', async () => {
    for (const size of [0, 100, 3_999_999, 4_000_001]) {
      let taken = 0
      const bundle = await open(claiming(zeros, 'entries.jsonl', size))
      await expect(
        (async () => {
          for await (const piece of bundle.pieces('entries.jsonl')) taken += piece.length
        })(),
      ).rejects.toThrow(UnreadableBundle)
      expect(taken).toBeLessThanOrEqual(size)
    }
  })

  test('more files than any bundle has', async () => {
    const none = new Uint8Array()
    const many = Object.fromEntries(Array.from({ length: 65_001 }, (_, at) => [`evidence/${at}`, none]))
    await expect(open(zipSync(many, { level: 0 }))).rejects.toThrow('it is too large')
  })

  test('files that have to be held are held up to a bound, one by one and together', async () => {
    const piece = new Uint8Array(4 * 1024 * 1024)
    let held = 0
    const names = ['entries.jsonl', ...Array.from({ length: 40 }, (_, at) => `proofs/entry-${at}.tlog-proof`)]
    const steps = verifyingBundle(
      {
        names,
        pieces: async function* (name) {
          if (name === 'entries.jsonl') return
          held += 1
          yield piece
        },
      },
      {},
    )
    const step = await steps.next()
    expect(held).toBe(40)
    if (!step.done || !step.value) throw new Error('no verdict')
    const unreadable = step.value.faults.filter((one) => one.in === 'file' && one.name.startsWith('proofs/'))
    // Sixteen of four megabytes are held; what is not held proves nothing.
    expect(unreadable).toHaveLength(16)
  })
})

describe('[REC9] a name that another program could take for a place elsewhere is refused', () => {
  test.each([
    '../beside',
    'proofs/../../beside',
    '/etc/passwd',
    'C:\\windows',
    'proofs\\beside',
    './entries.jsonl',
    'proofs//one',
    '.hidden',
    'proofs/.hidden',
    'entries.jsonl ',
    'entries\u202Ejsonl',
    '__proto__/one',
    'proofs/',
  ])('%j', async (name) => {
    const files = {
      'entries.jsonl': strToU8('{}\n'),
      [name]: name.endsWith('/') ? new Uint8Array() : strToU8('x'),
    }
    await expect(open(zipSync(files))).rejects.toThrow(UnreadableBundle)
  })

  test('a name twice', async () => {
    const twice = zipSync({ 'entries.jsonl': strToU8('{}\n'), 'entries.jsonk': strToU8('x') })
    const text = 'entries.jsonk'
    for (let at = 0; at + text.length < twice.length; at++)
      if (twice.slice(at, at + text.length).join() === strToU8(text).join())
        twice[at + text.length - 1] = 'l'.charCodeAt(0)
    await expect(open(twice)).rejects.toThrow(UnreadableBundle)
  })

  test('names that mean something to a program name files', async () => {
    const bundle = await open(zipSync({ constructor: strToU8('one'), toString: strToU8('two') }))
    expect(bundle.names).toEqual(['constructor', 'toString'])
    await expect(
      (async () => {
        for await (const _ of bundle.pieces('valueOf')) throw new Error('it is not there')
      })(),
    ).rejects.toThrow(UnreadableBundle)
  })
})
