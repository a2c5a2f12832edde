import type { Finding } from '@/server/protocol/commands'
import type { MediatorQuestion } from '@/server/protocol/events'
import type { Draft, Provenance } from '@/server/protocol/settlement'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import type { MediatorInput } from './input'

/** What a mediator gives back. A review has findings and questions, a draft one to three settlements. */
export type MediatorText = { findings: Finding[]; questions: MediatorQuestion[]; drafts: Draft[] }
export type MediatorOutput = MediatorText & { provenance: Provenance }

/**
 * The port. A mediator sees only its input, decides nothing and may fail: a throw leaves "no proposal".
 * Both acts end early when `signal` aborts.
 * @throws NothingNew when there is nothing to draft from, or nothing has changed since the newest version
 */
export interface Mediator {
  readonly name: string
  review(input: MediatorInput, signal: AbortSignal): Promise<MediatorOutput>
  draft(input: MediatorInput, signal: AbortSignal): Promise<MediatorOutput>
}

/** No text can be made of what stands on the record; the message says why, for people. */
export class NothingNew extends Error {}

export function outputDigest({ findings, questions, drafts }: MediatorText): string {
  return taggedHash('parley/output/v1', canonicalJson({ findings, questions, drafts }))
}
