import { unauthorised } from '@/server/ratification/authority'
import { asksForTime, isToCome, passiveFallsShort } from '@/server/ratification/falls-short'
import type { Hit } from '@/server/ratification/line'
import { narrowed } from '@/server/ratification/narrowed'
import type { ReasonCode } from '@/server/ratification/reading'
import type { Found } from '@/server/ratification/scan'
import {
  answersShortly,
  assenting,
  marksIn,
  type Standing,
  upToQuestionMark,
} from '@/server/ratification/standing'
import { typedByAnother } from '@/server/ratification/typist'
import { besideAct } from '@/server/ratification/weighing'

/**
 * What rules a ratification out, whatever else is found; nothing learnt can overturn it. Refusals are what hardly ever stood in a true ratification of
 * an author the rules had not met: words no eye sees, a wrong name or reference, an act that the rules know with something in its clause that takes
 * it back. Where they know of no act, or of one that misses, they may not have understood: that is a sign at most. Counts of both stand in FIGURES.md.
 */
const refusals = {
  'too much to weigh': ({ crowded }) => crowded,
  'words are claimed for the settlement that it does not hold': ({ misquoted }) => misquoted,
  'the title of another text': ({ misnamed }) => misnamed.length > 0,
  'an act that refers to nothing': ({ known, marked }) => known && !marked.text.includes('@ref'),
  'software speaks': ({ software }) => software,
  'signs that hide or strike something': ({ surface, known }) =>
    surface.some(({ reason }) => reason !== 'non_linguistic' || !known),
  'a part of it, or its gist': ({ text, refers, likely }) => partial(text, refers ? likely : []),
  'words somebody else put in the speaker’s mouth': ({ text }) => dictated.test(text),
  'the speaker may not sign': ({ plain }) => unauthorised(plain),
  'somebody else types': ({ plain }) => typedByAnother(plain),
  'assent with a measure or a limit': ({ plain }) => narrowed(plain),
  'assent with a price': ({ plain }) => priced.test(plain),
  'assent that others hope for or tell of': ({ plain }) => hopedFor.test(plain),
  'a duty of another on a condition': ({ plain }) => burdens.test(plain) && !ofAClause.test(plain),
  'assent that was, or that grants a fact': ({ known, likely, text }) =>
    !known &&
    likely.length > 0 &&
    likely.every((act) => past(text, act) || granted.test(text.slice(act.start))),
  'assent that points at nothing': ({ none, refers, text }) => none && !refers && pointsNowhere(text),
  'another text beside the act': ({ text, likely }) =>
    marksIn(text, /@bad|@old/gu).some((mark) => besideAct(text, mark, likely)),
  'no word of assent at all': ({ unplaced, marked }) =>
    unplaced && !assenting.test(marked.text) && !perhaps.test(marked.text),
  'an act that misses': ({ known, lame }) => !known && lame.some(({ reason }) => empty.has(reason)),
  'assent by others, or to come': ({ known, text, cues }) =>
    !known && (passiveFallsShort(text) || cues.some((cue) => isToCome(text, cue))),
  'time is asked for': ({ text }) => asksForTime.test(text),
  'a question that nothing answers': ({ known, lame, answered }) =>
    !known && lame.some(({ reason }) => reason === 'question') && !answered,
  'nothing but questions': ({ text, likely }) =>
    likely.length > 0 && !answersShortly(text) && likely.every((act) => asked(text, act)),
  'a hedge that leads into the act': ({ text, cues, likely }) =>
    cues.some((cue) => cue.reason === 'hedged' && governs(text, cue, likely)),
  'words that bind beside the act': ({ known, meant, bound }) => (known || meant.length === 0) && bound,
} satisfies Record<string, (standing: Standing) => boolean>

export type Refusal = keyof typeof refusals

const inTurn = Object.entries(refusals) as [Refusal, (standing: Standing) => boolean][]

/** What rules a ratification out, if anything does. */
export const refusalOf = (standing: Standing): Refusal | undefined =>
  inTurn.find(([, holds]) => holds(standing))?.[0]

/** Misses that leave nothing agreed. */
const empty: ReadonlySet<ReasonCode> = new Set([
  'partial',
  'hedged',
  'probabilistic',
  'negated',
  'conditional',
  'future_intent',
])

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

const past = (text: string, act: Hit): boolean =>
  marksIn(text, wasBound).some((was) => was.start <= act.start && act.end <= was.end)

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

/** A request or a question of when and where; not "are you having a laugh?". */
const opensBehind =
  / , (?:and |but |so |now )?(?:(?:can|could|may|might|would|will|shall) (?:i|we|you|somebody|someone|anybody|anyone|one of you)\b|(?:do|does) any(?:one|body)\b|(?:when|where) (?:is|are|do|does|will|can|shall)\b)/u

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
