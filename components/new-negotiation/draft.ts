import { PRESET, type Preset } from '@/server/protocol/charter'

/** The form while it is written: everything is text, as typed. `key` keeps a row's identity while others go. */
export type Draft = {
  title: string
  topic: string
  preset: Preset
  rounds: string
  drafts: string
  /** `YYYY-MM-DDTHH:MM`, read as UTC. */
  deadline: string
  facilitator: string
  parties: { key: number; name: string; email: string }[]
  sources: { key: number; title: string; text: string }[]
}

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

export function presetBounds(preset: Preset): Pick<Draft, 'preset' | 'rounds' | 'drafts'> {
  const { roundsPerParty, drafts } = PRESET[preset].limits
  return { preset, rounds: boundText(roundsPerParty), drafts: boundText(drafts) }
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
