import type { Command } from '@/server/protocol/commands'
import { type CommandId, type Commitment, commandId, type PersonId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { Opened } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import type { Limits } from './calls'
import type { Reason, SealedText } from './guard/input'
import type { Mediator } from './mediator'
import type { Propose } from './packages'

/** Hands one command to the negotiation, as the mediator. An id already taken by the same command counts as accepted. */
export type SubmitCommand = (
  command: Command,
  id: CommandId,
) => Promise<{ ok: true } | { ok: false; refusal: Refusal }>
/** Stores what must not be public where only its audience can read it, and gives the public commitment to it. */
export type SealOutput = (part: {
  command: CommandId
  field: 'output' | 'exchange'
  content: string
  reasons: Reason[]
  /** Who may open it: facilitators, or where it gives a secret away, only whoever knows that secret anyway. */
  audience: 'facilitators' | readonly PersonId[]
}) => Promise<Commitment>

/** A sealed part lent for the check, with whoever knows it. */
export type LentSecret = SealedText & { owners?: readonly PersonId[] }

export type MediationJob = {
  /** The public state as it is now; after a restart, with whatever the first start had already submitted. */
  state: Opened
  run: CommandId
  mediator: Mediator
  submit: SubmitCommand
  /** The public state as it is by then, with what this run has submitted. */
  look: () => Promise<Opened>
  seal: SealOutput
  /** What a commitment stands for, for this run's own exchanges. */
  unseal: (commitment: Commitment) => Promise<string | null>
  limits: Limits
  log: (line: string) => void
  signal: AbortSignal
  /** Where packages are worked out; here where nothing is given. */
  propose?: Propose | undefined
  /** Told how far the run is, where that is known. */
  onProgress?: ((done: number, of: number) => void) | undefined
  /** Sealed parts that must not show in the output; lent for the check and never sent anywhere. */
  sealed?: LentSecret[]
}

/** How a job ended. `stopped`: aborted, cancelled by a person, or ended before; nothing more is to be done. */
export type MediationEnd = { end: 'finished' | 'failed' | 'stopped'; error?: unknown }

/** The id of a step of a run: the same after a restart, so that a step is never done twice. */
export function stepId(run: CommandId, step: string): CommandId {
  return commandId.parse(
    `m-${taggedHash('parley/command/v1', canonicalJson(['mediation', run, step])).slice(0, 48)}`,
  )
}

export class Stopped extends Error {}
/** A refusal in the middle of a run: what people did meanwhile decides. */
export function moved(job: MediationJob, refusal: Refusal): Promise<MediationEnd> {
  if (refusal.code === 'BoundReached')
    return fail(
      job,
      refusal.bound === 'drafts'
        ? 'The number of drafts set in the limits is reached. Nothing was proposed.'
        : 'The deadline set in the limits has passed. Nothing was proposed.',
    )
  return fail(
    job,
    'The negotiation moved on while the mediator worked, so its answer no longer fits. Nothing was proposed; ask again.',
  )
}

export async function finish(job: MediationJob): Promise<MediationEnd> {
  await send(job, { type: 'FinishMediation', run: job.run }, 'finish')
  return { end: 'finished' }
}

export async function fail(job: MediationJob, reason: string): Promise<MediationEnd> {
  if (job.signal.aborted) return { end: 'stopped' }
  await send(job, { type: 'FailMediation', run: job.run, reason: reason.slice(0, 600) }, 'fail')
  return { end: 'failed' }
}

/** @throws Stopped when the run has ended meanwhile, for instance by a person's cancelling it */
export async function send(job: MediationJob, command: Command, step: string): Promise<Refusal | null> {
  const answer = await job.submit(command, stepId(job.run, step))
  if (answer.ok) return null
  if (answer.refusal.code === 'RunEnded' || answer.refusal.code === 'UnknownRun') throw new Stopped()
  return answer.refusal
}

export async function must(job: MediationJob, command: Command, id: CommandId): Promise<void> {
  const answer = await job.submit(command, id)
  if (!answer.ok) throw new Stopped()
}
