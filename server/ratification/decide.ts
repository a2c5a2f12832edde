import { dealContent } from '@/server/ratification/cues/changes'
import { softwareAgent, statedAuthority } from '@/server/ratification/cues/speakers'
import type { Evidence } from '@/server/ratification/english'
import { originOf } from '@/server/ratification/line'
import { reluctant } from '@/server/ratification/manner'
import type { Label, ReasonCode, Span } from '@/server/ratification/reading'
import { reasonCodes } from '@/server/ratification/reading'

export interface Verdict {
  label: Label
  reasons: ReasonCode[]
  spans: Span[]
}

/** What else the screen saw outside the grammar: disguised characters, code, questions left open. */
export interface Surroundings {
  spans: Span[]
  clumsy: boolean
  terse: boolean
  struck: boolean
}

const priority: readonly ReasonCode[] = reasonCodes

/** Weighs the evidence. Anything that is not plainly assent, refusal, change or exit stays `unclear`. */
export function decide(evidence: Evidence, around: Surroundings): Verdict {
  const spans: Span[] = [...around.spans]
  const add = (reason: ReasonCode, hit: { start: number; end: number }) =>
    spans.push({
      ...originOf(
        evidence.line,
        reason === 'conditional' || reason === 'counter_offer' ? toClauseEnd(evidence.line.text, hit) : hit,
      ),
      reason,
    })
  const text = evidence.line.text
  const acts = evidence.acts
  const first = acts[0]
  let found = evidence.found

  const voiced = found.filter((cue) => cue.reason === 'undisclosed_delegate')
  const machine = softwareAgent.exec(text)
  const delegate =
    machine === null ? voiced : [...voiced, { start: machine.index, end: machine.index + machine[0].length }]
  found = found.filter((cue) => cue.reason !== 'undisclosed_delegate')
  const software = machine !== null
  const disclosed =
    delegate.length > 0 && (software || (statedAuthority.test(text) && namesPrincipal.test(text)))

  if (first) found = found.filter((cue) => !idleTalk(text, cue, first))
  // A report or another's assent beside one's own act is only a report.
  const standsAlone = (cue: { start: number; end: number }) =>
    acts.some((act) => cue.end <= act.start || cue.start >= act.end)
  if (acts.length > 0)
    found = found.filter(
      (cue) =>
        !(
          (cue.reason === 'third_party' && standsAlone(cue)) ||
          (cue.reason === 'past_or_reported' &&
            !handedOver(text, cue, acts) &&
            acts.some(
              (act) =>
                cue.end <= act.start &&
                / [,.;:~] | and | but |@say/u.test(text.slice(cue.start, act.start + 1)),
            ))
        ),
    )

  // "I could go on. I won't. I accept …": a bare "I won't" before the act answers something else.
  if (first)
    found = found.filter(
      (cue) =>
        !(
          cue.reason === 'negated' &&
          cue.end <= first.start &&
          (/ not$/u.test(text.slice(cue.start, cue.end)) || othersRefusal(text, cue))
        ),
    )
  if (first)
    found = found.filter(
      (cue) =>
        !(cue.reason === 'rejection' && denied.test(text.slice(Math.max(0, cue.start - 60), cue.start))),
    )
  found = [
    ...found,
    ...found
      .filter((cue) => cue.reason === 'conditional' && aboutDeal(text, cue))
      .map((cue) => ({ ...cue, reason: 'counter_offer' as const })),
  ]

  // Under duress, or in a question, the other words are how it is told, not what it is.
  if (found.some((cue) => cue.reason === 'under_duress'))
    found = found.filter(
      (cue) => cue.reason !== 'conditional' && cue.reason !== 'negated' && cue.reason !== 'counter_offer',
    )
  if (evidence.lame.some(({ reason }) => reason === 'question'))
    found = found.filter(
      (cue) =>
        !(
          cue.reason === 'past_or_reported' ||
          (cue.reason === 'conditional' && /^(?:before|if i|if we|if @self)/u.test(text.slice(cue.start)))
        ),
    )

  const of = (reason: ReasonCode) => found.filter((cue) => cue.reason === reason)
  const has = (reason: ReasonCode) => found.some((cue) => cue.reason === reason)
  const surrounding = new Set(around.spans.map((span) => span.reason))
  const untrusted = has('injection') || surrounding.has('injection') || surrounding.has('non_linguistic')
  const doubled =
    of('hedged').some((cue) => of('negated').some((no) => no.start < cue.end && cue.start <= no.end)) ||
    /\b(?:not (?:not|disagree|reject|refuse|decline|object|oppose|dissent)|neither \w+ nor \w+|not that (?:i|we) do not|would not say|no objections?)\b/u.test(
      text,
    )
  const refuses = (has('rejection') || (has('negated') && !doubled)) && !(doubled && !has('rejection'))
  const plainNo = has('rejection') || of('negated').length > 0

  if (has('withdrawal') && acts.length === 0 && !untrusted) return settle('withdraws', ['withdrawal'])
  if (around.struck && plainNo && acts.length === 0) {
    add('contradictory', { start: 0, end: text.length })
    return settle('unclear', ['deceptive', 'contradictory'])
  }
  if (refuses && acts.length === 0 && !doubled && !(untrusted && !plainNo)) {
    if (has('counter_offer') && !untrusted && !has('sarcastic'))
      return settle('counters', [
        'counter_offer',
        'conditional',
        'partial',
        'hedged',
        'question',
        'wrong_reference',
      ])
    return settle('rejects', [
      'rejection',
      'negated',
      'injection',
      'sarcastic',
      'deceptive',
      'wrong_reference',
    ])
  }
  if (
    has('counter_offer') &&
    !untrusted &&
    !has('sarcastic') &&
    !surrounding.has('deceptive') &&
    !has('deceptive') &&
    !has('under_duress') &&
    !software
  )
    return settle('counters', [
      'counter_offer',
      'conditional',
      'partial',
      'hedged',
      'question',
      'wrong_reference',
    ])

  const contradicts = acts.length > 0 && (has('rejection') || has('negated') || has('withdrawal'))
  const spoilers: ReasonCode[] = [
    'conditional',
    'hedged',
    'probabilistic',
    'partial',
    'question',
    'future_intent',
    'past_or_reported',
    'negated',
    'sarcastic',
    'third_party',
    'under_duress',
    'deceptive',
    'injection',
    'rejection',
    'counter_offer',
    'withdrawal',
  ]
  const wrong = /@bad/u.test(text) || namesOld(text, first)
  const clean =
    acts.length > 0 &&
    around.spans.length === 0 &&
    evidence.lame.every(({ reason }) => reason === 'no_reference' || reason === 'none') &&
    evidence.unread.length === 0 &&
    !wrong &&
    !spoilers.some(has) &&
    !/@part|@gist/u.test(text) &&
    (delegate.length === 0 || (disclosed && !software))
  if (clean) {
    if (disclosed) return { label: 'ratifies', reasons: ['disclosed_delegate'], spans: [] }
    const manner: ReasonCode = reluctant.test(evidence.plain)
      ? 'reluctant_but_clear'
      : around.clumsy || evidence.slips > 0
        ? 'typo_but_clear'
        : 'none'
    return { label: 'ratifies', reasons: [manner], spans: [] }
  }
  for (const { hit, reason } of evidence.lame)
    if (reason !== 'none' && !(reason === 'no_reference' && acts.length > 0)) add(reason, hit)
  if (wrong && !evidence.lame.some(({ reason }) => reason === 'wrong_reference')) {
    const at = text.search(/@bad|@old/u)
    add('wrong_reference', { start: at, end: at + 4 })
  }
  if (contradicts)
    add(
      'contradictory',
      of('rejection')[0] ?? of('negated')[0] ?? of('withdrawal')[0] ?? { start: 0, end: text.length },
    )
  if (/@part/u.test(text) && !has('partial')) {
    const at = text.indexOf('@part')
    add('partial', { start: at, end: at + 5 })
  }
  if (/@gist/u.test(text)) {
    const at = text.indexOf('@gist')
    add('hedged', { start: at, end: at + 5 })
  }
  if (around.terse) add('too_terse', { start: 0, end: text.length })
  return settle('unclear', [
    ...spoilers.filter(
      (reason) => reason !== 'rejection' && reason !== 'counter_offer' && reason !== 'withdrawal',
    ),
  ])

  function settle(label: Label, wanted: readonly ReasonCode[]): Verdict {
    for (const cue of found) if (wanted.includes(cue.reason)) add(cue.reason, cue)
    const reasons = new Set<ReasonCode>(spans.map((span) => span.reason))
    if (label === 'rejects') reasons.add('rejection')
    if (
      delegate.length > 0 &&
      (label === 'unclear' ? acts.length + evidence.lame.length > 0 || !disclosed : disclosed)
    ) {
      const reason: ReasonCode = disclosed ? 'disclosed_delegate' : 'undisclosed_delegate'
      reasons.add(reason)
      for (const cue of delegate) add(reason, cue)
    }
    if (reasons.size === 0) reasons.add('none')
    return { label, reasons: priority.filter((reason) => reasons.has(reason)), spans }
  }
}

const namesPrincipal =
  /@self|@other|\b(?:my (?:mother|father|mum|dad|mom|wife|husband|aunt|uncle|sister|brother|son|daughter|client|principal|grandmother|grandfather|partner|employer|company)|her behalf|his behalf|their behalf|its behalf|the (?:company|trust|estate|board|council|union|club|association|firm))\b/u

const clauseEnd = /[.;!?~:]|, (?:i|we|@self)\b|$/gu

/** A condition or a change is what follows its first word; the mark runs to the end of the clause. */
function toClauseEnd(text: string, hit: { start: number; end: number }): { start: number; end: number } {
  clauseEnd.lastIndex = Math.max(hit.start, hit.end - 1)
  const end = clauseEnd.exec(text)
  return { start: hit.start, end: Math.max(hit.end, Math.min(end?.index ?? hit.end, hit.end + 160)) }
}

/** Whether what assent waits for is a change to the deal (a counter) or an event. */
function aboutDeal(text: string, cue: { start: number; end: number }): boolean {
  const clause = text.slice(cue.start, toClauseEnd(text, cue).end)
  return dealContent.test(clause.replace(/^(?:once more|as soon as|so long as|as long as)/u, ''))
}

/** "My grandmother would not have signed": whose refusal it is shows in the words before it. */
function othersRefusal(text: string, cue: { start: number }): boolean {
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
const denied = /\b(?:not|never|nothing|none|no|without|far from|neither|nor)(?: [^\s.;:~,]+){0,6} $/u

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
function idleTalk(
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
function namesOld(text: string, first: { start: number } | undefined): boolean {
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
function handedOver(text: string, cue: { end: number }, acts: readonly { start: number }[]): boolean {
  return acts.some(
    (act) => cue.end <= act.start && /^[^.;!?]{0,40}: ?$/u.test(text.slice(cue.end, act.start)),
  )
}
