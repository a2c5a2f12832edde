/** No line is longer, in bytes: an import of a million characters has room. What claims to be is not read on. */
export const LONGEST_LINE = 32 * 1024 * 1024
const NEWLINE = 10

/** The lines of `entries.jsonl` as its bytes come: one for each entry, its canonical text and a newline, nothing else. */
export class EntryLines {
  #begun: Uint8Array[] = []
  #bytes = 0
  #damaged = false

  /** @returns the lines that these bytes bring to their end, without their newlines */
  take(piece: Uint8Array): string[] {
    const end = piece.lastIndexOf(NEWLINE)
    if (end < 0) {
      this.#keep(piece)
      return []
    }
    const whole = joined([...this.#begun, piece.subarray(0, end)])
    this.#begun = []
    this.#bytes = 0
    this.#keep(piece.subarray(end + 1))
    const text = utf8(whole)
    return text === null ? this.#oneByOne(whole) : text.split('\n')
  }

  /** Whether all that came were whole lines of UTF-8 to the letter; asked at the end. */
  get sound(): boolean {
    return !this.#damaged && this.#bytes === 0
  }

  #keep(piece: Uint8Array): void {
    if (piece.length === 0) return
    this.#bytes += piece.length
    if (this.#bytes > LONGEST_LINE) this.#damaged = true
    // A copy: whoever gave the bytes may use their memory again.
    else this.#begun.push(piece.slice())
  }

  /** A damaged line still has its place: it is read as what it is not, and so fits neither chain nor tree. */
  #oneByOne(bytes: Uint8Array): string[] {
    this.#damaged = true
    const lenient = new TextDecoder('utf-8', { ignoreBOM: true })
    const lines: string[] = []
    for (let from = 0; from <= bytes.length; ) {
      const found = bytes.indexOf(NEWLINE, from)
      const to = found < 0 ? bytes.length : found
      lines.push(lenient.decode(bytes.subarray(from, to)))
      from = to + 1
    }
    return lines
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only, ...more] = pieces
  if (only && more.length === 0) return only
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** @returns null for bytes that are not UTF-8 to the letter */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
