import { matchesOf } from '@/server/patterns/matches'
import { kept } from '../language/kept'
import { plainOf } from '../language/plain'
import { isNegated } from '../language/polarity'
import { stem, stemsOf } from '../language/words'
import type { GuardSpan } from './input'
import { unknownPapers } from './papers'
import { quick } from './quick'
import { type Reading, span } from './reading'
import type { Fault } from './structure'

/** A text rests on what exists: an issue, a statement, a party's words; never on what nobody wrote. */
export function citationFault(reading: Reading): Fault | null {
  const spans = [
    ...unknownIssues(reading),
    ...unknownStatements(reading),
    ...countedBeyond(reading),
    ...unknownPapers(reading),
    ...inventedQuotes(reading),
    ...strangers(reading),
  ]
  const bare =
    (reading.act === 'draft' && !cites(reading)) || (reading.act === 'conflicts' && !names(reading))
  return bare || spans.length > 0 ? { reason: 'cites_nothing', spans, sure: true } : null
}

function unknownIssues(reading: Reading): GuardSpan[] {
  const known = reading.context.issues.map((one) => one.number)
  if (known.length === 0) return []
  return [
    ...matchesOf(
      reading.text,
      /\bissue\s+(?:no\.?\s*|#\s*)?\d{1,3}|\bissues\s+(?:no\.?\s*|#\s*)?\d{1,3}(?:(?:\s*,\s*|\s+and\s+|\s*&\s*)\d{1,3})*/g,
    ),
  ].flatMap((one) => {
    const numbers = matchesOf(one[0], /\d{1,3}/g).map((number) => Number(number[0]))
    return numbers.every((number) => known.includes(number))
      ? []
      : [span(reading, one.index, one.index + one[0].length, 'cites_nothing')]
  })
}

/** Statements are counted as they were made; a higher number is nobody's. */
function unknownStatements(reading: Reading): GuardSpan[] {
  const made = reading.context.statements.length
  if (made === 0) return []
  return [
    ...matchesOf(
      reading.text,
      /\bstatements?\s+(?:no\.?\s*|#\s*)?\d{1,3}\b(?:(?:\s*,\s*|\s+and\s+|\s*&\s*)\d{1,2}\b)*(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|percent|per cent))/g,
    ),
  ].flatMap((one) =>
    matchesOf(one[0], /\d{1,3}/g).every((number) => Number(number[0]) >= 1 && Number(number[0]) <= made)
      ? []
      : [span(reading, one.index, one.index + one[0].length, 'cites_nothing')],
  )
}

const ORDINALS = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** "As the Authority stated in its seventh declaration": counted beyond what the parties have said at all. */
function countedBeyond(reading: Reading): GuardSpan[] {
  const made = reading.context.statements.length
  const beyond = ORDINALS.filter((_, at) => at + 3 > made).join('|')
  if (made === 0 || beyond === '') return []
  const pattern = new RegExp(
    `\\b(?:his|her|its|their|the|'s) (?:${beyond}) (?:statement|declaration|message|intervention|submission|letter|remark|answer)\\b`,
    'gu',
  )
  return matchesOf(reading.own, pattern).map((one) =>
    span(reading, one.index, one.index + one[0].length, 'cites_nothing'),
  )
}

const SAID =
  'wrote|writes?|said|says?|calls?|called|states?|stated|declared|declares|promised|promises|demanded|demands|insists?|insisted|explains?|explained|told|claims?|claimed|asks?|asked|offered|offers|put it|puts it|admits|admitted|confirms|confirmed|remarks|remarked|notes|noted|replied|answered|answers|objects|objected|argued|argues|points out|assured|assures|conceded|announced|announces|added|adds'
const SOURCE =
  'statements?|words|red lines?|letters?|demands?|requests?|reports?|testimon(?:y|ies)|opinions?|offers?|positions?|proposals?|estimates?|assessments?|surveys?|stud(?:y|ies)'

/** "Unless it adds …", "it would need the words …": what a wording could say is no quotation. */
const TO_BE_ADDED =
  /\b(?:unless|if|as long as|until|would|could|might) (?:it|the term|the clause|the wording|that|this|one)?\s?(?:adds?|says?|reads?|said|added)\b[^“"]{0,12}$|\b(?:needs?|adding|adds?|with|without|lacks?) the words? $|\b(?:would|could|might|may) need (?:an? )?$|\bsuch as $/u

/** Words put into a party's mouth. A proposed wording is no quotation; what somebody "wrote" is. */
function inventedQuotes(reading: Reading): GuardSpan[] {
  const open = reading.public.map((one) => ({
    words: squeeze(one),
    all: new Set(squeeze(one).split(' ')),
    roots: new Set(squeeze(one).split(' ').map(stem)),
    text: one,
    stems: stemsOf(one),
  }))
  const sealed = reading.context.sealed.map((one) => stemsOf(plainOf(one.text).text))
  const who = `(?:${reading.name}|he|she|it|they|his|her|its|their|you|your)`
  const claims = new RegExp(
    `\\b${who}\\b[^.;\\n“”"]{0,40}\\b(?:${SAID}|${SOURCE})\\b[^.;\\n“”"]{0,60}$|(?:${reading.name})(?:\\s*:|'s?)\\s*$|\\bin (?:his|her|its|their|${reading.name}'s?) (?:own )?words,? $`,
    'u',
  )
  const signs = new RegExp(`^\\s*\\(\\s*(?:the )?(?:${reading.name})`, 'u')
  const credited = new RegExp(`^[,.]?[^\\S\\n]*(?:as )?(?:the )?(?:${reading.name})'?s? (?:${SAID})\\b`, 'u')
  return reading.quotes.flatMap((quote) => {
    const words = squeeze(quote.text)
    if (words.split(' ').length < 4) return []
    const pieces = quote.text
      .split(/…|\.\.\.|\[[^\]]*\]/)
      .map(squeeze)
      .filter((piece) => piece.length > 3)
    if (open.some((one) => pieces.every((piece) => one.words.includes(piece)))) return []
    const stems = [...stemsOf(quote.text)]
    const share = (set: Set<string>) => stems.filter((one) => set.has(one)).length / Math.max(1, stems.length)
    // A secret in a party's mouth is a leak, and named as such.
    if (sealed.some((one) => share(one) >= 0.6)) return []
    const after = reading.text.slice(quote.end, quote.end + 60)
    const before = reading.text.slice(Math.max(0, quote.start - 110), quote.start)
    if (TO_BE_ADDED.test(before)) return []
    const claimed = claims.test(before) || credited.test(after)
    const signed = signs.test(reading.text.slice(quote.end, quote.end + 40))
    const wording = (reading.act === 'alternatives' || reading.act === 'draft') && !claimed
    const spoken = words.split(' ')
    const near = open.some(
      (one) =>
        share(one.stems) >= (claimed ? 0.85 : 0.6) &&
        (!claimed ||
          spoken.filter((word) => one.all.has(word) || one.roots.has(stem(word))).length >=
            0.82 * spoken.length) &&
        sameFigures(quote.text, one.text) &&
        (isNegated(quote.text) === isNegated(one.text) || !claimed),
    )
    if (near) return []
    return claimed || (signed && !wording) ? [span(reading, quote.start, quote.end, 'cites_nothing')] : []
  })
}

const figures = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? []
const sameFigures = (quote: string, said: string) =>
  figures(quote).every((one) => figures(said).some((other) => other === one))

const NOBODY =
  /^(?:he|she|it|they|you|one|both|all|each|either|neither|everyone|everybody|anyone|anybody|nobody|no one|none|we|i|these|those|this|that|the (?:two|three|four|five)|two|three|four|five|part(?:y|ies)|sides?|mediators?|linter|law|draft|text|term|wording|statements?|red lines?|file|record|table|clause|option|version|record|others?|first|second|latter|former|his|her|its|their|your|every|any|each|all|whoever|somebody|who|same|here|there|above|before|below|said|was|is|what|whatever|everything|something|words|facts|terms|people|others|most|many|any)\b/u

/** "Tomas has until 20 May to show a lender's letter." */
const TO_COME =
  /\b(?:to|will|shall|must|can|may) (?:then |first )?(?:show|bring|produce|obtain|get|fetch|present|send|file|order|provide|submit|ask for|wait for)\b[^.;,]{0,24}$/u

/** Only parties have red lines. */
const RED_LINE = /^red lines?\b/u
const BY_ROLE =
  /^(?:requests?|demands?|offers?|proposals?|words|positions?) of (the \p{L}+)$|^(the \p{L}+)'s? statements?$/u

/** "The venue's statement": a party may be called by what it does; such a one is met again in the same text, a source from outside is not. */
function calledMore(reading: Reading, said: string): boolean {
  const found = BY_ROLE.exec(said)
  const role = found?.[1] ?? found?.[2]
  return role !== undefined && matchesOf(reading.own, new RegExp(`\\b${role}\\b`, 'gu')).length > 1
}

/** A statement of somebody who is no party and whom nobody has named. */
function strangers(reading: Reading): GuardSpan[] {
  if (reading.act === 'simulate' || reading.act === 'question') return []
  const open = stemsOf([...reading.public, reading.context.parties.join(' ').toLowerCase()].join('\n'))
  const patterns = [
    new RegExp(
      quick(
        `\\b(?:${SOURCE}) (?:of|by|from) (?:the |an? )?((?:\\p{L}{1,3}\\.|[\\p{L}][\\p{L}'-]*)(?: (?:\\p{L}{1,3}\\.|[\\p{L}][\\p{L}'-]*)){0,3})`,
      ),
      'gu',
    ),
    /\b([\p{L}][\p{L}.-]*(?: [\p{L}][\p{L}.-]*)?)'s? (?:statements?|letters?|reports?|testimon(?:y|ies)|opinions?|surveys?|stud(?:y|ies))\b/gu,
    new RegExp(
      quick(`\\bas (?:the )?([\\p{L}][\\p{L}'-]*(?: [\\p{L}][\\p{L}'-]*){0,2}?) (?:${SAID})\\b`),
      'gu',
    ),
  ]
  const named = new RegExp(`\\b${reading.name}\\b`, 'u')
  return patterns.flatMap((pattern) =>
    matchesOf(reading.own, pattern).flatMap((one) => {
      const who = one[1] ?? ''
      const stems = [...stemsOf(who)]
      // "As diplomats write" is nobody's word; "a third garage's opinion" is still to be had.
      if (
        /^as (?:an? )?\p{L}+(?:s| to) \p{L}+$|^as (?:far|long|soon|much) as\b|\b(?:of|by|from) \p{L}+ing \p{L}+|^as (?:the )?\p{L}+ and \p{L}+$|^(?:reports?|statements?|opinions?|estimates?) of (?:an? \p{L}+|\p{L}+s)\.?$/u.test(
          one[0],
        ) ||
        /^(?:third|another|outside|independent|neutral|joint)\b/.test(who)
      )
        return []
      // What somebody is still to bring is nobody's word yet.
      if (TO_COME.test(reading.own.slice(0, one.index + one[0].length))) return []
      if (RED_LINE.test(one[0]) || calledMore(reading, one[0])) return []
      if (stems.length === 0 || NOBODY.test(who) || named.test(who) || stems.some((stem) => open.has(stem)))
        return []
      if (/\b(?:no|not|without|any|whether|if)\b[^.;]{0,20}$/.test(reading.own.slice(0, one.index))) return []
      return [span(reading, one.index, one.index + one[0].length, 'cites_nothing')]
    }),
  )
}

const squeeze = kept((text) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())

function cites(reading: Reading): boolean {
  const { own, name } = reading
  // In quotation marks too: "basis: 'issue 2'".
  if (
    /\bissues?\s+(?:no\.?\s*|#\s*)?\d|#\d|\bquestion \d|\bposition \d|\bstatements? \d|\b[si]\d\b/.test(
      reading.text,
    )
  )
    return true
  if (
    reading.quotes.some((quote) =>
      reading.public.some(
        (one) => squeeze(one).includes(squeeze(quote.text)) && squeeze(quote.text).length > 8,
      ),
    )
  )
    return true
  const source =
    '(?:red )?lines?|statements?|conditions?|figures?|own|offers?|points?|requests?|intents?|goals?|positions?|words|answers?|limits?|proposals?|sentences?|needs?|constraints?|priorities'
  const by = new RegExp(
    quick(
      `\\b(?:${name})(?:'s?)?\\s+(?:[\\p{L}]+ )?(?:${source})\\b|\\b(?:${source}) (?:of|by|from) (?:the )?(?:${name}|both|all|each|either|these)|\\b(?:${name}) (?:${SAID}|named|names|offers?|offered|wants?|gave|gives|asks?|reports?)\\b|\\(\\s*(?:the )?(?:${name})\\b|\\b(?:from|per|see|source:?|according to|as) (?:the )?(?:${name})\\b|\\b(?:both|all) (?:statements|red lines|positions)\\b|\\b(?:because|since|as) (?:the )?(?:${name})\\b|\\[[^\\]]*(?:${name})[^\\]]*\\]`,
    ),
    'u',
  )
  return by.test(own) || POINTED.test(own)
}

/** Who said it is not named, but it was said: "as she has asked", "his own offer", "between the two figures named", "his red line". */
const POINTED =
  /\b(?:he|she|it|they|both|each|neither|nobody|who) (?:(?:has|have|had|also|once|himself|herself|itself|alone|now) )*(?:said|says?|asked|asks?|offered|offers?|named?|names|proposed|proposes|wanted|wants?|wrote|gave|stated|told|requires?|required)\b|\b(?:his|her|its|their|whose|both|own) (?:own |two |first |last |stated |public )?(?:red lines?|offers?|statements?|figures?|limits?|positions?|requests?|wish(?:es)?|words|proposals?|demands?|conditions?)\b|\b(?:the|two|three|these) (?:two |three )?(?:statements?|red lines?|positions|offers|proposals|demands|requests)\b|\bred lines?\b|\b(?:has|have) been (?:named|asked|offered|said|proposed)\b/u

/** A conflict names who said what: a quotation, or the parties it lies between. */
function names(reading: Reading): boolean {
  if (
    reading.quotes.some((quote) =>
      reading.public.some(
        (one) => squeeze(one).includes(squeeze(quote.text)) && squeeze(quote.text).length > 3,
      ),
    )
  )
    return true
  if (new RegExp(`\\b(?:${reading.name})\\b`, 'u').test(reading.text)) return true
  if (
    /\b(?:no|not in) (?:conflict|contradiction)|\bissues?\s+\d|\b(?:all (?:two|three|four)?|both|each|the (?:two|three|four)) of you\b/.test(
      reading.own,
    )
  )
    return true
  if (betweenFigures(reading)) return true
  // What is reckoned from open figures, or speaks at length of what was said, is about what exists.
  const open = stemsOf(reading.public.join('\n'))
  return [...stemsOf(reading.own)].filter((one) => open.has(one)).length >= 3
}

/** "36,000 against 9,000": figures of two parties tell between whom it lies. */
function betweenFigures({ own, context }: Reading): boolean {
  const said = figures(own.replace(/(?<=^|\n)\s*\(?\d{1,2}[.)]\s/g, ' ')).filter((one) => one.length > 1)
  const whose = new Set(
    context.statements.flatMap(({ party, text }) =>
      figures(text).some((one) => one.length > 1 && said.includes(one)) ? [party] : [],
    ),
  )
  return whose.size >= 2
}
