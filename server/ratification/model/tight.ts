/** Six bits a letter, in base64's order. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Uint8Array(128)
for (let i = 0; i < 64; i += 1) VALUES[LETTERS.charCodeAt(i)] = i

const COUNT_BITS = 24
const SMALL_BITS = 7

/**
 * Sparse weights as text, tighter than `pack`: for each place that has one, the distance from the last, how far the weight is from the smallest, and
 * its sign. Numbers stand in Rice's code: what exceeds the low `bits` counted in ones and closed by a nought, then those bits.
 */
export function packTight(weights: Int8Array): string {
  const distances: number[] = []
  const sizes: number[] = []
  const signs: number[] = []
  let last = -1
  for (const [place, value] of weights.entries()) {
    if (value === 0) continue
    distances.push(place - last - 1)
    sizes.push(Math.abs(value))
    signs.push(value < 0 ? 1 : 0)
    last = place
  }
  const least = sizes.reduce((low, size) => Math.min(low, size), 127)
  const over = sizes.map((size) => size - least)
  const far = shortest(distances)
  const large = shortest(over)
  const out = new Writer()
  out.number(distances.length, COUNT_BITS)
  for (const number of [least, far, large]) out.number(number, SMALL_BITS)
  for (const [i, distance] of distances.entries()) {
    out.rice(distance, far)
    out.rice(over[i] ?? 0, large)
    out.number(signs[i] ?? 0, 1)
  }
  return out.done()
}

/** The weights again, in steps. */
export function unpackTight(packed: string, places: number): Int8Array {
  const weights = new Int8Array(places)
  const from = new Reader(packed)
  const count = from.number(COUNT_BITS)
  const least = from.number(SMALL_BITS)
  const far = from.number(SMALL_BITS)
  const large = from.number(SMALL_BITS)
  let place = -1
  for (let i = 0; i < count; i += 1) {
    place += 1 + from.rice(far)
    const size = least + from.rice(large)
    weights[place] = from.number(1) === 1 ? -size : size
  }
  return weights
}

/** How many low bits make the numbers shortest. */
function shortest(numbers: readonly number[]): number {
  const cost = (bits: number) => numbers.reduce((sum, number) => sum + (number >>> bits) + 1 + bits, 0)
  let best = 0
  for (let bits = 1; bits < 16; bits += 1) if (cost(bits) < cost(best)) best = bits
  return best
}

class Writer {
  #letters = ''
  #pending = 0
  #held = 0

  number(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit -= 1) {
      this.#pending = (this.#pending << 1) | ((value >>> bit) & 1)
      this.#held += 1
      if (this.#held < 6) continue
      this.#letters += LETTERS[this.#pending] ?? ''
      this.#pending = 0
      this.#held = 0
    }
  }

  rice(value: number, bits: number): void {
    for (let more = value >>> bits; more > 0; more -= 1) this.number(1, 1)
    this.number(0, 1)
    this.number(value, bits)
  }

  done(): string {
    while (this.#held > 0) this.number(0, 1)
    return this.#letters
  }
}

class Reader {
  readonly #text: string
  #at = 0
  #pending = 0
  #held = 0

  constructor(text: string) {
    this.#text = text
  }

  number(bits: number): number {
    let value = 0
    for (let bit = 0; bit < bits; bit += 1) value = (value << 1) | this.#bit()
    return value
  }

  rice(bits: number): number {
    let more = 0
    while (this.#bit() === 1) more += 1
    return (more << bits) | this.number(bits)
  }

  /** Noughts follow the end, so that no text, however spoilt, is read for ever. */
  #bit(): number {
    if (this.#held === 0) {
      this.#pending = VALUES[this.#text.charCodeAt(this.#at) & 127] ?? 0
      this.#at += 1
      this.#held = 6
    }
    this.#held -= 1
    return (this.#pending >>> this.#held) & 1
  }
}
