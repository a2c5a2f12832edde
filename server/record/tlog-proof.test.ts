import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { originOf, signCheckpoint } from './checkpoint'
import { GrowingTree, type Hash, hashOf, inclusionParts, leafHash } from './merkle'
import { proves, readProof, writeProof } from './tlog-proof'

const seed = new Uint8Array(32).fill(9)
const signer = {
  publicKey: ed25519.getPublicKey(seed),
  sign: (message: Uint8Array) => ed25519.sign(message, seed),
}

function proofOf(index: number, size: number, entry: string | null): string {
  const kept = new Map<string, Hash>()
  const tree = new GrowingTree()
  for (let at = 0; at < size; at++)
    for (const { level, place, hash } of tree.add(leafHash(`{"n":${at},"ä":"😀"}`)))
      kept.set(`${level}/${place}`, hash)
  const lookUp = ({ level, place }: { level: number; place: number }) =>
    kept.get(`${level}/${place}`) ?? leafHash('')
  const path = inclusionParts(index, size).map((part) => hashOf(part, lookUp))
  const checkpoint = signCheckpoint({ origin: originOf('yard'), size, root: tree.root() }, signer)
  return writeProof({ entry, index, path, checkpoint })
}

test('[REC8] a receipt has the form of C2SP tlog-proof, with the entry itself as extra', () => {
  const text = proofOf(5, 11, '{"n":5,"ä":"😀"}')
  const lines = text.split('\n')
  expect(lines[0]).toBe('c2sp.org/tlog-proof@v1')
  expect(lines[1]).toMatch(/^extra [A-Za-z0-9+/=]+$/)
  expect(lines[2]).toBe('index 5')
  expect(lines.slice(3, 7).every((line) => line.length === 44)).toBe(true)
  expect(lines[7]).toBe('')
  expect(lines[8]).toBe('parley/n/yard')
  const read = readProof(text)
  expect(read).toMatchObject({ index: 5, entry: '{"n":5,"ä":"😀"}', checkpoint: { size: 11 } })
  expect(read && proves(read, read.entry ?? '')).toBe(true)
})

test('[REC8] without the entry it proves the entry it is given, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), fc.nat(), (size, one, two) => {
      const [index, elsewhere] = [one % size, two % size]
      const read = readProof(proofOf(index, size, null))
      expect(read?.entry).toBeNull()
      expect(read && proves(read, `{"n":${index},"ä":"😀"}`)).toBe(true)
      expect(read && proves(read, `{"n":${elsewhere},"ä":"😀"}`)).toBe(index === elsewhere)
    }),
    { numRuns: 100 },
  )
})

test.each([
  '',
  'c2sp.org/tlog-proof@v1\nindex 01\n\nx',
  'c2sp.org/tlog-proof@v2\nindex 1\n\nx',
  'index 1\n\n',
])('[REC8] this is no proof: %j', (text) => expect(readProof(text)).toBeNull())
