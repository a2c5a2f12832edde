import type { Table } from './table'

export interface Bounds {
  readonly rounds: number
  readonly offers: number
  /** Wall clock, in milliseconds. */
  readonly elapsed: number
}

export type BoundHit = 'rounds' | 'offers' | 'elapsed'

/**
 * Asked before every step: the bound that forbids it. A bound stops further moves and asks the people; it never
 * ends a negotiation by itself.
 */
export function boundHit(table: Table, bounds: Bounds, elapsed: number): BoundHit | undefined {
  if (table.round > bounds.rounds) return 'rounds'
  if (table.offers >= bounds.offers && !table.standing) return 'offers'
  if (elapsed >= bounds.elapsed) return 'elapsed'
  return undefined
}

/** What a judge apart from all parties finds; it moves nothing. */
type Finding =
  | { readonly kind: 'continue' }
  | { readonly kind: 'agreement'; readonly offer: number }
  | { readonly kind: 'no deal'; readonly reason: 'walked' }
  | { readonly kind: 'ask'; readonly reason: BoundHit | 'stagnation' }

/** The termination judge: sees the table, the bounds and the public movement, and no party's valuation. */
export function judge(table: Table, bounds: Bounds, elapsed: number, stagnant: boolean): Finding {
  if (table.ended?.kind === 'agreed') return { kind: 'agreement', offer: table.ended.offer }
  if (table.ended?.kind === 'walked') return { kind: 'no deal', reason: 'walked' }
  const hit = boundHit(table, bounds, elapsed)
  if (hit) return { kind: 'ask', reason: hit }
  return stagnant ? { kind: 'ask', reason: 'stagnation' } : { kind: 'continue' }
}
