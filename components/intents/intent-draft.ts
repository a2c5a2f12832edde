import { z } from 'zod'
import { LIMIT } from '@/server/protocol/limits'
import type { IntentStatement } from '@/server/protocol/statements'

/** An intent while it is written; lines may still be empty or too long. */
export const intentDraft = z.strictObject({
  goals: z.array(z.strictObject({ text: z.string(), rationale: z.string() })),
  constraints: z.array(z.string()),
  redLines: z.array(z.string()),
  tradeable: z.array(z.string()),
  context: z.string(),
})
export type IntentDraft = z.infer<typeof intentDraft>

export const NO_INTENT: IntentDraft = {
  goals: [{ text: '', rationale: '' }],
  constraints: [],
  redLines: [],
  tradeable: [],
  context: '',
}

const written = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean)

/** What is sent: without the lines that were left empty. */
export function statementOf(draft: IntentDraft): IntentStatement {
  return {
    goals: draft.goals
      .map(({ text, rationale }) => ({ text: text.trim(), rationale: rationale.trim() }))
      .filter(({ text }) => text !== ''),
    constraints: written(draft.constraints),
    redLines: written(draft.redLines),
    tradeable: written(draft.tradeable),
    context: draft.context.trim(),
  }
}

/** What still keeps the intent from being sent, or null. @param reasons whether the first goal needs its reason */
export function whatIsMissing(draft: IntentDraft, reasons = false): string | null {
  const { goals, constraints, redLines, tradeable, context } = statementOf(draft)
  if (goals.length === 0) return reasons ? 'State your priority.' : 'State at least one goal.'
  if (reasons && goals[0]?.rationale === '') return 'Say why your priority matters.'
  const lines = [...goals.map((one) => one.text), ...constraints, ...redLines, ...tradeable]
  const long = lines.some((line) => line.length > LIMIT.line)
  const longer = [context, ...goals.map((one) => one.rationale)].some((text) => text.length > LIMIT.prose)
  return long || longer ? 'One of the texts is too long to be sent.' : null
}
