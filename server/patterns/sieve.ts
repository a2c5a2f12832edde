/**
 * Patterns are tried only where something stands that they cannot match without: from the source of each the letters are
 * read of which one run must be there, and one walk over a text finds all runs of all patterns.
 */
export type Sieve = (text: string) => ReadonlySet<number>

/** Stands in a source for what is not known yet, such as a party's name. */
export const UNKNOWN = '\uffff'
/** Shorter runs are nearly everywhere. */
const LEAST = 3

/** Which of the patterns, by their place, a text may hold. Sources are matched as they stand, letter case and all. */
export function sieveOf(sources: readonly string[]): Sieve {
  const always: number[] = []
  const runs = new Map<string, { run: string; at: number }[]>()
  const openings = new Uint8Array(1 << 14)
  for (const [at, source] of sources.entries()) {
    const needed = neededIn(source)
    if (!needed) always.push(at)
    for (const run of needed ?? []) {
      const key = run.slice(0, LEAST)
      openings[opening(key, 0)] = 1
      const list = runs.get(key)
      if (list) list.push({ run, at })
      else runs.set(key, [{ run, at }])
    }
  }
  return (text) => {
    const found = new Set(always)
    for (let i = 0; i + LEAST <= text.length; i += 1) {
      if (openings[opening(text, i)] === 0) continue
      const here = runs.get(text.slice(i, i + LEAST))
      if (here) for (const { run, at } of here) if (!found.has(at) && text.startsWith(run, i)) found.add(at)
    }
    return found
  }
}

/** The two letters that a run begins with, as a place; other letters may share one. */
const opening = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 127) << 7) | (text.charCodeAt(at + 1) & 127)

/** Runs of letters one of which stands in whatever the pattern matches; `null` where nothing so long is certain. */
export function neededIn(source: string): string[] | null {
  const reader = { source, at: 0 }
  const needed = alternatives(reader)
  return needed && [...new Set(needed)]
}

type Reader = { source: string; at: number }

function alternatives(reader: Reader): string[] | null {
  const all: (string[] | null)[] = [sequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    all.push(sequence(reader))
  }
  return all.every((one) => one !== null) ? all.flat() : null
}

function sequence(reader: Reader): string[] | null {
  let best: string[] | null = null
  let run = ''
  const offer = (needed: string[] | null) => {
    if (needed && worth(needed) > worth(best)) best = needed
  }
  const cut = () => {
    if (run !== '') offer([run])
    run = ''
  }
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const piece = pieceAt(reader)
    const { least, once } = timesAt(reader)
    if (piece.kind === 'empty') continue
    if (piece.kind === 'letter' && least > 0) {
      run += piece.letter
      if (!once) cut()
      continue
    }
    cut()
    if (piece.kind === 'group' && least > 0) offer(piece.needed)
  }
  cut()
  return best
}

/** Long runs are seldom, many runs are found often; short ones say nothing. */
const worth = (needed: string[] | null) =>
  needed === null || needed.length === 0 || needed.some((one) => one.length < LEAST)
    ? Number.NEGATIVE_INFINITY
    : Math.min(6, ...needed.map((one) => one.length)) - needed.length / 40

type Piece =
  | { kind: 'empty' }
  | { kind: 'other' }
  | { kind: 'letter'; letter: string }
  | { kind: 'group'; needed: string[] | null }

function pieceAt(reader: Reader): Piece {
  const { source } = reader
  const here = source[reader.at] ?? ''
  reader.at += 1
  if (here === '^' || here === '$') return { kind: 'empty' }
  if (here === '.' || here === UNKNOWN) return { kind: 'other' }
  if (here === '[') return skipClass(reader)
  if (here === '(') return groupAt(reader)
  if (here !== '\\') return { kind: 'letter', letter: here }
  const escaped = source[reader.at] ?? ''
  reader.at += 1
  if (escaped === 'b' || escaped === 'B') return { kind: 'empty' }
  if (/[^a-z0-9]/i.test(escaped)) return { kind: 'letter', letter: escaped }
  if (source[reader.at] === '{') reader.at = source.indexOf('}', reader.at) + 1
  else if (escaped === 'u') reader.at += 4
  else if (escaped === 'x') reader.at += 2
  return { kind: 'other' }
}

function skipClass(reader: Reader): Piece {
  while (reader.at < reader.source.length && reader.source[reader.at] !== ']')
    reader.at += reader.source[reader.at] === '\\' ? 2 : 1
  reader.at += 1
  return { kind: 'other' }
}

function groupAt(reader: Reader): Piece {
  const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(reader.source.slice(reader.at, reader.at + 40))?.[0] ?? ''
  reader.at += opening.length
  const needed = alternatives(reader)
  reader.at += 1
  return /[=!]/.test(opening) ? { kind: 'empty' } : { kind: 'group', needed }
}

/** How often the piece before must stand at least, and whether just once. */
function timesAt(reader: Reader): { least: number; once: boolean } {
  const [whole = '', sign = ''] =
    /^(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 12)) ?? []
  reader.at += whole.length
  if (whole === '') return { least: 1, once: true }
  if (sign !== '') return { least: sign === '+' ? 1 : 0, once: false }
  return { least: Number(/\d+/.exec(whole)?.[0]), once: false }
}
