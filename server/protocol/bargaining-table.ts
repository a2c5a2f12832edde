import { type BoundHit, boundHit } from '@/server/bargaining/bounds'
import { isStagnant, type IssueKind as Movement } from '@/server/bargaining/stagnation'
import { type Illegality, illegality, type Move, type Table } from '@/server/bargaining/table'
import { dayNumber } from '@/server/bargaining/valuation'
import type { StopCause } from './bargaining-events'
import type { Bargaining, Offer, TableNow } from './bargaining-state'
import type { Instant, PartyId } from './ids'
import { issuesOf } from './packages'
import type { Refusal } from './refusal'
import type { Matter } from './state'
import type { IssueKind } from './statements'

export const FIRST_TABLE: TableNow = { turn: 0, round: 1, offers: 0, standing: null, ended: null }

/** The table as the pure rules of bargaining know it: parties by their place. */
export function tableOf({ terms, parties, table }: Bargaining): Table {
  const at = (party: PartyId) => parties.indexOf(party)
  const { standing, ended } = table
  return {
    protocol: terms.protocol,
    parties: parties.length,
    rule: terms.rule
      ? {
          minAgree: Math.min(terms.rule.atLeast, parties.length),
          veto: terms.rule.veto.map(at).filter((place) => place >= 0),
        }
      : { minAgree: parties.length, veto: [] },
    turn: table.turn,
    round: table.round,
    offers: table.offers,
    standing: standing ?? undefined,
    ended:
      ended === null
        ? undefined
        : ended === 'agreed'
          ? { kind: 'agreed', offer: table.offers }
          : { kind: 'walked', by: 0 },
  }
}

export function tableNow(table: Table): TableNow {
  const { turn, round, offers, standing, ended } = table
  return { turn, round, offers, standing: standing ?? null, ended: ended?.kind ?? null }
}

export const standingOffer = ({ table, offers }: Bargaining): Offer | null =>
  table.standing ? (offers[table.standing.number - 1] ?? null) : null

/** Who may move now: whose turn it is, or in a parallel round whoever has not answered. */
export function toMove({ terms, table, parties }: Bargaining): PartyId[] {
  if (table.ended) return []
  const { standing } = table
  if (terms.protocol === 'parallel' && standing)
    return parties.filter((_, place) => standing.answers[place] === 'open')
  return parties.filter((_, place) => place === table.turn)
}

/** Why the party may not make this move; null where the rules of the table allow it. */
export function illegal(bargaining: Bargaining, party: PartyId, move: Move): Refusal | null {
  const place = bargaining.parties.indexOf(party)
  if (place < 0) return { code: 'NotAtTheTable' }
  const found = illegality(tableOf(bargaining), place, move)
  return found ? inRefusal(bargaining, found) : null
}

function inRefusal(bargaining: Bargaining, found: Illegality): Refusal {
  switch (found) {
    case 'Ended':
      return { code: 'BargainingEnded' }
    case 'NotYourTurn':
      return { code: 'NotYourMove', parties: toMove(bargaining) }
    case 'NothingStands':
      return { code: 'NothingStands' }
    case 'Superseded':
      return { code: 'OfferSuperseded', standing: bargaining.table.standing?.number ?? null }
    case 'OwnOffer':
      return { code: 'OwnOffer' }
    case 'AlreadyAnswered':
      return { code: 'OfferAnswered' }
    case 'AnswersOutstanding':
      return { code: 'AnswersOutstanding', parties: toMove(bargaining) }
  }
}

const MINUTE = 60_000
const CAUSE: Record<BoundHit, StopCause> = { rounds: 'rounds', offers: 'offers', elapsed: 'minutes' }

/** What forbids any further move at this moment, asked before each. */
export function stoppedAt(bargaining: Bargaining, at: Instant): StopCause | null {
  return bargaining.stopped?.cause ?? bound(bargaining, Date.parse(at) - Date.parse(bargaining.since.at))
}

function bound(bargaining: Bargaining, elapsed: number): StopCause | null {
  const { rounds, offers, minutes } = bargaining.terms.bounds
  const hit = boundHit(
    tableOf(bargaining),
    {
      rounds: rounds ?? Number.POSITIVE_INFINITY,
      offers: offers ?? Number.POSITIVE_INFINITY,
      elapsed: minutes === null ? Number.POSITIVE_INFINITY : minutes * MINUTE,
    },
    elapsed,
  )
  return hit ? CAUSE[hit] : null
}

/** What a move brought to a stop, apart from time. A judgement over what all can see, and no party's values. */
export function stopAfter(state: Matter, after: Bargaining, roundBefore: number): StopCause | null {
  if (after.table.ended) return null
  const hit = bound(after, 0)
  if (hit) return hit
  return after.table.round > roundBefore && stagnates(state, after) ? 'stagnation' : null
}

function stagnates(state: Matter, { terms, table, since, offers, issues, parties }: Bargaining): boolean {
  const { stagnation } = terms
  if (!stagnation || table.round - stagnation.rounds < since.round) return false
  const kinds = issuesOf(state, issues).map((one) => one.kind)
  return isStagnant(
    kinds.map((kind) => movementOn(kind, stagnation)),
    offers.map((offer) => ({
      round: offer.round,
      by: parties.indexOf(offer.party),
      package: kinds.map((kind, at) => asNumber(kind, offer.values[at]?.value ?? '')),
    })),
    table.round,
    { rounds: stagnation.rounds, epsilon: 0 },
  )
}

export function movementOn(kind: IssueKind, { amount, days }: { amount: number; days: number }): Movement {
  switch (kind.kind) {
    case 'text':
    case 'options':
      return { kind: 'options' }
    case 'amount':
      return {
        kind: 'range',
        min: Number(kind.min ?? 0),
        max: Number(kind.max ?? 0),
        epsilon: amount / 1_000,
      }
    case 'date': {
      const [min, max] = [dayNumber(kind.first ?? '1970-01-01'), dayNumber(kind.last ?? '1970-01-01')]
      return { kind: 'range', min, max, epsilon: max > min ? days / (max - min) : 0 }
    }
  }
}

/** A value as a number that movement is measured in: an option's place, an amount, or a day. */
export function asNumber(kind: IssueKind, value: string): number {
  switch (kind.kind) {
    case 'text':
      return 0
    case 'options':
      return kind.options.indexOf(value)
    case 'amount':
      return Number(value)
    case 'date':
      return dayNumber(value)
  }
}
