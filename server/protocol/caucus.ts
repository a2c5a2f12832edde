import { z } from 'zod'
import {
  type CommandId,
  type Commitment,
  commandId,
  commitment,
  type PartyId,
  type PersonId,
  partyId,
} from './ids'
import type { Mark } from './mark'
import { provenance } from './settlement'
import { label, line, prose } from './text'
import { modelCall } from './work'

/** Who one party may be alone with. */
export const CAUCUS_WITH = ['mediator', 'facilitator'] as const
export type CaucusWith = (typeof CAUCUS_WITH)[number]

/**
 * Every message is this many commitments, whatever and however much it says: a sentence each, blank where there
 * are fewer, the last one holding the rest. So one sentence can be said in the room while the others stay sealed.
 */
export const SENTENCES = 8
const sentences = z.array(commitment).length(SENTENCES)
const caucus = z.int().min(1)
const sentence = z.int().min(1).max(SENTENCES)

/** The field a sentence is sealed under; `sentence` counts from 1. */
export const sentenceField = (sentence: number): string => `caucus-${sentence}`
/** The field of how a mediator's answer came about. */
export const ORIGIN_FIELD = 'caucus-origin'

export const openCaucus = { party: partyId, with: z.enum(CAUCUS_WITH) }
export const sendCaucusMessage = { caucus, sentences }
/** `to` is the message it answers; `origin` commits to how the answer came about. */
export const answerInCaucus = { caucus, to: commandId, sentences, origin: commitment }
export const closeCaucus = { caucus }
/** One sentence of one's own party, opened for all: its text and salt must be the very ones that were sealed. */
export const sayInTheRoom = {
  caucus,
  message: commandId,
  sentence,
  text: prose,
  salt: z.string().regex(/^[0-9a-f]{64}$/),
}

/** How a mediator's answer in a caucus came about; sealed with it. */
export const caucusOrigin = z.strictObject({
  provenance,
  /** Mediators whose answer the guard refused before, with its reasons. */
  refused: z.array(z.strictObject({ name: line, reasons: z.array(label(60)) })).max(8),
  /** What models were asked for it; each `exchange` is sealed to those who talk there, like the answer. */
  calls: z
    .array(modelCall.omit({ run: true }))
    .max(8)
    .optional(),
  /** The message it answers speaks to software. It was read as a statement like any other. */
  addressed: z.literal(true).optional(),
})
export type CaucusOrigin = z.infer<typeof caucusOrigin>

export type CaucusMessage = {
  message: CommandId
  /** Null for a mediator that is software. */
  by: PersonId | null
  /** The message this one answers, for a mediator's. */
  to: CommandId | null
  sentences: Commitment[]
}
export type Caucus = {
  caucus: number
  party: PartyId
  with: CaucusWith
  /** Name of the software it is with; null with people. */
  mediator: string | null
  /** Who plays the mediator in it, where a person does. */
  player: PersonId | null
  by: PersonId
  messages: (CaucusMessage & { mark: Mark })[]
  mark: Mark
  closed: { by: PersonId; mark: Mark } | null
}
/** A sentence that left a caucus by its party's own act. */
export type Release = {
  release: number
  caucus: number
  message: CommandId
  sentence: number
  party: PartyId
  /** Who wrote it, and who said it in the room. */
  from: PersonId
  by: PersonId
  text: string
}

export type CaucusEvent =
  | ({ type: 'CaucusOpened' } & Omit<Caucus, 'messages' | 'mark' | 'closed'>)
  | ({ type: 'CaucusMessageSent'; caucus: number } & CaucusMessage & { origin: Commitment | null })
  | { type: 'CaucusClosed'; caucus: number; by: PersonId }
  | ({ type: 'SentenceReleased' } & Release)

export type CaucusRefusal =
  | { code: 'UnknownCaucus' }
  | { code: 'CaucusOver' }
  | { code: 'CaucusOpen'; caucus: number }
  /** Not a person of the party, nor whoever it is with. */
  | { code: 'NotYourCaucus' }
  | { code: 'NothingToAnswer' }
  | { code: 'NotASentence' }
  | { code: 'SentenceReleased'; release: number }
