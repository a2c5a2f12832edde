/**
 * Which letters a match of a pattern can begin with, read from the pattern's own source, so that patterns are tried only
 * where one of those stands. Sources are ours, matched as they stand, letter case and all; what cannot be read off for
 * certain counts as anything.
 */

/** How far beginnings are read. */
export const REACH = 4
/** More beginnings than these tell little and cost as much as the pattern itself. */
const MOST = 240

/** A beginning; `open` while what follows in the pattern would still lengthen it. */
interface Beginning {
  text: string
  open: boolean
}

type Beginnings = Map<string, Beginning>

interface Reader {
  source: string
  at: number
}

/** Up to `REACH` letters that every match begins with one of; `undefined` where anything may stand first. */
export function beginningsOf(source: string): ReadonlySet<string> | undefined {
  const reader = { source, at: 0 }
  const found = alternatives(reader)
  if (reader.at < source.length) return undefined
  const texts = new Set([...found.values()].map(({ text }) => text))
  return texts.has('') ? undefined : texts
}

/** Whether a source is a choice between wholes, outside any group. */
export function isChoice(source: string): boolean {
  const reader = { source, at: 0 }
  sequence(reader)
  return reader.at < source.length
}

function alternatives(reader: Reader): Beginnings {
  const all = sequence(reader)
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    for (const beginning of sequence(reader).values()) put(all, beginning)
  }
  return all
}

function sequence(reader: Reader): Beginnings {
  let soFar = of({ text: '', open: true })
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const piece = pieceAt(reader)
    const times = timesAt(reader)
    soFar = followed(soFar, piece, times)
  }
  return soFar
}

/** What stands here: letters to go on with, nothing that takes room, or anything at all. */
type Piece = Beginnings | 'nothing' | 'anything'

function followed(soFar: Beginnings, piece: Piece, { least, once }: Times): Beginnings {
  if (piece === 'nothing') return soFar
  const next: Beginnings = new Map()
  for (const before of soFar.values()) {
    if (!before.open || least === 0) put(next, before)
    if (!before.open) continue
    if (piece === 'anything') put(next, { text: before.text, open: false })
    else
      for (const after of piece.values()) {
        const text = (before.text + after.text).slice(0, REACH)
        // What may stand again may be followed by itself: no more is certain.
        put(next, { text, open: after.open && once && text.length < REACH })
      }
  }
  return next.size > MOST ? followed(soFar, 'anything', { least, once }) : next
}

function pieceAt(reader: Reader): Piece {
  const { source } = reader
  const here = source[reader.at] ?? ''
  reader.at += 1
  if (here === '^' || here === '$') return 'nothing'
  if (here === '.') return 'anything'
  if (here === '[') return skipClass(reader)
  if (here === '(') return groupAt(reader)
  if (here !== '\\') return of({ text: here, open: true })
  const escaped = source[reader.at] ?? ''
  reader.at += 1
  if (escaped === 'b' || escaped === 'B') return 'nothing'
  if (/[^a-zA-Z0-9]/.test(escaped)) return of({ text: escaped, open: true })
  if (source[reader.at] === '{') reader.at = source.indexOf('}', reader.at) + 1
  else if (escaped === 'u') reader.at += 4
  else if (escaped === 'x') reader.at += 2
  return 'anything'
}

function skipClass(reader: Reader): Piece {
  while (reader.at < reader.source.length && reader.source[reader.at] !== ']')
    reader.at += reader.source[reader.at] === '\\' ? 2 : 1
  reader.at += 1
  return 'anything'
}

function groupAt(reader: Reader): Piece {
  const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(reader.source.slice(reader.at, reader.at + 40))?.[0] ?? ''
  reader.at += opening.length
  const inside = alternatives(reader)
  reader.at += 1
  return /[=!]/.test(opening) ? 'nothing' : inside
}

interface Times {
  least: number
  once: boolean
}

/** How often the piece before must stand at least, and whether never more than once. */
function timesAt(reader: Reader): Times {
  const [whole = '', sign = '', least = ''] =
    /^(?:([?*+])|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 12)) ?? []
  reader.at += whole.length
  if (whole === '') return { least: 1, once: true }
  if (sign === '') return { least: Number(least), once: false }
  return { least: sign === '+' ? 1 : 0, once: sign === '?' }
}

const of = (beginning: Beginning): Beginnings => new Map([[keyOf(beginning), beginning]])

function put(into: Beginnings, beginning: Beginning): void {
  into.set(keyOf(beginning), beginning)
}

const keyOf = ({ text, open }: Beginning) => (open ? `${text}…` : text)

/** The beginnings by their length, to be looked for at one place of a text. */
export type ByLength = readonly (readonly [length: number, texts: ReadonlySet<string>])[]

export function byLength(beginnings: ReadonlySet<string>): ByLength {
  const lengths = new Set([...beginnings].map((text) => text.length))
  return [...lengths].map((length) => {
    const texts = new Set([...beginnings].filter((text) => text.length === length))
    return [length, texts] as const
  })
}

/** Whether one of these beginnings stands at a place of the text. */
export function beginsWith(text: string, at: number, beginnings: ByLength): boolean {
  for (const [length, texts] of beginnings) if (texts.has(text.slice(at, at + length))) return true
  return false
}

/** Where in a text matches of each source can begin, in order; `undefined` where that may be anywhere. */
export type Places = (text: string) => readonly (readonly number[] | undefined)[]

/**
 * One walk over a text finds where each pattern is worth trying.
 * @param sources Patterns that begin no word's middle: after a letter, a mark's sign or an apostrophe none of them matches.
 */
export function placesOf(sources: readonly string[]): Places {
  const known = sources.map(beginningsOf)
  const byText = new Map<string, number[]>()
  for (const [which, texts] of known.entries())
    for (const text of texts ?? []) {
      const list = byText.get(text)
      if (list) list.push(which)
      else byText.set(text, [which])
    }
  return (text) => {
    const places = known.map((texts): number[] | undefined => (texts ? [] : undefined))
    for (let at = 0; at < text.length; at += 1) {
      if (at > 0 && insideWord(text.charCodeAt(at - 1))) continue
      for (let length = 1; length <= REACH; length += 1)
        for (const which of byText.get(text.slice(at, at + length)) ?? []) {
          const found = places[which]
          if (found && found.at(-1) !== at) found.push(at)
        }
    }
    return places
  }
}

/** After these no word begins; other letters than plain ones are left to the pattern. */
const insideWord = (code: number) => (code >= 97 && code <= 122) || code === 64 || code === 39

/** Every match of a sticky pattern that begins at one of these places, as a search from the left finds them. */
export function* matchesAt(
  text: string,
  pattern: RegExp,
  places: readonly number[],
): Generator<RegExpExecArray> {
  let from = 0
  for (const at of places) {
    if (at < from) continue
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    yield match
    from = at + Math.max(1, match[0].length)
  }
}
