import { WIDTH } from '@/server/ratification/model/order'

/** Weights and what Adam holds of their slopes (Kingma and Ba 2015, "Adam: A Method for Stochastic Optimization"). */
export class Learnt {
  readonly of: Float32Array
  readonly slopes: Float32Array
  private readonly means: Float32Array
  private readonly squares: Float32Array
  constructor(size: number, spread = 0, chance = () => 0) {
    this.of = new Float32Array(size)
    for (let i = 0; spread > 0 && i < size; i += 1) this.of[i] = (chance() * 2 - 1) * spread
    this.slopes = new Float32Array(size)
    this.means = new Float32Array(size)
    this.squares = new Float32Array(size)
  }

  /** A step down the slopes gathered, which are forgotten then. */
  step(rate: number, done: number): void {
    const [mean, square] = [1 - 0.9 ** done, 1 - 0.999 ** done]
    for (let at = 0; at < this.of.length; at += 1) {
      const slope = this.slopes[at] ?? 0
      const along = 0.9 * (this.means[at] ?? 0) + 0.1 * slope
      const size = 0.999 * (this.squares[at] ?? 0) + 0.001 * slope * slope
      this.means[at] = along
      this.squares[at] = size
      this.of[at] = (this.of[at] ?? 0) - (rate * (along / mean)) / (Math.sqrt(size / square) + 1e-8)
      this.slopes[at] = 0
    }
  }
}

/**
 * What words are worth. Most are seldom met: each weight has a rate of its own, which falls as it is used (Duchi, Hazan and
 * Singer 2011, "Adaptive Subgradient Methods").
 */
export class Worths {
  readonly of: Float32Array
  readonly slopes: Float32Array
  private readonly squares: Float32Array
  private readonly touched = new Set<number>()
  constructor(common: Uint8Array, chance: () => number) {
    this.of = Float32Array.from({ length: common.length * WIDTH }, (_, at) =>
      common[Math.floor(at / WIDTH)] === 1 ? (chance() * 2 - 1) * 0.17 : 0,
    )
    this.slopes = new Float32Array(this.of.length)
    this.squares = new Float32Array(this.of.length).fill(1e-4)
  }

  gather(row: number, slopes: Float32Array, from: number): void {
    this.touched.add(row)
    add(this.slopes, row * WIDTH, slopes, from, 1, WIDTH)
  }

  step(rate: number): void {
    for (const row of this.touched)
      for (let at = row * WIDTH; at < (row + 1) * WIDTH; at += 1) {
        const slope = this.slopes[at] ?? 0
        const square = (this.squares[at] ?? 0) + slope * slope
        this.squares[at] = square
        this.of[at] = (this.of[at] ?? 0) - (rate * slope) / Math.sqrt(square)
        this.slopes[at] = 0
      }
    this.touched.clear()
  }
}

/** `a` += `times` × `b`, over a stretch of each whose length is a multiple of four. */
export function add(
  a: Float32Array,
  at: number,
  b: Float32Array,
  from: number,
  times: number,
  length: number,
) {
  for (let i = 0; i < length; i += 4) {
    a[at + i] = (a[at + i] ?? 0) + times * (b[from + i] ?? 0)
    a[at + i + 1] = (a[at + i + 1] ?? 0) + times * (b[from + i + 1] ?? 0)
    a[at + i + 2] = (a[at + i + 2] ?? 0) + times * (b[from + i + 2] ?? 0)
    a[at + i + 3] = (a[at + i + 3] ?? 0) + times * (b[from + i + 3] ?? 0)
  }
}
