import { z } from 'zod'
import { BARGAINING, type BargainingTerms, CRITERIA } from '@/server/protocol/bargaining-charter'
import { type Charter, PRESET, SIGNATURES } from '@/server/protocol/charter'
import type { Opened } from '@/server/protocol/state'
import { OFFERED_PRESETS, type OfferedPreset } from './new-negotiation'
import { asSpan, inSeconds, UNITS } from './span'

const key = z.int()
const span = z.object({ amount: z.string(), unit: z.enum(UNITS) })

/** The form while it is written: everything is text, as typed. `key` keeps a row's identity while others go. */
export const draft = z.object({
  title: z.string(),
  topic: z.string(),
  preset: z.enum(OFFERED_PRESETS),
  rounds: z.string(),
  drafts: z.string(),
  turns: z.string(),
  order: z.enum(['free', 'round-robin']),
  window: span,
  offersGo: z.enum(['alternating', 'parallel']),
  offerRounds: z.string(),
  offers: z.string(),
  mustAccept: z.string(),
  /** Keys of parties without which no package is drafted. */
  vetoes: z.array(key),
  offerTime: span,
  stillRounds: z.string(),
  /** Per cent of an amount's range. */
  stillAmount: z.string(),
  stillDays: z.string(),
  criterion: z.enum(['none', ...CRITERIA]),
  turnTime: span,
  /** Drafts kept from before there was a choice have none. */
  signatures: z.enum(SIGNATURES).catch('with-key'),
  /** `YYYY-MM-DDTHH:MM`, read as UTC. */
  deadline: z.string(),
  facilitator: z.string(),
  parties: z.array(z.object({ key, name: z.string(), email: z.string() })),
  sources: z.array(z.object({ key, title: z.string(), text: z.string() })),
})
export type Draft = z.infer<typeof draft>

function boundText(bound: number | null): string {
  return bound === null ? '' : String(bound)
}

export function emptyDraft(facilitator: string): Draft {
  return {
    title: '',
    topic: '',
    ...presetBounds('open-mediation'),
    signatures: 'with-key',
    deadline: '',
    facilitator,
    parties: [
      { key: 1, name: '', email: '' },
      { key: 2, name: '', email: '' },
    ],
    sources: [],
  }
}

type Rules = Pick<
  Draft,
  | 'preset'
  | 'rounds'
  | 'drafts'
  | 'turns'
  | 'order'
  | 'window'
  | 'turnTime'
  | 'offersGo'
  | 'offerRounds'
  | 'offers'
  | 'mustAccept'
  | 'vetoes'
  | 'offerTime'
  | 'stillRounds'
  | 'stillAmount'
  | 'stillDays'
  | 'criterion'
>

const NO_TIME = { amount: '', unit: 'days' } as const

/** People take longer than software: half a minute to register, as the preset has it, would leave them out. */
const A_DAY = 24 * 3600

export function presetBounds(preset: OfferedPreset): Rules {
  const { limits, turns } = PRESET[preset]
  return {
    preset,
    rounds: boundText(limits.roundsPerParty),
    drafts: boundText(limits.drafts),
    turns: boundText(limits.turns ?? null),
    order: turns?.kind ?? 'free',
    window: asSpan(A_DAY),
    turnTime: asSpan(A_DAY),
    ...offerRules(BARGAINING),
  }
}

/** As many lines as these rules need; further ones stay where something is written in them. */
export function partiesFor(preset: OfferedPreset, parties: Draft['parties']): Draft['parties'] {
  const least = PRESET[preset].leastParties
  const kept = parties.filter(
    ({ name, email }, at) => at < least || name.trim() !== '' || email.trim() !== '',
  )
  const last = Math.max(0, ...parties.map((one) => one.key))
  const missing = Math.max(0, least - kept.length)
  return [
    ...kept,
    ...Array.from({ length: missing }, (_, at) => ({ key: last + at + 1, name: '', email: '' })),
  ]
}

function offerRules({ protocol, bounds, rule, stagnation, criterion }: BargainingTerms) {
  const still = stagnation ?? BARGAINING.stagnation
  return {
    offersGo: protocol,
    offerRounds: boundText(bounds.rounds),
    offers: boundText(bounds.offers),
    mustAccept: boundText(rule?.atLeast ?? null),
    // Vetoes are named party by party, and a successor's parties are other ones.
    vetoes: [],
    offerTime: bounds.minutes === null ? NO_TIME : asSpan(bounds.minutes * 60),
    stillRounds: boundText(stagnation?.rounds ?? null),
    stillAmount: String((still?.amount ?? 0) / 10),
    stillDays: String(still?.days ?? 0),
    criterion: criterion ?? ('none' as const),
  }
}

function rulesOf({ preset, limits, registration, turns, bargaining }: Charter): Rules | null {
  const offered = OFFERED_PRESETS.find((one) => one === preset)
  if (!offered) return null
  return {
    ...presetBounds(offered),
    rounds: boundText(limits.roundsPerParty),
    drafts: boundText(limits.drafts),
    turns: boundText(limits.turns ?? null),
    order: turns?.kind ?? 'free',
    ...(bargaining ? offerRules(bargaining) : {}),
    ...(registration ? { window: asSpan(registration.windowSeconds) } : {}),
    ...(turns?.kind === 'round-robin' ? { turnTime: asSpan(turns.timeoutSeconds) } : {}),
  }
}

/** What a successor begins with: the same matter and rules, with the parties that are still there. */
export function draftAfter(ended: Opened, facilitator: string): Draft {
  const { charter, parties, sources, title, topic } = ended
  const left =
    ended.phase === 'Closed' && ended.closing.outcome.kind === 'exited' ? ended.closing.outcome : null
  const stay = parties.filter((one) => !one.removed && one.party !== left?.party)
  const blank = emptyDraft(facilitator)
  return {
    ...blank,
    title,
    topic,
    ...rulesOf(charter),
    signatures: charter.signatures ?? blank.signatures,
    parties: [...stay.map(({ name }) => name), '', ''].slice(0, Math.max(2, stay.length)).map((name, at) => ({
      key: at + 1,
      name,
      email: '',
    })),
    sources: sources.map((source, at) => ({ key: at + 1, ...source })),
  }
}

function bound(text: string): number | null {
  return text.trim() === '' ? null : Number(text)
}

function moment(text: string): unknown {
  if (text === '') return null
  const date = new Date(`${text}Z`)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}

/** What the draft says, in the shape of the form that is sent; still to be checked. */
export function written(draft: Draft): Record<string, unknown> {
  const inTurns = draft.order === 'round-robin'
  return {
    ...draft,
    rounds: bound(draft.rounds),
    drafts: bound(draft.drafts),
    turns: bound(draft.turns),
    offerRounds: bound(draft.offerRounds),
    offers: bound(draft.offers),
    mustAccept: bound(draft.mustAccept),
    vetoes: draft.vetoes
      .map((key) => draft.parties.findIndex((one) => one.key === key))
      .filter((at) => at >= 0),
    offerTime: draft.offerTime.amount.trim() === '' ? null : inSeconds(draft.offerTime),
    stillRounds: bound(draft.stillRounds),
    // Whole tenths, not a float's idea of them.
    stillAmount: Number((10 * Number(draft.stillAmount)).toFixed(6)),
    stillDays: Number(draft.stillDays),
    criterion: draft.criterion === 'none' ? null : draft.criterion,
    window: inTurns ? inSeconds(draft.window) : 0,
    turnTime: inTurns ? inSeconds(draft.turnTime) : 1,
    deadline: moment(draft.deadline),
    parties: draft.parties.map(({ name, email }) => ({ name, email: email.trim() })),
    sources: draft.sources.map(({ title, text }) => ({ title, text })),
  }
}
