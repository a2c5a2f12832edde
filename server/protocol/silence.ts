import { PLAYED } from './control'
import { actsLeft } from './controls'
import type { CommandId, PersonId } from './ids'
import { SPENT_WORDS } from './spent'
import type { Mark, Opened } from './state'

/**
 * Why the mediator says nothing just now. Told by moments on the record, never by how long ago they were: what is
 * being read does not move by itself.
 */
export type Silence =
  | { why: 'paused'; by: PersonId; reason: string; since: Mark; unfinished: boolean }
  | { why: 'acts-used-up'; acts: number; since: Mark }
  /** `sign` is the last thing heard from the run: that it was asked, or a question it put to a model. */
  | { why: 'waiting'; run: CommandId; since: Mark; sign: Mark; player: PersonId | null }
  | { why: 'over-budget' | 'failed'; run: CommandId; since: Mark; reason: string }
  | { why: 'refused'; run: CommandId; since: Mark; reasons: string[] }
  | { why: 'cancelled'; run: CommandId; since: Mark }
  | { why: 'call'; since: Mark }
  /** Null where it was never asked; otherwise its last answer. */
  | { why: 'not-asked'; since: Mark | null }

/** Null while there is nothing a mediator could say yet or any more. */
export function silenceOf(state: Opened): Silence | null {
  if (state.phase === 'Setup' || state.phase === 'Closed') return null
  const { paused, limit, player } = state.control
  const last = state.runs.at(-1)
  const working = state.runs.find((one) => one.state === 'working')
  if (paused)
    return {
      why: 'paused',
      by: paused.by,
      reason: paused.reason,
      since: paused.mark,
      unfinished: working !== undefined,
    }
  if (working) {
    const sign = working.calls.at(-1)?.mark ?? working.refusedOutputs.at(-1)?.mark ?? working.mark
    const asked = working.mediator === PLAYED ? (player?.person ?? null) : null
    return { why: 'waiting', run: working.run, since: working.mark, sign, player: asked }
  }
  if (state.phase === 'Ratification') return { why: 'call', since: state.open.mark }
  const ended = last?.ended
  if (last?.state === 'failed' && ended) {
    const { run, reason, refusedOutputs } = last
    if (Object.values(SPENT_WORDS).some((words) => words === reason))
      return { why: 'over-budget', run, since: ended, reason }
    if (refusedOutputs.length > 0) {
      const reasons = [...new Set(refusedOutputs.flatMap((one) => one.reasons))]
      return { why: 'refused', run, since: ended, reasons }
    }
    return { why: 'failed', run, since: ended, reason }
  }
  if (limit && actsLeft(state) === 0) return { why: 'acts-used-up', acts: limit.acts, since: limit.mark }
  if (last?.state === 'cancelled' && ended) return { why: 'cancelled', run: last.run, since: ended }
  return { why: 'not-asked', since: ended ?? null }
}
