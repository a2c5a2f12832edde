import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The Merkle tree of RFC 6962, section 2.1, over a record: leaf `n` is entry `n + 1`, and its bytes are the
 * entry's canonical text in UTF-8. Hashes are 32 bytes.
 */
export type Hash = Uint8Array

/** A perfect subtree: leaves `place × 2^level` up to `(place + 1) × 2^level`. Once full it never changes. */
export type Subtree = { level: number; place: number }

/** A place in the tree, as the full subtrees that it is hashed together from, left to right. */
export type Part = readonly Subtree[]

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)
export const HASH_BYTES = 32

export function leafHash(text: string): Hash {
  return leafHashOfBytes(utf8ToBytes(text))
}

/** The same of bytes that are an entry's canonical text. */
export function leafHashOfBytes(bytes: Uint8Array): Hash {
  return sha256.create().update(LEAF).update(bytes).digest()
}

export function nodeHash(left: Hash, right: Hash): Hash {
  return sha256(concatBytes(NODE, left, right))
}

/** The root of a tree without leaves. */
export const EMPTY_ROOT: Hash = sha256(new Uint8Array())

/** The largest power of two below `size`, for a size of at least two. */
function splitOf(size: number): number {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

/** The full subtrees under leaves `from` up to `to`. `from` has to be where a subtree of that size may start. */
function partOf(from: number, to: number): Part {
  const found: Subtree[] = []
  let start = from
  for (let left = to - from; left > 0; ) {
    let level = 0
    while (2 ** (level + 1) <= left) level += 1
    found.push({ level, place: start / 2 ** level })
    start += 2 ** level
    left -= 2 ** level
  }
  return found
}

/** What the root of a tree of `size` leaves is made of. */
export function rootPart(size: number): Part {
  return partOf(0, size)
}

/** The inclusion proof of a leaf, from its sibling up (RFC 6962, 2.1.1). `index` counts from 0. */
export function inclusionParts(index: number, size: number): Part[] {
  if (!(index >= 0 && index < size)) throw new RangeError(`leaf ${index} is not in a tree of ${size}`)
  const path: Part[] = []
  let [from, to] = [0, size]
  while (to - from > 1) {
    const middle = from + splitOf(to - from)
    if (index < middle) {
      path.push(partOf(middle, to))
      to = middle
    } else {
      path.push(partOf(from, middle))
      from = middle
    }
  }
  return path.reverse()
}

/** The proof that a tree of `size` leaves begins with the tree of `older` leaves (RFC 6962, 2.1.2). */
export function consistencyParts(older: number, size: number): Part[] {
  if (!(older > 0 && older <= size)) throw new RangeError(`a tree of ${size} has no beginning of ${older}`)
  const path: Part[] = []
  let [from, to] = [0, size]
  // Whether the older tree itself is what is left on the way down: who checks has its root already.
  let known = true
  while (to !== older) {
    const middle = from + splitOf(to - from)
    if (older <= middle) {
      path.push(partOf(middle, to))
      to = middle
    } else {
      path.push(partOf(from, middle))
      from = middle
      known = false
    }
  }
  if (!known) path.push(partOf(from, to))
  return path.reverse()
}

/** The hash of a part, from the hashes of its subtrees. @throws when `lookUp` has none of them */
export function hashOf(part: Part, lookUp: (subtree: Subtree) => Hash): Hash {
  const hashes = part.map(lookUp)
  const last = hashes.pop()
  return last ? hashes.reduceRight((right, left) => nodeHash(left, right), last) : EMPTY_ROOT
}

/** The root that a leaf and its path lead to; null when the path has not the length it must have. */
function rootByInclusion(leaf: Hash, index: number, size: number, path: readonly Hash[]): Hash | null {
  if (!(Number.isSafeInteger(index) && index >= 0 && index < size)) return null
  let [place, last, hash] = [index, size - 1, leaf]
  for (const beside of path) {
    if (last === 0) return null
    if (place % 2 === 1 || place === last) {
      hash = nodeHash(beside, hash)
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, Math.floor(last / 2)]
    } else hash = nodeHash(hash, beside)
    place = Math.floor(place / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? hash : null
}

/** Whether a leaf stands at `index` of the tree with this root. */
export function verifyInclusion(
  leaf: Hash,
  index: number,
  tree: { size: number; root: Hash },
  path: readonly Hash[],
): boolean {
  const root = rootByInclusion(leaf, index, tree.size, path)
  return root !== null && sameHash(root, tree.root)
}

/** Whether the newer tree begins with exactly the older one (RFC 9162, 2.1.4.2). */
export function verifyConsistency(
  older: { size: number; root: Hash },
  newer: { size: number; root: Hash },
  path: readonly Hash[],
): boolean {
  if (older.size < 1 || older.size > newer.size) return false
  if (older.size === newer.size) return path.length === 0 && sameHash(older.root, newer.root)
  let [place, last] = [older.size - 1, newer.size - 1]
  while (place % 2 === 1) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)]
  // A full older tree is its own first node, which the proof then leaves out.
  const [start, ...rest] = place === 0 ? [older.root, ...path] : path
  if (!start) return false
  let [before, after] = [start, start]
  for (const beside of rest) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      before = nodeHash(beside, before)
      after = nodeHash(beside, after)
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, Math.floor(last / 2)]
    } else after = nodeHash(after, beside)
    place = Math.floor(place / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 && sameHash(before, older.root) && sameHash(after, newer.root)
}

export function sameHash(one: Hash, other: Hash): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/** A tree that grows leaf by leaf and keeps only the full subtrees on its right edge: O(log n) memory. */
export class GrowingTree {
  #edge: { level: number; hash: Hash }[] = []
  #size = 0

  /** Goes on from a tree of `size` leaves, whose right edge stands in `edge`, in the order of `rootPart`. */
  static from(size: number, edge: readonly Hash[]): GrowingTree {
    const part = rootPart(size)
    if (part.length !== edge.length) throw new RangeError(`the edge of ${size} has ${part.length} subtrees`)
    const tree = new GrowingTree()
    tree.#size = size
    tree.#edge = part.flatMap(({ level }, at) => {
      const hash = edge[at]
      return hash ? [{ level, hash }] : []
    })
    return tree
  }

  get size(): number {
    return this.#size
  }

  /** Adds a leaf. @returns the subtrees that became full by it, the leaf first */
  add(leaf: Hash): (Subtree & { hash: Hash })[] {
    const full = [{ level: 0, place: this.#size, hash: leaf }]
    let top = { level: 0, hash: leaf }
    for (let left = this.#edge.at(-1); left?.level === top.level; left = this.#edge.at(-1)) {
      this.#edge.pop()
      top = { level: top.level + 1, hash: nodeHash(left.hash, top.hash) }
      full.push({ ...top, place: Math.floor(this.#size / 2 ** top.level) })
    }
    this.#edge.push(top)
    this.#size += 1
    return full
  }

  root(): Hash {
    const [last, ...rest] = this.#edge.toReversed()
    return last ? rest.reduce((right, left) => nodeHash(left.hash, right), last.hash) : EMPTY_ROOT
  }
}
