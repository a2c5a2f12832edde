import { bestRow } from './choose'
import { nash } from './criteria'
import { compileDomain, type Domain, optionsOf } from './domain'
import { paretoFrontier } from './frontier'
import { dealOfOutcome, outcomeOfDeal, type Ranking } from './ranking'
import { bestOf, type Strategy } from './strategies'

/** Frontier vectors held while planning; beyond, the planner only takes what it is offered. */
const CANDIDATES = 200_000
/** Until this share of the time it makes for the Nash point; then, rather than end without a deal, on towards its reservation. */
const LATE = 0.8
/** The others' scores are guessed on a scale of this many points. */
const POINTS = 100

/**
 * Plans concessions along the frontier between its own scores and what the others seem to want: an option often
 * offered is valued, an issue on which a party rarely moves weighs much. Gives way from its best deal towards the
 * Nash point of that guess and late in the day beyond it, on each step choosing among deals good enough for itself the one best for the others.
 */
export function concessionPlanner(domain: Domain, party: number, own: Ranking): Strategy {
  const n = domain.parties.length
  const others = domain.parties.flatMap((_, p) => (p === party ? [] : [p]))
  const counts = new Map(
    others.map((p) => [p, domain.scores.map((_, k) => new Float64Array(optionsOf(domain, k)))]),
  )
  const best = bestOf(own)
  let plan: Plan | undefined
  const current = () => {
    plan ??= planned(domain, party, own, counts)
    return plan
  }
  const aspiration = (time: number) => {
    const goal = Math.max(own.reservation, current().nashWorth)
    if (time <= LATE) return best - (best - goal) * (time / LATE) ** 1.5
    return goal - (goal - own.reservation) * Math.min(1, (time - LATE) / (1 - LATE))
  }
  return {
    hears: (outcome, by) => {
      dealOfOutcome(domain, outcome).forEach((option, k) => {
        const seen = counts.get(by)?.[k]
        if (seen) seen[option] = (seen[option] ?? 0) + 1
      })
      if (n > 1) plan = undefined
    },
    accepts: (outcome, time) => {
      const worth = own.worth[outcome] ?? own.reservation - 1
      return worth >= own.reservation && worth >= aspiration(time)
    },
    offers: (time) => (own.acceptable === 0 ? undefined : current().offerAt(aspiration(time))),
  }
}

interface Plan {
  readonly nashWorth: number
  readonly offerAt: (aspiration: number) => number | undefined
}

function planned(
  domain: Domain,
  party: number,
  own: Ranking,
  counts: ReadonlyMap<number, readonly Float64Array[]>,
): Plan {
  const n = domain.parties.length
  const guess = compileDomain(
    domain.parties.map((id, p) => ({
      id,
      reservation: p === party ? own.reservation : 0,
      scores: domain.scores.map((rows, k) =>
        Array.from({ length: optionsOf(domain, k) }, (_, option) =>
          p === party ? (rows[option * n + p] ?? 0) / domain.scale : guessed(counts.get(p)?.[k], option),
        ),
      ),
    })),
  )
  const frontier = paretoFrontier(guess, { candidates: CANDIDATES })
  if (!frontier) return { nashWorth: own.reservation, offerAt: () => own.order[0] }
  const worthAt = (row: number) => (frontier.utilities[party]?.[row] ?? 0) / guess.scale
  const rows = Int32Array.from({ length: frontier.size }, (_, row) => row).filter(
    (row) => worthAt(row) >= own.reservation,
  )
  const nashRow = bestRow(frontier.utilities, rows, guess.reservations, nash)
  return {
    nashWorth: nashRow === undefined ? own.reservation : worthAt(nashRow),
    offerAt: (aspiration) => {
      const good = rows.filter((row) => worthAt(row) >= aspiration - 1e-9)
      const row = bestRow(frontier.utilities, good, guess.reservations, nash)
      return row === undefined ? own.order[0] : outcomeOfDeal(domain, frontier.dealAt(row))
    },
  }
}

/** Points for an option from how often it was offered, scaled by how much of the time the issue stayed with one. */
function guessed(seen: Float64Array | undefined, option: number): number {
  const total = seen?.reduce((sum, count) => sum + count, 0) ?? 0
  if (!seen || total === 0) return 0
  const most = seen.reduce((top, count) => Math.max(top, count), 0)
  return Math.round((POINTS * (seen[option] ?? 0) * most) / (most * total))
}
