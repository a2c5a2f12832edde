const SMALL: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
)
const SCALES: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1_000, million: 1_000_000 }
const WITHIN: Record<string, number> = { low: 2, lower: 2, early: 2, high: 8, upper: 8, late: 8 }
const FILLER = new Set(['and', 'a'])

const DIGITS = /\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?/gu
const WORD = /[a-z]+/gu
const DECADE =
  /\b(?:(low|mid|high|early|late|upper|lower)[- ])?(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b/gu
/** What a part is one of: “three quarters”. */
const PARTS: Record<string, number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
}
const COUNTED = 'one|two|three|four|five|six|seven|eight|nine|ten'
const PART = new RegExp(
  `\\b(?<!\\band )(?:(${COUNTED}|\\d) |a (?:good |full |bare )?)?(?<!\\band a )(half|third|quarter|fifth|sixth|eighth|tenth)s?\\b`,
  'gu',
)
const IN_SO_MANY = new RegExp(`\\b(${COUNTED}|\\d) (?:in|out of)(?: every)? (${COUNTED}|\\d|10)\\b`, 'gu')
const DECIMAL = new RegExp(`\\bpoint((?: (?:zero|${COUNTED}))+)\\b`, 'gu')

export type Figure = { value: number; start: number; end: number }

/** The figures of a text, in digits ("4,350", "72.5", "3k") and in English words ("four thousand three hundred"). */
export function figuresOf(text: string): Figure[] {
  const lower = text.toLowerCase()
  const digits = [...lower.matchAll(DIGITS)].map((match) => {
    const [written] = match
    const end = match.index + written.length
    const scale = /^\s?-?(k|grand|hundred|thousand|million)\b/u.exec(lower.slice(end))?.[1]
    return { value: readDigits(written) * (scale ? (SCALES[scale] ?? 1_000) : 1), start: match.index, end }
  })
  return [...digits, ...wordFigures(lower), ...decades(lower), ...fractions(lower)].sort(
    (a, b) => a.start - b.start,
  )
}

/** “In the low seventies”: about the middle of what it means. */
function decades(lower: string): Figure[] {
  return [...lower.matchAll(DECADE)].map((match) => {
    const [whole, part, stem] = match
    const tens = TENS[`${stem ?? ''}y`] ?? 0
    return { value: tens + (WITHIN[part ?? ''] ?? 5), start: match.index, end: match.index + whole.length }
  })
}

/** “Two thirds”, “a quarter”, “three in five”, “point five five”: as shares of one. */
function fractions(lower: string): Figure[] {
  const at = (match: RegExpExecArray, value: number): Figure => ({
    value,
    start: match.index,
    end: match.index + match[0].length,
  })
  const count = (word = '') => SMALL[word] ?? (Number(word) || 1)
  return [
    ...[...lower.matchAll(PART)].map((match) => at(match, count(match[1]) / (PARTS[match[2] ?? ''] ?? 1))),
    ...[...lower.matchAll(IN_SO_MANY)].map((match) => at(match, count(match[1]) / count(match[2]))),
    ...[...lower.matchAll(DECIMAL)].map((match) => {
      const digits = (match[1] ?? '').trim().split(/\s+/u)
      return at(match, Number(`0.${digits.map((word) => SMALL[word] ?? 0).join('')}`))
    }),
  ]
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
    const half = word === 'half' && /\band a\s+$/u.test(lower.slice(0, match.index))
    const small = half ? 0.5 : (SMALL[word] ?? TENS[word])
    const scale = SCALES[word]
    if (open === null && scale !== undefined && /\d\s?-?$/u.test(lower.slice(0, match.index))) continue
    const joined = open !== null && /^[\s-]*(?:and\s+)?(?:a\s+)?$/u.test(lower.slice(open.end, match.index))
    if (open && !joined && !FILLER.has(word)) close()
    if (small !== undefined) {
      open ??= { total: 0, part: 0, start: match.index, end }
      // “Two fifty” is two hundred and fifty, and “twelve seventy” twelve hundred and seventy.
      const spoken: boolean = open.part > 0 && open.part < 20 && small >= 10
      open = { ...open, part: open.part * (spoken ? 100 : 1) + small, end }
    } else if (scale !== undefined) {
      open ??= { total: 0, part: 1, start: match.index, end }
      open =
        scale < 1_000
          ? { ...open, part: Math.max(1, open.part) * scale, end }
          : { ...open, total: open.total + Math.max(1, open.part) * scale, part: 0, end }
    } else if (!FILLER.has(word)) close()
  }
  close()
  return found
}
