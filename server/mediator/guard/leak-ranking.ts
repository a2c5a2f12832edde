import { matchesOf } from '@/server/patterns/matches'
import { plainOf } from '../language/plain'
import { wordsIn } from '../language/words'
import type { GuardSpan, SealedText } from './input'
import { namesPattern, type Reading, span } from './reading'

/** What one thing counts for somebody, as a sealed list says it: "price 60, staff 30, date 10". */
type Item = { stems: ReadonlySet<string>; worth: number }

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const LISTED = new RegExp(
  String.raw`^(.*?\p{L}.*?)[\s:=]+(?:is |are |counts? |weighs? |scores? )?(${NUMBER})\b`,
  'u',
)
/** Words that say how much something counts, or how much is listed: what they stand beside is what counts. */
const EMPTY =
  /^(?:hardly|barely|twice|double|littl|import|count|weigh|score|matter|point|worth|issu|percent|total|value)|^(?:first|then|last|second|third|far|much|times?|terms?|him|her|his|their|its|our|mine|the|and|for|of|to|in|us|me|is|are|most|least|only|more|less|than|rest)$/

const OVER =
  /^(.+?) (?:count|matter|weigh|is worth|are worth|is|are)s? (?:to (?:me|us|him|her|them) |for (?:me|us|him|her|them) )?(?:far |much |a lot |clearly )*(?:more|twice|double|(?:two|three|four|five|six|ten|\d+) times|heavier)\b[^.,;]*? (?:than|as|the) (.+)$/u
const IN_ORDER = /\bfirst\b.*\b(?:then|last|second)\b/u

/** The things a sealed text weighs, the weightiest first; fewer than two where it compares nothing. */
function itemsOf(sealed: string): Item[] {
  const text = plainOf(sealed).text.replace(/\([^()]*\)/g, ' ')
  const parts = text.split(/[,;]\s+(?!\d)|\s+and\s+/u)
  const listed = parts.flatMap((part) => {
    const [, label = '', figure = ''] = LISTED.exec(part) ?? []
    return label === '' ? [] : [{ label, worth: Number(figure.replace(',', '.')) }]
  })
  if (listed.length > 1) return named(listed.toSorted((a, b) => b.worth - a.worth))
  const [, more, less] = OVER.exec(text.split(/[.;]/u)[0] ?? '') ?? []
  if (more !== undefined && less !== undefined) return named([more, less].map(labelled))
  if (IN_ORDER.test(text)) return named(parts.map(labelled))
  const [top, bottom] = [TOP, BOTTOM].map((sign) => parts.find((part) => sign.test(part)))
  return top !== undefined && bottom !== undefined && top !== bottom ? named([top, bottom].map(labelled)) : []
}

const labelled = (label: string) => ({ label, worth: Number.NaN })

/** By the words that name one thing and no other. */
function named(things: readonly { label: string; worth: number }[]): Item[] {
  const all = things.map(({ label, worth }) => ({
    stems: wordsIn(label).flatMap(({ stem }) => (EMPTY.test(stem) ? [] : [stem])),
    worth,
  }))
  return all
    .map(({ stems, worth }, i) => ({
      stems: new Set(stems.filter((stem) => !all.some((other, j) => j !== i && other.stems.includes(stem)))),
      worth,
    }))
    .filter(({ stems }) => stems.size > 0)
}

/** That one thing comes before another, or far behind. */
const RANKS =
  /\b(?:first|foremost|(?<!\bat )most(?! of\b)|mainly|mostly|chiefly|above all|priority|more (?:than|important)|less (?:than|important)|twice|double|(?:two|three|four|five|six|ten|several|many) times|half as|least|last|second(?:ary)?|third|distant|minor|hardly|barely|scarcely|little|next|then|only (?:two|three|one|\d)|far (?:more|less|behind|ahead)|before|after|ahead of|behind|weighs?|counts? (?:for|more|less|far|most|least|twice|double)|matters? (?:most|more|less|least|far)|cares? (?:most|more|less|least|about)|importan\p{L}+|order of)\b/u
const RISING = /\b(?:less\b(?=[^.;]*\bthan\b)|behind|below|after|least|not as much as|lags?|trails?)\b/u
const TOP =
  /\b(?:(?<!\bat )most(?! of\b)|above all|first of all|mainly|mostly|chief(?:ly)?|priority|(?:weighs?|counts?) (?:the )?(?:most|heaviest)|more than (?:anything|all|the rest|everything))\b/u
const BOTTOM =
  /\b(?:least|hardly|barely|scarcely|little|last|far behind|distant|minor|secondary|does not matter|no great)\b/u
const CLAIMS =
  /\b(?:weigh\p{L}*|count\p{L}*|matter\p{L}*|car(?:es?|ing)|important|importance|priority|wants?|(?<=\d )points?|order|ranks?|rates?|concerns?|comes?|values?)\b/u
const SAID =
  /\b(?:says?|said|has said|writes?|wrote|written|states?|stated|asks?|asked|told|names?|named|calls?|called|according to|statement|puts?)\b/u
const OPEN = /\b(?:if|whether|suppose|should|would|could|may|might|not known|unknown|nobody|no one)\b/u

/** Where a text says in what order the things of a sealed list count for whose list it is, though nobody has said so in public. */
export function rankingLeaks(reading: Reading): GuardSpan[] {
  return reading.context.sealed.flatMap((sealed) => {
    if (sealed.kind !== 'weight' && sealed.kind !== 'score') return []
    const items = itemsOf(sealed.text)
    if (items.length < 2 || rankedInPublic(reading, sealed, items)) return []
    const owner = new RegExp(String.raw`\b${namesPattern([sealed.party])}\b`, 'u')
    return reading.sentences.flatMap(({ text, start }, at) => {
      const previous = reading.sentences[at - 1]?.text ?? ''
      const about =
        owner.test(text) ||
        (/\b(?:he|she|they|it|you|him|her|them|your)\b/u.test(text) && owner.test(previous))
      const told = about && !text.endsWith('?') && !SAID.test(text) && !OPEN.test(text)
      return told && ranks(text, items) ? [span(reading, start, start + text.length, 'leak')] : []
    })
  })
}

function rankedInPublic(reading: Reading, sealed: SealedText, items: readonly Item[]): boolean {
  const { statements, redLines } = reading.context
  return [...statements, ...redLines].some(({ party, text }) => {
    const said = plainOf(text).text
    return party === sealed.party && RANKS.test(said) && places(said, items).length > 1
  })
}

/** Where each of the things is first spoken of, in the order of the text. */
function places(text: string, items: readonly Item[]): { at: number; rank: number }[] {
  const words = wordsIn(text)
  return items
    .flatMap(({ stems }, rank) => {
      const word = words.find(({ stem }) => stems.has(stem))
      return word ? [{ at: word.start, rank }] : []
    })
    .toSorted((a, b) => a.at - b.at)
}

function ranks(text: string, items: readonly Item[]): boolean {
  const found = places(text, items)
  if (found.length === 0 || !CLAIMS.test(text)) return false
  if (figured(text, found, items)) return true
  const [one] = found
  if (found.length > 1 && RANKS.test(text)) {
    const falling = found.every(({ rank }, i) => i === 0 || rank >= (found[i - 1]?.rank ?? 0))
    const rising = found.every(({ rank }, i) => i === 0 || rank <= (found[i - 1]?.rank ?? 0))
    return falling || (rising && RISING.test(text))
  }
  if (found.length > 1 || !one) return false
  const beside = text.slice(Math.max(0, one.at - 40), one.at + 50)
  return (one.rank === 0 && TOP.test(beside)) || (one.rank === items.length - 1 && BOTTOM.test(beside))
}

/** "Gives seven points to the piano and only two to money": the figures themselves beside what they weigh. */
function figured(
  text: string,
  found: readonly { at: number; rank: number }[],
  items: readonly Item[],
): boolean {
  const beside = found.filter(({ at, rank }) =>
    matchesOf(text.slice(Math.max(0, at - 24), at + 36), /\d+(?:[.,]\d+)?/gu).some(
      ([figure]) => Number(figure.replace(',', '.')) === items[rank]?.worth,
    ),
  )
  return beside.length > 1
}
