const SMALL: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
)
const SCALES: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000 }
const FILLER = new Set(['and', 'a'])

const DIGITS = /\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?/gu
const WORD = /[a-z]+/gu

export type Figure = { value: number; start: number; end: number }

/** The figures of a text, in digits ("4,350", "72.5", "3k") and in English words ("four thousand three hundred"). */
export function figuresOf(text: string): Figure[] {
  const lower = text.toLowerCase()
  const digits = [...lower.matchAll(DIGITS)].map((match) => {
    const [written] = match
    const end = match.index + written.length
    const thousands = /^\s?k\b/u.test(lower.slice(end)) ? 1_000 : 1
    return { value: readDigits(written) * thousands, start: match.index, end }
  })
  return [...digits, ...wordFigures(lower)].sort((a, b) => a.start - b.start)
}

function readDigits(written: string): number {
  const grouped = /^\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+/u.exec(written)
  if (grouped)
    return Number(grouped[0].replace(/\D/gu, '') + written.slice(grouped[0].length).replace(',', '.'))
  return Number(written.replace(',', '.'))
}

function wordFigures(lower: string): Figure[] {
  const found: Figure[] = []
  let open: { total: number; part: number; start: number; end: number } | null = null
  const close = () => {
    if (open) found.push({ value: open.total + open.part, start: open.start, end: open.end })
    open = null
  }
  for (const match of lower.matchAll(WORD)) {
    const [word] = match
    const end = match.index + word.length
    const small = SMALL[word] ?? TENS[word]
    const scale = SCALES[word]
    const joined = open !== null && /^[\s-]*(?:and\s+|a\s+)?$/u.test(lower.slice(open.end, match.index))
    if (open && !joined && !FILLER.has(word)) close()
    if (small !== undefined) {
      open ??= { total: 0, part: 0, start: match.index, end }
      open = { ...open, part: open.part + small, end }
    } else if (scale !== undefined) {
      open ??= { total: 0, part: 1, start: match.index, end }
      open =
        scale === 100
          ? { ...open, part: Math.max(1, open.part) * 100, end }
          : { ...open, total: open.total + Math.max(1, open.part) * scale, part: 0, end }
    } else if (!FILLER.has(word)) close()
  }
  close()
  return found
}
