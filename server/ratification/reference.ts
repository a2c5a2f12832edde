import { datePattern, inMonth, isMonth } from '@/server/ratification/dates'
import { LETTERS } from '@/server/ratification/letters'
import { type Line, rewrite } from '@/server/ratification/line'
import type { ScreenContext } from '@/server/ratification/reading'
import {
  dated,
  datesFit,
  dayFits,
  markDayAlone,
  markDayBefore,
  markDayBehind,
} from '@/server/ratification/reference-days'
import { setOtherDraftsAside, setOtherVersionsAside } from '@/server/ratification/reference-excluded'
import { markForm } from '@/server/ratification/reference-forms'
import {
  badModifiers,
  deicticTails,
  determiners,
  freeModifiers,
  neverModifier,
  nouns,
  partPhrases,
  wholePhrases,
} from '@/server/ratification/reference-words'
import { counting, named, numbersDiffer, type Title, titleOf, topicMark } from '@/server/ratification/title'

/**
 * Finds what a statement points at and puts one mark in its place:
 * `@ref` this settlement, `@bad` something that is not it, `@old` another version, `@part` a piece of it,
 * `@gist` its spirit or outline, `@about` something said about it, `@some` an agreement left open.
 */
export function markReferences(line: Line, context: ScreenContext): Line {
  const title = titleOf(context.settlementTitle, context.parties)
  let marked = line
  if (title.full) marked = rewrite(marked, title.full, () => '@title')
  marked = setOtherDraftsAside(marked)
  marked = rewrite(marked, hexToken, (m) => digestMark(m, context.digestPrefix))
  marked = rewrite(marked, versionPhrase, (m) => versionMark(m[0], context))
  marked = setOtherVersionsAside(marked, context)
  marked = rewrite(marked, deicticWhole, () => '@ref')
  marked = rewrite(marked, rightText, () => '@ref')
  marked = rewrite(marked, bearingText, () => '@ref')
  marked = rewrite(marked, bareDeictic, () => '@ref')
  marked = markDayBefore(marked, context)
  marked = rewrite(marked, anchoredPronoun, () => '@ref')
  marked = rewrite(marked, nounPhrase, (m) => phraseMark(m, title, context))
  marked = rewrite(marked, topicPhrase, (m) => topicMark(m[1] ?? '', title))
  marked = markDayAlone(marked, context)
  marked = rewrite(marked, bareNoun, (m) => `${m[1] ?? ''}@ref${m[3] ?? ''}`)
  for (let pass = 0; pass < 3; pass += 1) marked = rewrite(marked, chained, (m) => joined(m[0]))
  marked = markDayBehind(marked, context)
  marked = markForm(marked, context)
  marked = rewrite(marked, bothDrafts, () => '@bad')
  if (marked.text.includes('@old')) marked = rewrite(marked, bothOfThem, () => '@bad')
  marked = rewrite(marked, wholeOf, () => '@ref')
  marked = rewrite(marked, pointedThing, () => '@ref')
  marked = rewrite(marked, otherParts, (m) => `${m[1] ?? ''}@ref`)
  marked = rewrite(marked, gistOf, () => '@gist')
  marked = rewrite(marked, aboutOf, () => '@about')
  marked = rewrite(marked, partOf, (m) => (allCounted.test(m[0]) ? '@ref' : '@part'))
  marked = rewrite(marked, sidePart, () => '@part')
  return rewrite(marked, chained, (m) => joined(m[0]))
}

/** "the text identified by digest …": which text it is, the right reference says. */
const pointedThing =
  /@thing ,? ?(?:(?:which is |that is )?(?:identified|known|marked|dated|given|shown|fixed|numbered|entitled|titled|called|bearing|carrying|having|with|under|at) )(?:by |as |with |under )?(?:the |its )?@ref/gu
const hexToken =
  /(?:\b(?:the |its |with |whose |bearing |under |having )*(?:sha-?256 )?(?:digest|hash|fingerprint|checksum|prefix)(?: (?:prefix|is|being|of|begins|beginning|begin|starts|starting|with|that|in|reads|reading|no|number|:|#))* )?\b([0-9a-f]{4,64})\b(?: …)?/gu

function digestMark(match: RegExpMatchArray, prefix: string): string | undefined {
  const found = match[1] ?? ''
  const announced = match[0] !== found && /digest|hash|fingerprint|checksum|prefix/u.test(match[0])
  if (!announced && !(found.length >= 6 && /\d/u.test(found) && /[a-f]/u.test(found))) return undefined
  if (!announced && /^\d+(?:st|nd|rd|th)?$/u.test(found)) return undefined
  const right =
    prefix !== '' && (found.startsWith(prefix.toLowerCase()) || prefix.toLowerCase().startsWith(found))
  return right ? '@digest' : '@wrong'
}

const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const number = `(?:\\d{1,3}|${counting.slice(1).join('|')})`
const versionPhrase = new RegExp(
  `(?:\\b(?:the|this|that) )?\\b(?:(?:version|versions|draft|revision|rev|iteration|edition|ver|variant)(?: (?:no|number|nr|#|@digest))? ?#? ?(${number})\\b(?:(?: ?,)?(?: ?(?:and|&|or) | ?, ?)(?:(?:version|draft) )?(${number})\\b(?![¦§¤]| (?:clauses|terms|of the|having been)| ?(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))?|v ?[.¦]? ?(\\d{1,3})\\b|(${ordinals.slice(1).join('|')}|\\d{1,2}(?:st|nd|rd|th)) (?:version|draft|revision|iteration|edition|form)\\b)|(?<=settlement |agreement |text )(?:no|number|numbered|nr|#) ?(${number})\\b|(?<=(?:settlement|agreement|text|@title) )(?:,|[(]) (?:the )?(?:number|numbered|nr|no|#|text|document)(?: (?:number|no|#))?(?: [.])? ?(${number})(?= ?(?:$|[.,;:!)]| (?:as|in|of|and no)\\b))`,
  'gu',
)

function versionMark(found: string, context: ScreenContext): string {
  const values: number[] = []
  for (const piece of found.replace(/#|[.¦]/gu, ' ').split(/[\s,]+/u)) {
    const digits = /^v?(\d{1,3})(?:st|nd|rd|th)?$/u.exec(piece)
    if (digits) values.push(Number(digits[1]))
    else if (counting.includes(piece)) values.push(counting.indexOf(piece))
    else if (ordinals.includes(piece)) values.push(ordinals.indexOf(piece))
  }
  return values.every((value) => value === context.settlementVersion) ? '@ver' : '@old'
}

const determiner = `(?:${determiners})`
const noun = `(?:${nouns})`
const modifier = `(?!(?:${neverModifier})\\b)(?:[a-z0-9@][a-z0-9'&+/§-]*(?: 's)?|,(?= [a-z]+ (?:[a-z]+ )?${noun}\\b))`
const topic = `(?:about|for|on|over|concerning|regarding|in|between|with|of|under|entitled|titled|called|named|known as)`
const topicWord = `(?!(?:${neverModifier}|full|all|its|which|as|my|principle|theory|general|good|part|whole|every|any|case|writing|total|it|and the|return|exchange|respect|condition|behalf|front|this|that|these|here|time|now|today|balance|paper|record|life|me|us|final|if)\\b)[a-z0-9@][a-z0-9'&+§-]*`
const postmodifier =
  `(?:,? ?[(]? ?(?:@ver|@old|@digest|@wrong|@title)(?: ?[)])?` +
  `|${dated}${datePattern}|,? ?[(] ?${datePattern} ?[)]|,? (?:${deicticTails})\\b)`
const topicPhrase = new RegExp(
  `@ref( ${topic} (?:the |my |our |his |her |your |their )?${topicWord}(?: 's)?(?: (?:and |& |of |the |v |vs |for |on |at |in )?${topicWord}(?: 's)?){0,6})`,
  'gu',
)
/** “we ratify both drafts, 1 and 2, of …” */
const bothDrafts =
  /(?<=\b(?:accepts?|accepted|ratify|ratifies|ratified|adopts?|approves?|agrees? (?:to|with)|consents? to) )(?:both|all) (?:of )?(?:the )?(?:two |three )?(?:drafts|versions|texts|documents|settlements|agreements)\b(?: ?,? ?[(]?\d{1,2} and \d{1,2}[)]?)?(?: ?,)?/gu
/** “version 1 with the old line and version 2 with the new one, I accept both of them” */
const bothOfThem =
  /(?<=\b(?:accepts?|accepted|ratify|ratifies|ratified|adopts?|approves?|agrees? (?:to|with)|consents? to) )both(?: of (?:them|these|those|@ref)\b|(?= ?(?:$|[.,;:!]| as\b)))/gu
const nounPhrase = new RegExp(
  `(?<![@${LETTERS}])(?:((?:the |this |that |our |all )*@title)|(${determiner}) ((?:${modifier} ){0,7}?)(${noun})\\b(?! 's\\b)(?: (?:text|document|agreement|wording|terms|paper|deed)\\b)?)((?:${postmodifier}){0,4})`,
  'gu',
)
/** "I consent to above settlement", "I accept the final record of our agreement". */
const bareDeictic =
  /(?<=\b(?:accept|accepts|accepting|accepted|ratify|ratifies|adopt|adopts|approve|approves|confirm|to|with|of|on) )(?:(?:above|said|aforesaid|foregoing|present|above-mentioned|abovementioned|attached|below) (?:settlement|agreement|terms|deal|document)|(?:this|the) (?:final |written |full |above |settlement )*record(?: of (?:our|my|the|their|@self 's) (?:final )?(?:agreement|settlement|deal))(?= ?(?:$|[.,;!])))/gu
const bareNoun =
  /((?:^|[.,:;~(!] ?|\b(?:accept|accepts|accepting|ratify|ratifies|adopt|adopts|agree to|agrees to|agree with|agrees with) )(?:the )?)(settlement|agreement|terms|deal)( (?:as written|(?:accepted|ratified|agreed|approved|adopted) (?:as written|in full|by (?:me|us|@self))|(?:,? ?)@ver|(?:,? ?)@digest)\b)/gu

function phraseMark(match: RegExpMatchArray, title: Title, context: ScreenContext): string | undefined {
  const [whole, byTitle, det = '', mods = '', head = '', post = ''] = match
  if (/@wrong|@old|@bad/u.test(whole)) return '@bad'
  // A board's resolution has a day of its own.
  if (!datesFit(post, context)) return /^resolutions?$/u.test(head) ? '@thing' : '@bad'
  if (byTitle !== undefined) return '@ref'
  if (
    /^(?:my|our|its)$/u.test(det) &&
    head === 'agreement' &&
    mods.replace(assentModifier, '').trim() === '' &&
    post === ''
  )
    return '@mine'
  if (/^an?$/u.test(det) && head === 'deal') return undefined
  if (
    severalOf.test(`${det} ${mods}`) &&
    /^(?:settlements|agreements|accords|deals|drafts|versions)$/u.test(head) &&
    whole.endsWith(head)
  )
    return '@bad'
  if (/^(?:an?|any|some|another|no|such an?|every|each|either)$/u.test(det))
    return head === 'one' ? undefined : '@some'
  if (head === 'one' && det !== 'this') return anotherOne(mods, title) ? '@bad' : undefined
  if (numbersDiffer(mods, title)) return '@bad'
  const pointing = /^(?:this|these)\b|(?:this|these)$/u.test(det)
  const tailed = dayNamed.test(post) || /@ver|@digest|@title/u.test(post + mods) || tailNamed.test(post)
  for (const word of mods.trim().split(' ')) {
    if (word === '' || word === ',' || word === "'s" || named(title, word)) continue
    const day = wholeDay.test(word)
    if (day ? !dayFits(word, context) : badModifiers.has(word))
      return weakNoun.has(head) && !/^(?:draft|version|text|proposal|wording|offer|translation)$/u.test(head)
        ? '@thing'
        : '@bad'
    if (isMonth(word) && !weakNoun.has(head)) {
      if (inMonth(word, context)) continue
      return '@bad'
    }
    if (
      pointing ||
      freeModifiers.has(word) ||
      /^@(?:ver|digest|title)$/u.test(word) ||
      /^\d{1,2}$/u.test(word)
    )
      continue
    if (
      /(?:ly|ful|ous|some|able|ed)$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-[a-z]+)?|\d{1,3}|single|multi)-(?:page|clause|line|paragraph|point|part)$/u.test(
        word,
      )
    )
      continue
    if (word === 'and' || word === '&') continue
    return weakNoun.has(head) ? '@thing' : '@bad'
  }
  if (weakNoun.has(head) && !pointing && !tailed && mods.trim() === '') return '@thing'
  if (
    weakNoun.has(head) &&
    !pointing &&
    !tailed &&
    !/\b(?:above|present|final|written|whole|entire)\b/u.test(mods)
  )
    return '@thing'
  if (/^(?:your|their|his|her)$/u.test(det) && !tailed) return '@bad'
  return '@ref'
}

/** "both of these settlements": one at a time is under call. */
const severalOf =
  /^(?:both|all)(?: of)? (?:these|those|the|our)\b|^(?:these|those|the|our)(?: same| very)? (?:two|three|four|five|several|different|other|both)\b/u

/** "the Sunday Market Pitch one" where the title says Saturday: some of the words are the title's, and one is another's. */
function anotherOne(mods: string, title: Title): boolean {
  const words = mods
    .trim()
    .split(' ')
    .filter((word) => /^[a-z]{3,}$/u.test(word) && !freeModifiers.has(word) && !/(?:ly|est|er)$/u.test(word))
  const own = words.filter((word) => title.words.has(word)).length
  return own >= 2 && own < words.length
}

const dayNamed = new RegExp(datePattern, 'u')
const tailNamed = new RegExp(`\\b(?:${deicticTails})\\b`, 'u')
const wholeDay = new RegExp(`^${datePattern}$`, 'u')
const assentModifier =
  /\b(?:full|formal|final|firm|complete|total|entire|own|and|unreserved|unqualified|unequivocal|absolute|sincere|genuine|solemn|hearty|considered|wholehearted|unreserved|unconditional|express|explicit|free|written|clear|irrevocable|personal|honest|whole|plain|true|real|ready|willing|heartfelt|unhesitating|voluntary|unforced) /gu
const weakNoun = new Set([
  'text',
  'document',
  'wording',
  'words',
  'paper',
  'page',
  'instrument',
  'draft',
  'proposal',
  'version',
  'one',
  'arrangement',
  'contract',
  'contracts',
  'clauses',
  'provisions',
  'resolution',
  'papers',
  'letter',
  'handbook',
  'lease',
  'policy',
  'translation',
  'summary',
  'offer',
  'plan',
  'conditions',
  'compromise',
])

const pronounAnchor = `(?:,? ?(?:just |exactly |precisely |all |and |fully )*(?:as (?:(?:it|they|that) (?:is|are|was|were) |is |has been |(?:you|they) (?:have|had) )?(?:written|set (?:out|down)|drafted|worded|printed|recorded|presented|laid out|stated|shown|drawn up|formulated)|(?:just |exactly )?as (?:it|they) (?:stands?|reads?|is|are)(?: written| above| here)?))`
const anchoredPronoun = new RegExp(
  `(?<=\\b(?:accept|accepts|accepting|accepted|ratify|ratifies|ratifying|adopt|adopts|approve|approves|approving|confirm|confirms|to|with|by|sign|endorse|affirm|take|on|of|;|:|,) )(?:it|this|that|these|them|all(?: of (?:it|this|that|them))?|the (?:whole thing|thing|lot|whole lot))${pronounAnchor}`,
  'gu',
)
/** "These are the right terms." */
const rightText =
  /(?<=(?:^|[.,;:!] ?|\band ))(?:these|this|those) (?:are|is) the (?:right|correct|proper) (?:terms|settlement|text|document)(?= ?(?:[.;:!]|, ?(?:and|i|we|so|@self)\b|and\b|$))/gu
/** "Having seen digest 12ab34cd, I ratify the text that bears it." */
const bearingText =
  /(?<=@digest ?(?:,|and)? ?(?:(?:i|we|@self) )?(?:hereby )?(?:accepts?|ratify|ratifies|adopts?|agrees? to|consents? to) )(?:that (?:text|wording|document|version)(?: with it)?|the (?:text|wording|document|version) (?:that bears|which bears|bearing|under|behind) (?:it|that digest))(?= ?(?:$|[.,;!]))/gu
const deicticWhole = new RegExp(`(?<![@${LETTERS}])(?:${wholePhrases})(?![${LETTERS}])`, 'gu')

const mark = '@(?:ref|bad|old|ver|digest|wrong|title)'
const chained = new RegExp(
  `${mark}(?:(?:,| ,| of| in| at| under| bearing| for| as| being| which is| that is| is| -| ~| [(]| the| to)* ${mark}(?: [)])?)+|(?:the|this|that) @(?:ver|digest|title)|@(?:ver|digest|title|wrong)`,
  'gu',
)

function joined(found: string): string {
  if (/@bad|@wrong/u.test(found)) return '@bad'
  if (/@old/u.test(found)) return /@ref|@ver|@digest|@title/u.test(found) ? '@bad' : '@old'
  return '@ref'
}

const parts =
  '(?:time)?tables?|appendix|definitions?|clauses?|paragraphs?|paras?|sections?|articles?|parts?|points?|items?|terms?|provisions?|schedules?|annex(?:es)?|lines?|pages?|sentences?|numbers?|chapters?|bits?|half|halves|portions?|pieces?|elements?|conditions?|wording|words?'
const wholeOf = new RegExp(
  `(?:\\b(?:(?:each|all|every|any)(?: and (?:every|each|all))?(?: single| last| one)?(?: (?:of the|of its|the))?(?: (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))?(?: (?:${parts}))?|the (?:whole|entirety|totality|full extent|entire (?:text|content|contents)|full (?:text|content|contents)|content|contents|text|terms|wording|words|letter|totality|sum)|everything(?: (?:that is |which is )?(?:contained|written|stated|said|set out|set down|laid out|agreed))?|all(?: (?:that is |the )?(?:contained|written|stated|set out|content|contents|terms|text))?|the (?:schedules?|annex(?:es)?|appendix|recitals|preamble) and (?:the )?(?:main )?(?:body|text)|the (?:main )?body and (?:the )?(?:schedules?|annex(?:es)?|appendix)|(?:the )?(?:100|hundred|one hundred|a hundred) ?(?:%|percent|per cent)|what is(?: written| set out| said| stated| contained)?|what(?: i have)?(?: read)?|the (?:terms|conditions|provisions)(?: and (?:conditions|terms|provisions|obligations))*)) (?:of|in|within|under|from|on) (?:the )?@ref`,
  'gu',
)
const gistOf =
  /\b(?:the |its )?(?:general |broad |overall |basic |underlying |main |whole )?(?:spirit|gist|thrust|idea|concept|principles?|outlines?|outline|essence|substance|direction|intent|intention|sense|bones|shape|framework|aims?|goals?|purpose|philosophy|logic|sentiment|heart|drift|tenor) (?:and \w+ )?(?:of|in|behind) @ref/gu
const aboutOf =
  /\b(?:the )?(?:receipt|delivery|existence|outcome|result|fairness|wisdom|need|urgency|importance|validity|authenticity|legality|invitation|opportunity|obligation|duty|responsibility|criticism|criticisms|reading|discussion|drafting|history|reasons?|case|arguments?|logic|tone|quality|length|layout|translation|summary|copy|copies|analysis|interpretation|version|explanation|review|presentation|publication|language) (?:of|for|about|behind|to (?:ratify|accept|sign|consider|review|discuss)) @ref/gu
const fraction =
  '(?:\\d{1,2}(?:¦\\d+)? ?(?:%|percent|per cent)|two[ -]thirds|one[ -]third|three[ -]quarters|a quarter|(?:a |one |the )?half|most|much|many|some|nearly all|almost all|a lot|lots|bits|parts|the (?:bulk|majority|rest|remainder|greater part|better part|main part|main parts|first half|second half|beginning|end|essentials|core|basics)|large parts|several|a few|certain|the greater part|large parts)'
const partOf = new RegExp(
  `(?<!\\b(?:is|are|forms?|being|remains?|become|becomes|also|integral|a|my|our|no) )\\b(?:${fraction}|(?:(?:only )?(?:the |its |those |these )(?:[a-z]+ ){0,2}?)?(?:${parts}|${partPhrases})(?: (?:\\d{1,2}|[a-d]|one|two|three|four|five|six|seven|eight|nine|ten)(?:(?: ?, ?| and | & | to | through | or | - |-)(?:\\d{1,2}|[a-d]|one|two|three|four|five|six|seven|eight|nine|ten))*)?) (?:of|in|from|within) (?:all (?:of )?)?@ref`,
  'gu',
)
/** "I accept clause 4 and every other clause of this settlement": a part that is accepted, with the rest, is the whole. */
const otherParts = new RegExp(
  `(?<!\\b(?:not|never|cannot|nor) )(\\b(?:accepts?|accepting|ratify|ratifies|adopts?|approves?|(?:agrees?|consents?|assents?) to|bound by|stand by) (?:both )?(?:the )?(?:(?:${parts})(?: (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten))?|[a-z]+ (?:clause|paragraph|part)|it|that)(?: [(] @q [)])?(?: ,)? (?:and|with|together with|along with|plus)(?: ,)? (?:by |to |in |also |with it )?)(?:(?:all|every|each|the) ){0,2}(?:other|rest|remaining|remainder)(?: (?:${parts}))?(?: (?:of|in))? @ref(?= ?(?:$|[.,;!)]| ?@self| (?:as|because|since|of (?:my|our) own|for good|[a-z]+ly|too|also|in|with|without|today|now|hereby|fully|and|just|exactly|equally|alike|likewise|all|altogether|(?:is|are) (?:accepted|agreed|ratified)|(?:i|we|@self) (?:do |hereby )?(?:accepts?|agrees?|ratify|ratifies|adopts?))\\b))`,
  'gu',
)
const allCounted = /^(?:all|every|each)\b/u
const sidePart =
  /@ref 's (?:[a-z]+ ){0,2}(?:clause|clauses|part|parts|section|sections|paragraph|preamble|schedule|annex|terms on|provisions on)\b(?: \d+)?/gu
