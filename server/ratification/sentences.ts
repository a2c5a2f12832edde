import { matchesOf } from '@/server/patterns/matches'
import { type Line, rewrite } from '@/server/ratification/line'

export interface Sentence {
  start: number
  end: number
  text: string
  /** `?` where it ends as a question. */
  mark: string
}

const quoted = /" ([^"]{0,1200}?) ?"/gu
const mailQuote = /(?:^|(?<=\. )) ?> [^.]{0,600}/gu

/** A quotation its writer takes back as his own. */
const owned =
  /^ ?[.,]? ?(?:those|these|that|this) (?:are|is) (?:my|our) (?:own )?(?:words?|answer|statement|reply)\b/u

/**
 * Puts `@q` in place of words in quotation marks: what is quoted is mentioned, not said. A quoted title or a single
 * quoted noun phrase stays. Returns what was taken out.
 */
export function setQuotesAside(line: Line): { line: Line; quotes: string[] } {
  const quotes: string[] = []
  let marked = rewrite(line, mailQuote, (match) => {
    quotes.push(match[0])
    return ' @q '
  })
  const text = marked.text
  marked = rewrite(marked, quoted, (match) => {
    const inside = (match[1] ?? '').trim()
    if (/^(?:@ref|@bad|@old|@title)$/u.test(inside)) return inside
    const rest = text.slice((match.index ?? 0) + match[0].length)
    if (owned.test(rest)) return ` ${inside} . `
    quotes.push(inside)
    return '@q'
  })
  return { line: marked, quotes }
}

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const match of matchesOf(text, /[.!?]+(?: [.!?])*|$/gu)) {
    const end = match.index
    const piece = text.slice(start, end)
    if (piece.trim() !== '')
      sentences.push({ start, end, text: piece, mark: match[0].includes('?') ? '?' : match[0].slice(0, 1) })
    else if (match[0].includes('?')) {
      const last = sentences.at(-1)
      if (last) last.mark = '?'
    }
    start = end + match[0].length
  }
  return sentences
}
