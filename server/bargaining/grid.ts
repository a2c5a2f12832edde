import { millionths, ofMillionths } from '@/server/protocol/amounts'
import type { IssueValues } from '@/server/protocol/bargaining-commands'
import type { IssueKind } from '@/server/protocol/statements'
import { PARTS } from './declared'
import { dayNumber, dayOf } from './valuation'

/**
 * The values that an issue of the record can take, in order, by their places from 0. They are reckoned where somebody
 * asks for them and never listed: a price in cents may have more of them than a machine holds.
 */
export interface Grid {
  readonly count: bigint
  /** The value at a place, as the record has it. */
  readonly valueAt: (place: bigint) => string
  /** Where the last value lies that is no more than this one; −1 before the first, and beyond the last further still. */
  readonly placeOf: (value: string) => bigint
}

/** Throws RangeError for an issue that cannot take values. */
export function gridOf(kind: IssueKind): Grid {
  switch (kind.kind) {
    case 'text':
      throw new RangeError('Free text takes no values')
    case 'options':
      return {
        count: BigInt(kind.options.length),
        valueAt: (place) => kind.options[Number(place)] ?? '',
        placeOf: (value) => BigInt(kind.options.indexOf(value)),
      }
    case 'amount': {
      const [least, most] = [millionths(kind.min ?? '0'), millionths(kind.max ?? '0')]
      return kind.step ? steps(least, most, millionths(kind.step)) : evenParts(least, most)
    }
    case 'date': {
      const first = BigInt(dayNumber(kind.first ?? ''))
      return {
        count: BigInt(dayNumber(kind.last ?? '')) - first + 1n,
        valueAt: (place) => dayOf(Number(first + place)),
        placeOf: (value) => BigInt(dayNumber(value)) - first,
      }
    }
  }
}

function steps(least: bigint, most: bigint, step: bigint): Grid {
  return {
    count: (most - least) / step + 1n,
    valueAt: (place) => ofMillionths(least + place * step),
    placeOf: (value) => quotient(millionths(value) - least, step),
  }
}

/** Parts that are no whole millionths are rounded to them. */
function evenParts(least: bigint, most: bigint): Grid {
  const span = most - least
  const parts = span < PARTS ? span : BigInt(PARTS)
  if (parts === 0n)
    return {
      count: 1n,
      valueAt: () => ofMillionths(least),
      placeOf: (value) => (millionths(value) < least ? -1n : 0n),
    }
  return {
    count: parts + 1n,
    valueAt: (place) => ofMillionths(least + (2n * span * place + parts) / (2n * parts)),
    placeOf: (value) => quotient(parts * (2n * (millionths(value) - least) + 1n) - 1n, 2n * span),
  }
}

/** Rounded down, also below zero. */
function quotient(of: bigint, by: bigint): bigint {
  return of < 0n ? -((by - 1n - of) / by) : of / by
}

/** Places evenly apart from the first on, `most` of them or fewer; all where there are no more. */
export function evenPlaces({ count }: Grid, most: number): bigint[] {
  const every = (count + BigInt(most) - 1n) / BigInt(most)
  return Array.from({ length: Number((count + every - 1n) / every) }, (_, at) => BigInt(at) * every)
}

/**
 * Values evenly over the range of an issue, `most` of them or fewer, and besides them the last and those of `also` that
 * it can take, in order; of options all.
 */
export function spreadOver(kind: IssueKind, most: number, also: readonly string[] = []): string[] {
  if (kind.kind === 'options') return kind.options
  const grid = gridOf(kind)
  const named = also.map(grid.placeOf).filter((place, at) => isAt(kind, grid, place, also[at] ?? ''))
  return inOrder([...evenPlaces(grid, most), grid.count - 1n, ...named]).map(grid.valueAt)
}

/** Amounts may be written in several ways. */
function isAt({ kind }: IssueKind, { count, valueAt }: Grid, place: bigint, value: string): boolean {
  if (place < 0n || place >= count) return false
  const found = valueAt(place)
  return kind === 'amount' ? millionths(found) === millionths(value) : found === value
}

/**
 * Places among which are the best and the worst for whoever values the issue like this, whatever lies between: of options
 * all, else both ends, and what lies at and beside each bend and each red line. From one to the next, worth only rises or
 * only falls.
 */
export function tellingPlaces(grid: Grid, values: IssueValues): bigint[] {
  const last = grid.count - 1n
  if (values.kind === 'options') return evenPlaces(grid, values.points.length)
  const turns = turnsOf(values).map(grid.placeOf)
  const beside = turns.flatMap((place) => [place - 1n, place, place + 1n])
  return inOrder([0n, ...beside, last].filter((place) => place >= 0n && place <= last))
}

function turnsOf(values: Exclude<IssueValues, { kind: 'options' }>): string[] {
  const bends = values.points.map(({ at }) => at)
  const ends =
    values.kind === 'amount'
      ? [values.neverBelow, values.neverAbove]
      : [values.neverBefore, values.neverAfter]
  return [...bends, ...ends.flatMap((end) => end ?? [])]
}

export function inOrder(places: readonly bigint[]): bigint[] {
  return [...new Set(places)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}
