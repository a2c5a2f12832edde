import { createPrivateKey, sign } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64'
import { checkpointSigners, originOf, readCheckpoint, signCheckpoint } from './checkpoint'
import { leafHash } from './merkle'
import { fingerprintOf, keyIdOf, readNote, signersOf, signNote, verifierKeyOf } from './signed-note'

/** The example key and note that implementations of signed notes publish and test against. */
const SEED = Uint8Array.from(fromBase64('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz') ?? []).subarray(1)
const KEY = ed25519.getPublicKey(SEED)
const NAME = 'PeterNeumann'
const TEXT =
  'If you think cryptography is the answer to your problem,\nthen you don’t know what your problem is.\n'.replace(
    '’',
    "'",
  )
const NOTE = `${TEXT}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`
const signer = { publicKey: KEY, sign: (message: Uint8Array) => ed25519.sign(message, SEED) }
const other = {
  publicKey: ed25519.getPublicKey(new Uint8Array(32).fill(7)),
  sign: (message: Uint8Array) => ed25519.sign(message, new Uint8Array(32).fill(7)),
}

test('[REC7] the published example of a signed note: same key id, same signature, accepted', () => {
  expect(verifierKeyOf(NAME, KEY)).toBe('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
  expect(keyIdOf(NAME, KEY)).toBe('c74f20a3')
  expect(signNote(TEXT, NAME, signer)).toBe(NOTE)
  const note = readNote(NOTE)
  expect(note?.text).toBe(TEXT)
  expect(note && signersOf(note, NAME, [other.publicKey, KEY])).toEqual([KEY])
})

test('[REC7] a signature made elsewhere is the same signature', () => {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), SEED])
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const elsewhere = {
    publicKey: KEY,
    sign: (message: Uint8Array) => new Uint8Array(sign(null, message, key)),
  }
  expect(signNote(TEXT, NAME, elsewhere)).toBe(NOTE)
})

test('[REC7] an unknown key, another name or a changed text has signed nothing', () => {
  const note = readNote(NOTE)
  if (!note) throw new Error('unreadable')
  expect(signersOf(note, NAME, [other.publicKey])).toEqual([])
  expect(signersOf(note, 'SomebodyElse', [KEY])).toEqual([])
  expect(signersOf({ ...note, text: TEXT.replace('answer', 'question') }, NAME, [KEY])).toEqual([])
})

test('[REC7] a bad signature of a known key spoils the note, one of an unknown key is passed over', () => {
  const second = signNote(TEXT, NAME, other).split('\n').at(-2)
  const both = `${NOTE}${second}\n`
  const note = readNote(both)
  expect(note && signersOf(note, NAME, [KEY])).toEqual([KEY])
  const spoilt = readNote(both.replace(/— PeterNeumann (\S{8}).(.*)\n$/, '— PeterNeumann $1x$2\n'))
  expect(spoilt && signersOf(spoilt, NAME, [KEY, other.publicKey])).toEqual([])
})

test('[REC7] a checkpoint names its negotiation, size and root, and reads back as it was written', () => {
  const origin = originOf('yard')
  const text = signCheckpoint({ origin, size: 42, root: leafHash('x') }, signer)
  expect(text.split('\n').slice(0, 3)).toEqual([origin, '42', toBase64(leafHash('x'))])
  const read = readCheckpoint(text)
  expect(read).toMatchObject({ origin: 'parley/n/yard', size: 42, root: leafHash('x') })
  expect(read && checkpointSigners(read, [KEY])).toEqual([KEY])
})

test('[REC7] the published example of a checkpoint can be read', () => {
  const text =
    'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n' +
    '— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n'
  expect(readCheckpoint(text)).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20852163 })
})

test('[REC7] one changed character leaves no checkpoint signed by the key', () => {
  const text = signCheckpoint({ origin: originOf('yard'), size: 42, root: leafHash('x') }, signer)
  fc.assert(
    fc.property(fc.nat({ max: text.length - 1 }), fc.constantFrom('A', '7', '+', '\n', ' '), (at, letter) => {
      fc.pre(text[at] !== letter)
      const read = readCheckpoint(text.slice(0, at) + letter + text.slice(at + 1))
      const kept = read?.origin === originOf('yard') && checkpointSigners(read, [KEY]).length > 0
      expect(kept).toBe(false)
    }),
    { numRuns: 600 },
  )
})

test.each([
  'parley/n/yard\n042\nAAAA\n\n— x AAAA\n',
  'parley/n/yard\n42\n\n— x AAAA\n',
  'parley/n/yard\n42\nAAAA\n',
  '',
])('[REC7] this is no checkpoint: %j', (text) => expect(readCheckpoint(text)).toBeNull())

test('[REC7] a fingerprint is the SHA-256 of the key', () => {
  expect(fingerprintOf(hexToBytes('00'.repeat(32)))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  )
})

test('base64 has one text for one value', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
    }),
  )
  for (const bad of ['A', 'AA', 'AB==', 'AA==\n', 'A A=', '====', 'AA=='.repeat(2)])
    expect(fromBase64(bad)).toBeNull()
  expect(toBase64(utf8ToBytes('x'.repeat(20_000)))).toHaveLength(26_668)
})
