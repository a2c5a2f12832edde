import { dealContent } from '@/server/ratification/cues/changes'
import type { ReasonCode } from '@/server/ratification/reading'

export const namesPrincipal =
  /@self|@other|\b(?:my (?:mother|father|mum|dad|mom|wife|husband|aunt|uncle|sister|brother|son|daughter|client|principal|grandmother|grandfather|partner|employer|company)|her behalf|his behalf|their behalf|its behalf|the (?:company|trust|estate|board|council|union|club|association|firm))\b/u

const clauseEnd = /[.;!?~:]|, (?:i|we|@self)\b|$/gu

/** A condition or a change is what follows its first word; the mark runs to the end of the clause. */
export function toClauseEnd(
  text: string,
  hit: { start: number; end: number },
): { start: number; end: number } {
  clauseEnd.lastIndex = Math.max(hit.start, hit.end - 1)
  const end = clauseEnd.exec(text)
  return { start: hit.start, end: Math.max(hit.end, Math.min(end?.index ?? hit.end, hit.end + 160)) }
}

/** Whether what assent waits for is a change to the deal (a counter) or an event. */
export function aboutDeal(text: string, cue: { start: number; end: number }): boolean {
  const clause = text.slice(cue.start, toClauseEnd(text, cue).end)
  return dealContent.test(clause.replace(/^(?:once more|as soon as|so long as|as long as)/u, ''))
}

/** "My grandmother would not have signed": whose refusal it is shows in the words before it. */
export function othersRefusal(text: string, cue: { start: number }): boolean {
  const before = text.slice(0, cue.start)
  const clause = before.slice(
    Math.max(before.lastIndexOf('.'), before.lastIndexOf(','), before.lastIndexOf(';')) + 1,
  )
  return (
    clause.trim() !== '' &&
    !/(?<!@)\b(?:i|we|@self|us|me|my|our)\b|@self/u.test(
      clause.replace(/\b(?:my|our) (?:grand)?[a-z]+\b/gu, ''),
    )
  )
}

/** "I am certainly not rejecting it", "no part of it is unacceptable". */
export const denied = /\b(?:not|never|nothing|none|no|without|far from|neither|nor)(?: [^\s.;:~,]+){0,6} $/u

const related =
  /accept|agree|ratif|\bsign|consent|\byes\b|settle|@ref|@mine|@bad|@old|@part|\bdeal\b|\bit\b|\bthis\b|terms|commit|bound|approv|answer|decid|\bword|final|binding|clause|\bin\b ?[.,]/u
const idle: ReadonlySet<ReasonCode> = new Set([
  'conditional',
  'hedged',
  'probabilistic',
  'future_intent',
  'past_or_reported',
  'negated',
  'withdrawal',
])

/** A story told before the act, in a sentence of its own that speaks of nothing to be agreed to. */
export function idleTalk(
  text: string,
  cue: { start: number; reason: ReasonCode },
  first: { start: number },
): boolean {
  if (!idle.has(cue.reason)) return false
  const start =
    Math.max(
      text.lastIndexOf('.', cue.start),
      text.lastIndexOf('!', cue.start),
      text.lastIndexOf('?', cue.start),
    ) + 1
  const rest = text.slice(cue.start).search(/[.!?]/u)
  const end = rest < 0 ? text.length : cue.start + rest
  if (end > first.start) return false
  const sentence = text.slice(start, end)
  return sentence.trimStart() !== text.slice(cue.start, end).trimStart() && !related.test(sentence)
}

/** Another version counts as named unless it only stands in a sentence before the act that agrees to nothing. */
export function namesOld(text: string, first: { start: number } | undefined): boolean {
  if (first === undefined) return text.includes('@old')
  const sentenceStart =
    Math.max(
      text.lastIndexOf('.', first.start),
      text.lastIndexOf('!', first.start),
      text.lastIndexOf('?', first.start),
    ) + 1
  if (text.slice(sentenceStart).includes('@old')) return true
  return text
    .slice(0, sentenceStart)
    .split(/[.!?]/u)
    .some((sentence) => sentence.includes('@old') && /accept|agree|ratif|sign|consent/u.test(sentence))
}

/** "She made me practise it: I accept …": after a colon the report reaches the act. */
export function handedOver(text: string, cue: { end: number }, acts: readonly { start: number }[]): boolean {
  return acts.some(
    (act) => cue.end <= act.start && /^[^.;!?]{0,40}: ?$/u.test(text.slice(cue.end, act.start)),
  )
}

const doubtful: ReadonlySet<ReasonCode> = new Set([
  'conditional',
  'hedged',
  'probabilistic',
  'future_intent',
  'past_or_reported',
  'negated',
  'sarcastic',
  'counter_offer',
  'withdrawal',
])

/** Whether a cue is a refusal by itself. In a clause of its own, away from every act, some are only a doubt. */
export function stands(
  text: string,
  cue: { start: number; end: number; reason: ReasonCode },
  acts: readonly { start: number; end: number }[],
): boolean {
  if (!doubtful.has(cue.reason)) return true
  if ((cue.reason === 'conditional' || cue.reason === 'counter_offer') && aboutOthers(text, cue)) return true
  return besideAct(text, cue, acts)
}

/** Whether nothing parts it from an act: they stand in one clause. */
export function besideAct(
  text: string,
  cue: { start: number; end: number },
  acts: readonly { start: number; end: number }[],
): boolean {
  return acts.some((act) => {
    const between =
      cue.end <= act.start
        ? text.slice(cue.end, act.start)
        : cue.start >= act.end
          ? text.slice(act.end, cue.start)
          : undefined
    return between === undefined || !/[.,;:!?~()]| (?:and|but|because|though|although|so) /u.test(between)
  })
}

/** What somebody else shall do is a term, wherever it is said; what he would have done is a story. */
function aboutOthers(text: string, cue: { start: number; end: number }): boolean {
  const start = Math.max(...['.', '!', '?'].map((sign) => text.lastIndexOf(sign, cue.start))) + 1
  const rest = text.slice(cue.end).search(/[.!?]/u)
  const sentence = text.slice(start, rest < 0 ? text.length : cue.end + rest)
  return /@other|\b(?:you|they|he|she)\b/u.test(sentence) && !/\b(?:were|had|would|could)\b/u.test(sentence)
}
