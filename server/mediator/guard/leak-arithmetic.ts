import { matchesOf } from '@/server/patterns/matches'

/** How figures follow from others: what the text itself reckons from what is open is nobody's secret. */

/** Words that say that something was reckoned. */
const RECKONED =
  /\b(?:half|halves|halfway|third|thirds|quarter|fifth|sixth|seventh|tenth|twice|double|triple|times|mid|middle|midpoint|midway|mean|average|between|split|shared?|divided?|equal(?:ly)?|each|apiece|per|every|difference|distance|gap|apart|sum|total|together|combined|altogether|add(?:s|ed)? up|plus|minus|less|more|leaves?|left|remain\p{L}*|rest|balance|of the|makes?|gives?|is|are|comes? to|reach(?:es)?|that's|=|[x×·*/+])\b|[=×+]/u

const near = (a: number, b: number, slack: number) => Math.abs(a - b) <= slack
/** Half of the last digit that is written: 97,833 stands for 97,833.33. */
function rounding(value: number): number {
  if (!Number.isInteger(value)) return 0.006
  return value >= 1_000 ? 0.51 : 1e-6
}

const SHARES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12]

/**
 * Whether `value` follows from two figures by one step: sum, difference, middle, product, share of a hundred.
 * `shown` are the figures of the text, `open` those that were said in public; one operand at least is shown.
 */
export function follows(value: number, shown: number[], open: number[], sentence: string): boolean {
  if (!RECKONED.test(sentence)) return false
  const slack = rounding(value)
  const all = [...new Set([...shown, ...open])].filter((one) => one !== value)
  const named =
    /\b(?:half|halves|halfway|thirds?|quarter|fifth|sixth|seventh|tenth|twice|double|each|apiece|equal|middle|midpoint|mean|average)\b/.test(
      sentence,
    )
  for (const a of named ? all : shown) {
    if (a === value) continue
    if (SHARES.some((n) => near(a / n, value, slack) || near(a * n, value, slack))) return true
    for (const b of all) {
      if (a === b) continue
      if (near(a + b, value, slack) || near(Math.abs(a - b), value, slack) || near((a + b) / 2, value, slack))
        return true
      if (near(a * b, value, slack) || (b !== 0 && near(a / b, value, slack))) return true
      if (near((a * b) / 100, value, slack) || near(((100 - a) * b) / 100, value, slack)) return true
      if (SHARES.some((n) => near((a - b) / n, value, slack) || near((a + b) / n, value, slack))) return true
    }
  }
  return false
}

/** Whether a figure equal to a secret is plainly the result of two others that stand beside it. */
export function reckonedHere(value: number, beside: number[], open: number[]): boolean {
  const slack = rounding(value)
  const others = beside.filter((one) => one !== value)
  return others.some(
    (a) =>
      (SHARES.some((n) => near(a / n, value, slack)) && open.includes(a)) ||
      others.some(
        (b) =>
          a !== b &&
          (near(a + b, value, slack) ||
            near(Math.abs(a - b), value, slack) ||
            near((a + b) / 2, value, slack) ||
            near((a * b) / 100, value, slack) ||
            (a < 1_000 && near(a * b, value, slack))),
      ),
  )
}

type Span = { low: number; high: number }

const ABOUT =
  /\b(?:around|(?<!\bnothing )about|roughly|approximately|approx\.?|circa|ca\.?|some|nearly|almost|close to|near|nigh on|in the (?:region|neighbou?rhood|vicinity|order|area|ballpark) of|something like|not far (?:from|off)|close on|say|perhaps|maybe|or so)\s*(?:an?\s+)?(?:[€$£]\s*)?$/u
const BELOW =
  /\b(?:under|below|less than|fewer than|short of|shy of|south of|up to|at most|as much as|as high as|no more than|not more than|not above|not over|until|little less than|nearly|almost|beneath|inside|within|from off|down from)\s*(?:[€$£]\s*)?$/u
const ABOVE =
  /\b(?:over|above|more than|at least|beyond|north of|upwards? of|as low as|as little as|down to|no less than|no lower than|not below|not under|not less than|past|exceed(?:s|ing)?|starting (?:at|from)|from|beat|beats|clear of|better than)\s*(?:[€$£]\s*)?$/u

/** What a figure with the words around it stands for. */
export function spanOf(value: number, before: string, after: string): Span & { hedged: boolean } {
  const about = ABOUT.test(before) || /^\s*(?:or so|or thereabouts|-?ish\b|give or take)/.test(after)
  if (BELOW.test(before)) return { low: value * 0.8, high: value, hedged: true }
  if (ABOVE.test(before) || /^\s*(?:and a bit|plus|\+|upwards?|or (?:more|above))/.test(after))
    return { low: value * 0.985, high: value * 1.2, hedged: true }
  if (about) return { low: value * 0.86, high: value * 1.16, hedged: true }
  return { low: value * 0.995, high: value * 1.005, hedged: false }
}

const MAGNITUDE =
  /\b(?:(low|lower|mid|middle|high|upper)[- ])?(three|four|five|six|seven|3|4|5|6|7)[- ](?:figures?|digits?)\b/g
const DIGITS: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, seven: 7 }

/** "In the mid five figures": what magnitude is given away. */
export function magnitudesIn(text: string): (Span & { start: number; end: number })[] {
  return matchesOf(text, MAGNITUDE).map((one) => {
    const digits = DIGITS[one[2] ?? ''] ?? Number(one[2])
    const unit = 10 ** (digits - 1)
    const part = one[1] ?? ''
    const [low, high] = part.startsWith('low')
      ? [1, 4]
      : part.startsWith('mid')
        ? [3, 7]
        : part === ''
          ? [1, 10]
          : [6, 10]
    return { start: one.index, end: one.index + one[0].length, low: low * unit, high: high * unit }
  })
}

/** Of what is written with a point: of a metre, of a euro. */
const PARTS: Record<string, number> = {
  cent: 0.01,
  penny: 0.01,
  pence: 0.01,
  centimetre: 0.01,
  cm: 0.01,
  millimetre: 0.001,
  kilometre: 1_000,
  km: 1_000,
}
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30.4, year: 365.25 }

/** What else the same amount may be written as: 15 centimetres are 0.15, 27 cents 0.27, 7,300 a month 87,600 a year. */
export function rewritten(value: number, after: string): number[] {
  const found: number[] = []
  const unit = /^[\s-]*(\p{L}+?)s?\b/u.exec(after)?.[1] ?? ''
  const part = PARTS[unit]
  if (part) found.push(value * part)
  const per = /^[\s\p{L}€$£.]{0,14}?\b(?:per|an?|each|every|\/)\s?(day|week|month|year|quarter)\b/u.exec(
    after,
  )?.[1]
  if (per === 'month') found.push(value * 12)
  if (per === 'year') found.push(value / 12)
  if (per === 'week') found.push(value * 52, value * 4)
  if (per === 'quarter') found.push(value * 4)
  const span = DAYS[unit]
  if (span && !per)
    for (const other of Object.values(DAYS)) if (other !== span) found.push((value * span) / other)
  return found
}
