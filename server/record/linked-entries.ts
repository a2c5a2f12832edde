import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { StoredEntry } from './entry'
import { taggedHashOfBytes } from './hash'

/** An entry with the hash that the chain gives it, and that of its own text. */
export type LinkedEntry = StoredEntry & { own: string }

type Line = { text: string; own: string }

/**
 * Lines as entries, each with the hash that the line after it names. Where the two do not fit, one of them was
 * changed: the line after it is believed when the one after that still fits it, so that the fault is reported in the
 * entry that was touched. Two lines are held back for that, and no more.
 */
export class LinkedEntries {
  #held: Line[] = []
  #seq = 0

  /** @param bytes the text's, where they are at hand; @returns the entry two lines before this one, when there is one */
  take(text: string, bytes: Uint8Array = utf8ToBytes(text)): LinkedEntry | null {
    this.#held.push({ text, own: taggedHashOfBytes('parley/entry/v1', bytes) })
    const [line, next, last] = this.#held
    if (!line || !next || !last) return null
    return this.#give(line, next, namedBy(last.text, this.#seq + 3) === next.own)
  }

  /**
   * The entries that were held back. @param lastStands whether the last line is known from elsewhere, such as from its
   * proof
   */
  end(lastStands: boolean): LinkedEntry[] {
    const [line, next] = this.#held
    const first = line ? [this.#give(line, next, lastStands)] : []
    const [last] = this.#held
    return last ? [...first, this.#give(last, undefined, false)] : first
  }

  #give({ text, own }: Line, next: Line | undefined, nextStands: boolean): LinkedEntry {
    const named = next ? namedBy(next.text, this.#seq + 2) : null
    this.#held.shift()
    this.#seq += 1
    return { seq: this.#seq, hash: named !== null && named !== own && nextStands ? named : own, text, own }
  }
}

const PREV = '"prev":"'

/** The hash that a line names as that of the entry before it; null where it is not the line of this place. */
function namedBy(line: string, seq: number): string | null {
  if (!line.endsWith(`"seq":${seq}}`)) return null
  // Inside of what people wrote every quotation mark is escaped, so this is the key itself.
  const at = line.lastIndexOf(PREV)
  const hash = at < 0 ? '' : line.slice(at + PREV.length, at + PREV.length + 64)
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null
}
