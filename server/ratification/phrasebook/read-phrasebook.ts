import { isDayOf, parseDay } from '@/server/ratification/dates'
import { type Line, originOf, rewrite } from '@/server/ratification/line'
import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { arabic, chinese, hindi, japanese, korean } from '@/server/ratification/phrasebook/eastern'
import { dutch, german, polish, swedish, turkish } from '@/server/ratification/phrasebook/northern'
import { french, italian, portuguese, spanish } from '@/server/ratification/phrasebook/romance'
import { thirdPersonAct, thirdPersonRefusal } from '@/server/ratification/phrasebook/third-person'
import {
  type Label,
  type ReasonCode,
  reasonCodes,
  type ScreenContext,
  type Span,
} from '@/server/ratification/reading'

export const phrasebooks: Readonly<Record<string, Phrasebook>> = {
  es: spanish,
  pt: portuguese,
  it: italian,
  fr: french,
  de: german,
  nl: dutch,
  sv: swedish,
  pl: polish,
  tr: turkish,
  zh: chinese,
  ja: japanese,
  ko: korean,
  ar: arabic,
  hi: hindi,
}

interface Ready {
  act: RegExp
  reference: RegExp
  filler: RegExp
  version: RegExp
  months: readonly (readonly string[])[]
  harmless: RegExp
  cues: readonly (readonly [ReasonCode, RegExp])[]
  reluctant: RegExp | undefined
  unspaced: boolean
}

const cache = new Map<string, Ready>()

function ready(language: string): Ready | undefined {
  const known = cache.get(language)
  if (known) return known
  const book = phrasebooks[language]
  if (!book) return undefined
  const made: Ready = {
    act: new RegExp(book.act, 'gu'),
    reference: new RegExp(book.reference, 'gu'),
    filler: new RegExp(book.filler, 'gu'),
    version: new RegExp(book.version, 'gu'),
    months: book.months.map((names) => names.split('/')),
    harmless: new RegExp(`(?:${book.harmless.join('|')})`, 'gu'),
    cues: book.cues.map(([reason, source]) => [reason, new RegExp(source, 'u')] as const),
    reluctant: book.reluctant === undefined ? undefined : new RegExp(book.reluctant, 'u'),
    unspaced: book.unspaced === true,
  }
  cache.set(language, made)
  return made
}

/** Lower case, without diacritics or typographic variants; scripts that need their marks keep them. */
function fold(visible: Line): Line {
  let line = rewrite(visible, /\p{Lu}+/gu, (m) => m[0].toLowerCase())
  line = rewrite(line, /[\u00C0-\u024F\u0130\u1E00-\u1EFF]/gu, (m) => plainLetter(m[0]))
  line = rewrite(line, /[\u0300-\u036F\u064B-\u0652\u0640]/gu, () => '')
  line = rewrite(line, /[\uFF01-\uFF5E]/gu, (m) => String.fromCharCode(m[0].charCodeAt(0) - 0xfee0))
  line = rewrite(line, /[‘’ʼ´`]/gu, () => "'")
  line = rewrite(line, /[“”„«»「」『』]/gu, () => '"')
  line = rewrite(line, /"[^"]{1,400}"/gu, () => ' @q ')
  line = rewrite(line, /(?<=\d)\.(?=\s)/gu, () => '')
  return rewrite(line, /[\s\u00A0\u3000]+/gu, () => ' ')
}

const special: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', ß: 'ss', đ: 'd', æ: 'ae', œ: 'oe' }
function plainLetter(letter: string): string {
  return special[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

const order: readonly ReasonCode[] = reasonCodes
const numerals = '零一二三四五六七八九十'

/** Reads a statement with one language's phrase book: an act, a right reference, no warning word, and nothing odd after it. */
export function readWithPhrasebook(
  visible: Line,
  language: string,
  context: ScreenContext,
  surface: readonly Span[],
): { label: Label; reasons: ReasonCode[]; spans: Span[] } | undefined {
  const book = ready(language)
  if (!book) return undefined
  const folded = fold(visible)
  const spans: Span[] = [...surface]
  const add = (reason: ReasonCode, start: number, end: number) =>
    spans.push({ ...originOf(folded, { start, end }), reason })
  const checked = checkReferences(folded, book, context)
  let line = checked.line
  const judged = rewrite(line, book.harmless, () => ' · ')
  line = judged
  const text = line.text
  const first = [...text.matchAll(book.act)][0]
  const third = thirdPersonAct(text, language, context)
  const others = third !== undefined && !third.own && (first === undefined || first.index >= third.index - 2)
  if (others) add('third_party', third.index, third.index + third.length)
  const act =
    first && !others
      ? { start: first.index, end: first.index + first[0].length }
      : third?.own
        ? { start: third.index, end: third.index + third.length }
        : undefined
  const found = new Map<ReasonCode, { index: number; text: string }>()
  for (const [reason, pattern] of book.cues) {
    if (found.has(reason)) continue
    // Reluctance told before the act ("with a heavy heart, but …") changes no term.
    const from =
      reason === 'counter_offer' && act !== undefined && contrastFirst.test(pattern.exec(text)?.[0] ?? '')
        ? Math.max(0, act.start)
        : 0
    const hit = pattern.exec(text.slice(from))
    if (hit && hit[0].trim() !== '') found.set(reason, { index: hit.index + from, text: hit[0] })
  }
  const after = act ? text.slice(act.end) : ''
  if (
    !found.has('counter_offer') &&
    contrast.test(after) &&
    /\d|%|€/u.test(after.slice(after.search(contrast)))
  ) {
    const at = text.length - after.length + after.search(contrast)
    found.set('counter_offer', { index: at, text: text.slice(at) })
  }
  const refused = thirdPersonRefusal(text, language, context)
  if (refused && act === undefined && !found.has('rejection'))
    found.set('rejection', {
      index: refused.index,
      text: text.slice(refused.index, refused.index + refused.length),
    })
  const reference = checked.right || [...text.matchAll(book.reference)].length > 0
  const settle = (label: Label, wanted: readonly ReasonCode[]) => {
    for (const [reason, hit] of found) {
      if (!wanted.includes(reason)) continue
      const origin = originOf(line, { start: hit.index, end: hit.index + hit.text.length })
      spans.push({ ...origin, reason })
    }
    const reasons = new Set(spans.map((span) => span.reason))
    return { label, reasons: order.filter((reason) => reasons.has(reason)), spans }
  }
  const untrusted = surface.length > 0 || found.has('injection')
  if (found.has('withdrawal') && !untrusted) return settle('withdraws', ['withdrawal'])
  if (found.has('rejection') && !untrusted && !found.has('sarcastic')) {
    if (found.has('counter_offer')) return settle('counters', ['counter_offer', 'conditional', 'partial'])
    const result = settle('rejects', ['rejection'])
    if (act && !result.reasons.includes('negated'))
      result.reasons = order.filter((reason) => reason === 'negated' || result.reasons.includes(reason))
    return result
  }
  if (found.has('counter_offer') && !untrusted && !found.has('under_duress'))
    return settle('counters', ['counter_offer', 'conditional', 'partial'])
  if (checked.wrong) add('wrong_reference', checked.wrong.start, checked.wrong.end)
  const spoiled = [...found.keys(), ...(others ? (['third_party'] as const) : [])].filter(
    (reason) => reason !== 'none',
  )
  const known = act !== undefined && reference && !checked.wrong
  if (
    known &&
    spoiled.length === 0 &&
    !found.has('none') &&
    surface.length === 0 &&
    residue(text, act, book, context) <= (book.unspaced ? 8 : 6)
  ) {
    const reluctant = book.reluctant?.test(folded.text) === true
    return { label: 'ratifies', reasons: [reluctant ? 'reluctant_but_clear' : 'none'], spans: [] }
  }
  if (!reference && !checked.wrong && spoiled.length === 0) add('no_reference', 0, folded.text.length)
  const size = book.unspaced ? text.replace(/\P{L}/gu, '').length / 2 : (text.match(/\p{L}+/gu)?.length ?? 0)
  if (!reference && size <= 3.5 && spoiled.length === 0) add('too_terse', 0, folded.text.length)
  const result = settle('unclear', spoiled)
  return result.reasons.length === 0 ? { ...result, reasons: ['none'] } : result
}

/** How much is said after the act that the phrase book does not know: words, or characters where words are not spaced. */
const contrast =
  /\b(?:pero|sin embargo|a ceci pres|salvo que|aber|jedoch|mais|cependant|toutefois|mas|porem|ma|pero|tuttavia|maar|echter|men|dock|ale|jednak|ama|fakat|ancak|but)\b|但|不过|不過|ただし|しかし|하지만|다만|그러나|لكن|लेकिन|मगर|परंतु/u

const contrastFirst = new RegExp(`^ ?(?:${contrast.source})`, 'u')

function residue(text: string, act: { end: number }, book: Ready, context: ScreenContext): number {
  const title = new Set(
    context.settlementTitle
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/gu, '')
      .match(/\p{L}+/gu) ?? [],
  )
  const rest = text
    .slice(act.end)
    .replace(book.filler, ' ')
    .replace(book.reference, ' ')
    .replace(book.filler, ' ')
    .replace(book.act, ' ')
    .replace(/@ok|·/gu, ' ')
  if (contrast.test(rest)) return Number.POSITIVE_INFINITY
  if (book.unspaced) return rest.replace(/[^\p{L}]/gu, '').length
  return (rest.match(/\p{L}{3,}/gu) ?? []).filter((word) => !title.has(word)).length
}

function checkReferences(
  line: Line,
  book: Ready,
  context: ScreenContext,
): { line: Line; right: boolean; wrong: { start: number; end: number } | undefined } {
  let right = false
  let wrong: { start: number; end: number } | undefined
  const judge = (fits: boolean, match: RegExpMatchArray) => {
    if (fits) right = true
    else wrong ??= { start: match.index ?? 0, end: (match.index ?? 0) + match[0].length }
  }
  for (const match of line.text.matchAll(book.version)) {
    const said = match.slice(1).find((group) => group !== undefined) ?? ''
    const value = /^\d+$/u.test(said) ? Number(said) : numerals.indexOf(said)
    if (!excluded(line.text, match.index)) judge(value === context.settlementVersion, match)
  }
  for (const match of line.text.matchAll(/\b([0-9a-f]{6,64})\b/gu))
    if (/[a-f]/u.test(match[0]) && /\d/u.test(match[0]))
      judge(match[0].startsWith(context.digestPrefix) || context.digestPrefix.startsWith(match[0]), match)
  for (const match of line.text.matchAll(
    /(\d{4})\s*[年.년/-]\s*(\d{1,2})\s*[月.월/-]\s*(\d{1,2})\s*[日일]?|(\d{1,2})[./-](\d{1,2})[./-](\d{4})/gu,
  )) {
    const iso =
      match[1] === undefined ? `${match[4]}§${match[5]}§${match[6]}` : `${match[1]}§${match[2]}§${match[3]}`
    judge(isDayOf(parseDay(iso), context.settlementDate), match)
  }
  if (book.months.length === 12) {
    const names = book.months.map((list) => list.join('|')).join('|')
    const spelled = new RegExp(
      `(\\d{1,2})(?:er|°|º|\\.|e)?\\s+(?:de |d')?(${names})(?:\\s+(?:de |del |d')?(\\d{4}))?`,
      'gu',
    )
    for (const match of line.text.matchAll(spelled)) {
      const month = book.months.findIndex((list) => list.includes(match[2] ?? '')) + 1
      const day = {
        day: Number(match[1]),
        month,
        ...(match[3] === undefined ? {} : { year: Number(match[3]) }),
      }
      judge(isDayOf(day, context.settlementDate), match)
    }
  }
  const title = context.settlementTitle
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .trim()
  if (title.length > 4 && line.text.includes(title)) right = true
  return { line, right, wrong }
}

/** "not version 2": a version named only to be set aside. */
function excluded(text: string, at: number): boolean {
  return /(?:\bno|\bnao|\bnon|\bpas|nicht|niet|inte|\bnie|degil|不是|ではなく|아니라|ليس|नहीं)\s+(?:a |o |la |el |de |die |der |den |das |il |l'|le |het |na )?$/u.test(
    text.slice(Math.max(0, at - 16), at),
  )
}
