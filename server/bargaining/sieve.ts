import { type PackedRows, packRows } from './packed-rows'

/** A list of rows, as a stretch of an arena. */
export interface Rows {
  readonly from: number
  readonly to: number
}

/** Up to this many pairs, comparing them all is quicker than first setting aside rows that cannot matter. */
const VERY_FEW_PAIRS = 256
/** Up to this many, quicker than dividing further. */
const FEW_PAIRS = 4_096

/**
 * Marks rows that others dominate, by dividing both in two along whichever column parts them most: three of the four
 * pairs of halves remain. Works on packed copies of the rows; only pairs that pass there are compared exactly.
 */
export class Sieve {
  private readonly packed: PackedRows
  /** Lists of rows with their words, stacked: each call takes its lists off again. */
  private ids = new Int32Array(1_024)
  private highs = new Int32Array(1_024)
  private lows = new Int32Array(1_024)
  private top = 0

  /**
   * `cells` row by row, sorted by the first column; rows found dominated are marked in `dominated`. `spend` is told
   * how many rows are about to be looked at.
   */
  constructor(
    private readonly cells: Float64Array,
    private readonly width: number,
    private readonly dominated: Uint8Array,
    private readonly spend: (rows: number) => void,
  ) {
    this.packed = packRows(cells, width)
  }

  /**
   * Marks the targets that a judge dominates. Judges and targets are stretches of `rows`; every judge is at least as
   * good in the first column, and no judge equals a target.
   */
  sift(rows: Int32Array, judges: Rows, targets: Rows): void {
    this.top = 0
    this.load(rows, judges)
    const middle = this.top
    this.load(rows, targets)
    this.divide(0, middle, middle, this.top)
  }

  private load(rows: Int32Array, { from, to }: Rows): void {
    this.room(to - from)
    for (let i = from; i < to; i++) {
      const row = rows[i] ?? 0
      this.ids[this.top] = row
      this.highs[this.top] = this.packed.highs[row] ?? 0
      this.lows[this.top++] = this.packed.lows[row] ?? 0
    }
  }

  /** Judges j0…j1−1 and targets t0…t1−1 of the stack. */
  private divide(j0: number, j1: number, t0: number, t1: number): void {
    if ((j1 - j0) * (t1 - t0) <= VERY_FEW_PAIRS) {
      this.compare(j0, j1, t0, t1)
      return
    }
    this.spend(j1 - j0 + t1 - t0)
    const mark = this.top
    this.room(j1 - j0 + t1 - t0)
    this.narrow(j0, j1, t0, t1)
    this.top = mark
  }

  /** Sets aside judges under every target’s worst and targets above every judge’s best; divides what is left. */
  private narrow(j0: number, j1: number, t0: number, t1: number): void {
    const { ids, highs, lows, dominated } = this
    const { guard, data, bits } = this.packed
    const slide = bits - 1
    let floorHigh = data
    let floorLow = data
    for (let i = t0; i < t1; i++) {
      if (dominated[ids[i] ?? 0] === 1) continue
      floorHigh = lesser(highs[i] ?? 0, floorHigh, guard, slide)
      floorLow = lesser(lows[i] ?? 0, floorLow, guard, slide)
    }
    const from = this.top
    let top = from
    let leastHigh = data
    let leastLow = data
    let mostHigh = 0
    let mostLow = 0
    for (let i = j0; i < j1; i++) {
      const high = highs[i] ?? 0
      if ((((high | guard) - floorHigh) & guard) !== guard) continue
      const low = lows[i] ?? 0
      if ((((low | guard) - floorLow) & guard) !== guard) continue
      ids[top] = ids[i] ?? 0
      highs[top] = high
      lows[top++] = low
      leastHigh = lesser(high, leastHigh, guard, slide)
      leastLow = lesser(low, leastLow, guard, slide)
      mostHigh = greater(high, mostHigh, guard, slide)
      mostLow = greater(low, mostLow, guard, slide)
    }
    const middle = top
    let ceilingHigh = 0
    let ceilingLow = 0
    for (let i = t0; i < t1; i++) {
      const high = highs[i] ?? 0
      if ((((mostHigh | guard) - high) & guard) !== guard) continue
      const low = lows[i] ?? 0
      if ((((mostLow | guard) - low) & guard) !== guard) continue
      if (dominated[ids[i] ?? 0] === 1) continue
      ids[top] = ids[i] ?? 0
      highs[top] = high
      lows[top++] = low
      ceilingHigh = greater(high, ceilingHigh, guard, slide)
      ceilingLow = greater(low, ceilingLow, guard, slide)
    }
    this.top = top
    if (middle === from || top === middle) return
    if ((middle - from) * (top - middle) <= FEW_PAIRS) this.compare(from, middle, middle, top)
    else this.part(from, middle, top, leastHigh, leastLow, ceilingHigh, ceilingLow)
  }

  /** Parts both along the field in which the best target lies furthest above the worst judge. */
  private part(
    j0: number,
    t0: number,
    t1: number,
    leastHigh: number,
    leastLow: number,
    ceilingHigh: number,
    ceilingLow: number,
  ): void {
    const { bits, fields } = this.packed
    const levels = (1 << (bits - 1)) - 1
    let widest = 0
    let pivot = 0
    let shift = 0
    let words = this.highs
    for (let f = 0; f < 2 * fields; f++) {
      const at = (f % fields) * bits
      const worst = ((f < fields ? leastHigh : leastLow) >> at) & levels
      const best = ((f < fields ? ceilingHigh : ceilingLow) >> at) & levels
      if (best - worst <= widest) continue
      widest = best - worst
      pivot = (worst + best + 1) >> 1
      shift = at
      words = f < fields ? this.highs : this.lows
    }
    if (widest > 0) {
      const field = { words, shift, levels, pivot }
      const j = this.partition(field, j0, t0)
      const t = this.partition(field, t0, t1)
      this.divide(j0, j, t0, t)
      this.divide(j0, j, t, t1)
      this.divide(j, t0, t, t1)
    } else this.compare(j0, t0, t0, t1)
  }

  /** Rows at or above the pivot come first; returns where the others begin. */
  private partition({ words, shift, levels, pivot }: Field, from: number, to: number): number {
    let i = from
    let k = to - 1
    for (;;) {
      while (i <= k && (((words[i] ?? 0) >> shift) & levels) >= pivot) i++
      while (i <= k && (((words[k] ?? 0) >> shift) & levels) < pivot) k--
      if (i >= k) return i
      this.exchange(i, k)
    }
  }

  private exchange(i: number, k: number): void {
    const { ids, highs, lows } = this
    const id = ids[i] ?? 0
    const high = highs[i] ?? 0
    const low = lows[i] ?? 0
    ids[i] = ids[k] ?? 0
    highs[i] = highs[k] ?? 0
    lows[i] = lows[k] ?? 0
    ids[k] = id
    highs[k] = high
    lows[k] = low
  }

  private compare(j0: number, j1: number, t0: number, t1: number): void {
    const { ids, highs, lows, dominated } = this
    const { guard } = this.packed
    for (let t = t0; t < t1; t++) {
      const target = ids[t] ?? 0
      if (dominated[target] === 1) continue
      const high = highs[t] ?? 0
      const low = lows[t] ?? 0
      for (let j = j0; j < j1; j++) {
        if (((((highs[j] ?? 0) | guard) - high) & guard) !== guard) continue
        if (((((lows[j] ?? 0) | guard) - low) & guard) !== guard) continue
        if (!this.reaches(ids[j] ?? 0, target)) continue
        dominated[target] = 1
        break
      }
    }
  }

  private reaches(judge: number, target: number): boolean {
    const { cells, width } = this
    for (let c = width - 1; c >= 1; c--)
      if ((cells[judge * width + c] ?? 0) < (cells[target * width + c] ?? 0)) return false
    return true
  }

  /** Makes sure that as many more rows fit on top. */
  private room(more: number): void {
    const wanted = this.top + more
    if (wanted <= this.ids.length) return
    const larger = (list: Int32Array) => {
      const into = new Int32Array(2 * wanted)
      into.set(list)
      return into
    }
    this.ids = larger(this.ids)
    this.highs = larger(this.highs)
    this.lows = larger(this.lows)
  }
}

interface Field {
  readonly words: Int32Array
  readonly shift: number
  readonly levels: number
  readonly pivot: number
}

/** Field by field the lesser: where x ≥ y the difference keeps its guard, which widens into a mask of the field. */
function lesser(x: number, y: number, guard: number, slide: number): number {
  const kept = ((x | guard) - y) & guard
  const mask = kept - (kept >>> slide)
  return (y & mask) | (x & ~mask)
}

function greater(x: number, y: number, guard: number, slide: number): number {
  const kept = ((x | guard) - y) & guard
  const mask = kept - (kept >>> slide)
  return (x & mask) | (y & ~mask)
}
