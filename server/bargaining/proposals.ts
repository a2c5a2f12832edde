import { type CoarseView, roundOf, timeOf } from './coarse'
import { livableDeals } from './livable'
import { CRITERIA_NAMED, type NamedCriterion, type Prospects, prospectsOf } from './prospects'

export type ProposedDeal = { readonly criterion: NamedCriterion; readonly deal: readonly number[] }

/** Packages named at once. */
const MOST = 4
/** Rounds for which a package that somebody turned down is not named again, while there is time. */
const PATIENCE = 2
/**
 * Where there is a package that all could live with, others are still worth a question that seem this good beside it:
 * early on guesses are rough, at the end only a better one is.
 */
const WORTH_ASKING = 0.8

/**
 * Packages that a mediator proposes from coarse signals: for each criterion in turn the best that was not turned down
 * of late, by what the parties may want (`beliefs`). Early on the best for all is asked about, to learn; the nearer the
 * end, the more it counts that all would take it now. Where the charter names one criterion, all are under that one.
 */
export function proposePackages(
  view: CoarseView,
  criteria: readonly NamedCriterion[] = CRITERIA_NAMED,
  onParty?: (done: number) => void,
): ProposedDeal[] {
  const prospects = prospectsOf(view, onParty)
  const time = timeOf(view)
  const livable = livableDeals(view)
  const told = new Set([...turnedDown(view, time), ...livable])
  const found: ProposedDeal[] = []
  for (let at = 0; at < MOST; at++) {
    const criterion = criteria[at % criteria.length]
    const deal = criterion && bestOf(prospects, criterion, time, livable, told)
    if (!deal) continue
    told.add(deal.join())
    found.push({ criterion, deal })
  }
  return found
}

/** The packages that all could live with, the one that seems best by the criterion first. */
export function bestLivable(view: CoarseView, criterion: NamedCriterion): (readonly number[])[] {
  const livable = livableDeals(view)
  if (livable.size === 0) return []
  const { deals, value } = prospectsOf(view)
  return deals
    .flatMap((deal, x) => (livable.has(deal.join()) ? [{ deal, worth: value[criterion][x] ?? 0 }] : []))
    .sort((a, b) => b.worth - a.worth)
    .map(({ deal }) => deal)
}

function turnedDown(view: CoarseView, time: number): string[] {
  const now = roundOf(view)
  const patience = time < 0.8 ? PATIENCE : 1
  return view.said.flatMap(({ round, deal, could }) =>
    !could && (round > now - patience || round >= now) ? [deal.join()] : [],
  )
}

/** How much it counts that a package would be taken at once. */
const urgency = (time: number) => 0.3 + 1.2 * time ** 3

function bestOf(
  { deals, value, passing }: Prospects,
  criterion: NamedCriterion,
  time: number,
  livable: ReadonlySet<string>,
  told: ReadonlySet<string>,
): readonly number[] | undefined {
  const values = value[criterion]
  const reached = deals.reduce(
    (most, deal, x) => (livable.has(deal.join()) ? Math.max(most, values[x] ?? 0) : most),
    0,
  )
  const least = reached * (WORTH_ASKING + (1 - WORTH_ASKING) * time)
  let best: readonly number[] | undefined
  let most = Number.NEGATIVE_INFINITY
  deals.forEach((deal, x) => {
    const worth = values[x] ?? 0
    if ((reached > 0 && worth <= least) || told.has(deal.join())) return
    const gain = Math.max(1e-12, worth - 0.9 * least)
    const score = Math.log(gain) + urgency(time) * Math.log(Math.max(1e-6, passing[x] ?? 0))
    if (score > most) {
      most = score
      best = deal
    }
  })
  return best
}
