import { type Artefact, artefactOf } from '@/server/bargaining/artefact'
import { type DeclaredIssue, declarationOf, engineValue, specOf } from '@/server/bargaining/declared'
import { compileDomain, type Domain, NEVER } from '@/server/bargaining/domain'
import { evenPlaces, gridOf } from '@/server/bargaining/grid'
import { concessionPlanner } from '@/server/bargaining/planner'
import { type Ranking, rankingOf } from '@/server/bargaining/ranking'
import { DEFAULT_SETTINGS, simulate } from '@/server/bargaining/run'
import { seeded } from '@/server/bargaining/seeded'
import { micro, type Strategy, timeDependent, titForTat } from '@/server/bargaining/strategies'
import { scoreOf } from '@/server/bargaining/valuation'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import { inventedValues, NO_DEAL, opposed } from './invented'

export const WAYS = ['boulware', 'linear', 'conceder', 'tit-for-tat', 'micro', 'planner'] as const
export type Way = (typeof WAYS)[number]

export type Rehearsed = {
  /** What came of it, one term per issue where something did. */
  artefact: Artefact
  /** One's own and the invented parties' offers, in one's own points. */
  offers: { round: number; party: number; points: number | null }[]
  /** Who, in which round, accepted the offer that stood. */
  accepted: { round: number; party: number }[]
  points: number | null
  /** What no deal is worth on the same scale. */
  alternative: number
  below: boolean
}

/** Packages that are ranked at most, so that a page stays quick. */
const MOST = 60_000
const ROUNDS = 20
/** Apart from the seeds of the strategies and the opponents. */
const INVENTED = 7_919

export type Asked = {
  issues: readonly DeclaredIssue[]
  /** One's own declaration; null for whoever sits for no party: the first party is then invented too. */
  mine: DeclaredValues | null
  others: number
  way: Way
  seed: number
}

/**
 * What might happen, with opponents that are invented from the seed alone: of the real ones nothing is known here. The
 * same seed gives the same run, move by move. `onProgress` hears of every party that is ready and every round begun.
 */
export function rehearse(
  { issues, mine, others, way, seed }: Asked,
  onProgress: (done: number, of: number) => void = () => {},
): Rehearsed {
  const steps = others + 2 + ROUNDS
  const most = Math.max(2, Math.floor(MOST ** (1 / issues.length)))
  const values = issues.map(({ kind }) => {
    if (kind.kind === 'options') return kind.options
    const grid = gridOf(kind)
    return evenPlaces(grid, most).map(grid.valueAt)
  })
  const declaration = declarationOf(issues, mine ?? inventedValues(issues, seeded(seed + INVENTED)))
  const own = issues.map(({ kind }, k) =>
    (values[k] ?? []).map((value) => {
      const valuation = declaration.valuations[k]
      return valuation ? scoreOf(specOf(kind), valuation, engineValue(kind, value)) : 0
    }),
  )
  const random = seeded(seed)
  const invented = Array.from({ length: others }, (_, at) => ({
    id: `invented ${at + 1}`,
    reservation: NO_DEAL,
    scores: opposed(own, random),
  }))
  const domain = compileDomain([{ id: 'me', reservation: declaration.batna, scores: own }, ...invented])
  const mineRanked = rankingOf(domain, 0)
  onProgress(1, steps)
  const strategies = domain.parties.map((_, party) => {
    const made = strategyOf(
      party === 0 ? way : (WAYS[Math.floor(random() * (WAYS.length - 1))] ?? 'linear'),
      domain,
      party,
      seeded(seed + party + 1),
    )
    onProgress(party + 2, steps)
    return made
  })
  const run = simulate(domain, strategies, {
    ...DEFAULT_SETTINGS,
    // On an amount or a day coming nearer is giving way, not only taking up what another named.
    kinds: issues.map(({ kind }, k) =>
      kind.kind === 'options'
        ? { kind: 'options' }
        : { kind: 'range', min: 0, max: Math.max(1, (values[k]?.length ?? 1) - 1) },
    ),
    bounds: { ...DEFAULT_SETTINGS.bounds, rounds: ROUNDS },
    onRound: (round) => onProgress(others + 2 + round, steps),
  })
  const points = (outcome: number) => {
    const worth = mineRanked.worth[outcome] ?? NEVER
    return worth === NEVER ? null : Math.round(worth)
  }
  const { ending } = run
  const agreed = ending.kind === 'agreement' ? ending.outcome : null
  return {
    artefact: artefactOf(
      issues.map(({ issue }) => String(issue)),
      (k, option) => values[k]?.[option] ?? '',
      run.steps,
      ending,
    ),
    offers: run.steps.flatMap(({ round, party, move, outcome }) =>
      move.type === 'offer' && outcome !== undefined ? [{ round, party, points: points(outcome) }] : [],
    ),
    accepted: run.steps.flatMap(({ round, party, move }) =>
      move.type === 'accept' ? [{ round, party }] : [],
    ),
    points: agreed === null ? null : points(agreed),
    alternative: declaration.batna,
    below: agreed !== null && (mineRanked.worth[agreed] ?? NEVER) < declaration.batna,
  }
}

function strategyOf(way: Way, domain: Domain, party: number, random: () => number): Strategy {
  const own: Ranking = rankingOf(domain, party)
  switch (way) {
    case 'boulware':
    case 'linear':
    case 'conceder':
      return timeDependent(own, way, random)
    case 'tit-for-tat':
      return titForTat(own, random)
    case 'micro':
      return micro(own, random)
    case 'planner':
      return concessionPlanner(domain, party, own)
  }
}
