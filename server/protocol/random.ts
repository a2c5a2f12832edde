/** A repeatable stream of choices: the same seed makes the same ones on every machine. */
export type Random = {
  /** A whole number from 0 to `below` − 1. */
  below(below: number): number
  chance(percent: number): boolean
  pick<T>(from: readonly T[]): T | undefined
}

/** Mulberry32 (Tommy Ettinger's 32-bit mixer): small, and good enough to choose who speaks next. */
export function seededRandom(seed: number): Random {
  let now = seed >>> 0
  const next = () => {
    now = (now + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(now ^ (now >>> 15), now | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  return {
    below,
    chance: (percent) => below(100) < percent,
    pick: (from) => from[below(Math.max(1, from.length))],
  }
}
