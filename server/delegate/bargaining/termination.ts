import type { Exchange } from '@/server/models/model'
import type { PackageValue } from '@/server/protocol/bargaining-commands'
import type { Bargaining } from '@/server/protocol/bargaining-state'

/** What a judge sees of a run: outcomes of rounds and bounds, and nothing of what any party values. */
export type RunSeen = {
  round: number
  offers: { round: number; by: number; values: PackageValue[]; accepted: number; rejected: number }[]
  /** What the table itself allows; null: no bound. */
  bounds: { rounds: number | null; offers: number | null }
  ended: 'agreed' | 'walked' | null
}
export const VERDICTS = ['agreement', 'no-deal', 'continue'] as const
export type Verdict = (typeof VERDICTS)[number]
/** What all judges together find; `differ` where two of them say different things. */
export type Judged = Verdict | 'differ'

/** Answers apart from all parties and their delegates. It moves nothing: a verdict stops moves and asks people. */
export type TerminationJudge = (
  seen: RunSeen,
  signal: AbortSignal,
  /** Told of what was asked of each model, with its verdict; null where it gave none. */
  heard?: (exchange: Exchange, verdict: Verdict | null) => void,
) => Promise<Judged>

/** How many moves and how long one run may go on; what models may use for a party in all runs of its delegates. */
export type RunBounds = { moves: number; ms: number; tokens: number | null; dollars: number | null }
type RunUsed = { moves: number; ms: number; tokens: number; dollars: number }
type RunBound = keyof RunBounds

/** The bound that a run has used up, asked before every step and before any judge. */
export function runBoundHit(bounds: RunBounds, used: RunUsed): RunBound | null {
  if (used.moves >= bounds.moves) return 'moves'
  if (used.ms >= bounds.ms) return 'ms'
  if (bounds.tokens !== null && used.tokens >= bounds.tokens) return 'tokens'
  return bounds.dollars !== null && used.dollars >= bounds.dollars ? 'dollars' : null
}

export function runSeen({ table, offers, parties, terms }: Bargaining): RunSeen {
  return {
    round: table.round,
    offers: offers.map(({ round, party, values, responses }) => ({
      round,
      by: parties.indexOf(party),
      values,
      accepted: responses.filter((one) => one.answer === 'accepts').length,
      rejected: responses.filter((one) => one.answer === 'rejects').length,
    })),
    bounds: { rounds: terms.bounds.rounds, offers: terms.bounds.offers },
    ended: table.ended,
  }
}

/** The judge in code: what the table itself says, and nothing more. */
export function codeJudge({ ended }: RunSeen): Verdict {
  if (ended === null) return 'continue'
  return ended === 'agreed' ? 'agreement' : 'no-deal'
}
