import { z } from 'zod'
import { stepId } from '@/server/mediator/job'
import { type CommandId, commandId, type NegotiationId } from '@/server/protocol/ids'
import { GiveUp, type Handler } from './reactors'
import type { Rooms } from './rooms'

const payload = z.object({ run: commandId })

/** Closes a run whose mediator will say nothing, in the name of the house. Where it has ended by then, nothing is said. */
export async function noteUnanswered(
  rooms: Pick<Rooms, 'submitAs'>,
  negotiation: NegotiationId,
  run: CommandId,
  reason: string,
): Promise<void> {
  const answer = await rooms.submitAs({ kind: 'house' }, negotiation, stepId(run, 'unanswered'), {
    type: 'FailMediation',
    run,
    reason,
  })
  if (answer.outcome === 'accepted') return
  const { code } = answer.refusal
  // It was closed before: by a person, or for another reason.
  if (code !== 'RunEnded' && code !== 'CommandIdReused') throw new GiveUp(code)
}

/** What a run leaves whose job was given up. */
export function unansweredHandler(rooms: Pick<Rooms, 'submitAs'>): Handler {
  return async (job) => {
    const { run } = payload.parse(job.payload)
    await noteUnanswered(
      rooms,
      job.negotiation,
      run,
      'The mediator’s work broke off each time it was begun, and was given up. Nothing was proposed.',
    )
  }
}
