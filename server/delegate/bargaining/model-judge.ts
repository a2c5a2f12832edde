import { z } from 'zod'
import { type Model, ModelFault } from '@/server/models/model'
import { JUDGE_PROMPT } from '../prompts/judge'
import type { TerminationJudge } from './termination'

const verdict = z.object({ verdict: z.enum(['agreement', 'no-deal', 'continue']) })

/**
 * A judge that is a model of its own, apart from every delegate's. One that fails finds nothing: the code's bounds
 * hold all the same.
 */
export function judgeOf([model]: readonly Model[]): TerminationJudge | null {
  if (!model) return null
  return async (seen, signal, heard) => {
    try {
      const { value, exchange } = await model.ask(
        {
          shape: 'verdict',
          schema: verdict,
          instructions: JUDGE_PROMPT.text,
          matter: JSON.stringify(seen),
          mostTokens: 200,
        },
        { signal },
      )
      heard?.(exchange, value)
      return value.verdict
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error
      if (error.exchange) heard?.(error.exchange, null)
      return 'continue'
    }
  }
}
