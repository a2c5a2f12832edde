/** Bits of a word that hold fields, so that sums and differences of words stay small integers. */
const WORD_BITS = 30
/** Columns beyond these are not packed: rows are compared by them only where all packed ones pass. */
const MOST_COLUMNS = 30
const MOST_LEVELS = 512
/** Values looked at to find where a column’s levels begin. */
const SAMPLE = 4_096

/**
 * Coarse copies of rows in two words each, in fields of a few bits under a guard bit: one subtraction compares half
 * of all columns. A field holds the level of a value in its column, so a row that is at least as good as another has
 * no smaller field. The first column is left out, since rows come sorted by it.
 */
export interface PackedRows {
  readonly highs: Int32Array
  readonly lows: Int32Array
  /** Fields in a word, and bits in a field, the guard among them. */
  readonly fields: number
  readonly bits: number
  /** The guard bit of every field, and all other bits of every field. */
  readonly guard: number
  readonly data: number
}

/** `cells` row by row, two columns or more; they hold integers or −∞. */
export function packRows(cells: Float64Array, width: number): PackedRows {
  const columns = Math.min(width - 1, MOST_COLUMNS)
  const fields = Math.ceil(columns / 2)
  const bits = Math.floor(WORD_BITS / fields)
  let guard = 0
  for (let field = 0; field < fields; field++) guard |= 1 << ((field + 1) * bits - 1)
  const count = cells.length / width
  const highs = new Int32Array(count)
  const lows = new Int32Array(count)
  const cuts = new Float64Array(Math.min(2 ** (bits - 1), MOST_LEVELS) - 1)
  for (let c = 0; c < columns; c++) {
    const column = width - 1 - c
    findCuts(cells, width, column, cuts)
    const words = c < fields ? highs : lows
    const shift = (c % fields) * bits
    for (let row = 0; row < count; row++) {
      const value = cells[row * width + column] ?? 0
      // The level is the number of cuts at or below the value.
      let level = 0
      for (let step = (cuts.length + 1) >> 1; step > 0; step >>= 1)
        if ((cuts[level + step - 1] ?? 0) <= value) level += step
      words[row] = (words[row] ?? 0) | (level << shift)
    }
  }
  return { highs, lows, fields, bits, guard, data: guard - (guard >>> (bits - 1)) }
}

/** Cuts that part the rows into levels of about as many each. */
function findCuts(cells: Float64Array, width: number, column: number, cuts: Float64Array): void {
  const count = cells.length / width
  const size = Math.min(SAMPLE, count)
  const sample = new Float64Array(size)
  for (let k = 0; k < size; k++) sample[k] = cells[Math.floor((k * count) / size) * width + column] ?? 0
  sample.sort()
  for (let k = 0; k < cuts.length; k++)
    cuts[k] = sample[Math.floor(((k + 1) * size) / (cuts.length + 1))] ?? 0
}
