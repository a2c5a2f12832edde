import { z } from 'zod'
import { modelCall } from '@/server/protocol/work'

const judged = z.object({
  at: z.string(),
  verdict: z.enum(['agreement', 'no-deal', 'continue']).nullable(),
})
const call = modelCall
  .omit({ run: true })
  .extend({ promptVersion: z.string().optional(), judged: judged.optional() })
const run = z.object({
  strategy: z.string(),
  on: z.boolean(),
  note: z.string(),
  moves: z.number(),
  atWork: z.boolean(),
})

const shown = z.object({
  choices: z.array(z.string()),
  run: run.nullable(),
  calls: z.array(call),
})
export type RunShown = z.infer<typeof shown>

const answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), shown }),
  z.object({ outcome: z.literal('refused'), refusal: z.looseObject({ code: z.string() }) }),
])
export type RunAnswer = z.infer<typeof answer>

/** Asks for a run, starts it with a strategy, or stops it. Null when there was no answer. */
export async function askRun(
  negotiation: string,
  delegate: number,
  act: { method: 'GET' | 'DELETE' } | { method: 'POST'; strategy: string },
): Promise<RunAnswer | null> {
  try {
    const response = await fetch(`/api/negotiations/${negotiation}/delegates/${delegate}/run`, {
      method: act.method,
      cache: 'no-store',
      ...(act.method === 'POST'
        ? {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ strategy: act.strategy }),
          }
        : {}),
    })
    return answer.parse(await response.json())
  } catch {
    return null
  }
}
