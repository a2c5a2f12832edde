import { z } from 'zod'
import { type Exchange, type Model, ModelFault } from '@/server/models/model'
import { JUDGE_PROMPT } from '../prompts/judge'
import { type Judged, type RunSeen, type TerminationJudge, VERDICTS, type Verdict } from './termination'

const answer = z.object({ verdict: z.enum(VERDICTS) })
type Said = { exchange: Exchange | null; verdict: Verdict | null }

/**
 * Judges that are models of their own, apart from every delegate's; each that is set up is asked, at the same time.
 * One that fails finds nothing: the code's bounds hold all the same. Where two differ, people are asked.
 */
export function judgeOf(models: readonly Model[]): TerminationJudge | null {
  if (models.length === 0) return null
  return async (seen, signal, heard) => {
    const said = await Promise.all(models.map((model) => asked(model, seen, signal)))
    for (const { exchange, verdict } of said) if (exchange) heard?.(exchange, verdict)
    return together(said.flatMap(({ verdict }) => verdict ?? []))
  }
}

async function asked(model: Model, seen: RunSeen, signal: AbortSignal): Promise<Said> {
  try {
    const { value, exchange } = await model.ask(
      {
        shape: 'verdict',
        schema: answer,
        instructions: JUDGE_PROMPT.text,
        matter: JSON.stringify(seen),
        mostTokens: 200,
      },
      { signal },
    )
    return { exchange, verdict: value.verdict }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error
    return { exchange: error.exchange, verdict: null }
  }
}

/** No vote is taken: one judge who sees an end where another sees none is enough to ask people. */
function together(verdicts: Verdict[]): Judged {
  const [first = 'continue', ...others] = verdicts
  return others.every((one) => one === first) ? first : 'differ'
}
