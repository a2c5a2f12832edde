import { type Rows, Sieve } from './sieve'

/** Up to this many rows, comparing each with each is quicker than dividing further. */
const FEW_ROWS = 24

/**
 * Undominated distinct rows of four columns or more, by divide and conquer (Kung, Luccio, Preparata 1975): of the
 * rows in order the better half sifts the other. `order` lists the rows lexicographically, greatest first, so no row
 * dominates an earlier one.
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
  private readonly arena: Int32Array
  private top = 0
  private readonly sieve: Sieve

  constructor(
    columns: readonly Float64Array[],
    private readonly order: Int32Array,
    work: Work | undefined,
  ) {
    const width = columns.length
    const cells = new Float64Array(order.length * width)
    columns.forEach((column, c) => {
      for (let i = 0; i < order.length; i++) cells[i * width + c] = column[order[i] ?? 0] ?? 0
    })
    this.width = width
    this.cells = cells
    this.dominated = new Uint8Array(order.length)
    // Each half holds at most its own length again, and halves of halves no more than that together.
    this.arena = new Int32Array(3 * order.length + 64)
    this.sieve = new Sieve(cells, width, this.dominated, (rows) => {
      if (!work) return
      work.left -= rows
      if (work.left < 0) throw new WorkSpent()
    })
  }

  distinct(): Rows {
    const from = this.top
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
    this.sieve.sift(this.arena, this.alive({ from: rows.from, to: middle }), worse)
    this.top = mark
    this.reduce(this.alive(worse))
    this.top = mark
  }

  private compare(rows: Rows): void {
    for (let i = rows.from + 1; i < rows.to; i++) {
      const target = this.arena[i] ?? 0
      for (let j = rows.from; j < i; j++) {
        const judge = this.arena[j] ?? 0
        if (this.dominated[judge] === 1 || !this.reaches(judge, target)) continue
        this.dominated[target] = 1
        break
      }
    }
  }

  private alive(rows: Rows): Rows {
    const from = this.top
    const { arena, dominated } = this
    for (let i = rows.from; i < rows.to; i++) {
      const row = arena[i] ?? 0
      if (dominated[row] === 0) arena[this.top++] = row
    }
    return { from, to: this.top }
  }

  /** At least as good in every column but the first, in which an earlier row always is. */
  private reaches(judge: number, target: number): boolean {
    const { cells, width } = this
    for (let c = width - 1; c >= 1; c--)
      if ((cells[judge * width + c] ?? 0) < (cells[target * width + c] ?? 0)) return false
    return true
  }

  private equal(a: number, b: number): boolean {
    const { cells, width } = this
    for (let c = 0; c < width; c++) if (cells[a * width + c] !== cells[b * width + c]) return false
    return true
  }
}
