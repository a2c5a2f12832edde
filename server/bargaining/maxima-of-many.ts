import { descendingOrder } from './order'
import { TreeStairs } from './stairs'

/** Below this many pairs, comparing them all is quicker than dividing further. */
const FEW_PAIRS = 1024
const FEW_ROWS = 24

/**
 * Undominated distinct rows of four columns or more, by divide and conquer (Kung, Luccio, Preparata 1975):
 * the better half by the first column filters the other half by the remaining columns, one column fewer at
 * each further division. `order` lists the rows lexicographically, greatest first, so no row dominates an earlier one.
 */
export function maximaOfMany(columns: readonly Float64Array[], order: Int32Array): Int32Array {
  const field = new Field(columns, order)
  const rows = field.distinct()
  field.reduce(rows)
  return field.survivors(rows)
}

interface ColumnOrder {
  readonly ranks: Int32Array
  readonly byRank: Int32Array
}

const EMPTY_ORDER: ColumnOrder = { ranks: new Int32Array(), byRank: new Int32Array() }

/** Where each row (in the sorted order) stands in one column, greatest first. */
function columnOrder(column: Float64Array, order: Int32Array): ColumnOrder {
  const sorted = Float64Array.from(order, (row) => column[row] ?? 0)
  const byRank = descendingOrder([sorted], order.length)
  const ranks = new Int32Array(order.length)
  for (let rank = 0; rank < byRank.length; rank++) ranks[byRank[rank] ?? 0] = rank
  return { ranks, byRank }
}

class Field {
  private readonly width: number
  /** Row-major copy in sorted order: comparisons read neighbouring memory. */
  private readonly cells: Float64Array
  private readonly dominated: Uint8Array
  private readonly order: Int32Array
  /** Of columns 1 and 2. */
  private readonly orders: readonly ColumnOrder[]
  /** Scratch, by row: depth in a staircase; whether the row is a target. */
  private readonly depths: Int32Array
  private readonly asked: Uint8Array

  constructor(columns: readonly Float64Array[], order: Int32Array) {
    const width = columns.length
    const cells = new Float64Array(order.length * width)
    columns.forEach((column, c) => {
      for (let i = 0; i < order.length; i++) cells[i * width + c] = column[order[i] ?? 0] ?? 0
    })
    this.width = width
    this.order = order
    this.cells = cells
    this.dominated = new Uint8Array(order.length)
    this.depths = new Int32Array(order.length)
    this.asked = new Uint8Array(order.length)
    this.orders = columns.slice(1, 3).map((column) => columnOrder(column, order))
  }

  distinct(): Int32Array {
    const rows = new Int32Array(this.order.length)
    let size = 0
    for (let i = 0; i < rows.length; i++) if (i === 0 || !this.equal(i, i - 1)) rows[size++] = i
    return rows.subarray(0, size)
  }

  survivors(rows: Int32Array): Int32Array {
    return this.alive(rows).map((row) => this.order[row] ?? 0)
  }

  /** Marks what is dominated within the rows, which are in lexicographic order. */
  reduce(rows: Int32Array): void {
    if (rows.length <= FEW_ROWS) {
      this.compare(rows)
      return
    }
    const middle = rows.length >> 1
    const better = rows.subarray(0, middle)
    const worse = rows.subarray(middle)
    this.reduce(better)
    this.filter(this.alive(better), worse, this.width - 1)
    this.reduce(this.alive(worse))
  }

  private compare(rows: Int32Array): void {
    for (let i = 1; i < rows.length; i++) {
      for (let j = 0; j < i; j++) if (this.marks(rows[j] ?? 0, rows[i] ?? 0, this.width - 1)) break
    }
  }

  /**
   * Marks the targets that some judge equals or exceeds in columns 1…last. Every judge is known to be at least
   * as good in the other columns, and no judge equals a target, so that is dominance.
   */
  private filter(someJudges: Int32Array, someTargets: Int32Array, last: number): void {
    const judges = this.reaching(someJudges, this.floor(someTargets, last), last)
    const targets = this.within(someTargets, this.ceiling(judges, last), last)
    if (judges.length === 0 || targets.length === 0) return
    const worst = this.floor(judges, last)
    const best = this.ceiling(targets, last)
    let column = last
    while (column > 0 && (worst[column] ?? 0) >= (best[column] ?? 0)) column--
    if (column === 0 || judges.length * targets.length <= FEW_PAIRS) this.judge(judges, targets, column)
    else if (column <= 2) this.sweep(judges, targets, column)
    else if (column === 3) this.climb(judges, targets)
    else this.divide(judges, targets, column, this.pivot(judges, targets, column, worst, best))
  }

  private divide(judges: Int32Array, targets: Int32Array, column: number, pivot: number): void {
    const highJudges = this.side(judges, column, pivot, true)
    const lowTargets = this.side(targets, column, pivot, false)
    this.filter(highJudges, this.side(targets, column, pivot, true), column)
    this.filter(highJudges, lowTargets, column - 1)
    this.filter(this.side(judges, column, pivot, false), this.alive(lowTargets), column)
  }

  private judge(judges: Int32Array, targets: Int32Array, last: number): void {
    for (let t = 0; t < targets.length; t++) {
      for (let j = 0; j < judges.length; j++) if (this.marks(judges[j] ?? 0, targets[t] ?? 0, last)) break
    }
  }

  /** One or two columns left: down the first of them, a target falls to any earlier judge with as much in the last. */
  private sweep(judges: Int32Array, targets: Int32Array, last: number): void {
    const { cells, width } = this
    const down = (a: number, b: number) => (cells[b * width + 1] ?? 0) - (cells[a * width + 1] ?? 0) || a - b
    const judgesDown = judges.toSorted(down)
    const targetsDown = targets.toSorted(down)
    let next = 0
    let record = Number.NaN
    for (let t = 0; t < targetsDown.length; t++) {
      const target = (targetsDown[t] ?? 0) * width
      for (; next < judgesDown.length; next++) {
        const judge = (judgesDown[next] ?? 0) * width
        if ((cells[judge + 1] ?? 0) < (cells[target + 1] ?? 0)) break
        const value = cells[judge + last] ?? 0
        if (!(record >= value)) record = value
      }
      if (record >= (cells[target + last] ?? 0)) this.dominated[targetsDown[t] ?? 0] = 1
    }
  }

  /** Three columns left: down the first of them over a staircase of the other two. */
  private climb(judges: Int32Array, targets: Int32Array): void {
    const { cells, width } = this
    const down = this.ranked(1, judges, targets)
    const across = this.ranked(2, judges, targets)
    const depths = this.depths
    for (let i = 0, depth = 0; i < across.length; i++) {
      const row = across[i] ?? 0
      if (i > 0 && cells[row * width + 2] !== cells[(across[i - 1] ?? 0) * width + 2]) depth++
      depths[row] = depth
    }
    for (const row of targets) this.asked[row] = 1
    const stairs = new TreeStairs(across.length)
    // Of rows equal in the first column judges must come before targets.
    for (let i = 0, next = 0; i < down.length; i++) {
      const row = down[i] ?? 0
      if (this.asked[row] === 0) continue
      for (; next < down.length; next++) {
        const judge = down[next] ?? 0
        if ((cells[judge * width + 1] ?? 0) < (cells[row * width + 1] ?? 0)) break
        if (this.asked[judge] === 0) stairs.climb(depths[judge] ?? 0, cells[judge * width + 3] ?? 0)
      }
      if (stairs.reaches(depths[row] ?? 0, cells[row * width + 3] ?? 0)) this.dominated[row] = 1
    }
    for (const row of targets) this.asked[row] = 0
  }

  /** All the rows, greatest in the column first. */
  private ranked(column: 1 | 2, judges: Int32Array, targets: Int32Array): Int32Array {
    const { ranks, byRank } = this.orders[column - 1] ?? EMPTY_ORDER
    const sorted = new Int32Array(judges.length + targets.length)
    for (let i = 0; i < judges.length; i++) sorted[i] = ranks[judges[i] ?? 0] ?? 0
    for (let i = 0; i < targets.length; i++) sorted[judges.length + i] = ranks[targets[i] ?? 0] ?? 0
    sorted.sort()
    for (let i = 0; i < sorted.length; i++) sorted[i] = byRank[sorted[i] ?? 0] ?? 0
    return sorted
  }

  /** Least entry per column. */
  private floor(rows: Int32Array, last: number): Float64Array {
    const { cells, width } = this
    const least = new Float64Array(last + 1).fill(Number.POSITIVE_INFINITY)
    for (let i = 0; i < rows.length; i++) {
      const start = (rows[i] ?? 0) * width
      for (let c = 1; c <= last; c++)
        if ((cells[start + c] ?? 0) < (least[c] ?? 0)) least[c] = cells[start + c] ?? 0
    }
    return least
  }

  /** Greatest entry per column. */
  private ceiling(rows: Int32Array, last: number): Float64Array {
    const { cells, width } = this
    const most = new Float64Array(last + 1).fill(Number.NEGATIVE_INFINITY)
    for (let i = 0; i < rows.length; i++) {
      const start = (rows[i] ?? 0) * width
      for (let c = 1; c <= last; c++)
        if ((cells[start + c] ?? 0) > (most[c] ?? 0)) most[c] = cells[start + c] ?? 0
    }
    return most
  }

  /** Rows at or above the floor in every column: only those can dominate anything standing on it. */
  private reaching(rows: Int32Array, floor: Float64Array, last: number): Int32Array {
    const { cells, width } = this
    const kept = new Int32Array(rows.length)
    let size = 0
    for (let i = 0; i < rows.length; i++) {
      const start = (rows[i] ?? 0) * width
      let c = last
      while (c > 0 && (cells[start + c] ?? 0) >= (floor[c] ?? 0)) c--
      if (c === 0) kept[size++] = rows[i] ?? 0
    }
    return kept.subarray(0, size)
  }

  /** Rows at or under the ceiling in every column: only those can be dominated from beneath it. */
  private within(rows: Int32Array, ceiling: Float64Array, last: number): Int32Array {
    const { cells, width } = this
    const kept = new Int32Array(rows.length)
    let size = 0
    for (let i = 0; i < rows.length; i++) {
      const start = (rows[i] ?? 0) * width
      let c = last
      while (c > 0 && (cells[start + c] ?? 0) <= (ceiling[c] ?? 0)) c--
      if (c === 0) kept[size++] = rows[i] ?? 0
    }
    return kept.subarray(0, size)
  }

  private side(rows: Int32Array, column: number, pivot: number, above: boolean): Int32Array {
    const { cells, width } = this
    const kept = new Int32Array(rows.length)
    let size = 0
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i] ?? 0
      if ((cells[row * width + column] ?? 0) >= pivot === above) kept[size++] = row
    }
    return kept.subarray(0, size)
  }

  /** A value near the middle of the column, above the worst judge and at most the best target: both sides shrink. */
  private pivot(
    judges: Int32Array,
    targets: Int32Array,
    column: number,
    worst: Float64Array,
    best: Float64Array,
  ): number {
    const low = worst[column] ?? 0
    const high = best[column] ?? 0
    const sample: number[] = []
    for (const rows of [judges, targets]) {
      const stride = Math.max(1, rows.length >> 5)
      for (let i = 0; i < rows.length; i += stride) {
        const value = this.cells[(rows[i] ?? 0) * this.width + column] ?? 0
        if (value > low && value <= high) sample.push(value)
      }
    }
    sample.sort((a, b) => a - b)
    return sample[sample.length >> 1] ?? high
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

  private alive(rows: Int32Array): Int32Array {
    const kept = new Int32Array(rows.length)
    let size = 0
    for (let i = 0; i < rows.length; i++) if (this.dominated[rows[i] ?? 0] === 0) kept[size++] = rows[i] ?? 0
    return kept.subarray(0, size)
  }

  private equal(a: number, b: number): boolean {
    const { cells, width } = this
    for (let c = 0; c < width; c++) if (cells[a * width + c] !== cells[b * width + c]) return false
    return true
  }
}
