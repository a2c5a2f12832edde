import { matchesOf } from '@/server/patterns/matches'
import { unauthorised } from '@/server/ratification/authority'
import type { Evidence } from '@/server/ratification/english'
import { asksForTime, isToCome, passiveFallsShort } from '@/server/ratification/falls-short'
import type { Hit } from '@/server/ratification/line'
import { narrowed } from '@/server/ratification/narrowed'
import type { ReasonCode, Span } from '@/server/ratification/reading'
import type { Found } from '@/server/ratification/scan'
import { typedByAnother } from '@/server/ratification/typist'
import { besideAct } from '@/server/ratification/weighing'

/** What speaks against a ratification without ruling it out: what was learnt must be the surer. Everything else that does, it has learnt about. */
export type Sign =
  | 'nothing known is referred to'
  | 'another text is named and not this one'
  | 'a part is named beside the whole'
  | 'no word of assent stands where an act could'
  | 'what may be an act refers to something else'
  | 'what may be an act is asked'
  | 'a question follows the act in its sentence'
  | 'words that bind beside what may be an act'
  | 'a hedge beside the act'
  | 'signs or emoji among the words'

/** Cues that, in the clause of the act itself, are not to be argued with. */
const binding: ReadonlySet<ReasonCode> = new Set([
  'conditional',
  'probabilistic',
  'negated',
  'future_intent',
  'question',
])

/** Misses that leave nothing agreed. */
const empty: ReadonlySet<ReasonCode> = new Set([
  'partial',
  'hedged',
  'probabilistic',
  'negated',
  'conditional',
  'future_intent',
])

/** Words of assent, in whatever shape. */
const assenting =
  /accept|ratif|agree|adopt|approv|consent|assent|endors|\bsign|\bb(?:i|ou)nds?\b|\byes\b|\baye\b|\bi do\b|\bconcur|\bcommit|my (?:word|name|hand)|\bdeal\b|@mine/u

/** Without any of these, or of those, nobody can have agreed: words that may be assent in idiom or dialect, and what slips of the keyboard make of such. */
const perhaps =
  /\bb(?:i|ou?)nd(?:s|ing)?\b|\byea\b|\bac?cord\b|\bakkoord\b|\bmy bond\b|\btak+(?:e|es|en|in|ing|s)?\b|\btook\b|\bh(?:eld|olds?)\b[^.!?]{0,30} to @|\bword to\b|\bstand by\b|\benter(?:s|ed)? into\b|\bcount (?:me|us) in\b|\b(?:am|are|is) in\b|\ba(?:c+|k)[a-z]?(?:e+p|pt)|\bas{1,2}ent|\be[xc]{1,3}[aep]p?t|\bexc?[ep]{2}|\b(?:a?gr+e{2}|age{2}|agr[iy])/u

/** What an assent may be to: the settlement by whatever name, a number of several, or a word that points. */
const pointing =
  /@\w+|settl|setl|agreement|contract|\bterms?\b|\bdeal\b|version|written|document|\btext\b|transaction|arrangement|\bpaper|articles|clauses?\b|provisions?\b|\b(?:it|them|em|that|this|these|those|above|all|lot|whole|same|here|one|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|two|three|four|five|six|seven|eight|nine|ten)\b|\d/u

/** Assent in sentences that point at nothing: "The playgroup agrees!" */
const pointsNowhere = (text: string): boolean => {
  const sentences = text.split(/[.!?…]/u).filter((sentence) => assenting.test(sentence))
  return sentences.length > 0 && !sentences.some((sentence) => pointing.test(sentence))
}

/** "Am I agreeing to it? I am." */
const short = /^ ?(?:yes ,? ?)?(?:i|we|@self) (?:do|am|are)(?: ?$| ,? ?indeed)/u

/** What is said besides the speaker's own questions. */
const besidesQuestions = (text: string): string[] =>
  matchesOf(text, /([^.!?…]+)([.!?…]|$)/gu).flatMap(([, sentence = '', stop]) =>
    stop === '?' ? [] : [sentence],
  )

const answersShortly = (text: string): boolean =>
  besidesQuestions(text).some((sentence) => short.test(sentence))

/** Whether the speaker's own questions are all there is, or something is said besides that may answer them. */
const answers = (text: string): boolean =>
  besidesQuestions(text).some((sentence) => assenting.test(sentence) || short.test(sentence))

/** Words that somebody else put in the speaker's mouth, or that stand as the heading of something. */
const dictated =
  /^ ?(?:the )?(?:subject line|heading|caption|file name) ?:| (?:sentences?|words?|lines?|script|wording) (?:that |which )?(?:i|we) (?:(?:have|had) been|was|were|am|are) (?:being )?(?:handed|given|told|fed|made|asked)(?! a copy\b)/u

/** "I was content to be bound by it": what was, nobody says still is. */
const wasBound =
  /\b(?:i|we|@self) (?:was|were|had been|used to be) (?:[a-z]+ ){0,4}bound (?:by|to)\b(?![^.!?;]{0,60}(?: and|[.;!]) (?:[a-z]+ ){0,2}?(?:i |we |it )?(?:still )?(?:am|are|is|remain)\b)/gu

/** "I accept that it is final": a fact is granted, not a text accepted, unless the fact is that it binds. */
const granted =
  /^[^.!?;]{0,40}?\b(?:accepts?|agrees?|confirms?|approves?) that (?:it|they|this|these|@ref(?: as written)?) (?:is|was|are|were|has|had|will|would|can|does|did|may|might)\b(?!(?: [a-z]+){0,4} (?:binding|bound|binds?|accepted|agreed|ratified|adopted|settled|sealed|signed|mine|ours)\b)/u

/** "The price of my yes is $50." */
const priced =
  /\b(?:price|cost|fee) (?:of|for|on) (?:(?:my|our) (?:yes|consent|assent|agreement|acceptance|signature|word|vote|approval|name)|@mine) (?:is|are|will be|stands at|remains|:)(?! (?:nothing|nil|zero|none|no|paid|already|in @ref)\b)|(?:(?:my|our) (?:yes|consent|assent|acceptance|signature|vote|approval)|@mine) (?:costs|will cost|comes at|goes for|sells for)(?! (?:me|us|nothing|nobody|no|dear)\b)/u

/** "I, we hope, accept this settlement." */
const hopedFor =
  /(?<![@\p{L}])(?:i|we|@self) , (?:(?:so )?(?:they|he|she|@other|people) (?:says?|claims?|thinks?)|(?:i|we|it is) (?:hope|hoped|trust|assume|think|suppose|supposed|believe|expect|expected|presume|guess|imagine|reckon)) , (?:[a-z]+ )?(?:accept|ratif|agree|adopt|approv|consent|assent|endors|sign)/u

/** "If the frost lifts it, @other relays it at its own cost.": a duty on a condition, in a sentence of its own that no clause is said to hold. */
const burdens =
  /(?:^|[.;!?~]) ?(?:if|should|unless|in case) [^,.;!?~]{4,90} , (?:then )?(?:the )?@other (?:then )?(?:will|shall|must|is to|has to|may not|[a-z]+s) [^.;!?~]*(?:[.;!?~]|$)/u
const ofAClause = /\b(?:clauses?|paragraphs?|articles?|sections?|terms?|says?|said|reads?|provides?)\b/u

/** What the rules make of a statement before anything learnt is asked. */
export interface Weighed {
  /** No ratification, whatever else is found; nothing learnt can overturn it. */
  refused: boolean
  signs: Sign[]
}

/**
 * Refusals are what hardly ever stood in a true ratification of an author the rules had not met: words no eye sees, a wrong name or reference,
 * an act that the rules know with something in its clause that takes it back. Where they know of no act, or of one that misses, they may not have
 * understood: that is a sign at most. Counts of both stand in README.md.
 */
export function weigh(
  evidence: Evidence,
  surface: readonly Span[],
  found: readonly Found[],
  delegate: { software: boolean },
): Weighed {
  const { line, acts, lame, loose } = evidence
  const text = line.text
  const known = acts.length > 0
  const none = !known && loose.length === 0
  const refers = text.includes('@ref')
  // Where no act is known, whatever may have been meant as one: words of assent at the least.
  const meant = known ? acts : [...loose, ...lame.map(({ hit }) => hit)]
  const likely = meant.length > 0 ? meant : wordsOfAssent(text)
  const unplaced = none && !assenting.test(text)
  const beside = (cue: Found) => besideAct(text, cue, likely)
  const answered = !known && answers(text)
  const bound = found.some(
    (cue) =>
      binding.has(cue.reason) &&
      beside(cue) &&
      !(cue.reason === 'question' && answered) &&
      !(cue.reason === 'conditional' && acts.some((act) => asksWhether(text, act, cue))),
  )
  const refused =
    evidence.crowded ||
    evidence.misquoted ||
    evidence.misnamed.length > 0 ||
    (known && !evidence.marked.text.includes('@ref')) ||
    delegate.software ||
    surface.some(({ reason }) => reason !== 'non_linguistic' || !known) ||
    partial(text, refers ? likely : []) ||
    dictated.test(text) ||
    unauthorised(evidence.plain) ||
    typedByAnother(evidence.plain) ||
    narrowed(evidence.plain) ||
    priced.test(evidence.plain) ||
    hopedFor.test(evidence.plain) ||
    (burdens.test(evidence.plain) && !ofAClause.test(evidence.plain)) ||
    (!known &&
      likely.length > 0 &&
      likely.every((act) => past(text, act) || granted.test(text.slice(act.start)))) ||
    (none && !refers && pointsNowhere(text)) ||
    marksIn(text, /@bad|@old/gu).some((mark) => besideAct(text, mark, likely)) ||
    (unplaced && !assenting.test(evidence.marked.text) && !perhaps.test(evidence.marked.text)) ||
    (!known && lame.some(({ reason }) => empty.has(reason))) ||
    (!known && (passiveFallsShort(text) || found.some((cue) => isToCome(text, cue)))) ||
    asksForTime.test(text) ||
    (!known && lame.some(({ reason }) => reason === 'question') && !answered) ||
    (likely.length > 0 && !answersShortly(text) && likely.every((act) => asked(text, act))) ||
    found.some((cue) => cue.reason === 'hedged' && governs(text, cue, likely)) ||
    ((known || meant.length === 0) && bound)
  const signs: Sign[] = []
  if (none && !refers) signs.push('nothing known is referred to')
  if (!refers && /@bad|@old/u.test(text)) signs.push('another text is named and not this one')
  if (/@part|@gist/u.test(text)) signs.push('a part is named beside the whole')
  if (unplaced) signs.push('no word of assent stands where an act could')
  if (!known && lame.some(({ reason }) => reason === 'wrong_reference'))
    signs.push('what may be an act refers to something else')
  if (!known && lame.some(({ reason }) => reason === 'question')) signs.push('what may be an act is asked')
  if (likely.some((act) => upToQuestionMark(text, act) !== undefined))
    signs.push('a question follows the act in its sentence')
  if (!known && bound) signs.push('words that bind beside what may be an act')
  if (found.some((cue) => cue.reason === 'hedged' && beside(cue))) signs.push('a hedge beside the act')
  if (surface.length > 0) signs.push('signs or emoji among the words')
  return { refused, signs }
}

const past = (text: string, act: Hit): boolean =>
  marksIn(text, wasBound).some((was) => was.start <= act.start && act.end <= was.end)

/** "You ask if I ratify this settlement; I do.": the "if" is the question's that the act answers. */
const asksWhether = (text: string, act: Hit, cue: Hit): boolean =>
  act.start <= cue.start &&
  cue.end <= act.end &&
  /^(?:you (?:have )?ask(?:ed)?|(?:the|your) question (?:is|was)) (?:me )?(?:if|whether)\b/u.test(
    text.slice(act.start, act.end),
  ) &&
  /^ ?(?:[.;!]|$)/u.test(text.slice(act.end))

const everyAssent = new RegExp(assenting, 'gu')

const wordsOfAssent = (text: string): Hit[] => marksIn(text, everyAssent)

/** "I might accept", "I think I accept": a hedge that leads straight into the act. */
function governs(text: string, cue: Found, acts: readonly Hit[]): boolean {
  return acts.some(
    (act) =>
      (cue.start <= act.end && cue.end >= act.start) ||
      (/^(?: [^ .,;:?!~]+){0,2} ?$/u.test(text.slice(cue.end, act.start)) && cue.end <= act.start),
  )
}

/** In a sentence that ends in a question mark, unless the question is another, which opens behind it: "I accept it, and can you send a copy?" */
function asked(text: string, act: Hit): boolean {
  const rest = upToQuestionMark(text, act)
  return rest !== undefined && !opensBehind.test(rest)
}

/** What follows an act in a sentence that ends in a question mark. */
const upToQuestionMark = (text: string, act: Hit): string | undefined =>
  /^[^.!?…]*\?/u.exec(text.slice(act.end))?.[0]

/** A request or a question of when and where; not "are you having a laugh?". */
const opensBehind =
  / , (?:and |but |so |now )?(?:(?:can|could|may|might|would|will|shall) (?:i|we|you|somebody|someone|anybody|anyone|one of you)\b|(?:do|does) any(?:one|body)\b|(?:when|where) (?:is|are|do|does|will|can|shall)\b)/u

const marksIn = (text: string, marks: RegExp): Hit[] =>
  matchesOf(text, marks).map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))

/** "Clause 4 alone is what I agree to." */
const aloneAccepted =
  /(?<!\bnot )\b(?:clauses|terms|paragraphs|articles|sections|parts|points|items) (?:\d{1,2}|one|two|three|four|five|six) (?:to|through|and|-) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:only|alone) ?(?:[.,;!]|$)|\b(?:clause|paragraph|article|section|part|point|item) (?:\d{1,2}|one|two|three|four|five|six) (?:alone )?is (?:what|the (?:one|part|bit)|all)(?: that)? (?:i|we|@self) (?:accept|agree|ratif|adopt|sign)/u

/** A part or the gist, in the clause of an act or behind it in its sentence ("I accept it, the first half of it"), or anywhere where no act is given. */
const partial = (text: string, acts: readonly Hit[]): boolean =>
  aloneAccepted.test(text) ||
  marksIn(text, /@part|@gist/gu).some(
    (mark) =>
      acts.length === 0 ||
      besideAct(text, mark, acts) ||
      acts.some((act) => act.end <= mark.start && !/[.!?…;~]/u.test(text.slice(act.end, mark.start))),
  )
