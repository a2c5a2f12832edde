import { z } from 'zod'
import { type PersonId, personId } from './ids'
import type { Mark } from './mark'
import { line } from './text'

/** The name a run is asked under while a person plays the mediator. No software has it. */
export const PLAYED = 'a person'

/** What becomes of a run that is at work as the mediator is paused. */
export const AT_WORK = ['stop', 'finish'] as const

export const pauseMediator = { reason: line, working: z.enum(AT_WORK) }
/** `acts`: how many more may be asked of the mediator; null for no limit. */
export const limitMediator = { acts: z.int().min(0).max(10_000).nullable(), reason: line }
export const playMediator = { person: personId }

/** What facilitators have set for the mediator. */
export type Control = {
  paused: { by: PersonId; reason: string; working: (typeof AT_WORK)[number]; mark: Mark } | null
  limit: { acts: number; by: PersonId; reason: string; mark: Mark } | null
  /** Who plays the mediator; null while software does. */
  player: { person: PersonId; name: string; by: PersonId; mark: Mark } | null
  /** Everybody who ever played it, for the labels of what they gave. */
  players: { person: PersonId; name: string; from: number; to: number | null }[]
}
export const NO_CONTROL: Control = { paused: null, limit: null, player: null, players: [] }

export type ControlEvent =
  | { type: 'MediatorPaused'; by: PersonId; reason: string; working: (typeof AT_WORK)[number] }
  | { type: 'MediatorResumed'; by: PersonId }
  | { type: 'MediatorLimited'; acts: number | null; by: PersonId; reason: string }
  | { type: 'MediatorPlayed'; person: PersonId; name: string; by: PersonId }
  | { type: 'MediatorPlayEnded'; person: PersonId; by: PersonId }

export type ControlRefusal =
  | { code: 'MediatorPaused'; reason: string }
  | { code: 'MediatorNotPaused' }
  | { code: 'MediatorActsUsedUp'; acts: number }
  | { code: 'MediatorPlayed'; person: PersonId }
  | { code: 'NobodyPlaysMediator' }
  | { code: 'CannotPlayMediator' }
