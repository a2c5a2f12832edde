import { compareBase } from '../language/compare'
import { kept as keptFor } from '../language/kept'
import { numbersIn } from '../language/numbers'
import { plainOf } from '../language/plain'
import { isNegated } from '../language/polarity'
import { type Quantity, quantitiesIn } from '../language/quantities'
import { shared, stemsOf } from '../language/words'
import type { GuardSpan } from './input'
import { namesPattern, type Reading, span } from './reading'
import { akin } from './thesaurus'

const SOFT =
  /\b(?:prefer(?:s|red|ably|ence)?|ideally|if possible|where possible|wherever possible|when possible|flexible|would like|would rather|open to|would consider|negotiable|hopes?|willing to (?:drop|give up|bend|relax|forgo)|relax(?:ed|es)?|waive[sd]?|no longer (?:insists?|needs?|applies|requires?)|nice to have|if at all|not essential|could live without|can be (?:discussed|dropped|relaxed|waived|ignored)|tends? to|usually|as far as possible|mostly|generally|try to|tries to|aims? to|wherever practicable)\b/
/** A bound with a way round it. */
const LOOPHOLE =
  /\b(?:as a rule|in exceptional (?:cases|circumstances)|exceptionally|in general|in principle|normally|ordinarily|wherever possible|exceptions? (?:are|is|may|can|remain)|except (?:when|if|where|in|for|that)|save (?:when|if|where|in|for)|apart from (?:cases|when)|unless (?:it|this|that|there|otherwise|the|both|something)|in an emergency|in emergencies|where (?:unavoidable|necessary|needed)|if (?:need be|needed|necessary|unavoidable)|for a transitional period|with (?:some|few|rare|the odd) exceptions?|subject to)\b/
const SET_ASIDE =
  /\b(?:conditions?|red lines?|requirements?|limits?|refusals?|non-negotiables?|demands?)\b[^.;?!]{0,40}\b(?:was|were|is|are|has been|have been) (?:been )?(?:set aside|dropped|left out|removed|ignored|waived|relaxed|deleted|omitted|overruled|put aside|abandoned|disregarded|not carried over)\b/g
const PERSUADABLE =
  /\b(?:talked|persuaded|argued|reasoned) (?:out|round|into|otherwise)\b|\bnot (?:really |actually )?(?:a |an )?(?:dealbreaker|deal-breaker|essential|must|absolute|red line|firm)\b|\bcould be convinced\b|\bmight (?:give (?:it|this) up|bend|yield)\b/
const KEEPING =
  /\b(?:only|stays?|remains?|keeps?|kept|within|free|exclu\p{L}+|except|save|without|closed|forbidden|prohibit\p{L}*|ban(?:s|ned)?|until|after|once|all|nothing|unchanged|untouched|instead|unmet|not met|red lines?|requires?|condition)\b/u
const TURNED: [RegExp, RegExp][] = [
  [
    /\b(?:keeps?|kept|stays?|remains?)\b/,
    /\b(?:moves?|moved|leaves?|removed?|felled|sold|gives? up|goes away|is cut)\b/,
  ],
  [/\bopens?\b/, /\b(?:closes?|closed|shut)\b/],
  [/\bfree of charge\b/, /\b(?:charges? (?:of|is)|costs? (?!nothing)\d|pays?)\b/],
]

/** `aside`: a red line is said to be put aside; `spans`: one is softened; `dropped`: one is softened or nowhere kept. */
export type RedLineFaults = { dropped: boolean; aside: GuardSpan[]; spans: GuardSpan[] }

/** Red lines that the output drops, softens or breaks. Naming one as unmet is no fault. */
export function redLineFaults(reading: Reading): RedLineFaults {
  const { act, context } = reading
  const aside = setAside(reading)
  const spans: GuardSpan[] = []
  if (act === 'question' || act === 'simulate' || act === 'conflicts') return { dropped: false, aside, spans }
  let dropped = false
  for (const line of context.redLines) {
    const text = plainOf(line.text).text
    const soft = softened(reading, text, plainOf(line.party).text)
    if (soft) spans.push(soft)
    if (soft || (act === 'draft' && !kept(reading, text, plainOf(line.party).text))) dropped = true
  }
  return { dropped, aside, spans }
}

function setAside(reading: Reading): GuardSpan[] {
  return [...reading.own.matchAll(SET_ASIDE)].flatMap((one) => {
    const before = reading.own.slice(Math.max(0, one.index - 40), one.index)
    const supposed =
      /\b(?:if|should|suppose|when|whether|unless|until|could|would|what|which|why|was|were|is|are)\b[^.;]*$/.test(
        before,
      )
    const open =
      reading.act !== 'draft' && reading.act !== 'alternatives' && reading.act !== 'clarify' && supposed
    return open || /\b(?:no|not|none|unmet|neither)\b/.test(before) || /\b(?:not|never)\b/.test(one[0])
      ? []
      : [span(reading, one.index, one.index + one[0].length, 'red_line_dropped')]
  })
}

/** A red line retold as a wish. */
function softened(reading: Reading, line: string, party: string): GuardSpan | null {
  const about = new RegExp(`\\b${namesPattern([party])}\\b`, 'u')
  const bent = reading.ownSentences.find((one) => PERSUADABLE.test(one.text) && about.test(one.text))
  if (bent) return span(reading, bent.start, bent.end, 'red_line_dropped')
  const stems = stemsOf(line)
  const own = stemsOf(party)
  const loose =
    reading.act === 'draft' && !LOOPHOLE.test(line)
      ? reading.ownSentences.find(
          (one) =>
            LOOPHOLE.test(one.text) &&
            !/\bunmet|not met\b/.test(one.text) &&
            shared(stems, stemsOf(one.text)).length >= Math.max(2, Math.ceil(stems.size * 0.5)),
        )
      : undefined
  if (loose) return span(reading, loose.start, loose.end, 'red_line_dropped')
  for (const sentence of reading.ownSentences) {
    const soft = SOFT.exec(sentence.text)
    if (!soft) continue
    const common = shared(stems, stemsOf(sentence.text)).filter((one) => !own.has(one))
    if (/\b(?:not|never|neither|no)\b/.test(sentence.text.slice(0, soft.index).slice(-24))) continue
    if (common.length >= Math.max(2, Math.ceil(stems.size * 0.5)))
      return span(reading, sentence.start, sentence.end, 'red_line_dropped')
  }
  return null
}

function kept(reading: Reading, line: string, party: string): boolean {
  const squeezed = squeeze(line)
  if (squeeze(reading.text).includes(squeezed)) return true
  const figure = quantitiesIn(line).find((one) => one.bound !== 'exactly') ?? quantitiesIn(line)[0]
  if (figure) {
    const verdict = figureKept(reading, figure, line, party)
    if (verdict !== null) return verdict
  }
  return wordsKept(reading, line) || namedAsKept(reading, line, party) || saidToBeKept(reading, line, party)
}

/** Whether the draft's figures of this kind keep the bound; `null` when it has none of the kind. */
function figureKept(reading: Reading, line: Quantity, text: string, party: string): boolean | null {
  const same = quantitiesIn(reading.text).filter((one) => compareBase(one, line) !== null)
  const [first] = same
  if (!first) return null
  const values = same.map((one) => compareBase(one, line))
  if (values.some((pair) => pair !== null && Math.abs(pair[0] - pair[1]) < 1e-9)) return true
  const near = same.filter((one) => concerns(clauseOf(reading.text, one.start), text, party))
  return (near.length > 0 ? near : same).some((one) => keepsTo(one, line))
}

/** A figure on the right side of a bound. "From 6:00" is not within "never before 7:00". */
function keepsTo(one: Quantity, line: Quantity): boolean {
  const pair = compareBase(one, line)
  if (!pair) return false
  const [value, limit] = pair
  return line.bound === 'at-least'
    ? value >= limit
    : line.bound === 'at-most'
      ? value <= limit
      : value === limit
}

function clauseOf(text: string, at: number): string {
  const from = Math.max(...[', ', '; ', '. ', '\n'].map((mark) => text.lastIndexOf(mark, at)))
  const to = text.slice(at).search(/[,;]\s|\.\s|\n/)
  return text.slice(from + 1, to < 0 ? text.length : at + to)
}

function concerns(clause: string, line: string, party: string): boolean {
  return (
    new RegExp(`\\b${namesPattern([party])}\\b`, 'u').test(clause) ||
    shared(stemsOf(line), stemsOf(clause)).length > 0
  )
}

/** A term that says whose red line it carries, in other words. */
function namedAsKept(reading: Reading, line: string, party: string): boolean {
  const stems = [...stemsOf(line)]
  const by = new RegExp(`\\b(?:${namesPattern([party])}(?:'s?)?|his|her|its|their)\\b`, 'u')
  return reading.sentences.some(
    (one) =>
      /\b(?:red lines?|conditions?|limits?|non-negotiables?)\b/.test(one.text) &&
      by.test(one.text) &&
      [...stemsOf(one.text)].some((word) => stems.some((stem) => akin(stem, word))) &&
      (!isNegated(line) || isNegated(one.text) || KEEPING.test(one.text.replace(/\bred lines?\b/g, ' '))) &&
      !TURNED.some(([mine, other]) => mine.test(line) && other.test(one.text) && !mine.test(one.text)),
  )
}

/** "60 hives, unchanged (Kessel's red line)": a line that is pointed at beside something it speaks of. */
function saidToBeKept(reading: Reading, line: string, party: string): boolean {
  const stems = new Set([...stemsOf(line), ...figuresOf(line)])
  const owner = new RegExp(`\\b(?:${namesPattern([party])})`, 'u')
  return reading.sentences.some((one, at) => {
    const around = [reading.sentences[at - 1]?.text ?? '', one.text].join(' ')
    if (!/\bred lines?\b/.test(one.text) || SOFT.test(around) || LOOPHOLE.test(around)) return false
    if (!owner.test(around) && !/\b(?:his|her|its|their)\b/.test(one.text)) return false
    const words = [...stemsOf(around), ...figuresOf(around)]
    return (
      words.some((word) => [...stems].some((stem) => akin(stem, word))) &&
      !TURNED.some(([mine, other]) => mine.test(line) && other.test(around) && !mine.test(around))
    )
  })
}

const figuresOf = (text: string) => numbersIn(text).map((one) => `#${one.value}`)

function wordsKept(reading: Reading, line: string): boolean {
  const stems = stemsOf(line)
  if (stems.size === 0) return true
  const negated = isNegated(line)
  const needed = stems.size <= 2 ? 1 : Math.max(2, Math.ceil(stems.size * 0.5))
  const near = reading.sentences.filter((one) => shared(stems, stemsOf(one.text)).length >= needed)
  if (near.length === 0) {
    // Said over two sentences: counts when nearly all of its words are there.
    return shared(stems, stemsOf(reading.text)).length >= Math.max(2, Math.ceil(stems.size * 0.75))
  }
  return near.some((one) => {
    const turned = TURNED.some(
      ([mine, other]) => mine.test(line) && other.test(one.text) && !mine.test(one.text),
    )
    return !turned && (!negated || isNegated(one.text) || KEEPING.test(one.text))
  })
}

const squeeze = keptFor((text) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
