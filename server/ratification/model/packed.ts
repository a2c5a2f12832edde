/**
 * Sparse weights as text: for each place that has one, the distance from the last (seven bits a byte, low first) and the
 * weight as a signed byte, all in base64.
 */
export function pack(weights: Int8Array): string {
  const bytes: number[] = []
  let last = -1
  for (const [place, value] of weights.entries()) {
    if (value === 0) continue
    let distance = place - last
    last = place
    while (distance > 127) {
      bytes.push((distance & 127) | 128)
      distance >>>= 7
    }
    bytes.push(distance, value & 255)
  }
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The weights again, in steps. */
export function unpack(packed: string, places: number): Int8Array {
  const weights = new Int8Array(places)
  const text = atob(packed)
  let place = -1
  let at = 0
  while (at < text.length) {
    let distance = 0
    let shift = 0
    let byte = text.charCodeAt(at++)
    while (byte & 128) {
      distance |= (byte & 127) << shift
      shift += 7
      byte = text.charCodeAt(at++)
    }
    place += distance | (byte << shift)
    weights[place] = (text.charCodeAt(at++) << 24) >> 24
  }
  return weights
}

/** A table most of whose rows are empty, as text: which rows are not, as `pack` would say it, a space, and their weights. */
export function packRows(table: Int8Array, rows: number, width: number): string {
  const full = new Int8Array(rows)
  let bytes = ''
  for (let row = 0; row < rows; row += 1) {
    const own = table.subarray(row * width, (row + 1) * width)
    if (own.every((weight) => weight === 0)) continue
    full[row] = 1
    for (const weight of own) bytes += String.fromCharCode(weight & 255)
  }
  return `${pack(full)} ${btoa(bytes)}`
}

/** The table again. */
export function unpackRows(packed: string, rows: number, width: number): Int8Array {
  const [which = '', weights = ''] = packed.split(' ')
  const table = new Int8Array(rows * width)
  const text = atob(weights)
  let at = 0
  for (const [row, full] of unpack(which, rows).entries()) {
    if (full === 0) continue
    for (let d = 0; d < width; d += 1) table[row * width + d] = (text.charCodeAt(at++) << 24) >> 24
  }
  return table
}
