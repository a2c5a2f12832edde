import { z } from 'zod'
import { type CommandId, type Commitment, commandId, commitment, type PartyId, type PersonId } from './ids'
import type { Mark } from './mark'

/**
 * A human look: the author of words that were sent in answer to a call opens them to the facilitators. The entry has
 * one shape whatever the words say and however they were read.
 */
export const askForLook = { attempt: commandId, words: commitment, reading: commitment }
/** A facilitator asks the author to say it again. The note is sealed to that person and the facilitators. */
export const askToRestate = { look: z.int().min(1), note: commitment }

/** The fields that the words, their reading and a facilitator's note are sealed under. */
export const LOOK_FIELDS = { words: 'look-words', reading: 'look-reading', note: 'look-note' } as const

export type Look = {
  /** Counts from 1 in each call. */
  look: number
  /** The act that asked. */
  asked: CommandId
  attempt: CommandId
  party: PartyId
  person: PersonId
  words: Commitment
  reading: Commitment
}
export type LookedAt = Look & {
  mark: Mark
  answer: { by: PersonId; restate: CommandId; note: Commitment; mark: Mark } | null
}

export type LookEvent =
  | ({ type: 'LookAsked'; call: number } & Look)
  | {
      type: 'RestateAsked'
      call: number
      look: number
      party: PartyId
      person: PersonId
      by: PersonId
      restate: CommandId
      note: Commitment
    }

export type LookRefusal =
  | { code: 'LookAsked'; look: number }
  | { code: 'UnknownLook' }
  | { code: 'LookAnswered' }
  /** The author has sent other words since, or answered: there is nothing left to say again. */
  | { code: 'LookOver' }
