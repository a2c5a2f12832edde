/**
 * Small trees that add up to log-odds. A tree is flat: for each inner node the sign it asks about (-1: none, go left) and
 * the value from which it goes right, in heap order, then the leaves.
 */
export type Forest = { base: number; depth: number; trees: readonly (readonly number[])[] }

export function forestOdds(signs: ArrayLike<number>, { base, depth, trees }: Forest): number {
  const inner = (1 << depth) - 1
  let odds = base
  for (const tree of trees) {
    let node = 0
    while (node < inner) {
      const sign = tree[2 * node] ?? -1
      node = 2 * node + (sign < 0 || (signs[sign] ?? 0) < (tree[2 * node + 1] ?? 0) ? 1 : 2)
    }
    odds += tree[inner + node] ?? 0
  }
  return odds
}
