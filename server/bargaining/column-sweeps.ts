import { descendingOrder } from './order'
import { TreeStairs } from './stairs'

/** A list of rows, as a stretch of an arena. */
export interface Rows {
  readonly from: number
  readonly to: number
}

interface ColumnOrder {
  readonly ranks: Int32Array
  readonly byRank: Int32Array
}

/** Marks what judges dominate among targets where at most three columns are left to compare. */
export class ColumnSweeps {
  private readonly width: number
  /** Of columns 1 and 2, where each row stands. */
  private readonly orders: readonly ColumnOrder[]
  /** Scratch, by row: depth in a staircase; whether the row is a target. */
  private readonly depths: Int32Array
  private readonly asked: Uint8Array

  /** `cells` row by row in the order given; rows found dominated are marked in `dominated`. */
  constructor(
    columns: readonly Float64Array[],
    private readonly order: Int32Array,
    private readonly cells: Float64Array,
    private readonly dominated: Uint8Array,
  ) {
    this.width = columns.length
    this.orders = columns.slice(1, 3).map((column) => columnOrder(column, order))
    this.depths = new Int32Array(order.length)
    this.asked = new Uint8Array(order.length)
  }

  /** One or two columns left: down the first of them, a target falls to any earlier judge with as much in the last. */
  sweep(arena: Int32Array, judges: Rows, targets: Rows, last: number): void {
    const { cells, width } = this
    let record = Number.NaN
    this.down(arena, judges, targets, (row, isTarget) => {
      const value = cells[row * width + last] ?? 0
      if (!isTarget && !(record >= value)) record = value
      if (isTarget && record >= value) this.dominated[row] = 1
    })
  }

  /** Three columns left: down the first of them over a staircase of the other two. */
  climb(arena: Int32Array, judges: Rows, targets: Rows): void {
    const { cells, width, depths } = this
    const across = this.ranked(arena, 2, judges, targets)
    for (let i = 0, depth = 0; i < across.length; i++) {
      const row = across[i] ?? 0
      if (i > 0 && cells[row * width + 2] !== cells[(across[i - 1] ?? 0) * width + 2]) depth++
      depths[row] = depth
    }
    const stairs = new TreeStairs(across.length)
    this.down(arena, judges, targets, (row, isTarget) => {
      const value = cells[row * width + 3] ?? 0
      if (!isTarget) stairs.climb(depths[row] ?? 0, value)
      else if (stairs.reaches(depths[row] ?? 0, value)) this.dominated[row] = 1
    })
  }

  /** Visits the rows greatest first by column 1; of equal ones judges before targets. */
  private down(
    arena: Int32Array,
    judges: Rows,
    targets: Rows,
    visit: (row: number, isTarget: boolean) => void,
  ): void {
    const { asked, cells, width } = this
    for (let t = targets.from; t < targets.to; t++) asked[arena[t] ?? 0] = 1
    const rows = this.ranked(arena, 1, judges, targets)
    for (let i = 0, next = 0; i < rows.length; i++) {
      const target = rows[i] ?? 0
      if (asked[target] === 0) continue
      for (; next < rows.length; next++) {
        const judge = rows[next] ?? 0
        if ((cells[judge * width + 1] ?? 0) < (cells[target * width + 1] ?? 0)) break
        if (asked[judge] === 0) visit(judge, false)
      }
      visit(target, true)
    }
    for (let t = targets.from; t < targets.to; t++) asked[arena[t] ?? 0] = 0
  }

  /** All the rows, greatest in the column first. */
  private ranked(arena: Int32Array, column: 1 | 2, judges: Rows, targets: Rows): Int32Array {
    const { ranks, byRank } = this.orders[column - 1] ?? { ranks: this.order, byRank: this.order }
    const sorted = new Int32Array(judges.to - judges.from + targets.to - targets.from)
    let size = 0
    for (const rows of [judges, targets]) {
      for (let i = rows.from; i < rows.to; i++) sorted[size++] = ranks[arena[i] ?? 0] ?? 0
    }
    sorted.sort()
    for (let i = 0; i < size; i++) sorted[i] = byRank[sorted[i] ?? 0] ?? 0
    return sorted
  }
}

/** Where each row (in the sorted order) stands in one column, greatest first. */
function columnOrder(column: Float64Array, order: Int32Array): ColumnOrder {
  const sorted = Float64Array.from(order, (row) => column[row] ?? 0)
  const byRank = descendingOrder([sorted], order.length)
  const ranks = new Int32Array(order.length)
  for (let rank = 0; rank < byRank.length; rank++) ranks[byRank[rank] ?? 0] = rank
  return { ranks, byRank }
}
