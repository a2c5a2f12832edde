import { millionths } from '@/server/protocol/amounts'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { IssueKind } from '@/server/protocol/statements'
import { type DeclaredIssue, declarationOf, engineValue, specOf } from './declared'
import { NEVER } from './domain'
import { evenPlaces, type Grid, gridOf, inOrder, tellingPlaces } from './grid'
import { MOST_RANKED, type Ranking, rankingOf } from './ranking'
import { dayNumber, domainOf, type IssueValue, scoreOf } from './valuation'

/** The values of one issue that packages are made of: all it can take, or only those at some places. */
export type Row = {
  readonly issue: number
  readonly kind: IssueKind
  readonly grid: Grid
  /** In order; null for all. */
  readonly places: readonly bigint[] | null
  readonly size: number
}

/** Most values of an issue that are all looked at; of more, so many. */
const MOST_WHOLE = 120_000
const MOST_CHOSEN = 20_000
/** Where amounts and days are thinned so that packages can be ranked, so many packages are enough. */
const ENOUGH = 200_000n

/** There are more packages than can be ranked, however few amounts and days are looked at. */
export class TooManyPackages extends RangeError {}

/**
 * What a party's packages are made of: every value, as long as they can all be listed and ranked; otherwise of amounts
 * and days evenly some, the party's best and worst among them. The same issues and values, the same rows.
 *
 * @throws TooManyPackages where that is not enough
 */
export function rowsOf(issues: readonly DeclaredIssue[], declared: DeclaredValues): Row[] {
  const grids = issues.map(({ kind }) => gridOf(kind))
  const shares = sharesOf(issues.map(({ kind }, k) => ({ kind: kind.kind, count: grids[k]?.count ?? 0n })))
  return issues.map(({ issue, kind }, k) => {
    const grid = grids[k] ?? gridOf(kind)
    const share = shares[k] ?? 0
    const all = grid.count <= BigInt(share)
    const places = all ? null : chosenPlaces({ issue, kind }, grid, declared, share)
    return { issue, kind, grid, places, size: places?.length ?? Number(grid.count) }
  })
}

/** How many values of each issue are looked at: where not all are, the short issues leave room to the long ones. */
function sharesOf(issues: readonly { kind: IssueKind['kind']; count: bigint }[]): number[] {
  const shares = issues.map(({ count }) => (count > MOST_WHOLE ? MOST_CHOSEN : Number(count)))
  const product = (counts: readonly number[]) => counts.reduce((so, count) => so * BigInt(count), 1n)
  if (product(shares) <= MOST_RANKED) return shares
  const isLong = (k: number) => issues[k]?.kind !== 'options'
  const long = [...shares.keys()]
    .filter(isLong)
    .sort((one, other) => (shares[one] ?? 0) - (shares[other] ?? 0))
  if (long.length === 0) throw tooMany()
  let room = Number(ENOUGH / product(shares.filter((_, k) => !isLong(k))))
  long.forEach((k, before) => {
    const count = shares[k] ?? 0
    const share = Math.min(count, MOST_CHOSEN, wholeRoot(room, long.length - before))
    if (share < Math.min(2, count)) throw tooMany()
    shares[k] = share
    room = Math.floor(room / share)
  })
  return shares
}

const tooMany = () => new TooManyPackages('There are too many packages to rank')

/** The largest whole number whose power is no more than this. */
function wholeRoot(of: number, power: number): number {
  const near = Math.round(of ** (1 / power))
  return near ** power <= of ? near : near - 1
}

/** The best, the worst and both ends come first; between them places lie evenly. */
function chosenPlaces(
  { issue, kind }: DeclaredIssue,
  grid: Grid,
  declared: DeclaredValues,
  share: number,
): bigint[] {
  const last = grid.count - 1n
  const kept = [...new Set([...extremes({ issue, kind }, grid, declared), 0n, last])].slice(0, share)
  const more = share - kept.length
  const between = Array.from({ length: more }, (_, at) => (last * BigInt(at + 1)) / BigInt(more + 1))
  return inOrder([...kept, ...between])
}

/** Where the party's best and worst values lie; what it will never take is no value to it. */
function extremes(one: DeclaredIssue, grid: Grid, declared: DeclaredValues): bigint[] {
  const values = declared.values.find(({ issue }) => issue === one.issue)
  const [valuation] = declarationOf([one], declared).valuations
  if (!values || !valuation) return []
  const scored = tellingPlaces(grid, values)
    .map((place) => ({
      place,
      score: scoreOf(specOf(one.kind), valuation, engineValue(one.kind, grid.valueAt(place))),
    }))
    .filter(({ score }) => score !== NEVER)
    .sort((some, other) => other.score - some.score)
  return [scored.at(0), scored.at(-1)].flatMap((found) => found?.place ?? [])
}

export const packagesIn = (rows: readonly Row[]): number =>
  rows.reduce((product, { size }) => product * size, 1)

/** The packages of `rowsOf` as the party ranks them. With very many it takes seconds. */
export function rankPackages(issues: readonly DeclaredIssue[], declared: DeclaredValues): Ranking {
  const rows = rowsOf(issues, declared)
  const declaration = declarationOf(issues, declared)
  const specs = issues.map(({ kind }) => specOf(kind))
  return rankingOf(domainOf(specs, [{ party: '', declaration }], undefined, rows.map(listed)), 0)
}

function listed({ kind, grid, places, size }: Row): IssueValue[] {
  return (places ?? evenPlaces(grid, size)).map((place) => engineValue(kind, grid.valueAt(place)))
}

/** The value at a place of a row, as the record has it. */
export const valueIn = ({ grid, places }: Row, at: number): string =>
  grid.valueAt(places === null ? BigInt(at) : (places[at] ?? 0n))

/** Which value of a row is nearest to this one; of two that are as near, the first. */
export function nearestIn(row: Row, value: string): number {
  const { kind, grid, places, size } = row
  const place = grid.placeOf(value)
  const below = places === null ? Number(place) : lastUpTo(places, place)
  const at = Math.max(0, Math.min(size - 1, below))
  if (kind.kind === 'options' || below < 0 || at === size - 1) return at
  const apart = (one: number) => distance(kind, valueIn(row, one), value)
  return apart(at + 1) < apart(at) ? at + 1 : at
}

function distance({ kind }: IssueKind, one: string, other: string): bigint {
  const size = (value: string) => (kind === 'amount' ? millionths(value) : BigInt(dayNumber(value)))
  const apart = size(one) - size(other)
  return apart < 0n ? -apart : apart
}

function lastUpTo(places: readonly bigint[], place: bigint): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? place) <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}
