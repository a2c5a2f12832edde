import { type GainSpace, gainsOf } from './gain-space'
import type { Objective } from './objectives'

/** Changes one issue or a pair of issues at a time for as long as that raises the objective. */
export function improveByExchange(space: GainSpace, objective: Objective, from: Int32Array): Int32Array {
  const n = space.parties
  const picks = from.slice()
  const gains = gainsOf(space, picks, new Float64Array(n))
  const once = new Float64Array(n)
  const twice = new Float64Array(n)
  let value = objective.value(gains)

  const improve = (): boolean => {
    for (let a = 0; a < space.issues.length; a++) {
      const first = space.issues[a]
      if (!first) continue
      for (let i = 0; i < first.options.length; i++) {
        shift(gains, first.scores, picks[a] ?? 0, i, once)
        for (let b = a + 1; b <= space.issues.length; b++) {
          const second = space.issues[b]
          // One past the last issue stands for changing the first alone.
          const choices = second?.options.length ?? 1
          for (let j = 0; j < choices; j++) {
            if (second) shift(once, second.scores, picks[b] ?? 0, j, twice)
            else twice.set(once)
            const reached = objective.value(twice)
            if (reached <= value + 1e-12 * Math.abs(value)) continue
            picks[a] = i
            if (second) picks[b] = j
            gains.set(twice)
            value = reached
            return true
          }
        }
      }
    }
    return false
  }
  while (improve());
  return picks
}

function shift(
  gains: Float64Array,
  scores: Float64Array,
  from: number,
  to: number,
  into: Float64Array,
): void {
  const n = gains.length
  for (let p = 0; p < n; p++)
    into[p] = (gains[p] ?? 0) + (scores[to * n + p] ?? 0) - (scores[from * n + p] ?? 0)
}
