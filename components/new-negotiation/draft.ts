import { z } from 'zod'
import { PRESET } from '@/server/protocol/charter'
import type { Opened } from '@/server/protocol/state'
import { OFFERED_PRESETS, type OfferedPreset } from './new-negotiation'

const key = z.int()

/** The form while it is written: everything is text, as typed. `key` keeps a row's identity while others go. */
export const draft = z.object({
  title: z.string(),
  topic: z.string(),
  preset: z.enum(OFFERED_PRESETS),
  rounds: z.string(),
  drafts: z.string(),
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
    deadline: '',
    facilitator,
    parties: [
      { key: 1, name: '', email: '' },
      { key: 2, name: '', email: '' },
    ],
    sources: [],
  }
}

export function presetBounds(preset: OfferedPreset): Pick<Draft, 'preset' | 'rounds' | 'drafts'> {
  const { roundsPerParty, drafts } = PRESET[preset].limits
  return { preset, rounds: boundText(roundsPerParty), drafts: boundText(drafts) }
}

/** What a successor begins with: the same matter and rules, with the parties that are still there. */
export function draftAfter(ended: Opened, facilitator: string): Draft {
  const { charter, parties, sources, title, topic } = ended
  const left =
    ended.phase === 'Closed' && ended.closing.outcome.kind === 'exited' ? ended.closing.outcome : null
  const stay = parties.filter((one) => !one.removed && one.party !== left?.party)
  const { roundsPerParty, drafts } = charter.limits
  const blank = emptyDraft(facilitator)
  return {
    ...blank,
    title,
    topic,
    preset: OFFERED_PRESETS.find((one) => one === charter.preset) ?? blank.preset,
    rounds: boundText(roundsPerParty),
    drafts: boundText(drafts),
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
  return {
    ...draft,
    rounds: bound(draft.rounds),
    drafts: bound(draft.drafts),
    deadline: moment(draft.deadline),
    parties: draft.parties.map(({ name, email }) => ({ name, email: email.trim() })),
    sources: draft.sources.map(({ title, text }) => ({ title, text })),
  }
}
