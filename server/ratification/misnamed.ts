import { matchesOf } from '@/server/patterns/matches'
import { sieveOf } from '@/server/patterns/sieve'
import { type Hit, type Line, originOf } from '@/server/ratification/line'
import type { ScreenContext } from '@/server/ratification/reading'
import { alike, titleWords } from '@/server/ratification/title'

/** A title written out as titles are: "the Ferris Farm Bridleway Settlement", "Mill Lane Agreement". */
const written =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{M}\p{N}'’&/-]*(?:[ ,–-]{1,2}(?:(?:of|the|and|for|on|in|at|v|vs|de|la|du|der|&) ){0,2}(?:\p{Lu}[\p{L}\p{M}\p{N}'’&/-]*|\p{N}+\p{Lu}?)){0,7})[ –-]{1,2}(?:Settlement|Agreement|Accord)\b(?!-)/gu

/** The same before a small letter: "the Residents of Slaithe Street settlement". */
const halfWritten =
  /\bthe (\p{Lu}[\p{L}\p{M}'’-]*(?: (?:(?:of|and|the|&) ){0,2}\p{Lu}[\p{L}\p{M}'’-]*){1,5}) (?:settlement|agreement)\b(?!-)/gu

/** What stands behind a title as one more part of it, where the title has one: "the Mooring Settlement, Lock 21", "Settlement (Nana Jean's Chutney)". */
const furtherPart =
  /\b(?:Settlement|Agreement|Accord)(?:, | \(|: | [–-] )((?:\p{Lu}[\p{L}\p{M}'’&-]*|\p{N}+\p{Lu}?)(?: (?:(?:of|and|the|&) ){0,2}(?:\p{Lu}[\p{L}\p{M}'’&-]*|\p{N}+\p{Lu}?)){0,4})(?=[),.;:!?]|$)/gu

const hasFurtherPart = /\b(?:Settlement|Agreement|Accord)(?:, | \(|: | [–-] )(.+)$/u

/** A title between quotation marks, without its noun: "the settlement in five articles “Electric Bicycle Battery Fire”". */
const quotedTitle =
  /(?:[Ss]ettlement|[Aa]greement|[Tt]erms|[Dd]eal|[Vv]ersion|titled|called|headed)\b[^.;!?"“”]{0,30}["“](\p{Lu}[\p{L}\p{M}'’-]*(?: (?:(?:of|and|the|&|on|in|at) ){0,2}\p{Lu}[\p{L}\p{M}'’-]*){1,6})["”]/gu

/** The same before its noun: “"Penny Whistle" co-ownership settlement”. */
const quotedBefore =
  /["“](\p{Lu}[\p{L}\p{M}'’-]*(?: (?:(?:of|and|the|&|on|in|at) ){0,2}\p{Lu}[\p{L}\p{M}'’-]*){1,6})["”](?: [\p{L}-]+){0,2} (?:[Ss]ettlement|[Aa]greement)\b/gu

/** What a settlement is about, written as a name: "the settlement for Tarn Top". */
const about =
  /\b(?:[Ss]ettlement|[Aa]greement) (?:for|about|on|over|concerning|regarding|of)(?: the)? (\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){1,3})(?=[ ]?[,.;!?]|$| and | as | with | is | has )/gu

/** Whose settlement it is said to be. */
const between =
  /\b(?:[Ss]ettlement|[Aa]greement|[Tt]erms|[Dd]eal) (?:(?:of|dated) [\p{L}\p{N} ]{3,20} )?(?:reached |made )?(?:as )?between ([^,.;:!?\n]{3,90}?)(?=[,.;:!?]|$| as (?:written|it|set)| dated | is | has | in )/gu

/** With whom it is said to be: “the settlement with Highfield Cricket Club”. */
const withWhom =
  /\b(?:[Ss]ettlement|[Aa]greement|[Tt]erms|[Dd]eal) with (?:the )?(\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*(?: (?:(?:of|and|the|&) ){0,2}\p{Lu}[\p{L}\p{M}'’-]*){0,5})/gu
const patterns = [written, halfWritten, furtherPart, quotedTitle, quotedBefore, about, between, withWhom]
const sieve = sieveOf(patterns.map(({ source }) => source))

const dayOrMonth =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/u
const title =
  /^(?:I|Mr|Mrs|Ms|Miss|Dr|Prof|Sir|The|Ltd|Inc|LLP|LLC|PLC|GmbH|AG|AB|AS|BV|SA|Party|Parties|Me|Us|You)$/u

/** Words that stand in a title's place without naming anything. */
const naming =
  /^(?:the|this|that|these|my|our|your|his|her|their|its|an?|final|full|entire|whole|present|written|mediated|provisional|proposed|current|latest|said|above|attached|negotiated|version|clause|clauses|part|term|terms|section|draft|rev|revision|dear|accepted|accept|agreed|agree|ratified|ratify|adopted|adopt|approved|confirmed|signed|yes|ok|okay|re|subject|parley|i|we|v|vs|and|of|for|on|in|at|to|\p{N}{1,2})$/iu

/** Another text that is spoken of, and not what is agreed to: somebody's own, an older one, one that this one is not. */
const another =
  /\b(?:its|their|his|her|your|my|our|an?|any|old|earlier|previous|former|not|unlike|replaces|supersedes|under|breach of|besides|than|forget)(?: the)?(?: [\p{L}\p{N}.’'-]+ of)? ?["“‘']?$/iu

/**
 * Titles written out that are not this settlement's, in offsets of the statement as typed. A word that is neither in the
 * title nor in a party's name makes it another; one letter or two off is a slip of the pen.
 */
export function misnamedIn(visible: Line, context: ScreenContext): Hit[] {
  const known = [context.settlementTitle, ...context.parties].flatMap(titleWords).flatMap(pieces)
  if (known.length === 0) return []
  const hits: Hit[] = []
  const may = sieve(visible.text)
  const found = (pattern: RegExp) =>
    may.has(patterns.indexOf(pattern)) ? matchesOf(visible.text, pattern) : []
  for (const match of found(written)) {
    // "What the Orchard Wall Settlement says": a capital before the title may be no part of it.
    const whole = match[1] ?? ''
    const tail = whole.split(/, | the /u).at(-1) ?? whole
    if (namesThis(whole, known) || namesThis(tail, known)) continue
    const before = visible.text.slice(0, match.index + whole.length - tail.length)
    if (another.test(before.slice(-30))) continue
    hits.push(originOf(visible, { start: match.index, end: match.index + match[0].length }))
  }
  for (const match of found(halfWritten)) {
    const words = namingWords(match[1] ?? '')
    if (another.test(visible.text.slice(0, match.index + 4).slice(-30))) continue
    if (partly(words, known))
      hits.push(originOf(visible, { start: match.index, end: match.index + match[0].length }))
  }
  const inTitle = partWords(context.settlementTitle)
  const inFurtherPart = partWords(hasFurtherPart.exec(context.settlementTitle)?.[1] ?? '')
  for (const [pattern, own] of [
    [furtherPart, inFurtherPart],
    [quotedTitle, inTitle],
    [quotedBefore, inTitle],
  ] as const)
    for (const match of found(pattern))
      if (partly(partWords(match[1] ?? ''), own))
        hits.push(originOf(visible, { start: match.index, end: match.index + match[0].length }))
  for (const match of found(about)) {
    if (partly(namingWords(match[1] ?? ''), known))
      hits.push(originOf(visible, { start: match.index, end: match.index + match[0].length }))
  }
  for (const match of [...found(between), ...found(withWhom)]) {
    const names = (match[1] ?? '').match(/\p{Lu}[\p{L}\p{M}'’-]*/gu) ?? []
    const strange = names.some(
      (name) =>
        !title.test(name) &&
        !dayOrMonth.test(name) &&
        !namingWords(name).every((word) => known.some((one) => alike(word, one))),
    )
    if (strange) hits.push(originOf(visible, { start: match.index, end: match.index + match[0].length }))
  }
  return hits
}

const namesThis = (words: string, known: readonly string[]): boolean =>
  namingWords(words).every((word) => known.some((one) => alike(word, one)))

/** Some of the words are this settlement's, and one is another's. */
function partly(words: readonly string[], known: readonly string[]): boolean {
  const own = words.filter((word) => known.some((one) => alike(word, one))).length
  return own > 0 && own < words.length
}

/** Its numbers too: they tell one lock from the next. */
const partWords = (words: string): string[] =>
  titleWords(words)
    .flatMap(pieces)
    .filter((word) => /^\p{N}/u.test(word) || (!naming.test(word) && word !== "'s"))

const namingWords = (words: string): string[] =>
  titleWords(words)
    .flatMap(pieces)
    .filter((word) => !naming.test(word) && word !== "'s")

const pieces = (word: string): string[] => word.replace(/'s$/u, '').split('-')
