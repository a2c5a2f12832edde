import type { Rule } from './domain'

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
  /** Whose acceptance makes a package pass; undefined where it takes everybody's. */
  readonly rule?: Rule
  /** Rounds after which the charter stops the offers; undefined where it sets none. */
  readonly rounds?: number
  /** Offers have stopped: a package helps now or not at all. */
  readonly stopped?: boolean
}

/** The round that is being played, from 1. */
export const roundOf = ({ offers }: CoarseView): number => Math.max(1, ...offers.map(({ round }) => round))

/** How much of the time for offers is over, from 0 to 1; half of it where none is set. */
export function timeOf(view: CoarseView): number {
  if (view.stopped) return 1
  if (view.rounds === undefined) return 0.5
  return Math.min(1, (roundOf(view) - 1) / Math.max(1, view.rounds - 1))
}
