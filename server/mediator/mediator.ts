import type { Exchange } from '@/server/models/model'
import type { MediatorQuestion } from '@/server/protocol/mediation-events'
import type { Draft, Provenance } from '@/server/protocol/settlement'
import type { Finding } from '@/server/protocol/statements'
import type { Subject, TextAct, Work } from '@/server/protocol/work'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import type { Reason } from './guard/input'
import type { MediatorInput } from './input'

/**
 * What a mediator gives back, by act: a review has findings and questions, `questions` questions, a draft one to three
 * settlements, every other act works.
 */
export type MediatorText = {
  findings: Finding[]
  questions: MediatorQuestion[]
  drafts: Draft[]
  works: Work[]
}
export type MediatorOutput = MediatorText & {
  provenance: Provenance
  /** Where several wrote it: how each draft and each work came about, in their order. */
  writers?: { drafts: Provenance[]; works: Provenance[] }
}
export const NOTHING: MediatorText = { findings: [], questions: [], drafts: [], works: [] }

/** Keeps what models are asked, so that it stands on the record and is not asked twice after a restart. */
export interface CallKeeper {
  /** This model's answer to this very prompt, where an earlier start of the run has it already; each is given once. */
  recall(model: string, promptDigest: string): Promise<unknown>
  keep(purpose: string, exchange: Exchange, value: unknown): Promise<void>
  /**
   * @throws BudgetSpent when what the negotiation may use does not suffice for a prompt of so many tokens
   * @throws NotKept when only what was kept may be used
   */
  allow(tokens: number): void
}

/** One thing asked of a mediator. */
export type Task = {
  act: TextAct
  subject: Subject | null
  input: MediatorInput
  /** The same after a restart: what chance is drawn from. */
  seed: number
  /** Why earlier answers of this run were refused, the oldest first. */
  refused: Reason[][]
  calls: CallKeeper
  signal: AbortSignal
  /** Told how many of its steps are done, where it takes any time. */
  progress?: (done: number, of: number) => void
}

/**
 * The port. A mediator sees only its task, decides nothing and may fail: a throw leaves "no proposal".
 * @throws NothingNew when there is nothing to say
 */
export interface Mediator {
  readonly name: string
  answer(task: Task): Promise<MediatorOutput>
}

/** No text can be made of what stands on the record; the message says why, for people. */
export class NothingNew extends Error {}
/** What the negotiation may use of models is used up; the message is for people. */
export class BudgetSpent extends Error {}
/** What was begun cannot be gone on with: the answer it came from is not kept, or the matter has changed since. */
export class NotKept extends Error {}
/** An answer came and cannot be used; asking again may help. */
export class Unusable extends Error {}

export function outputDigest({ findings, questions, drafts, works }: MediatorText): string {
  return taggedHash(
    'parley/output/v1',
    canonicalJson({ findings, questions, drafts, ...(works.length > 0 ? { works } : {}) }),
  )
}
