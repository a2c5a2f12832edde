import type { CoarseView, SaidOf, SeenOffer, SharedSignals } from '@/server/bargaining/coarse'
import { type Domain, optionsOf, utilitiesOf } from '@/server/bargaining/domain'
import { livableDeals } from '@/server/bargaining/livable'
import { bestLivable, proposePackages } from '@/server/bargaining/proposals'
import { dealOfOutcome, outcomeOfDeal } from '@/server/bargaining/ranking'
import { seeded } from '@/server/bargaining/seeded'
import type { Strategy } from '@/server/bargaining/strategies'
import { knowingAll } from './knowing'
import { productOf, ROSTERS, type Roster, type Table } from './table'

export const ROUNDS = 20
/** Packages asked about in a round, by whoever asks. */
const QUESTIONS = 4

export const KINDS = ['ranks shared', 'offers alone', 'random', 'all known'] as const
type Kind = (typeof KINDS)[number]
export type Played = {
  agreed: boolean
  /** Of the largest Nash product; nothing where there is no agreement. */
  share: number
  /** Somebody accepted what is worth less to them than no deal. */
  below: boolean
  /** The round after which a package was there that all could live with. */
  livable: number | null
}

/**
 * One game. In each round every party makes an offer by its strategy, then all say whether they could live with up to
 * four packages; who could has come that far, and is heard to. At the end the package is put to all that seems best of those that all could
 * live with. Whoever asks at random knows no better than the last of them.
 */
export function play(table: Table, roster: Roster, kind: Kind): Played {
  const { problem, rankings } = table
  const { domain, ordered, seed } = problem
  const parties = domain.parties.length
  const random = seeded(seed * 7 + 1)
  const makers = ROSTERS[roster]
  const strategies = rankings.map((own, p) => {
    const make = makers[(seed + p) % makers.length] ?? makers[0]
    return make(own, seeded(seed * 31 + p), domain, p)
  })
  const issues = domain.scores.map((_, k) => ({
    options: optionsOf(domain, k),
    ordered: ordered[k] ?? false,
  }))
  const offers: SeenOffer[] = []
  const said: SaidOf[] = []
  const shared = kind === 'ranks shared' ? domain.parties.map((_, p) => ranksOf(domain, p)) : []
  const view: CoarseView = { parties, issues, offers, said, shared, rule: domain.rule, rounds: ROUNDS }
  const knowing = knowingAll(table, strategies)
  const questions = (time: number): (readonly number[])[] => {
    switch (kind) {
      case 'random':
        return Array.from({ length: QUESTIONS }, () =>
          issues.map(({ options }) => Math.floor(random() * options)),
        )
      case 'all known':
        return knowing(time, QUESTIONS, livableDeals(view))
      case 'ranks shared':
      case 'offers alone':
        return proposePackages(view, ['nash']).map(({ deal }) => deal)
    }
  }
  let livable: number | null = null
  for (let round = 1; round <= ROUNDS; round++) {
    const time = (round - 1) / (ROUNDS - 1)
    strategies.forEach((strategy, party) => {
      const outcome = strategy.offers(time)
      if (outcome === undefined) return
      offers.push({ round, party, deal: dealOfOutcome(domain, outcome) })
      heard(strategies, outcome, party)
    })
    const asked = questions(time)
    for (const deal of asked) {
      const outcome = outcomeOfDeal(domain, deal)
      const answers = strategies.map((strategy) => strategy.accepts(outcome, time))
      answers.forEach((could, party) => {
        said.push({ round, party, deal, could })
        if (could) heard(strategies, outcome, party)
      })
    }
    if (livable === null && livableDeals(view).size > 0) livable = round
  }
  const found = [...livableDeals(view)].map((key) => key.split(',').map(Number))
  const last =
    kind === 'random'
      ? found.toReversed()
      : kind === 'all known'
        ? found.toSorted((a, b) => productOf(domain, b) - productOf(domain, a))
        : bestLivable(view, 'nash')
  return { ...concluded(table, strategies, last), livable }
}

function heard(strategies: readonly Strategy[], outcome: number, by: number): void {
  strategies.forEach((strategy, p) => {
    if (p !== by) strategy.hears(outcome, by)
  })
}

/** Each package is put to all in turn, until one is accepted by the rule. */
function concluded(
  { problem: { domain }, best }: Table,
  strategies: readonly Strategy[],
  packages: readonly (readonly number[])[],
): Pick<Played, 'agreed' | 'share' | 'below'> {
  const { minAgree, veto } = domain.rule
  for (const deal of packages) {
    const accepts = strategies.map((strategy) => strategy.accepts(outcomeOfDeal(domain, deal), 1))
    if (accepts.filter(Boolean).length < minAgree || veto.some((p) => !accepts[p])) continue
    const below = utilitiesOf(domain, deal).some(
      (worth, p) => accepts[p] === true && worth < (domain.thresholds[p] ?? 0),
    )
    return { agreed: true, share: productOf(domain, deal) / best, below }
  }
  return { agreed: false, share: 0, below: false }
}

/** What a party shares if it shares ranks: the order of its issues by how far each reaches, and nothing of how much. */
function ranksOf(domain: Domain, party: number): SharedSignals {
  const n = domain.parties.length
  const reach = domain.scores.map((rows) => {
    const own = rows.filter((score, cell) => cell % n === party && Number.isFinite(score))
    return Math.max(...own) - Math.min(...own)
  })
  const order = [...reach.keys()].sort((a, b) => (reach[b] ?? 0) - (reach[a] ?? 0))
  return { party, ranks: reach.map((_, k) => order.indexOf(k) + 1), acceptable: reach.map(() => undefined) }
}
