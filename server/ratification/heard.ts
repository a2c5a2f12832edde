import { softwareAgent, statedAuthority } from '@/server/ratification/cues/speakers'
import type { Evidence } from '@/server/ratification/english'
import type { Hit } from '@/server/ratification/line'
import type { ReasonCode } from '@/server/ratification/reading'
import type { Found } from '@/server/ratification/scan'
import {
  aboutDeal,
  denied,
  handedOver,
  idleTalk,
  namesPrincipal,
  othersRefusal,
} from '@/server/ratification/weighing'

/** What of the evidence still speaks about the act, and who says it. */
export interface Heard {
  /** Cues that count: idle talk, reports beside an act and answers to something else are set aside. */
  cues: Found[]
  /** Where words tell that somebody else, or software, speaks for the party. */
  delegate: Hit[]
  software: boolean
  /** Who speaks for the party says so: software, or somebody who names the principal and the authority. */
  disclosed: boolean
}

export function hear({ line: { text }, acts, found, lame }: Evidence): Heard {
  const machine = softwareAgent.exec(text)
  const software = machine !== null
  const delegate: Hit[] = found.filter(({ reason }) => reason === 'undisclosed_delegate')
  if (machine) delegate.push({ start: machine.index, end: machine.index + machine[0].length })
  const spoken = found.filter(({ reason }) => reason !== 'undisclosed_delegate')
  const beside = acts[0] ? besideActs(text, spoken, acts, acts[0]) : spoken
  const changes = beside
    .filter((cue) => cue.reason === 'conditional' && aboutDeal(text, cue))
    .map((cue) => ({ ...cue, reason: 'counter_offer' as const }))
  return {
    cues: asTold(text, [...beside, ...changes], lame),
    delegate,
    software,
    disclosed: delegate.length > 0 && (software || (statedAuthority.test(text) && namesPrincipal.test(text))),
  }
}

/** What still speaks beside an act of the speaker's own. */
function besideActs(text: string, cues: readonly Found[], acts: readonly Hit[], first: Hit): Found[] {
  return cues.filter(
    (cue) =>
      !idleTalk(text, cue, first) &&
      !reportsBeside(text, cue, acts) &&
      !answersElse(text, cue, first) &&
      !(cue.reason === 'rejection' && denied.test(text.slice(Math.max(0, cue.start - 60), cue.start))),
  )
}

/** A report or another's assent beside one's own act is only a report. */
function reportsBeside(text: string, cue: Found, acts: readonly Hit[]): boolean {
  if (cue.reason === 'third_party') return acts.some((act) => cue.end <= act.start || cue.start >= act.end)
  if (cue.reason !== 'past_or_reported' || handedOver(text, cue, acts)) return false
  return acts.some(
    (act) => cue.end <= act.start && / [,.;:~] | and | but |@say/u.test(text.slice(cue.start, act.start + 1)),
  )
}

/** "I could go on. I won't. I accept …": a bare "I won't" before the act answers something else. */
const answersElse = (text: string, cue: Found, first: Hit): boolean =>
  cue.reason === 'negated' &&
  cue.end <= first.start &&
  (/ not$/u.test(text.slice(cue.start, cue.end)) || othersRefusal(text, cue))

/** Under duress, or in a question, other words are how it is told, not what it is. */
function asTold(text: string, cues: readonly Found[], lame: Evidence['lame']): Found[] {
  const forced = cues.some(({ reason }) => reason === 'under_duress')
  const asked = lame.some(({ reason }) => reason === 'question')
  return cues.filter(
    ({ reason, start }) =>
      !(forced && manners.has(reason)) &&
      !(asked && reason === 'past_or_reported') &&
      !(asked && reason === 'conditional' && /^(?:before|if i|if we|if @self)/u.test(text.slice(start))),
  )
}

const manners: ReadonlySet<ReasonCode> = new Set(['conditional', 'negated', 'counter_offer'])
