import { compileDomain, type Domain } from './domain'
import { weightsFromRanks } from './weights'

/** An issue as whoever sees no utilities knows it. `ordered`: its options are amounts or days, in order. */
export type CoarseIssue = { readonly options: number; readonly ordered: boolean }
export type SeenOffer = { readonly round: number; readonly party: number; readonly deal: readonly number[] }
/** What a party said of a package: an answer to an offer, or whether it could live with a proposal. */
export type SaidOf = SeenOffer & { readonly could: boolean }
export type SharedSignals = {
  readonly party: number
  /** Per issue its rank, 1 the most important; undefined where it was not shared. */
  readonly ranks: readonly (number | undefined)[]
  /** Per issue the options it could accept; undefined where it was not shared. */
  readonly acceptable: readonly (readonly number[] | undefined)[]
}
/** All a mediator may go by: offers, answers, and what each party chose to share. Never a utility. */
export type CoarseView = {
  readonly parties: number
  readonly issues: readonly CoarseIssue[]
  readonly offers: readonly SeenOffer[]
  readonly said: readonly SaidOf[]
  readonly shared: readonly SharedSignals[]
}

/** Scores of a guess are whole numbers of this scale: the best package is worth it, the worst nothing. */
const SCALE = 10_000
/** What no deal is worth where nothing is known of it. */
const NO_DEAL = 0.4
const SWEEPS = 60
const STEP = 0.25
const PULL = 0.02
const MOST_PAIRS = 160

/** What the parties seem to want, as a domain to be solved: a guess, better with each offer and answer. */
export function guessedDomain(view: CoarseView): Domain {
  return compileDomain(
    Array.from({ length: view.parties }, (_, party) => ({
      id: String(party),
      scores: scoresGuessed(view, party).map((row) => row.map((value) => Math.round(SCALE * value))),
      reservation: Math.round(SCALE * NO_DEAL),
    })),
  )
}

/** `[better, worse]` in the eyes of one party. */
type Pair = readonly [readonly number[], readonly number[]]

/**
 * What a party offers or could live with in a round is worth more to it than what it turns down in the same round, and
 * what it offered first more than what it offered later. Scores are fitted to these comparisons (Bradley and Terry
 * 1952, by gradient steps), starting from its first offer; ranks, where shared, set how far each issue reaches.
 */
function scoresGuessed(view: CoarseView, party: number): number[][] {
  const { issues } = view
  const scores = issues.map((issue, k) => startingScores(view, party, issue, k))
  const pairs = comparisons(view, party)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [better, worse] of pairs) {
      const ahead = issues.reduce(
        (sum, _, k) => sum + (scores[k]?.[better[k] ?? 0] ?? 0) - (scores[k]?.[worse[k] ?? 0] ?? 0),
        0,
      )
      const push = STEP / (1 + Math.exp(4 * ahead)) / Math.sqrt(1 + sweep)
      issues.forEach((_, k) => {
        const row = scores[k]
        const [up, down] = [better[k] ?? 0, worse[k] ?? 0]
        if (!row || up === down) return
        row[up] = (row[up] ?? 0) * (1 - PULL) + push
        row[down] = (row[down] ?? 0) * (1 - PULL) - push
      })
    }
  }
  return scaled(view, party, scores)
}

function startingScores(
  { offers, shared }: CoarseView,
  party: number,
  issue: CoarseIssue,
  k: number,
): number[] {
  const own = offers.filter((one) => one.party === party).map(({ deal }) => deal[k] ?? 0)
  const acceptable = shared.find((one) => one.party === party)?.acceptable[k]
  const [first] = own
  return Array.from({ length: issue.options }, (_, option) => {
    const liked = acceptable?.includes(option) ? 0.3 : 0
    if (first === undefined) return liked
    if (issue.ordered) return liked + 1 - Math.abs(option - first) / Math.max(1, issue.options - 1)
    const often = own.filter((one) => one === option).length / own.length
    return liked + (option === first ? 0.4 : 0) + 0.6 * often
  })
}

function comparisons({ offers, said }: CoarseView, party: number): Pair[] {
  const own = offers.filter((one) => one.party === party)
  const answers = said.filter((one) => one.party === party)
  const better = [...own, ...answers.filter((one) => one.could)]
  const refused = answers.filter((one) => !one.could)
  const pairs = better.flatMap((one) =>
    refused.filter((other) => other.round === one.round).map((other): Pair => [one.deal, other.deal]),
  )
  const later = own.slice(1).map((one, at): Pair => [own[Math.max(0, at - 2)]?.deal ?? one.deal, one.deal])
  return [...pairs, ...later].slice(-MOST_PAIRS)
}

/** Per issue from nothing up, and together to one. */
function scaled({ issues, shared }: CoarseView, party: number, scores: number[][]): number[][] {
  const lifted = scores.map((row) => {
    const least = Math.min(...row)
    return row.map((value) => value - least)
  })
  const reach = lifted.map((row) => Math.max(...row, 1e-6))
  const whole = reach.reduce((sum, one) => sum + one, 0)
  const ranks = shared.find((one) => one.party === party)?.ranks
  const last = 1 + Math.max(0, ...(ranks ?? []).map((rank) => rank ?? 0))
  const told = ranks?.some((rank) => rank !== undefined)
    ? weightsFromRanks(issues.map((_, k) => ranks[k] ?? last))
    : null
  return lifted.map((row, k) => {
    const learned = (reach[k] ?? 0) / whole
    const weight = told ? 0.3 * learned + 0.7 * (told[k] ?? 0) : learned
    return row.map((value) => (weight * value) / (reach[k] ?? 1))
  })
}
