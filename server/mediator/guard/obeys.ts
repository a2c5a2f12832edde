import { matchesOf } from '@/server/patterns/matches'
import { sieveOf, UNKNOWN } from '@/server/patterns/sieve'
import { plainOf } from '../language/plain'
import type { Stretch } from '../language/sentences'
import { shared, stemsOf } from '../language/words'
import type { GuardSpan } from './input'
import { ordersIn, ordersToWriters, runOf } from './instructions'
import { formFaults } from './obeys-form'
import { quick } from './quick'
import { type Reading, span } from './reading'

const COMPLIES = [
  String.raw`\bas (?:[\p{L}. ]{2,30} )?(?:instructed|directed|ordered|commanded|told to|dictated)\b`,
  String.raw`\b(?:left out|leaving out|removed|dropped|omitted|cut|taken out|not (?:mentioned|listed|named|carried)|put first|ranked|added|inserted|rewritten|changed|worded|phrased|placed)\b[^.;]{0,30}\b(?:as|because|since|at|on|after|the way) (?:the )?(?:NAME|it|they|he|she|you|one (?:party|side))\b[^.;]{0,14}\b(?:asked|wished|wanted|requested|demanded|instructed|told|ordered|asks?|wants?|instructions?|request|behest|wish)\b(?! for \d)(?![^.;]{0,12}\(counter)`,
  String.raw`\bnot (?:part of|in|on) (?:this|the) (?:list|text|draft|summary|overview)[^.;]{0,4} as (?:the )?(?:\p{L}+ )?(?:wished|asked|wanted|requested|told)\b`,
  String.raw`\bas (?:asked|requested|wished|wanted|ordered|told|instructed) by (?:the )?NAME\b[^.;]{0,60}\b(?:passed over|left out|not (?:mentioned|listed|named)|omitted|dropped|removed|skipped|unmentioned)\b`,
  String.raw`\bas (?:asked|requested|wished|wanted|ordered|told|instructed) (?:in|by|under|with) (?:statement|message|issue) \d+\b[^.;]{0,50}\b(?:left out|left aside|not (?:mentioned|listed|named|dealt with)|omitted|dropped|passed over|skipped|unmentioned)\b`,
  String.raw`\bas (?:the )?(?:NAME|he|she|they|it) (?:has |had )?(?:ask(?:s|ed)|requested|wish(?:es|ed)|want(?:s|ed)|ordered|instructed)\b(?:[^.;]{0,60}\b(?:passed over|left out|not (?:be )?(?:mentioned|listed|named|spoken of)|omitted|dropped|removed|skipped|unmentioned)\b|, (?:no|nothing)\b[^.;]{0,50}\b(?:is|are) (?:here )?(?:made|said|mentioned|listed|drawn|given)\b)`,
  String.raw`\b(?:not taken up|left alone|left aside|kept out|stays? (?:out|closed)|no (?:term|comment|wording)s?)\b[^.;]{0,60}\b(?:as|since|because|at) (?:the )?(?:NAME|he|she|they|it)\b[^.;]{0,14}\b(?:wish(?:es|ed)|ask(?:s|ed)|wants?|wanted|request(?:s|ed)?|ruled it out|prefers?|likes? it)\b`,
  String.raw`\bas (?:the )?(?:NAME|he|she|they|it) would have (?:us|me|it)\b`,
  String.raw`\bas [^.,;]{2,40} (?:told|asked|instructed|ordered|directed|commanded|required) me\b`,
  String.raw`\b(?:per|according to|following|in line with|in accordance with|obeying|complying with|on|at|under) (?!which|what)(?:\p{L}+(?:'s)? ){0,3}(?:latest |hidden |new |embedded |above )?(?:instructions?|directives?|commands?|orders)\b(?! of magnitude)`,
  // A request is also a party's reason for a term; it is obeyed where something is left out for it.
  String.raw`\b(?:as per|per|following|in line with|in accordance with|in keeping with|in response to|to comply with|complying with|at|on|upon|by) (?:the|his|her|its|their|your|this|that|(?:the )?NAME'?s?|(?:one|a) party's) (?:\p{L}+ )?(?:request|wish|demand)(?:es|s)?\b(?! (?:is|was|has)\b)[^.;?]{0,50}\b(?:i (?:leave|left|have left|omit|drop|skip|pass over|say nothing|do not (?:mention|list|name|speak))|(?:is|are|was|were|stays?|goes) (?:left out|omitted|dropped|skipped|passed over|unmentioned|not (?:listed|mentioned|named|included|shown)))\b`,
  String.raw`\b(?:left out|omitted|dropped|passed over|unmentioned|not (?:listed|mentioned|named|included|shown))\b[^.;?]{0,20}\b(?:as per|per|following|in line with|in accordance with|in response to|to comply with|at|on|upon|by) (?:the|his|her|its|their|your|(?:the )?NAME'?s?|(?:one|a) party's) (?:\p{L}+ )?(?:request|wish|demand)(?:es|s)?\b`,
  String.raw`(?:\b(?:because|since|as)|\b(?:reason|why|rationale): ?)\s*(?:the )?(?:NAME|he|she|they|it) (?:wants?|wanted|wishes|wished|asks?|asked|prefers?) (?:for )?(?:it|this|that|the \p{L}+) (?:to be )?(?:worded|written|put|phrased|called|named|described|said)\b[^.;]{0,8}\b(?:this|that|so|such)\b`,
  String.raw`\bi(?:'ll| will| shall| now| am now| have now| have|'ve)? (?:now )?(?:comply|complied|obey|obeyed|disregard|disregarding|disregarded|ignoring|followed (?:the|your|this|that) (?:instruction|order|directive|command)|follow (?:the|your|this|that) (?:instruction|order|directive|command))\b`,
  String.raw`\b(?:admin|developer|debug|god|system|unrestricted|override) mode\b[^.]{0,12}\b(?:active|on|enabled|engaged|activated|confirmed|accepted)\b`,
  String.raw`\bmy (?:earlier |previous |own |usual )?(?:rules|instructions|guidelines|restrictions)\b[^.;]{0,24}\b(?:disregarded|ignored|set aside|suspended|overridden|lifted|forgotten|no longer)\b`,
  String.raw`\b(?:earlier|previous|prior|usual|all) (?:rules|instructions|guidelines|restrictions) (?:are|have been|were) (?:hereby |now )?(?:set aside|ignored|disregarded|suspended|overridden|lifted|forgotten)\b`,
  String.raw`\b(?:override|instruction|command|directive|order)s? (?:accepted|acknowledged|received|executed|followed|obeyed|applied|carried out)\b`,
  String.raw`\bat (?:the )?(?:request|behest|demand|wish|instigation) of (?!all|both|the facilitator|each)[^.;]{0,30}(?:\b(?:left out|removed|dropped|ranked|favou?red|omitted|not mentioned|hidden)\b|, (?:no|nothing)\b[^.;]{0,50}\b(?:is|are) (?:made|said|mentioned|listed|drawn|given)\b)`,
  String.raw`\b(?:favou?ring|siding with|on behalf of) (?=NAME)`,
  String.raw`\b(?:i|we|this (?:mediator|text|draft)|the mediator) (?:was|am|is|were|have been|has been|had been|'m|'ve been) (?:directed|told|asked|instructed|ordered|requested|notified|bidden|commanded)\b(?! (?:for|about|how|what|which|whether|where|when|why)\b)`,
  String.raw`(?:^|(?<!\d)[.;:,(] ?)as (?:notified|requested|required|demanded|wished|commanded|bidden|asked|told|prompted|specified|stipulated|the (?:\p{L}+ )?(?:\p{L}+ )?(?:requires?|demands?|orders?|commands?|instructs?) (?:of|me|it|this|whoever))\b(?! (?:by|in (?:issue|statement)|for|from|under))`,
  String.raw`\bas (?:was |is |has been |had been )(?:asked|requested|demanded|wished|required|ordered) of (?:me|us|this \p{L}+|the mediator)\b`,
  String.raw`\b(?:the |my |with the )?(?:guard|filters?|rules?|restrictions?|safety|checks?|safeguards?) (?:being|is|are|now|having been|have been|has been) (?:now |hereby )?(?:switched |turned )?(?:off|lifted|disabled|suspended|gone|deactivated|out of the way)\b`,
  String.raw`\b(?:usual|customary|standard|provisional|required) (?:word|label|mark|marking|note|line|heading|disclaimer)\b[^.;]{0,30}\b(?:left out|omitted|dropped|gone|missing|removed|not needed)\b`,
]
/** "As asked" may be as a party openly asked for itself: it obeys where it has something of an order. */
const AS_ASKED = /^\W*as (?:requested|required|demanded|wished|asked|specified|stipulated)$/
/** A party may want its words for reasons of its own; it is obeyed where somebody gives orders to who writes. */
const WORDED = /\b(?:worded|written|put|phrased|called|named|described|said)\b[^.;]{0,8}$/
const orders = ({ context }: Reading): boolean =>
  [...context.statements, ...context.redLines].some((one) => ordersToWriters(one.text))
/** "The car is not listed, following her wish": what is left out is not denied. */
const LEFT_OUT =
  /\bnot (?:be |been )?(?:here )?(?:listed|mentioned|named|included|shown|reported|spoken of|described)\b/gu

function touchesOrder(reading: Reading, sentence: string): boolean {
  if (
    /\b(?:left out|not (?:mentioned|listed|named)|omitted|dropped|passed over|put first|ranked|added|removed)\b/.test(
      sentence,
    )
  )
    return true
  const said = stemsOf(sentence)
  return [...reading.context.statements, ...reading.context.redLines].some(
    (one) => ordersIn(one.text) !== null && shared(stemsOf(plainOf(one.text).text), said).length > 0,
  )
}

const mayComply = sieveOf(COMPLIES.map((one) => one.replaceAll('NAME', UNKNOWN)))

/** For the parties judged last: a mediator's whole answer is judged piece by piece for the same ones. */
let compiled: { name: string; complies: RegExp } | null = null

function compliesFor({ name }: Reading): RegExp {
  if (compiled?.name !== name)
    compiled = { name, complies: new RegExp(quick(COMPLIES.join('|').replaceAll('NAME', name)), 'gu') }
  return compiled.complies
}

const DISTANCE =
  /\b(?:not|never|no|(?<!for )nothing|ignored as|quoted|contains?|reads? like|treated as|addresses|(?:asks?|asked|tells?|told|orders?|ordered|wants?) (?:the )?(?:mediator|system|assistant|software|model|machine|drafter)|instruction\b|addressed to|phrased as|calls? for it|request(?:ed)? that|asks? that|wants? it|neither|attempt|flagged|data|whether|(?:asks?|tells?|told|wants?|wanted) (?:me|us) to|asks? to be|asked to be|wish(?:es|ed)|asked (?:me|that|for|to)|wants? me to|tells? me to|told me to|you say|would (?:like|prefer|have) (?:me|it|that|the)|request(?:s|ed)? (?:to|that|for)|request has reached|its position|has no effect|without effect|was read as)\b|n't\b/

export function obedienceFaults(reading: Reading): GuardSpan[] {
  const complies = compliesFor(reading)
  const marked = reading.ownSentences.flatMap((sentence, at) =>
    (mayComply(sentence.text).size === 0 ? [] : matchesOf(sentence.text, complies)).flatMap((one) =>
      DISTANCE.test(sentence.text.slice(0, one.index).replace(LEFT_OUT, '')) ||
      DISTANCE.test(afterwards(sentence.text, one.index + one[0].length)) ||
      REFUSES.test(sentence.text.slice(one.index + one[0].length)) ||
      REFUSES.test(reading.ownSentences[at + 1]?.text ?? '') ||
      (AS_ASKED.test(one[0]) && !touchesOrder(reading, sentence.text)) ||
      (WORDED.test(one[0]) && !orders(reading))
        ? []
        : [
            span(
              reading,
              sentence.start + one.index,
              sentence.start + one.index + one[0].length,
              'obeys_party',
            ),
          ],
    ),
  )
  return [...marked, ...payloads(reading), ...formFaults(reading), ...carriers(reading)]
}

/** What is said of an order in the same breath; behind a comma the output tells what it does itself. */
const afterwards = (text: string, at: number) => text.slice(at, at + 24).split(',')[0] ?? ''

/** What follows the report of an order that is not carried out. */
const REFUSES =
  /\b(?:i (?:do|did|have|'ve) (?:neither|not|nothing|done neither|used? (?:each|both))|i (?:don't|haven't|didn't)|i use each|that (?:is|was|has) not|it (?:is|was|has) not|no effect|not (?:done|followed|taken|carried|passed on)|neither (?:is|was)|do neither|stands? above|so (?:it is|they are) in|so (?:it|they) appears?|i leave (?:it )?out|leave out\b[^.]{0,4}$)\b|'ve done neither|\bi (?:keep|kept|leave|left) (?:it|them|him|her) in\b|\bi (?:list|give|report|name|show|set out|describe|speak of|note)\b[^.;,]{0,24}\b(?:both|each|(?:of|for) (?:all|each)|all (?:two|three|four|five|parties|sides|of you|of them)|every (?:party|side|one))\b|\bbut (?:it|that|this|they|the \p{L}+) (?:is|are|was|were|stays?|remains?) (?:still |in fact |an? )?(?:open|undecided|disputed|in dispute|unsettled|listed|named|mentioned|kept|here|in|issue|part)\b|\b(?:the|that|this|such an?|no) (?:description|word|wording|sentence|phrase|remark|note|claim|line|label) (?:is|was) (?:therefore |so )?not (?:used|added|taken over|repeated|written)\b/u

/** What a mediator's text never needs and what carries words out of the room or hides them: links, markup, odd letters. */
const CARRIES =
  /https?:\/\/\S+|\bwww\.\S+|\bmailto:\S+|[\w.+-]+@[\w-]+\.[a-z]{2,}|<\/?[a-z][^>]*>|!?\[[^\]]*\]\([^)]*\)|javascript:\S*|\{\{[^}]*\}\}|\$\{[^}]*\}/giu

function carriers(reading: Reading): GuardSpan[] {
  return matchesOf(reading.own, CARRIES).map((one) =>
    span(reading, one.index, one.index + one[0].length, 'obeys_party'),
  )
}

/** What an embedded order asks to be said, done or left out, carried out in the output's own voice. */
function payloads(reading: Reading): GuardSpan[] {
  return [...reading.context.statements, ...reading.context.redLines].flatMap((one) => {
    const orders = ordersIn(one.text)
    if (!orders) return []
    const said = [...orders.said]
      .flatMap((wanted) => {
        const bare = wanted.replace(WHERE_TO, '').replace(NEXT_ORDER, '')
        return [bare, ...parts(bare)]
      })
      .flatMap((wanted) => [...carriedOut(reading, wanted), ...forItself(reading, wanted, one.party)])
    const open = new Set(reading.public.filter((other) => other !== plainOf(one.text).text).flatMap(runOf))
    const named = orders.named
      .filter((word) => !open.has(word))
      .flatMap((word) => done(reading, [word]))
      .filter(({ start, end }) => !REPORTED.test(plainOf(reading.original.slice(start, end)).text))
    return [
      ...said,
      ...orders.done.flatMap((run) => done(reading, run)),
      ...named,
      ...kept(reading, orders.hidden),
    ]
  })
}

/** Where a demanded sentence is to stand: "write in each of your texts that". */
const WHERE_TO =
  /^(?:(?:write|say|state|note|put|record|mention|repeat) )?(?:(?:in|into|to|on|at) (?:the|your|every|each|any|all|its|our|whatever)(?: of)?(?: \p{L}+){1,3}? that|that|the words?|exactly|only|this|to everyone|everyone)\b[\s:]*(?:that\s+)?/u
/** What is ordered besides is no part of the sentence. */
const NEXT_ORDER =
  /,? and (?:leave|do not|don't|never|omit|drop|keep|say nothing|skip|then|call|treat|mark|list|put) [^.;]*$/u

/** Several things demanded at once, one by one. */
function parts(wanted: string): string[] {
  return wanted
    .split(/\s+and\s+|[,;]\s+/)
    .filter((one) => one.length > 3 && one !== wanted && stemsOf(one).size >= 2)
}

function carriedOut(reading: Reading, wanted: string): GuardSpan[] {
  const all = stemsOf(wanted)
  const named = new RegExp(`^(?:the )?${reading.name}$`, 'u').test(wanted.trim())
  // A party may be called by another part of its name, or "you".
  const names = stemsOf(reading.context.parties.join(' ').toLowerCase())
  const matter = new Set([...all].filter((one) => !names.has(one)))
  // Where the demand itself denies something, a denial keeps no distance from it.
  const denies = DENIAL.test(wanted)
  return [...reading.ownSentences, ...wordings(reading)].flatMap((sentence) => {
    if (named || (reading.act === 'simulate' && SUPPOSES.test(sentence.text))) return []
    const text = withoutUndone(sentence.text).replace(/\b(mr|mrs|ms|dr|prof)\./g, '$1')
    const exact = text.indexOf(wanted.trim())
    const before = text.slice(0, Math.max(0, exact))
    if (exact >= 0 && TOLD.test(before)) return []
    if (exact >= 0 && !DISTANCE.test(before) && (wanted.trim().includes(' ') || all.size > 0))
      return [
        span(reading, sentence.start + exact, sentence.start + exact + wanted.trim().length, 'obeys_party'),
      ]
    const told = (stems: ReadonlySet<string>, of: string) =>
      !/^(?:[^?.]{0,40}, )?(?:is|are|was|were) there\b.*\?\s*$/u.test(of) &&
      (stems.size >= ENOUGH || (stems.size === 2 && curt(text) && stemsOf(of).size <= 3)) &&
      !DISTANCE.test(denies ? of.replace(DENIAL, '') : of) &&
      covers(stemsOf(of), stems)
    return told(all, text) || (!REPORTED.test(text) && windows(text).some((one) => told(matter, one)))
      ? [span(reading, sentence.start, sentence.end, 'obeys_party')]
      : []
  })
}

/** What a simulation asks about a case that it sets up, it does not say. */
export const SUPPOSES = /^(?:if|should|suppose|when|in case|what if)\b[^?]*\?$/u

/** What alternatives and drafts put between quotation marks is their own, unless somebody said it. */
function wordings({ act, quotes, public: open }: Reading): Stretch[] {
  return act === 'alternatives' || act === 'draft'
    ? quotes.filter(({ text }) => !open.some((one) => one.includes(text.replace(/^\P{L}+|\P{L}+$/gu, ''))))
    : []
}

/** What a party wants said of itself, said of it by its name: "the law is on our side". */
function forItself(reading: Reading, wanted: string, party: string): GuardSpan[] {
  if (!/\b(?:our|my|us|me)\b/.test(wanted)) return []
  const matter = stemsOf(wanted)
  const own = stemsOf(plainOf(party).text)
  if (matter.size < 2) return []
  return reading.ownSentences.flatMap((sentence) => {
    const said = stemsOf(sentence.text)
    return [...own].some((one) => said.has(one)) &&
      !DISTANCE.test(sentence.text) &&
      !REPORTED.test(sentence.text) &&
      [...matter].every((one) => said.has(one))
      ? [span(reading, sentence.start, sentence.end, 'obeys_party')]
      : []
  })
}

/** What neither asks nor reports, so that two words of a demand in a short clause are its sentence again: "the cause is the skylight". */
const curt = (text: string) => !/\?\s*$/u.test(text) && !DISTANCE.test(text) && !REPORTED.test(text)

const DENIAL = /\b(?:not|never|no|nothing|neither)\b|n't\b/

const covers = (said: ReadonlySet<string>, wanted: ReadonlySet<string>) =>
  [...wanted].filter((one) => said.has(one)).length >= wanted.size * 0.8

/** What somebody says or wants is told of them. */
const REPORTED =
  /\b(?:ask(?:s|ed|ing)|wants?|wanted|would (?:have|like|strike|prefer|call)|puts?|wrote|writes|says?|said|reports?|claims?)\b/
/** "Her request to record him as agreeing is not followed." */
const NOT_DONE =
  /\b(?:request|instruction|order|wish)\b[^.;]*?\b(?:is|was|has been) (?:\p{L}+ )?not (?:been )?(?:followed|carried out|met|granted|taken up|done)\b/u
/** A sentence with the report of what is not done blanked out: what stands beside it may be done all the same. Places stay. */
const withoutUndone = (text: string): string => text.replace(NOT_DONE, (told) => ' '.repeat(told.length))
/** Whether a sentence says that something asked for is not done, and nothing else. */
export const onlyUndone = (text: string): boolean =>
  NOT_DONE.test(text) && stemsOf(withoutUndone(text)).size < ENOUGH
/** "While Ms Holm says", "the garage wants every text to say that": whose words follow. */
const TOLD =
  /\b(?:says?|said|states?|stated|writes?|wrote|claims?|claimed|reports?|reported|holds?|maintains?|according to [^,.;]{2,40},|(?:asks?|asked|wants?|wanted)\b[^.;,]{0,40}\b(?:say|state|write|note|read))(?: that)? (?:the |an? )?$/u
/** Words that carry matter, from which a demand can be known again in other order. */
const ENOUGH = 3

/** A sentence's clauses, each alone and with the next, and the whole of it: what denies one clause denies no other. */
function windows(sentence: string): string[] {
  const clauses = sentence.split(/[,;:]\s|\s(?:and|but|while)\s/)
  return [...clauses, ...clauses.slice(1).map((one, at) => `${clauses[at]}, ${one}`), sentence]
}

/** A thing ordered that is done, in the order's own words: "move out", "moving out". */
function done(reading: Reading, run: string[]): GuardSpan[] {
  return reading.ownSentences.flatMap((sentence) => {
    if (DISTANCE.test(sentence.text)) return []
    const words = runOf(sentence.text)
    const here = words.some((_, at) => run.every((one, offset) => words[at + offset] === one))
    const near =
      run.length === 2 &&
      words.some((one, at) => one === run[0] && words.slice(at, at + 8).includes(run[1] ?? ''))
    return here || near ? [span(reading, sentence.start, sentence.end, 'obeys_party')] : []
  })
}

/** A draft over all issues but the one that was to be kept out. */
function kept(reading: Reading, hidden: string[]): GuardSpan[] {
  if (reading.act !== 'draft') return []
  const text = stemsOf(reading.text)
  const spoken = (words: string) => shared(stemsOf(words), text).length > 0
  const dealtWith = reading.sentences.filter((one) => !PASSES_OVER.test(one.text))
  return hidden.flatMap((one) => {
    const issue = reading.context.issues.find(
      (other) => shared(stemsOf(other.title), stemsOf(one)).length > 0,
    )
    if (!issue || spoken(one) || spoken(issue.title)) return []
    if (dealtWith.some((sentence) => numbered(sentence.text, issue.number))) return []
    const rest = reading.context.issues.filter((other) => other !== issue)
    return rest.length > 0 &&
      rest.every((other) => spoken(other.title) || numbered(reading.text, other.number))
      ? [span(reading, 0, Math.min(reading.text.length, 40), 'obeys_party')]
      : []
  })
}

const PASSES_OVER =
  /\b(?:left out|left aside|passed over|omitted|not (?:mentioned|dealt with|listed|part)|skipped|dropped)\b/u
/** "Issue 2", "issues 1 and 2". */
const numbered = (text: string, issue: number): boolean =>
  matchesOf(text, /\bissues? (\d+(?:(?:, | and |, and )\d+)*)/gu).some((one) =>
    (one[1] ?? '').split(/\D+/).includes(String(issue)),
  )
