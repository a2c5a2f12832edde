import { softwareAgent, statedAuthority } from '@/server/ratification/cues/speakers'
import type { Evidence } from '@/server/ratification/english'
import { type Hit, originOf } from '@/server/ratification/line'
import { reluctant } from '@/server/ratification/manner'
import type { Judgement } from '@/server/ratification/model/judge'
import { noticedIn } from '@/server/ratification/noticed'
import { isPlainYes } from '@/server/ratification/plain-yes'
import type { Label, ReasonCode, Span, Verdict } from '@/server/ratification/reading'
import { reasonCodes } from '@/server/ratification/reading'
import { type Sign, weigh } from '@/server/ratification/signs'
import type { Surroundings } from '@/server/ratification/surface'
import {
  aboutDeal,
  denied,
  handedOver,
  idleTalk,
  namesOld,
  namesPrincipal,
  othersRefusal,
  toClauseEnd,
} from '@/server/ratification/weighing'

const priority: readonly ReasonCode[] = reasonCodes

/** Cues that keep words from being a ratification. */
const spoilers: readonly ReasonCode[] = [
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

/**
 * How harmful (summed log-odds) a statement that nothing refuses may look to what was learnt and still be a ratification: usually; with a sign
 * against it; where it is brief and the rules read nothing but acts; the same with a stretch they could not read, which shows little; in a
 * few words, which show as little; and in words of assent alone. Chosen by leaving out authors, see README.md.
 */
export const limits = { usual: -7, signed: -8, brief: -6, unread: -5, short: -3, plain: 6 } as const

/** A text of fewer words and stops is short: with its reference as one word, "I accept this settlement as written." has five or so. */
const SHORT = 9
/** A text of fewer is brief. */
const BRIEF = 17

function limitFor(evidence: Evidence, around: Surroundings, signs: readonly Sign[]): number {
  if (signs.length > 0) return limits.signed
  if (isPlainYes(evidence.marked.text)) return limits.plain
  const length = evidence.marked.text.match(/[^ ]+/gu)?.length ?? 0
  if (length < SHORT) return limits.short
  if (length >= BRIEF || evidence.acts.length === 0) return limits.usual
  const noticed = noticedIn(evidence, around)
  if (!noticed.every((notice) => actsAlone.test(notice))) return limits.usual
  return noticed.includes('unread 0') ? limits.brief : limits.unread
}

/** What the rules notice where nothing speaks against the acts and they could read all, or all but a stretch. */
const actsAlone = /^(?:acts \d|loose \d|unread [01])$/u

/** Weighs the evidence. Anything that is not plainly assent, refusal, change or exit stays `unclear`. */
export function decide(evidence: Evidence, around: Surroundings, judged: () => Judgement): Verdict {
  const spans: Span[] = [
    ...around.spans,
    ...evidence.misnamed.map((hit) => ({ ...hit, reason: 'wrong_reference' as const })),
  ]
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
  const wrong = /@bad/u.test(text) || namesOld(text, first)
  const { refused, signs } = weigh(evidence, around.spans, found, {
    software,
  })
  let harmful: Hit | undefined
  if (!refused) {
    const { harm, worst } = judged()
    if (harm < limitFor(evidence, around, signs)) {
      if (disclosed) return { label: 'ratifies', reasons: ['disclosed_delegate'], spans: [] }
      const manner: ReasonCode = reluctant.test(evidence.plain)
        ? 'reluctant_but_clear'
        : around.clumsy || evidence.slips > 0
          ? 'typo_but_clear'
          : 'none'
      return { label: 'ratifies', reasons: [manner], spans: [] }
    }
    harmful = worst
  }

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
    if (reasons.size === 0) {
      reasons.add('none')
      if (label === 'unclear' && harmful && acts.length > 0) spans.push({ ...harmful, reason: 'none' })
    }
    return { label, reasons: priority.filter((reason) => reasons.has(reason)), spans }
  }
}
