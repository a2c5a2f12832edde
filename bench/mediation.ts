import type { CoarseView, SaidOf, SeenOffer, SharedSignals } from '@/server/bargaining/coarse'
import { compileDomain, type Domain, optionsOf, utilitiesOf } from '@/server/bargaining/domain'
import { paretoFrontier } from '@/server/bargaining/frontier'
import { rationalSolutions } from '@/server/bargaining/frontier-solutions'
import { proposePackages } from '@/server/bargaining/proposals'
import { dealOfOutcome, outcomeOfDeal, type Ranking, rankingOf } from '@/server/bargaining/ranking'
import { seeded } from '@/server/bargaining/seeded'
import { micro, type Strategy, timeDependent, titForTat } from '@/server/bargaining/strategies'

const ROUNDS = 20
const GAMES = 60
const ISSUES = 5
const OPTIONS = 4

type Kind = 'ranks shared' | 'offers alone' | 'random'
type Played = { agreed: boolean; share: number; below: boolean }

/** Scores from random weights and values; reservations below the best deal for all, so that a deal exists. */
function game(parties: number, seed: number): Domain | null {
  const random = seeded(seed)
  const tables = Array.from({ length: parties }, (_, p) => {
    const raw = Array.from({ length: ISSUES }, () => 0.2 + random())
    const whole = raw.reduce((a, b) => a + b, 0)
    const scores = raw.map((weight) => {
      const values = Array.from({ length: OPTIONS }, () => random())
      const most = Math.max(...values)
      return values.map((value) => Math.round((1_000 * weight * value) / (whole * most)))
    })
    return { id: `p${p}`, reservation: Math.round(350 + 200 * random()), scores }
  })
  const domain = compileDomain(tables)
  return nashOf(domain) === null ? null : domain
}

function nashOf(domain: Domain): number | null {
  const frontier = paretoFrontier(domain, { candidates: 5_000_000 })
  const best = frontier && rationalSolutions(domain, frontier).nash
  return best ? productOf(domain, best.deal) : null
}

function productOf(domain: Domain, deal: readonly number[]): number {
  return utilitiesOf(domain, deal).reduce(
    (product, worth, p) => product * (worth - (domain.reservations[p] ?? 0)),
    1,
  )
}

const STRATEGIES: ((own: Ranking, random: () => number) => Strategy)[] = [
  (own, random) => timeDependent(own, 'boulware', random),
  (own, random) => timeDependent(own, 'linear', random),
  (own, random) => timeDependent(own, 'conceder', random),
  titForTat,
  micro,
]

function play(domain: Domain, seed: number, kind: Kind): Played {
  const parties = domain.parties.length
  const random = seeded(seed * 7 + 1)
  const own = domain.parties.map((_, p) => rankingOf(domain, p))
  const strategies = own.map((ranking, p) => {
    const make = STRATEGIES[(seed + p) % STRATEGIES.length] ?? titForTat
    return make(ranking, seeded(seed * 31 + p))
  })
  const offers: SeenOffer[] = []
  const said: SaidOf[] = []
  const shared: SharedSignals[] = kind === 'ranks shared' ? own.map((_, p) => ranksOf(domain, p)) : []
  const issues = domain.scores.map((_, k) => ({ options: optionsOf(domain, k), ordered: false }))
  for (let round = 0; round < ROUNDS; round++) {
    const time = round / (ROUNDS - 1)
    for (let party = 0; party < parties; party++) {
      const outcome = strategies[party]?.offers(time)
      if (outcome === undefined) continue
      offers.push({ round, party, deal: dealOfOutcome(domain, outcome) })
      strategies.forEach((strategy, p) => {
        if (p !== party) strategy.hears(outcome, party)
      })
    }
    const view: CoarseView = { parties, issues, offers, said, shared }
    // What is tried anew is what the parties were not asked before; nobody is asked more than the others.
    const deals =
      kind === 'random'
        ? Array.from({ length: 4 }, () => issues.map(({ options }) => Math.floor(random() * options)))
        : proposePackages(view).map(({ deal }) => deal)
    for (const deal of deals) {
      const outcome = outcomeOfDeal(domain, deal)
      const answers = strategies.map((strategy, party) => ({
        round,
        party,
        deal,
        could: strategy.accepts(outcome, time),
      }))
      said.push(...answers)
      if (answers.every(({ could }) => could)) return ended(domain, deal)
    }
  }
  return { agreed: false, share: 0, below: false }
}

function ended(domain: Domain, deal: readonly number[]): Played {
  const below = utilitiesOf(domain, deal).some((worth, p) => worth < (domain.thresholds[p] ?? 0))
  const best = nashOf(domain) ?? 1
  return { agreed: true, share: best > 0 ? productOf(domain, deal) / best : 1, below }
}

/** What a party shares if it shares ranks: the order of its issues, and nothing of how much. */
function ranksOf(domain: Domain, party: number): SharedSignals {
  const n = domain.parties.length
  const most = domain.scores.map((rows) => {
    let found = 0
    for (let at = party; at < rows.length; at += n) found = Math.max(found, rows[at] ?? 0)
    return found
  })
  const order = [...most.keys()].sort((a, b) => (most[b] ?? 0) - (most[a] ?? 0))
  return { party, ranks: most.map((_, k) => order.indexOf(k) + 1), acceptable: most.map(() => undefined) }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** How a mediator that sees offers and chosen signals does against one that proposes at random. */
export async function mediationBench(): Promise<void> {
  for (const parties of [2, 3, 6]) {
    const games: [Domain, number][] = []
    for (let seed = 1; games.length < GAMES; seed++) {
      const domain = game(parties, seed * 101 + parties)
      if (domain) games.push([domain, seed])
    }
    for (const kind of ['ranks shared', 'offers alone', 'random'] as const) {
      const played = games.map(([domain, seed]) => play(domain, seed, kind))
      const agreed = played.filter((one) => one.agreed)
      const below = played.filter((one) => one.below).length
      const rooted = median(played.map(({ share }) => share ** (1 / parties)))
      console.log(
        `${parties} parties, ${kind}: agreed within ${ROUNDS} rounds ${percent(agreed.length / played.length)}, ` +
          `median share of the Nash product ${percent(median(played.map(({ share }) => share)))} ` +
          `(per party ${percent(rooted)}), where agreed ${percent(median(agreed.map(({ share }) => share)))}, ` +
          `deals below a reservation ${below}`,
      )
      if (below > 0) throw new Error('a deal lies below a reservation')
    }
  }
}
