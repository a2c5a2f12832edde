import { entryHash, type StoredEntry } from './entry'

/** One line for each entry: its canonical text and a newline, nothing else. Null for anything that is no such text. */
export function readEntryLines(bytes: Uint8Array): string[] | null {
  const text = utf8(bytes)
  if (text === null || (text !== '' && !text.endsWith('\n'))) return null
  return text.split('\n').slice(0, -1)
}

/** @returns null for bytes that are not UTF-8 to the letter */
export function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Lines as entries, each with the hash that the line after it names. Where the two do not fit, one of them was
 * changed: the line after it is believed when the one after that still fits it, so that the fault is reported
 * in the entry that was touched.
 * @param lastStands whether the last line is known from elsewhere, such as from its proof
 */
export function entriesOf(lines: readonly string[], lastStands: boolean): StoredEntry[] {
  const own = lines.map(entryHash)
  const stands = (at: number) =>
    at === lines.length - 1 ? lastStands : own[at] !== undefined && own[at] === namedBy(lines[at + 1], at + 2)
  return lines.map((text, at) => {
    const hash = own[at] ?? ''
    const named = namedBy(lines[at + 1], at + 2)
    return { seq: at + 1, hash: named !== null && named !== hash && stands(at + 1) ? named : hash, text }
  })
}

const PREV = '"prev":"'

/** The hash that a line names as that of the entry before it; null where it is not the line of this place. */
function namedBy(line: string | undefined, seq: number): string | null {
  if (!line?.endsWith(`"seq":${seq}}`)) return null
  // Inside of what people wrote every quotation mark is escaped, so this is the key itself.
  const at = line.lastIndexOf(PREV)
  const hash = at < 0 ? '' : line.slice(at + PREV.length, at + PREV.length + 64)
  return /^[0-9a-f]{64}$/.test(hash) ? hash : null
}
