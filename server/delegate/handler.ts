import { z } from 'zod'
import type { Inbox } from '@/server/outbox/outbox'
import type { Handler } from '@/server/room/reactors'
import { type RunnerParts, stepRun } from './runner'

const payload = z.object({ delegate: z.int().min(1) })

/** The next move of a built-in delegate, asked for by the append that gave its party the turn, or by its start. */
export function delegateHandler(parts: RunnerParts): Handler {
  return async (job, signal) => {
    await stepRun(parts, job.negotiation, payload.parse(job.payload).delegate, signal)
  }
}

/** Asks for a step outside any append. A start that is cut short is gone on with like any other job. */
export function stepsIn(outbox: Inbox, wake: () => void = () => {}): RunnerParts['begin'] {
  return async (negotiation, delegate) => {
    await outbox.add({ negotiation, kind: 'delegate', payload: { delegate } })
    wake()
  }
}
