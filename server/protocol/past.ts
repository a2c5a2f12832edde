import { z } from 'zod'
import type { PersonId } from './ids'
import { partyId } from './ids'
import { LIMIT } from './limits'
import { label, line, nameText, optionalProse, prose, title } from './text'

/** How much of an exchange held elsewhere one negotiation takes in. */
export const MOST_PAST = { issues: 200, blocks: 500, files: 600 } as const

/** A statement under somebody's name: `party` where that name is a party's, else null. */
export const pastBlock = z.strictObject({
  kind: z.enum(['position', 'challenge']),
  agent: label(200),
  party: partyId.nullable(),
  round: z.int().min(0).nullable(),
  heading: label(300),
  text: optionalProse,
})
/** What was said of where an issue stands, to the letter, and how that reads. */
const pastStatus = z.strictObject({
  said: label(LIMIT.line),
  standing: z.enum(['AGREED', 'ESCALATE', 'OPEN']),
  text: optionalProse,
})
/** `source` is the place of the document among the files brought in that can be read, from 1, where one is named. */
const pastSource = z.strictObject({
  heading: label(300),
  text: optionalProse,
  source: z.int().min(1).optional(),
})
const pastIssue = z.strictObject({
  file: line,
  title,
  question: prose,
  context: optionalProse,
  /** What the sources of each side say, as the issue quotes them. */
  sources: z.array(pastSource).max(LIMIT.list),
  rest: optionalProse,
  positions: z
    .strictObject({
      title: label(LIMIT.line).nullable(),
      preamble: optionalProse,
      blocks: z.array(pastBlock).max(MOST_PAST.blocks),
      statuses: z.array(pastStatus).max(MOST_PAST.blocks),
    })
    .nullable(),
})
/** The files that become sources of the negotiation, in their order. */
export const readable = (files: readonly PastFile[]) => files.filter(({ text }) => text.trim() !== '')

/** A file kept to the letter, in as many parts as it takes. */
export const pastFile = z.strictObject({
  path: label(LIMIT.line),
  part: z.int().min(1),
  parts: z.int().min(1),
  encoding: z.enum(['text', 'base64']),
  text: label(LIMIT.source),
})
/** An exchange held elsewhere, as the importing person brings it in. All of it is claimed, none of it counts. */
export const past = z.strictObject({
  from: nameText,
  issues: z.array(pastIssue).max(MOST_PAST.issues),
  files: z.array(pastFile).max(MOST_PAST.files),
})
export type PastCommand = z.infer<typeof past>
export type PastFile = z.infer<typeof pastFile>
export type PastStatus = z.infer<typeof pastStatus>
/** `claim` is the number of the claim that a statement became; its text then stands there. */
export type PastBlock = z.infer<typeof pastBlock> & { claim: number | null }
export type PastIssue = {
  issue: number
  file: string
  sources: z.infer<typeof pastSource>[]
  rest: string
  positions: {
    title: string | null
    preamble: string
    blocks: PastBlock[]
    statuses: PastStatus[]
  } | null
}
export type Past = { by: PersonId; from: string; issues: PastIssue[]; files: PastFile[] }
export type PastEvent = { type: 'PastImported' } & Past
