import { z } from 'zod'
import type { Handler } from '@/server/room/reactors'
import { type RunnerParts, stepRun } from './runner'

const payload = z.object({ delegate: z.int().min(1) })

/** The next move of a built-in delegate, asked for by the append that gave its party the turn. */
export function delegateHandler(parts: RunnerParts): Handler {
  return async (job, signal) => {
    await stepRun(parts, job.negotiation, payload.parse(job.payload).delegate, signal)
  }
}
