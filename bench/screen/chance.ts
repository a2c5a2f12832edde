/** Numbers that look like chance and are the same every time, from 0 up to 1; good enough for many draws in a row. */
export function xorshift(seed: number): () => number {
  let state = (seed * 0x9e3779b9) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

/** The numbers below `count` in an order of chance. */
export function shuffled(count: number, chance: () => number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, i) => i)
  for (let i = count - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1))
    const swap = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = swap
  }
  return order
}
