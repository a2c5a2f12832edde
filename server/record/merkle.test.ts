import { createHash } from 'node:crypto'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  consistencyParts,
  EMPTY_ROOT,
  GrowingTree,
  type Hash,
  hashOf,
  inclusionParts,
  leafHash,
  nodeHash,
  type Part,
  rootPart,
  type Subtree,
  verifyConsistency,
  verifyInclusion,
} from './merkle'

/** The definition in RFC 6962, section 2.1, written down as it stands there, with another SHA-256. */
const sha = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}
function treeHash(leaves: readonly Uint8Array[]): Hash {
  const [only] = leaves
  if (!only) return sha()
  if (leaves.length === 1) return sha(Uint8Array.of(0), only)
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  return sha(Uint8Array.of(1), treeHash(leaves.slice(0, split)), treeHash(leaves.slice(split)))
}

const leaf = (at: number) => `entry ${at}`
const bytes = (text: string) => new TextEncoder().encode(text)
const naive = (size: number) => treeHash(Array.from({ length: size }, (_, at) => bytes(leaf(at))))

/** All full subtrees of a tree, as a store would hold them. */
function stored(size: number): (subtree: Subtree) => Hash {
  const kept = new Map<string, Hash>()
  const tree = new GrowingTree()
  for (let at = 0; at < size; at++)
    for (const { level, place, hash } of tree.add(leafHash(leaf(at)))) kept.set(`${level}/${place}`, hash)
  return ({ level, place }) => {
    const found = kept.get(`${level}/${place}`)
    if (!found) throw new Error(`no subtree ${level}/${place} of ${size}`)
    return found
  }
}
const hashes = (parts: readonly Part[], size: number) => {
  const lookUp = stored(size)
  return parts.map((part) => hashOf(part, lookUp))
}
const tree = (size: number) => ({ size, root: hashOf(rootPart(size), stored(size)) })
const size = fc.integer({ min: 1, max: 80 })

/** The eight leaves and roots that implementations of RFC 6962 publish and test against. */
const VECTORS = [
  ['', '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
  ['00', 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  ['10', 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
  ['2021', 'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7'],
  ['3031', '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4'],
  ['40414243', '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef'],
  ['5051525354555657', 'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c'],
  ['606162636465666768696a6b6c6d6e6f', '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
] as const

test('[REC6] the published trees of RFC 6962: eight leaves, nine roots', () => {
  expect(bytesToHex(EMPTY_ROOT)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  const growing = new GrowingTree()
  expect(growing.root()).toEqual(EMPTY_ROOT)
  for (const [hex, root] of VECTORS) {
    growing.add(leafHash(new TextDecoder().decode(hexToBytes(hex))))
    expect(bytesToHex(growing.root())).toBe(root)
  }
})

/** From the same published tree: the path of leaf 5 of 8, and the way from 6 leaves to 8. */
test('[REC6] published proofs are given and accepted', () => {
  const texts = VECTORS.map(([hex]) => new TextDecoder().decode(hexToBytes(hex)))
  const growing = new GrowingTree()
  const kept = new Map<string, Hash>()
  for (const text of texts)
    for (const { level, place, hash } of growing.add(leafHash(text))) kept.set(`${level}/${place}`, hash)
  const lookUp = ({ level, place }: Subtree) => kept.get(`${level}/${place}`) ?? EMPTY_ROOT
  const shown = (parts: Part[]) => parts.map((part) => bytesToHex(hashOf(part, lookUp)))
  expect(shown(inclusionParts(5, 8))).toEqual([
    'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ])
  expect(shown(consistencyParts(6, 8))).toEqual([
    '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
    'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  ])
})

test('[REC6] the tree grown from stored subtrees is the tree of the definition', () => {
  expect(EMPTY_ROOT).toEqual(sha())
  const growing = new GrowingTree()
  for (let at = 0; at < 130; at++) {
    growing.add(leafHash(leaf(at)))
    expect(growing.root()).toEqual(naive(at + 1))
    expect(tree(at + 1).root).toEqual(naive(at + 1))
  }
})

test('[REC6] a tree goes on from its right edge', () => {
  fc.assert(
    fc.property(size, fc.nat({ max: 40 }), (older, more) => {
      const lookUp = stored(older)
      const growing = GrowingTree.from(
        older,
        rootPart(older).map((subtree) => lookUp(subtree)),
      )
      for (let at = older; at < older + more; at++) growing.add(leafHash(leaf(at)))
      expect(growing.root()).toEqual(naive(older + more))
      expect(growing.size).toBe(older + more)
    }),
    { numRuns: 100 },
  )
})

test('[REC6] every leaf is proved to stand where it stands, and nowhere else', () => {
  fc.assert(
    fc.property(size, fc.nat(), fc.nat(), (length, one, two) => {
      const [index, elsewhere] = [one % length, two % length]
      const path = hashes(inclusionParts(index, length), length)
      expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(length)))
      const proved = leafHash(leaf(index))
      expect(verifyInclusion(proved, index, tree(length), path)).toBe(true)
      expect(verifyInclusion(proved, elsewhere, tree(length), path)).toBe(index === elsewhere)
      expect(verifyInclusion(leafHash('another'), index, tree(length), path)).toBe(false)
    }),
    { numRuns: 400 },
  )
})

test('[REC6] a tree is proved to begin with each older one, and with no other', () => {
  fc.assert(
    fc.property(size, fc.nat(), fc.nat(), (length, one, two) => {
      const older = 1 + (one % length)
      const other = 1 + (two % length)
      const path = hashes(consistencyParts(older, length), length)
      expect(verifyConsistency(tree(older), tree(length), path)).toBe(true)
      expect(verifyConsistency(tree(other), tree(length), path)).toBe(other === older)
      const rewritten = { size: older, root: nodeHash(naive(older), naive(1)) }
      expect(verifyConsistency(rewritten, tree(length), path)).toBe(false)
    }),
    { numRuns: 400 },
  )
})

test('[REC6] a changed, shortened or lengthened proof proves nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 80 }), fc.nat(), fc.nat(), (length, one, where) => {
      const index = one % length
      const path = hashes(inclusionParts(index, length), length)
      const proved = leafHash(leaf(index))
      const place = where % path.length
      const flipped = path.map((hash, at) => (at === place ? hash.map((byte) => byte ^ 1) : hash))
      for (const bad of [flipped, path.slice(1), path.slice(0, -1), [...path, naive(1)]])
        expect(verifyInclusion(proved, index, tree(length), bad)).toBe(false)
      const older = 1 + (one % (length - 1))
      const way = hashes(consistencyParts(older, length), length)
      const turned = way.map((hash, at) => (at === where % way.length ? hash.map((byte) => byte ^ 1) : hash))
      for (const bad of [turned, way.slice(1), way.slice(0, -1), [...way, naive(1)]])
        expect(verifyConsistency(tree(older), tree(length), bad)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('[REC6] a proof of a thousand entries among a million needs twenty hashes', () => {
  const parts = inclusionParts(1_000, 1_000_000)
  expect(parts).toHaveLength(20)
  expect(parts.flat().length).toBeLessThan(40)
  expect(() => inclusionParts(8, 8)).toThrow(RangeError)
  expect(() => consistencyParts(9, 8)).toThrow(RangeError)
  expect(verifyInclusion(naive(1), 0, { size: 0, root: EMPTY_ROOT }, [])).toBe(false)
  expect(verifyConsistency({ size: 0, root: EMPTY_ROOT }, { size: 1, root: naive(1) }, [])).toBe(false)
})
