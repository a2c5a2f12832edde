import { matchesOf } from '@/server/patterns/matches'
import { type Sieve, sieveOf, UNKNOWN } from '@/server/patterns/sieve'
import { plainOf } from '../language/plain'
import type { Stretch } from '../language/sentences'
import type { GuardSpan } from './input'
import type { Phrase } from './phrase'
import { phrases } from './phrases'
import { quick } from './quick'
import { namesPattern, type Reading, span } from './reading'

/** Words that make what follows them not a claim: denied, conditional, asked, or somebody else's. */
const DENIED =
  /\b(?:not|no|never|nobody|none|neither|nor|nothing|without|cannot|no one|yet to|n't|far from|instead of|rather than|hardly)\b|n't\b/
const SUPPOSED =
  /\b(?:if|once|when|whenever|until|unless|whether|before|provided|suppose|supposing|assuming|would|could|may|might|can|should both|in case|as soon as|only after|even if|were to|only (?:to|over|on|under|for|with|where|by) an?)\b/
/** "Until the town, the café and the fire service have each said yes": commas part no clauses there. */
const UNTIL_EACH =
  /\b(?:if|once|when|until|unless|before|as soon as|only after) (?:(?:the )?\p{L}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){0,2}, ){1,6}(?:(?:the )?\p{L}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){0,2} )?and (?:the )?$/u
/** "Five weeks from the day we accept the fault." */
const FROM_THE_DAY = /\bthe (?:day|date|moment|time) (?:on which |that )?$/u
/** Left open, not claimed: "if this is wrong, say so", "whether that is reasonable". */
const OPEN = /\b(?:if|whether|unless|in case)\b/
const ASKED =
  /^(?:\W*(?:[\p{L}. '-]{2,40},\s+)?(?:and |but |then |so )?)(?:do|does|did|have|has|had|is|are|was|were|would|could|can|may|might|will|shall|should|must|what|who|whom|which|when|where|why|how|whose|by when|until when|from which|on which|at which|to whom)\b/u
const PRESUMED = /\b(?:now that|since|given that|seeing that|because|as everyone|after)\b/

const REPORT =
  'says?|said|writes?|wrote|written|states?|stated|asks?|asked|considers?|finds?|thinks?|believes?|calls?|called|holds?|feels?|regards?|sees?|views?|argues?|claims?|wants?|wanted|hopes?|fears?|may|might|could|would|reads?|describes?|puts?|names?|named|insists?|objects?|complains?|expects?|explains?'

function attributed(reading: Reading): RegExp {
  const who = `(?:${reading.name}|judges?|courts?|strangers?|outsiders?|readers?|neighbou?rs?|arbitrators?|lawyers?|somebody|someone|(?:one|other|each|either|neither) (?:side|party)|party|parties|they|he|she|colleagues?|statements?|red lines?|goals?|texts?|clause|term)`
  return new RegExp(
    quick(
      `\\b${who}\\b(?!'s|,)[^.;!?]{0,60}\\b(?:${REPORT})\\b|\\baccording to\\b|\\bin (?:the )?(?:${reading.name}|their|his|her|its)(?:'s?)? (?:view|eyes|words|opinion|terms)|\\byou (?:call|called|find|found|say|said|think|consider|describe|described|put|write|wrote|state|stated)\\b[^.;!?]{0,60}|\\b(?:the |an? )?(?:word|words|term|expression|phrase|wording|adjective|adverb)s?\\b[^.;]{0,20}$|\\bfor (?:${reading.name})\\b`,
    ),
    'u',
  )
}

type Voiced = Phrase & { pattern: () => RegExp }
type Patterns = { name: string; all: Voiced[]; said: RegExp; argued: RegExp; told: RegExp }
/** Patterns of the parties judged last: a mediator's whole answer is judged piece by piece for the same ones. */
let compiled: Patterns | null = null

function patternsFor(reading: Reading): Patterns {
  if (compiled?.name !== reading.name)
    compiled = {
      name: reading.name,
      all: phrases(reading.name).map((one) => ({ ...one, pattern: onceCompiled(one.source) })),
      said: attributed(reading),
      argued: argued(reading),
      told: told(reading),
    }
  return compiled
}

/** Most patterns are never asked. */
function onceCompiled(source: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => {
    pattern ??= new RegExp(quick(source), 'gu')
    return pattern
  }
}

let sifting: Sieve | undefined
/** Which phrases a sentence may hold, whoever the parties are. */
function sifted(text: string): ReadonlySet<number> {
  sifting ??= sieveOf(phrases(UNKNOWN).map((one) => one.source))
  return sifting(text)
}

/** A party that says so, or may: "Storm would argue that …", "you point out that you …". */
function argued(reading: Reading): RegExp {
  return new RegExp(
    quick(
      `\\b(?:${reading.name}|you|he|she|they|(?:one|other|each|either) (?:side|party)|judge|court|stranger|lawyer)\\b (?:\\p{L}+ )?(?:would |could |may |might )?(?:point(?:s|ed)? out|recalls?|recalled|mentions?|mentioned|reports?|reported|adds?|added|says?|said(?! (?:nothing|no|little))|writes?|wrote|written|states?|stated|argues?|argued|claims?|claimed|maintains?|maintained|holds?|insists?|insisted|tells?|told|notes?|explains?|explained|regards?|reads?)\\b[^.;:]{0,60}$|\\baccording to [^.;]{0,50}$|\\bby (?:his|her|its|their|your|\\p{L}+'s?) (?:own )?(?:account|report|statement|telling|words)\\b[^.;]{0,50}$`,
    ),
    'u',
  )
}

/** What somebody says, up to where the output takes over again. */
const told = (reading: Reading): RegExp =>
  new RegExp(
    quick(
      `\\b(?:${reading.name}|he|she|they) (?:says?|said|writes?|wrote|states?|stated|claims?|claimed|recalls?|recalled|reports?|reported|mentions?|mentioned|adds?|added|remembers?) (?:that )?(?:(?!,? (?:which|so|and (?:this|that|it|so)|but)\\b)[^.;:?!])*`,
    ),
    'gu',
  )

/** Everything the output says in its own voice that a mediator must not say. */
export function voiceFaults(reading: Reading): GuardSpan[] {
  const patterns = patternsFor(reading)
  const sentences = reading.ownSentences.map((sentence) => ({ sentence, may: sifted(sentence.text) }))
  return patterns.all.flatMap((phrase, at) =>
    phrase.acts && !phrase.acts.includes(reading.act)
      ? []
      : sentences.flatMap(({ sentence, may }) =>
          may.has(at) ? faultsIn(reading, sentence, phrase, patterns) : [],
        ),
  )
}

function faultsIn(reading: Reading, sentence: Stretch, phrase: Voiced, patterns: Patterns): GuardSpan[] {
  const pattern = phrase.pattern()
  // Most patterns stand nowhere; asking first is cheaper than looking for all places.
  if (sentence.text.search(pattern) < 0) return []
  const found: GuardSpan[] = []
  for (const one of matchesOf(sentence.text, pattern)) {
    if (excused(sentence.text, one.index, one[0], phrase, patterns)) continue
    if (phrase.reason === 'asserts_agreement' && ownYes(reading, sentence.text, one)) continue
    if (phrase.reason === 'asserts_agreement' && answersAsked(reading, sentence.start, sentence.text))
      continue
    found.push(
      span(reading, sentence.start + one.index, sentence.start + one.index + one[0].length, phrase.reason),
    )
  }
  return found
}

/** "It settles the matter": what the answer to a question asked before it is good for. */
export const answersAsked = (reading: Reading, start: number, text: string): boolean =>
  reading.text.slice(0, start).includes('?') && ANSWERS.test(text)
const ANSWERS =
  /^\W*(?:why: )?(?:it|this|that|the answer) (?:settles|decides|determines|tells|shows|clears up) (?:the (?:matter|rest|question)|what|which|how|whether|who|when)\b/u

/** One party's yes to a figure, as it has said in public itself: "312,000 is accepted by Ines", "Ines was fine with 312,000". */
function ownYes(reading: Reading, sentence: string, { 0: match, index }: RegExpMatchArray): boolean {
  const here = reading.context.parties.filter((one) => namedIn(match, one))
  const clauses = sentence.slice(index).split(/[,;:]\s/)
  const figures =
    clauses.map((one) => one.match(FIGURE) ?? []).find((one) => one.length > 0) ??
    sentence.match(FIGURE) ??
    []
  return (
    here.length === 1 &&
    figures.length > 0 &&
    reading.context.statements.some(({ party, text }) => {
      const said = plainOf(text).text
      return here.includes(party) && YES.test(said) && figures.every((one) => said.includes(one))
    })
  )
}

const FIGURE = /\d[\d.,]*(?<![.,])/g
const YES =
  /\b(?:i|we) (?:can |could |do |would )?(?:accept|agree)\b|\b(?:is|are|was|were|would be) (?:fine|acceptable|all right|okay)\b(?! (?:if|only|once|when|provided|unless))/
const namedIn = (text: string, party: string) =>
  new RegExp(`\\b(?:${namesPattern([plainOf(party).text])})`, 'u').test(text)

function excused(
  sentence: string,
  at: number,
  match: string,
  phrase: Phrase,
  { said, argued: arguing }: Patterns,
): boolean {
  const before = sentence.slice(0, at)
  const clause = before.slice(
    Math.max(
      ...[',', ';', ':', '—', '–', '(', ' so ', ' therefore ', ' thus ', ' hence '].map((mark) =>
        before.lastIndexOf(mark),
      ),
    ) + 1,
  )
  const { unless } = phrase
  if ((TOLD_TO_SAY.test(before) || WISHED_FOR.test(sentence)) && phrase.reason !== 'leak') return true
  if (unless.includes('denied') && /^ (?:nothing|none|neither|no)\b/.test(sentence.slice(at + match.length)))
    return true
  if (unless.includes('denied') && DENIED.test(clause)) return true
  if (
    unless.includes('supposed') &&
    (SUPPOSED.test(clause) || UNTIL_EACH.test(before) || FROM_THE_DAY.test(before))
  )
    return true
  if (unless.includes('open') && OPEN.test(clause)) return true
  if (unless.includes('asked') && sentence.trimEnd().endsWith('?') && asked(sentence, at)) return true
  if (unless.includes('attributed') && said.test(before.slice(lastTurn(before)))) return true
  if (phrase.reason === 'own_values' && UNJUDGED.test(sentence)) return true
  if (phrase.reason === 'own_values' && MENTIONED.test(sentence.slice(at + match.length))) return true
  if (phrase.reason === 'own_values' && sentence.trimEnd().endsWith('?') && WHAT_MAKES.test(before))
    return true
  if (phrase.reason === 'implies_consent' && saysNoYes(sentence)) return true
  if (phrase.reason === 'implies_consent' && READS_TERM.test(match) && READERS.test(before)) return true
  if (unless.includes('argued') && arguing.test(before)) return true
  return unless.includes('inner-denial') && DENIED.test(match)
}

/** "Ana would read it as a yes": what a wording says to somebody, in a simulation or beside it. */
const READS_TERM =
  /^(?:read|understand|take|see) (?:it|this|that|the (?:term|wording|clause|sentence|words?)) as\b/
const READERS = /(?<!\b(?:i|we|you|one|anyone|everyone)) (?:would|could|may|might) (?:\p{L}+ )?$/u

/** It is said that silence is no yes, and nothing is set against that. */
export const saysNoYes = (sentence: string): boolean => NO_YES.test(sentence) && !YET.test(sentence)
const YET = /[,;] (?:but|yet|however|still|though|although|nevertheless)\b/u
const NO_YES =
  /\b(?:(?:is|are|was|were|be) (?:not|no)|isn't|not be|never be|does not (?:make|mean|amount to)|do not (?:make|mean|amount to)) (?:the same as |read as |taken as |counted as |to say (?:that )?)?(?:\p{L}+ ){0,3}(?:an? )?(?:yes|approv\p{L}+|accept\p{L}*|consent\p{L}*|agree\p{L}*|settled)\b|\b(?:is|are|was|were) \p{L}+ (?:as|for) [^.;,]{2,24}, (?:and )?(?:not|never) (?:as|for) (?:an? )?(?:yes|approval|acceptance|consent|agreement|assent)\b/u

/** The mediator says that it gives no verdict. */
const UNJUDGED =
  /\b(?:not (?:a matter|a question|something|up|for) (?:for |to )?(?:a |the |this |me|us)?(?:simulation|mediator|text|draft|note|judge)?|(?:take|takes|taking) no side|no (?:verdict|judg\p{L}+|view|opinion|position) (?:is|on|of|here|from)|does not (?:judge|say|rank|weigh)|do not (?:judge|rank|weigh)|not (?:judged|weighed|ranked)|without (?:judging|ranking|taking)|is left (?:open|to)|none of them recommended)\b/u

/** A word that is spoken of: "reasonable is a word that needs a comparison". */
const MENTIONED = /^ (?:is|as) (?:an?|the|his|her|its|their) (?:word|term|expression)\b/
/** "What would make a boat a better one?" */
const WHAT_MAKES =
  /\bwhat (?:would|could|might) (?:make|(?:have|need) to [^.;:,]*\b(?:for|before) (?:you|either|each|both)\b[^.;:,]*\b(?:call|find|see|consider|regard))\b[^.;:,]*$/

/** What somebody wants said is reported, not said. */
const TOLD_TO_SAY =
  /\b(?:asks?|asked|wants?|wanted|wish(?:es|ed)|requests?|requested|demands?|demanded|orders?|ordered)(?: for)? (?:an?|the) (?:sentence|line|note|remark|passage|entry|word|statement) (?:that (?:says|states)|which says|saying|stating|to the effect)\b[^.;]*$|\b(?:asks?|asked|wants?|wanted|wish(?:es|ed)|requests?|requested|demands?|demanded) to (?:have it|see it) (?:said|stated|written|recorded|noted|put down) that\b[^.;]*$|\b(?:asks?|asked|wants?|wanted|tells?|told|instructs?|instructed|demands?|demanded|orders?|requests?|requested|calls? for)\b[^.;]{0,20}\b(?:me|the mediator|this mediator|software|it|us)\b[^.;]{0,6}\b(?:to|that i|that the mediator) (?:write|say|state|add|declare|report|record|confirm|announce|claim|tell|call|describe|put|name)\b[^.;]*$|\b(?:asks?|asked|wants?|wanted|wishes|wished|requests?|requested|demands?|demanded) that (?:i|the mediator|this (?:text|note|draft|summary)) (?:should )?(?:writes?|says?|puts?|states?|adds?|notes?|records?|reports?|declares?|enters?|confirms?)\b[^.;]*$|\b(?:request|wish|order|demand|instruction|call)(?:s|ed)? (?:that|for) (?:i|the mediator|me|this (?:text|note|draft)|software)\b[^.;]*$|\b(?:request|wish|order|demand|instruction)s? to \p{L}*\s?[^.;]{0,20}$/u

/** "A sentence saying that both agree was asked for by Ann": told before whose wish it was. */
const WISHED_FOR =
  /^\W*an? (?:sentence|line|note|remark|passage|statement) (?:that (?:says|states)|saying|stating|to the effect) (?:that )?[^.;]*\b(?:(?:was|were|has been|is) (?:asked for|wanted|requested|demanded|wished for)|is not (?:here|written|made)|is left out)\b/u

/** Whether the matched words are themselves what a question asks, not what it takes for granted. */
function asked(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at)
  const from =
    Math.max(
      before.lastIndexOf(','),
      before.lastIndexOf(';'),
      before.lastIndexOf(':'),
      before.lastIndexOf('. '),
    ) + 1
  return (ASKED.test(before.slice(from)) || ASKED.test(sentence)) && !PRESUMED.test(before)
}

/** Where the voice turns back to the mediator: "X wants 5, which is too much". */
function lastTurn(before: string): number {
  const turns = [
    ...matchesOf(
      before,
      /,\s+and (?:on any|by any|in any|rightly|frankly|quite|with good|that is|it is)\b|,\s+(?:which|and (?:this|that|it|so)|but|so|yet|though|although)\b|;|—/g,
    ),
  ]
  return turns.at(-1)?.index ?? 0
}

/** Whether a sentence speaks of an agreement only in what it tells as somebody's words: "Tom says that you agreed on 900". */
export function toldAgreement(reading: Reading, text: string): boolean {
  const rest = text.replace(patternsFor(reading).told, '')
  return rest !== text && !OF_ACCORD.test(rest)
}
const OF_ACCORD =
  /\b(?:agree\p{L}*|accept\p{L}*|settl\p{L}*|consent\p{L}*|deal|decided|resolved|signed|common ground|at one|both|shar(?:e|ed)|clos(?:e|ed)|done|off the table|approved)\b/u
