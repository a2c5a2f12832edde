import { stemsOf } from '../language/words'
import type { GuardSpan, Reason } from './input'
import { type Reading, span } from './reading'

type Fault = { reason: Reason; spans: GuardSpan[] }

const MARK =
  /\bprovisional\b|\bnone of (?:these|this|them|it|the above)\b[^.]{0,20}\b(?:binds?|commits?|binding|bound)\b|\bno (?:obligation|commitment)s?\b|\bnon[- ]?binding\b|\bnot (?:yet |legally |in any way )?(?:a )?bind(?:ing)?\b|\bbinding (?:on|for) (?:nobody|no one|none)\b|\bbinds? (?:nobody|no one|none|neither)\b|\b(?:nobody|no one|neither|none of (?:you|them)) is (?:yet )?bound\b|\bnothing\b[^.]{0,40}\b(?:binds|binding|final|counts|bound|commits)\b|\b(?:for|open to) (?:discussion|change|counters|comment|revision)\b|\bonly an? (?:proposal|draft|suggestion|possibility)\b|\btentative\b|\bwithout (?:any )?(?:commitment|obligation|binding)\b|\b(?:subject to|until)\b[^.]{0,40}\bratif|\bnot final\b|\bcommits? (?:nobody|no one|none)\b|\bno (?:binding|legal) effect\b|\bdraft (?:only|proposal|for)\b/
const UNMARKED =
  /\b(?:no longer|not|never|not merely|more than|isn't|instead of|formerly|once) (?:just |merely |only |a )?(?:provisional|non[- ]?binding|tentative)\b|\bprovisional (?:label|mark|marking|status)\b[^.]{0,30}\b(?:omitted|removed|dropped|lifted|gone|ended|no longer)\b/
const FINAL = new RegExp(
  [
    String.raw`(?:^|\n)\W*(?:final|binding|concluded|definitive|ratified|canonical) (?:agreement|settlement|contract|deal|text|version)\b`,
    String.raw`\b(?:this|the) (?:settlement|agreement|draft|text|document|proposal|contract|deal|wording|version|package)\b[^.;?!]{0,30}\b(?:is|are|becomes?|shall be|will be|stands as) (?:now |hereby |thus |legally |immediately |henceforth |fully )*(?:final|binding|canonical|in force|effective|definitive|enforceable|part of the contract|irrevocable|concluded)\b`,
    String.raw`\b(?:this|it) (?:is|becomes) (?:now |hereby |legally )*(?:final|binding|canonical|legally binding|in force|irrevocable)\b`,
    String.raw`\b(?:settlement|agreement|draft|text|document|it|this|terms?)\b[^.;?!]{0,30}\b(?:takes? effect (?:today|now|immediately|at once)|enters? into force|(?:is|are) in force|binds? (?:all|both|everyone|the parties|you|each))\b`,
    String.raw`\b(?:wording|option|version|text)\b[^.;?!]{0,20}\bchosen becomes part of\b`,
    String.raw`\blegally binding\b`,
  ].join('|'),
  'gu',
)
const DENIED =
  /\b(?:not|no|never|nothing|nobody|none|neither|until|unless|only (?:once|when|after|if)|if|once|when)\b|n't\b/

/** A draft or a wording says that it binds nobody; no output at all says that it does. */
export function markFault(reading: Reading): Fault | null {
  const { own, act } = reading
  const final = [...own.matchAll(FINAL)].filter((one) => {
    const clause = own.slice(
      Math.max(own.lastIndexOf('.', one.index), own.lastIndexOf('\n', one.index)) + 1,
      one.index,
    )
    return !DENIED.test(clause) && !DENIED.test(one[0])
  })
  const spans = final.map((one) =>
    span(reading, one.index, one.index + one[0].length, 'not_marked_provisional'),
  )
  const unmarked = (act === 'draft' || act === 'alternatives') && (!MARK.test(own) || UNMARKED.test(own))
  return unmarked || spans.length > 0 ? { reason: 'not_marked_provisional', spans } : null
}

const REASON =
  /\brationale\b|\bbecause\b|\breasons?\b|\bwhy\b|\bsince\b|\bso that\b|\bin order to\b|\bas (?:nobody|no one|neither|both|the|it|he|she|they|either|this|each|one)\b|\bfollows? from\b|\bfollowing\b|\b(?:this|that|it|which|they|each|both|either|the (?:first|second|third|former|latter)) (?:\p{L}+ )?(?:answers?|meets?|keeps?|gives?|lets?|allows?|reflects?|avoids?|leaves?|covers?|protects?|names?|ties?|takes?|bridges?)\b|\bbased on\b|\brests? on\b|\bexplain|\bchosen\b|\bis (?:offered|suggested|there|proposed)\b|\bto (?:keep|meet|answer|cover|avoid|respect|satisfy|bridge|protect|reconcile|reflect|close) \b|\btherefore\b|\bgiven that\b|\bdue to\b|\bpurpose\b|\bexplanation\b|\bbasis\b|\bgrounds?:|\bmotivat|\bbackground:|\breasoning\b|\bintended to\b|\baims? to\b|\bthanks to\b|\bwith (?:this|that),? /u
const DIFFERENCE =
  /\bthe (?:first|second|third|former|latter|other)\b|\(?[a-d]\)? (?:is|are|follows?|comes?|says?|adds?|puts?|has|leaves?|takes?|ties?|uses?)\b|\ba step (?:between|towards)\b|\b(?:both|each|either|all|neither|one|two) (?:\p{L}+ )?(?:fills?|adds?|puts?|says?|leaves?|follows?|takes?|comes?|ties?|uses?|turns?|makes?|has|sets?)\b|\b(?:fills?|filled) in\b|\bshorter\b|\bsame (?:as|effect|length)\b|\bin place of\b|\brather than\b|\bonly (?:one|the)\b|\bdiffer|\bwhile\b|\bwhereas\b|\binstead\b|\bkeeps?\b|\banswers?\b|\bmeets?\b|\bcheaper\b|\bneeds?\b|\blasts?\b|\blonger\b|\bspeaks? of\b|\bnames?\b/u
const EMPTY =
  /\b(?:rationale|reasons?|why)\s*:?\s*(?:none|n\/a|-|–|tbd|to follow|not given|not needed|left out|no comment)?\s*(?:$|\n)/

export function rationaleFault(reading: Reading): Fault | null {
  const { act, own } = reading
  if (act !== 'draft' && act !== 'alternatives') return null
  const without = own.replace(EMPTY, ' ')
  const given = REASON.test(without) || (act === 'alternatives' && DIFFERENCE.test(without))
  return given ? null : { reason: 'no_rationale', spans: [] }
}

/** A text rests on what exists: an issue, a statement, a party's words; never on what nobody wrote. */
export function citationFault(reading: Reading): Fault | null {
  const spans = [...unknownIssues(reading), ...unknownPapers(reading), ...inventedQuotes(reading)]
  const bare =
    (reading.act === 'draft' && !cites(reading)) || (reading.act === 'conflicts' && !names(reading))
  return bare || spans.length > 0 ? { reason: 'cites_nothing', spans } : null
}

function unknownIssues(reading: Reading): GuardSpan[] {
  const known = reading.context.issues.map((one) => one.number)
  if (known.length === 0) return []
  return [
    ...reading.text.matchAll(
      /\bissues?\s+(?:no\.?\s*|#\s*)?(\d{1,3})(?:((?:\s*,\s*|\s+and\s+|\s*&\s*)\d{1,3})*)/g,
    ),
  ].flatMap((one) => {
    const numbers = [...one[0].matchAll(/\d{1,3}/g)].map((number) => Number(number[0]))
    return numbers.every((number) => known.includes(number))
      ? []
      : [span(reading, one.index, one.index + one[0].length, 'cites_nothing')]
  })
}

/** Papers that nobody has put on the table. */
function unknownPapers(reading: Reading): GuardSpan[] {
  const open = reading.public.join('\n')
  return [
    ...reading.own.matchAll(
      /\b(?:annex(?:es)?|appendix|exhibits?|memorandum|addendum|attachments?|side letter|bylaws?|statute|protocol of|minutes of|case law|precedent)\b/g,
    ),
  ].flatMap((one) =>
    open.includes(one[0]) || /\b(?:no|not|without|an?|new)\s+$/.test(reading.own.slice(0, one.index))
      ? []
      : [span(reading, one.index, one.index + one[0].length, 'cites_nothing')],
  )
}

const SAID =
  'wrote|writes|said|says|states?|stated|declared|declares|promised|demanded|demands|insists?|insisted|explains?|explained|told|claims?|claimed|asks?|asked'

/** Words put into a party's mouth. A proposed wording is no quotation; what somebody "wrote" is. */
function inventedQuotes(reading: Reading): GuardSpan[] {
  const open = reading.public.map((one) => ({ text: squeeze(one), stems: stemsOf(one) }))
  const sealed = reading.context.sealed.map((one) => stemsOf(one.text))
  return reading.quotes.flatMap((quote) => {
    const words = squeeze(quote.text)
    if (words.split(' ').length < 4) return []
    const pieces = quote.text
      .split(/…|\.\.\.|\[[^\]]*\]/)
      .map(squeeze)
      .filter((piece) => piece.length > 3)
    if (open.some((one) => pieces.every((piece) => one.text.includes(piece)))) return []
    const stems = [...stemsOf(quote.text)]
    const known = (set: Set<string>) => stems.filter((one) => set.has(one)).length >= stems.length * 0.6
    if (open.some((one) => known(one.stems)) || sealed.some(known)) return []
    const before = reading.text.slice(Math.max(0, quote.start - 40), quote.start)
    const after = reading.text.slice(quote.end, quote.end + 40)
    const claimed = new RegExp(
      `(?:${reading.name})[^.;\\n]{0,25}\\b(?:${SAID})\\b[^.;\\n]{0,12}$|(?:${reading.name})\\s*:\\s*$`,
      'u',
    ).test(before)
    const signed = new RegExp(`^\\s*\\(\\s*(?:the )?(?:${reading.name})`, 'u').test(after)
    const wording = (reading.act === 'alternatives' || reading.act === 'draft') && !claimed
    return claimed || (signed && !wording) ? [span(reading, quote.start, quote.end, 'cites_nothing')] : []
  })
}

const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

function cites(reading: Reading): boolean {
  const { own, name } = reading
  if (/\bissues?\s+(?:no\.?\s*|#\s*)?\d|#\d|\bquestion \d|\bposition \d/.test(own)) return true
  if (
    reading.quotes.some((quote) =>
      reading.public.some(
        (one) => squeeze(one).includes(squeeze(quote.text)) && squeeze(quote.text).length > 8,
      ),
    )
  )
    return true
  const source =
    'red lines?|statements?|conditions?|figures?|own|offers?|points?|requests?|intents?|goals?|positions?|words|answers?|limits?|proposals?|sentences?|needs?|constraints?|priorities'
  return new RegExp(
    `\\b(?:${name})(?:'s?)?\\s+(?:[\\p{L}]+ )?(?:${source})\\b|\\b(?:${source}) (?:of|by|from) (?:the )?(?:${name}|both|all|each|either|these)|\\b(?:${name}) (?:${SAID}|named|names|offers?|offered|wants?|gave|gives|asks?|reports?)\\b|\\(\\s*(?:the )?(?:${name})\\b|\\b(?:from|per|see|source:?|according to|as) (?:the )?(?:${name})\\b|\\b(?:both|all) (?:statements|red lines|positions)\\b|\\[[^\\]]*(?:${name})[^\\]]*\\]`,
    'u',
  ).test(own)
}

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
  return /\bno (?:conflict|contradiction)|\bissues?\s+\d/.test(reading.own)
}
