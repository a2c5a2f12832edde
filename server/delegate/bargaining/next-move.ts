import type { Ranking } from '@/server/bargaining/ranking'
import { seeded } from '@/server/bargaining/seeded'
import { micro, type Strategy, timeDependent, titForTat } from '@/server/bargaining/strategies'
import type { PackageValue } from '@/server/protocol/bargaining-commands'
import type { Offer } from '@/server/protocol/bargaining-state'
import { standingOffer, stoppedAt, toMove } from '@/server/protocol/bargaining-table'
import type { CommandOf } from '@/server/protocol/commands'
import type { Instant } from '@/server/protocol/ids'
import { taggedHash } from '@/server/record/hash'
import { belowAlternative, type OwnSide, type Packages, packagesOf } from './own-side'

/** Ways to bargain that are built in. Which one a party uses is its own secret. */
export const STRATEGIES = ['boulware', 'linear', 'conceder', 'tit-for-tat', 'micro'] as const
export type StrategyName = (typeof STRATEGIES)[number]

export type OfferMove = CommandOf<'MakeOffer'> | CommandOf<'CounterOffer'> | CommandOf<'RejectOffer'>

/** What a delegate would do now. Accepting and walking bind, so they are told to its party and done by nobody else. */
export type NextMove =
  | { kind: 'move'; command: OfferMove }
  | { kind: 'would-accept'; offer: number }
  /** No package is worth as much to the party as no deal: computed from its values. */
  | { kind: 'would-walk' }
  /** A model's guess, which nobody has computed. */
  | { kind: 'expects-no-deal' }
  | { kind: 'waits'; for: 'turn' | 'declarations' }
  | { kind: 'over'; why: 'ended' | 'stopped' }

/** A delegate that does nothing now. */
export type Held = Exclude<NextMove, { kind: 'move' }>

/** Rounds over which a strategy gives way where the charter bounds none. */
const USUAL_ROUNDS = 20

/** `ranking`: what `rankPackages` gives for this party, where it was made elsewhere. */
export function nextMove(side: OwnSide, strategy: StrategyName, at: Instant, ranking?: Ranking): NextMove {
  const idle = idleNow(side, at)
  if (idle) return idle
  const packages = packagesOf(side, ranking)
  const made = played(side, packages, strategy)
  const time = timeAt(side, side.bargaining.table.round)
  const standing = answerable(side)
  if (standing && wouldAccept(side, packages, made, standing, time))
    return { kind: 'would-accept', offer: standing.offer }
  if (standing && side.bargaining.terms.protocol === 'parallel')
    return { kind: 'move', command: { type: 'RejectOffer', digest: standing.digest, note: '' } }
  const outcome = made.offers(time)
  if (outcome === undefined) return { kind: 'would-walk' }
  return { kind: 'move', command: offerOf(standing, packages.valuesOf(outcome)) }
}

/** Why nothing is to be done now; null when the move is the party's. */
export function idleNow({ bargaining, party }: OwnSide, at: Instant): Held | null {
  if (bargaining.table.ended) return { kind: 'over', why: 'ended' }
  if (stoppedAt(bargaining, at)) return { kind: 'over', why: 'stopped' }
  if (bargaining.parties.some((one) => !bargaining.declared.some((by) => by.party === one)))
    return { kind: 'waits', for: 'declarations' }
  return toMove(bargaining).includes(party) ? null : { kind: 'waits', for: 'turn' }
}

/** The offer that the party has still to answer. */
export function answerable({ bargaining, party }: OwnSide): Offer | null {
  const standing = standingOffer(bargaining)
  return standing && standing.party !== party ? standing : null
}

export function offerOf(standing: Offer | null, values: PackageValue[]): OfferMove {
  return standing
    ? { type: 'CounterOffer', answers: standing.digest, values, note: '' }
    : { type: 'MakeOffer', values, note: '' }
}

function wouldAccept(
  side: OwnSide,
  { nearest }: Packages,
  strategy: Strategy,
  { values }: Offer,
  time: number,
): boolean {
  return !belowAlternative(side, values) && strategy.accepts(nearest(values), time)
}

/** A strategy that has lived through the offers so far: the same record gives the same next move, also after a restart. */
function played(side: OwnSide, { ranking, nearest }: Packages, name: StrategyName): Strategy {
  const { state, bargaining, party } = side
  const seed = Number.parseInt(
    taggedHash('parley/strategy/v1', `${state.negotiation} ${party}`).slice(0, 8),
    16,
  )
  const strategy = strategyNamed(name, ranking, seeded(seed))
  for (const offer of bargaining.offers)
    if (offer.party === party) strategy.offers(timeAt(side, offer.round))
    else strategy.hears(nearest(offer.values), bargaining.parties.indexOf(offer.party))
  return strategy
}

function strategyNamed(name: StrategyName, ranking: Ranking, random: () => number): Strategy {
  if (name === 'micro') return micro(ranking, random)
  return name === 'tit-for-tat' ? titForTat(ranking, random) : timeDependent(ranking, name, random)
}

function timeAt({ bargaining }: OwnSide, round: number): number {
  const rounds = bargaining.terms.bounds.rounds ?? USUAL_ROUNDS
  return Math.min(1, (round - 1) / Math.max(1, rounds - 1))
}
