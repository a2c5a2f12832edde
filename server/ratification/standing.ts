import { matchesOf } from '@/server/patterns/matches'
import type { Evidence } from '@/server/ratification/english'
import type { Heard } from '@/server/ratification/heard'
import type { Hit } from '@/server/ratification/line'
import type { ReasonCode, Span } from '@/server/ratification/reading'
import type { Found } from '@/server/ratification/scan'
import { besideAct } from '@/server/ratification/weighing'

/** How acts, cues and references stand to one another: what refusals and signs are read from. */
export interface Standing extends Omit<Evidence, 'found' | 'cues'> {
  /** The text of the canonical line with everything marked. */
  text: string
  /** Cues that count, see `hear`. */
  cues: readonly Found[]
  software: boolean
  /** What lies on or under the words as they were typed. */
  surface: readonly Span[]
  /** Whether an act in a known shape stands. */
  known: boolean
  /** Neither an act nor a loose one stands. */
  none: boolean
  /** Whether this settlement is referred to. */
  refers: boolean
  /** What may have been meant as an act: acts, or loose and lame ones. */
  meant: readonly Hit[]
  /** The same, or words of assent at the least. */
  likely: readonly Hit[]
  /** No word of assent stands where an act could. */
  unplaced: boolean
  /** Questions of the speaker's own may be answered by something said besides. */
  answered: boolean
  /** A cue that binds stands beside what may be an act. */
  bound: boolean
}

export function standingOf(
  { found: _, ...evidence }: Evidence,
  { cues, software }: Pick<Heard, 'cues' | 'software'>,
  surface: readonly Span[],
): Standing {
  const { line, acts, lame, loose } = evidence
  const { text } = line
  const known = acts.length > 0
  const none = !known && loose.length === 0
  const meant = known ? acts : [...loose, ...lame.map(({ hit }) => hit)]
  const likely = meant.length > 0 ? meant : wordsOfAssent(text)
  const answered = !known && answers(text)
  const bound = cues.some(
    (cue) =>
      binding.has(cue.reason) &&
      besideAct(text, cue, likely) &&
      !(cue.reason === 'question' && answered) &&
      !(cue.reason === 'conditional' && acts.some((act) => asksWhether(text, act, cue))),
  )
  return {
    ...evidence,
    text,
    cues,
    software,
    surface,
    known,
    none,
    refers: text.includes('@ref'),
    meant,
    likely,
    unplaced: none && !assenting.test(text),
    answered,
    bound,
  }
}

/** Cues that, in the clause of the act itself, are not to be argued with. */
const binding: ReadonlySet<ReasonCode> = new Set([
  'conditional',
  'probabilistic',
  'negated',
  'future_intent',
  'question',
])

/** Words of assent, in whatever shape. */
export const assenting =
  /accept|ratif|agree|adopt|approv|consent|assent|endors|\bsign|\bb(?:i|ou)nds?\b|\byes\b|\baye\b|\bi do\b|\bconcur|\bcommit|my (?:word|name|hand)|\bdeal\b|@mine/u

const everyAssent = new RegExp(assenting, 'gu')

const wordsOfAssent = (text: string): Hit[] => marksIn(text, everyAssent)

/** "Am I agreeing to it? I am." */
const short = /^ ?(?:yes ,? ?)?(?:i|we|@self) (?:do|am|are)(?: ?$| ,? ?indeed)/u

/** What is said besides the speaker's own questions. */
const besidesQuestions = (text: string): string[] =>
  matchesOf(text, /([^.!?…]+)([.!?…]|$)/gu).flatMap(([, sentence = '', stop]) =>
    stop === '?' ? [] : [sentence],
  )

export const answersShortly = (text: string): boolean =>
  besidesQuestions(text).some((sentence) => short.test(sentence))

/** Whether the speaker's own questions are all there is, or something is said besides that may answer them. */
const answers = (text: string): boolean =>
  besidesQuestions(text).some((sentence) => assenting.test(sentence) || short.test(sentence))

/** "You ask if I ratify this settlement; I do.": the "if" is the question's that the act answers. */
const asksWhether = (text: string, act: Hit, cue: Hit): boolean =>
  act.start <= cue.start &&
  cue.end <= act.end &&
  /^(?:you (?:have )?ask(?:ed)?|(?:the|your) question (?:is|was)) (?:me )?(?:if|whether)\b/u.test(
    text.slice(act.start, act.end),
  ) &&
  /^ ?(?:[.;!]|$)/u.test(text.slice(act.end))

export const marksIn = (text: string, marks: RegExp): Hit[] =>
  matchesOf(text, marks).map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }))

/** What follows an act in a sentence that ends in a question mark. */
export const upToQuestionMark = (text: string, act: Hit): string | undefined =>
  /^[^.!?…]*\?/u.exec(text.slice(act.end))?.[0]
