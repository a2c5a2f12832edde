import { z } from 'zod'
import { FACILITATORS, type Ledger, type SealedRow } from '@/server/ledger/ledger'
import { builtIn } from '@/server/mediator/built-in/built-in'
import type { Limits } from '@/server/mediator/calls'
import { limitsOfRuns } from '@/server/mediator/caucus/shares'
import type { LentSecret, SealOutput } from '@/server/mediator/job'
import type { Mediator } from '@/server/mediator/mediator'
import type { Propose } from '@/server/mediator/packages'
import { runMediation } from '@/server/mediator/run'
import type { ProgressDesk } from '@/server/mediator/run-progress'
import { PLAYED } from '@/server/protocol/control'
import { type CommandId, type Commitment, commandId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Answer } from '@/server/wire/messages'
import type { Handler } from './reactors'
import type { Rooms } from './rooms'
import { asCommitment, seal } from './sealing'
import { noteUnanswered } from './unanswered'

const payload = z.object({ run: commandId })

/** What a run needs of the rooms. */
export type RunRooms = Pick<Rooms, 'state' | 'submitAs' | 'onTold'>

export type MediationParts = {
  log: (line: string) => void
  sealed: Ledger['sealed']
  /** What parties said alone and what they declared: the guard holds against it what a model gives. */
  secrets: (state: Opened) => Promise<LentSecret[]>
  /** What the mediator may use of models in one negotiation. */
  limits: Limits
  propose?: Propose | undefined
  /** Told how far a run is. */
  progress?: Pick<ProgressDesk, 'tell'> | undefined
}

/** Carries out a run that a facilitator asked for. After a restart it goes on where the record shows it stopped. */
export function mediationHandler(
  rooms: RunRooms,
  mediators: readonly Mediator[],
  { log, sealed, secrets, limits, propose, progress }: MediationParts,
): Handler {
  return async (job, ending) => {
    const { run } = payload.parse(job.payload)
    const state = await rooms.state(job.negotiation)
    if (state.phase === 'Unopened') return
    const asked = state.runs.find((one) => one.run === run)
    // Whoever plays the mediator answers by themselves.
    if (asked?.state !== 'working' || asked.mediator === PLAYED) return
    const mediator = mediators.find(({ name }) => name === asked.mediator)
    if (!mediator)
      return noteUnanswered(
        rooms,
        job.negotiation,
        run,
        `The mediator “${asked.mediator}” is not set up here any more. Nothing was proposed; another can be asked.`,
      )
    const cancelled = cancellation(rooms, run)
    const { submit, sealOutput } = stepsOf(rooms, state, mediator.name)
    try {
      const signal = AbortSignal.any([ending, cancelled.signal])
      const unseal = async (commitment: Commitment) =>
        (await sealed(job.negotiation, commitment))?.content ?? null
      const { error } = await runMediation({
        state,
        run,
        mediator,
        submit,
        look: async () => {
          const now = await rooms.state(job.negotiation)
          if (now.phase === 'Unopened') throw new Error('the negotiation is gone')
          return now
        },
        seal: sealOutput,
        unseal,
        limits: limitsOfRuns(state, limits),
        log,
        signal,
        propose,
        onProgress: (done, of) => progress?.tell({ negotiation: state.negotiation, run, done, of }),
        // Rules are given the record alone. Held against what is sealed, what they say would tell of it.
        sealed: mediator.name === builtIn.name ? [] : await secrets(state),
      })
      if (error) log(`the mediator ${mediator.name} failed in ${job.negotiation}: ${String(error)}`)
      // Interrupted, not done: whoever leases the job next goes on with it.
      if (ending.aborted) throw new Error('the process ends')
    } finally {
      cancelled.forget()
    }
  }
}

/** Fires when a person cancels this run. */
function cancellation(rooms: RunRooms, run: CommandId): { signal: AbortSignal; forget: () => void } {
  const controller = new AbortController()
  const forget = rooms.onTold(({ events }) => {
    if (events.some((event) => event.type === 'MediationCancelled' && event.run === run)) controller.abort()
  })
  return { signal: controller.signal, forget }
}

/** How a run writes: as the mediator, under ids of its own; what the guard refused is sealed to whoever may read it. */
function stepsOf(rooms: RunRooms, { negotiation }: Opened, name: string) {
  const sealed = new Map<CommandId, SealedRow>()
  return {
    sealOutput: async ({ command, field, content, audience }: Parameters<SealOutput>[0]) => {
      const readers: SealedRow['audience'] = audience === 'facilitators' ? [FACILITATORS] : [...audience]
      const row = seal({ negotiation, owner: `mediator ${name}`, field, command }, content, readers)
      sealed.set(command, row)
      return asCommitment(row)
    },
    submit: async (command: Parameters<Rooms['submitAs']>[3], id: CommandId) => {
      const row = sealed.get(id)
      return stepped(
        await rooms.submitAs({ kind: 'mediator', name }, negotiation, id, command, row ? [row] : []),
      )
    },
  }
}

function stepped(answer: Answer) {
  if (answer.outcome === 'accepted') return { ok: true } as const
  const { refusal } = answer
  switch (refusal.code) {
    // The step was done before the restart, with a text of its own: it stands.
    case 'CommandIdReused':
      return { ok: true } as const
    case 'SignedOut':
    case 'NoSuchNegotiation':
    case 'TooManyRequests':
    case 'BindingActNeedsConnection':
    case 'Invalid':
    case 'UnknownMediator':
    case 'ValuesDoNotFit':
    case 'ValuesTooLong':
    case 'AlternativeUnknown':
    case 'BelowAlternative':
    case 'ValuesGone':
    case 'NotAllAgreed':
    case 'ProseTells':
    case 'ProseWarns':
    case 'NotAsAMediator':
    case 'Unavailable':
      throw new Error(`the door refused a mediator: ${refusal.code}`)
    default:
      return { ok: false, refusal } as const
  }
}
