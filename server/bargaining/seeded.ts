/** A repeatable stream of numbers in [0, 1): the whole of a simulated run follows from its seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // A Weyl sequence through a 32-bit finaliser (the constants are MurmurHash3's).
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
  }
}
