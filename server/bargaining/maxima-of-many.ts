import { ColumnSweeps, type Rows } from './column-sweeps'

/** Below this many pairs, comparing them all is quicker than dividing further. */
const FEW_PAIRS = 1024
/** Below this many, quicker even than first setting aside rows that cannot matter. */
const VERY_FEW_PAIRS = 48
const FEW_ROWS = 24

/**
 * Undominated distinct rows of four columns or more, by divide and conquer (Kung, Luccio, Preparata 1975):
 * the better half by the first column filters the other half by the remaining columns, one column fewer at
 * each further division. `order` lists the rows lexicographically, greatest first, so no row dominates an earlier one.
 */
export function maximaOfMany(columns: readonly Float64Array[], order: Int32Array, work?: Work): Int32Array {
  const field = new Field(columns, order, work)
  field.reduce(field.distinct())
  return field.survivors()
}

/** How many rows may still be looked at, counted down; where almost nothing is dominated that takes for ever. */
export interface Work {
  left: number
}

/** Thrown when the work allowed is done before the answer is there. */
export class WorkSpent extends Error {}

class Field {
  private readonly width: number
  /** Row-major copy in sorted order: comparisons read neighbouring memory. */
  private readonly cells: Float64Array
  private readonly dominated: Uint8Array
  /** Lists of rows, stacked: each call takes its lists off again, so that dividing allocates nothing. */
  private arena: Int32Array
  private top = 0
  private readonly floors: Float64Array
  private readonly ceilings: Float64Array
  private readonly sweeps: ColumnSweeps

  constructor(
    columns: readonly Float64Array[],
    private readonly order: Int32Array,
    private readonly work: Work | undefined,
  ) {
    const width = columns.length
    const cells = new Float64Array(order.length * width)
    columns.forEach((column, c) => {
      for (let i = 0; i < order.length; i++) cells[i * width + c] = column[order[i] ?? 0] ?? 0
    })
    this.width = width
    this.cells = cells
    this.dominated = new Uint8Array(order.length)
    this.arena = new Int32Array(4 * order.length + 64)
    this.floors = new Float64Array(width)
    this.ceilings = new Float64Array(width)
    this.sweeps = new ColumnSweeps(columns, order, cells, this.dominated)
  }

  distinct(): Rows {
    const from = this.room(this.order.length)
    for (let i = 0; i < this.order.length; i++) {
      if (i === 0 || !this.equal(i, i - 1)) this.arena[this.top++] = i
      else this.dominated[i] = 1
    }
    return { from, to: this.top }
  }

  survivors(): Int32Array {
    return this.order.filter((_, row) => this.dominated[row] === 0)
  }

  /** Marks what is dominated within the rows, which are in lexicographic order. */
  reduce(rows: Rows): void {
    if (rows.to - rows.from <= FEW_ROWS) {
      this.compare(rows)
      return
    }
    const mark = this.top
    const middle = (rows.from + rows.to) >> 1
    const worse = { from: middle, to: rows.to }
    this.reduce({ from: rows.from, to: middle })
    this.filter(this.alive({ from: rows.from, to: middle }), worse, this.width - 1)
    this.top = mark
    this.reduce(this.alive(worse))
    this.top = mark
  }

  private compare(rows: Rows): void {
    for (let i = rows.from + 1; i < rows.to; i++) {
      const target = this.arena[i] ?? 0
      for (let j = rows.from; j < i; j++) if (this.marks(this.arena[j] ?? 0, target, this.width - 1)) break
    }
  }

  /**
   * Marks the targets that some judge equals or exceeds in columns 1…last. Every judge is known to be at least
   * as good in the other columns, and no judge equals a target, so that is dominance.
   */
  private filter(someJudges: Rows, someTargets: Rows, last: number): void {
    const pairs = (someJudges.to - someJudges.from) * (someTargets.to - someTargets.from)
    if (pairs <= VERY_FEW_PAIRS) {
      this.judge(someJudges, someTargets, last)
      return
    }
    this.spend(someJudges.to - someJudges.from + someTargets.to - someTargets.from)
    const mark = this.top
    this.lowest(someTargets, last)
    const judges = this.reaching(someJudges, last)
    this.highest(judges, last)
    const targets = this.within(someTargets, last)
    const count = judges.to - judges.from
    if (count > 0 && targets.to > targets.from) {
      this.lowest(judges, last)
      this.highest(targets, last)
      let column = last
      while (column > 0 && (this.floors[column] ?? 0) >= (this.ceilings[column] ?? 0)) column--
      if (column === 0 || count * (targets.to - targets.from) <= FEW_PAIRS)
        this.judge(judges, targets, column)
      else if (column <= 2) this.sweeps.sweep(this.arena, judges, targets, column)
      else if (column === 3) this.sweeps.climb(this.arena, judges, targets)
      else this.divide(judges, targets, column)
    }
    this.top = mark
  }

  /** Halfway between the worst judge and the best target in the column, so that each side has fewer of one of them. */
  private divide(judges: Rows, targets: Rows, column: number): void {
    const worst = Math.max(-Number.MAX_VALUE, this.floors[column] ?? 0)
    const best = this.ceilings[column] ?? 0
    const halfway = worst + (best - worst) / 2
    const pivot = halfway > (this.floors[column] ?? 0) ? halfway : best
    const highJudges = this.side(judges, column, pivot, true)
    const lowTargets = this.side(targets, column, pivot, false)
    this.filter(highJudges, this.side(targets, column, pivot, true), column)
    this.filter(highJudges, lowTargets, column - 1)
    this.filter(this.side(judges, column, pivot, false), this.alive(lowTargets), column)
  }

  private spend(rows: number): void {
    if (!this.work) return
    this.work.left -= rows
    if (this.work.left < 0) throw new WorkSpent()
  }

  private judge(judges: Rows, targets: Rows, last: number): void {
    for (let t = targets.from; t < targets.to; t++) {
      const target = this.arena[t] ?? 0
      for (let j = judges.from; j < judges.to; j++) if (this.marks(this.arena[j] ?? 0, target, last)) break
    }
  }

  /** Writes the least entry per column into `floors`. */
  private lowest(rows: Rows, last: number): void {
    const { arena, cells, width, floors } = this
    floors.fill(Number.POSITIVE_INFINITY)
    for (let i = rows.from; i < rows.to; i++) {
      const start = (arena[i] ?? 0) * width
      for (let c = 1; c <= last; c++)
        if ((cells[start + c] ?? 0) < (floors[c] ?? 0)) floors[c] = cells[start + c] ?? 0
    }
  }

  /** Writes the greatest entry per column into `ceilings`. */
  private highest(rows: Rows, last: number): void {
    const { arena, cells, width, ceilings } = this
    ceilings.fill(Number.NEGATIVE_INFINITY)
    for (let i = rows.from; i < rows.to; i++) {
      const start = (arena[i] ?? 0) * width
      for (let c = 1; c <= last; c++) {
        if ((cells[start + c] ?? 0) > (ceilings[c] ?? 0)) ceilings[c] = cells[start + c] ?? 0
      }
    }
  }

  /** Rows at or above the floors in every column: only those can dominate anything standing on them. */
  private reaching(rows: Rows, last: number): Rows {
    const from = this.room(rows.to - rows.from)
    const { arena, cells, width, floors } = this
    for (let i = rows.from; i < rows.to; i++) {
      const start = (arena[i] ?? 0) * width
      let c = last
      while (c > 0 && (cells[start + c] ?? 0) >= (floors[c] ?? 0)) c--
      if (c === 0) arena[this.top++] = arena[i] ?? 0
    }
    return { from, to: this.top }
  }

  /** Undominated rows at or under the ceilings in every column: only those can still be dominated from there. */
  private within(rows: Rows, last: number): Rows {
    const from = this.room(rows.to - rows.from)
    const { arena, cells, width, ceilings, dominated } = this
    for (let i = rows.from; i < rows.to; i++) {
      if (dominated[arena[i] ?? 0] === 1) continue
      const start = (arena[i] ?? 0) * width
      let c = last
      while (c > 0 && (cells[start + c] ?? 0) <= (ceilings[c] ?? 0)) c--
      if (c === 0) arena[this.top++] = arena[i] ?? 0
    }
    return { from, to: this.top }
  }

  private side(rows: Rows, column: number, pivot: number, above: boolean): Rows {
    const from = this.room(rows.to - rows.from)
    const { arena, cells, width } = this
    for (let i = rows.from; i < rows.to; i++) {
      const row = arena[i] ?? 0
      if ((cells[row * width + column] ?? 0) >= pivot === above) arena[this.top++] = row
    }
    return { from, to: this.top }
  }

  private alive(rows: Rows): Rows {
    const from = this.room(rows.to - rows.from)
    const { arena, dominated } = this
    for (let i = rows.from; i < rows.to; i++) {
      const row = arena[i] ?? 0
      if (dominated[row] === 0) arena[this.top++] = row
    }
    return { from, to: this.top }
  }

  /** Makes sure that a list of this length fits on top; returns where it begins. */
  private room(length: number): number {
    if (this.top + length > this.arena.length) {
      const larger = new Int32Array(2 * (this.top + length))
      larger.set(this.arena)
      this.arena = larger
    }
    return this.top
  }

  private marks(judge: number, target: number, last: number): boolean {
    const { cells, width } = this
    if (this.dominated[judge] === 1 || this.dominated[target] === 1) return false
    for (let c = last; c >= 1; c--) {
      if ((cells[judge * width + c] ?? 0) < (cells[target * width + c] ?? 0)) return false
    }
    this.dominated[target] = 1
    return true
  }

  private equal(a: number, b: number): boolean {
    const { cells, width } = this
    for (let c = 0; c < width; c++) if (cells[a * width + c] !== cells[b * width + c]) return false
    return true
  }
}
