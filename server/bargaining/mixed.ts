import { type Box, bestLeastShare, bestProduct, bestWeighted, gainsAt, highestIn } from './box'
import { bends, type Curve, scoreAt } from './curve'
import { compileDomain, NEVER } from './domain'
import { paretoFrontier } from './frontier'
import type { Solution } from './solution'

/** An issue with options, scored one by one; or a range, scored along a curve. Scores and curves stand per party. */
export type MixedIssue =
  | { readonly kind: 'options'; readonly name: string; readonly scores: readonly (readonly number[])[] }
  | {
      readonly kind: 'range'
      readonly name: string
      readonly min: number
      readonly max: number
      readonly curves: readonly Curve[]
    }

/** A bargaining problem with at least one continuous issue: its deals cannot be counted, its optima still found. */
export interface MixedProblem {
  readonly parties: readonly { readonly id: string; readonly reservation: number }[]
  readonly issues: readonly MixedIssue[]
}

/** Deals hold an option index or a number per issue. Undefined where no deal is acceptable to all. */
interface MixedSolutions {
  readonly utilitarian: Solution | undefined
  readonly utilitarianIR: Solution | undefined
  readonly nash: Solution | undefined
  readonly egalitarian: Solution | undefined
  readonly kalaiSmorodinsky: Solution | undefined
}

/** Most boxes (undominated option picks × straight stretches of the curves) that will be gone through. */
const MOST_BOXES = 200_000

/** What varies in a box: issue, where its stretch begins, how long it is. */
interface Stretch {
  readonly issue: number
  readonly from: number
  readonly length: number
}

interface Piece extends Box {
  readonly picks: readonly number[]
  readonly stretches: readonly Stretch[]
}

/**
 * The named solutions of a mixed problem. Between the bends of all curves utilities are straight, so a choice of
 * options and stretches leaves a box over which each criterion is a small linear or concave programme; of the
 * options only undominated picks matter. Exact to nine decimals. Throws RangeError beyond MOST_BOXES.
 */
export function solveMixed(problem: MixedProblem): MixedSolutions {
  const n = problem.parties.length
  const pieces = piecesOf(problem)
  const ones = new Array<number>(n).fill(1)
  const zeros = new Array<number>(n).fill(0)
  const anywhere = new Array<number>(n).fill(Number.NEGATIVE_INFINITY)
  const sum = (gains: readonly number[]) => gains.reduce((total, gain) => total + gain, 0)
  const present = (found: Found | undefined, value = found?.value ?? 0) =>
    found && presented(problem, found, value)
  const reservations = problem.parties.reduce((total, party) => total + party.reservation, 0)

  const freeSum = best(pieces, sum, (piece) => bestWeighted(piece, ones, anywhere))
  const utilitarian = present(freeSum, (freeSum?.value ?? 0) + reservations)
  const least = best(pieces, minimum, (piece) => bestLeastShare(piece, ones), ascending)
  if (!least || least.value < -1e-9) {
    return {
      utilitarian,
      utilitarianIR: undefined,
      nash: undefined,
      egalitarian: undefined,
      kalaiSmorodinsky: undefined,
    }
  }
  const floors = zeros.map((floor) => Math.min(floor, least.value))
  const sumIR = best(pieces, sum, (piece) => bestWeighted(piece, ones, floors))
  const product = (gains: readonly number[]) => gains.reduce((total, gain) => total * Math.max(0, gain), 1)
  const nash = best(pieces, product, (piece) => {
    const start = bestLeastShare(piece, ones)
    const reached = minimum(gainsAt(piece, start))
    return reached < minimum(floors) ? undefined : reached > 1e-12 ? bestProduct(piece, start) : start
  })
  const ideal = zeros.map((_, p) => {
    const own = zeros.map((__, q) => (p === q ? 1 : 0))
    const worth = (gains: readonly number[]) => gains[p] ?? 0
    return best(pieces, worth, (piece) => bestWeighted(piece, own, floors))?.value ?? 0
  })
  const ranges = ideal.map((range) => (range > 1e-12 ? range : Number.POSITIVE_INFINITY))
  const sharesOf = (gains: readonly number[]) =>
    ascending(
      gains.flatMap((gain, p) => (ranges[p] === Number.POSITIVE_INFINITY ? [] : [gain / (ranges[p] ?? 1)])),
    )
  const share = (gains: readonly number[]) => Math.min(1, ...sharesOf(gains))
  const shared = best(pieces, share, (piece) => shareIn(piece, ranges), sharesOf) ?? {
    ...least,
    value: share(gainsAt(least.piece, least.t)),
  }
  return {
    utilitarian,
    utilitarianIR: present(sumIR, (sumIR?.value ?? 0) + reservations),
    nash: present(nash),
    egalitarian: present(least),
    kalaiSmorodinsky: present(shared),
  }
}

/**
 * A party that cannot gain holds a full share where it is, and loses all of it within this much of a loss; a place
 * where it loses even that little is not taken.
 */
const STUCK = 1e-6

function shareIn(piece: Piece, ranges: readonly number[]): number[] | undefined {
  const stuck = (p: number) => ranges[p] === Number.POSITIVE_INFINITY
  const base = piece.base.map((from, p) => (stuck(p) ? from + STUCK : from))
  const t = bestLeastShare(
    { base, directions: piece.directions },
    ranges.map((range, p) => (stuck(p) ? STUCK : range)),
  )
  return minimum(gainsAt(piece, t)) < -1e-9 ? undefined : t
}

interface Found {
  readonly piece: Piece
  readonly t: readonly number[]
  readonly value: number
}

/**
 * The best piece and place in it; of pieces that differ only by rounding the one with the better list (leximin), and
 * otherwise the first, so that ties do not hang on float noise. Pieces whose most favourable gains are worse are not
 * solved.
 */
function best(
  pieces: readonly Piece[],
  value: (gains: readonly number[]) => number,
  solve: (piece: Piece) => number[] | undefined,
  list: (gains: readonly number[]) => readonly number[] = () => [],
): Found | undefined {
  let found: Found | undefined
  for (const piece of pieces) {
    const margin = found ? 1e-10 * Math.max(1, Math.abs(found.value)) : 0
    if (found && value(highestIn(piece)) < found.value - margin) continue
    const t = solve(piece)
    if (!t) continue
    const gains = gainsAt(piece, t)
    const reached = value(gains)
    if (found && reached <= found.value + margin) {
      if (reached < found.value - margin || !listedHigher(list(gains), list(gainsAt(found.piece, found.t))))
        continue
    }
    found = { piece, t, value: reached }
  }
  return found
}

function listedHigher(mine: readonly number[], theirs: readonly number[]): boolean {
  const differs = mine.findIndex((value, k) => Math.abs(value - (theirs[k] ?? value)) > 1e-9)
  return differs >= 0 && (mine[differs] ?? 0) > (theirs[differs] ?? 0)
}

function ascending(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}

function minimum(values: readonly number[]): number {
  return Math.min(...values)
}

/** All boxes that can matter, in the order of their picks. */
function piecesOf(problem: MixedProblem): Piece[] {
  const choices = problem.issues.map((issue, k): { base: number[]; move: number[]; stretch: Stretch }[] => {
    if (issue.kind === 'options') return []
    const ends = bends(issue.curves, issue.min, issue.max)
    return ends.slice(0, Math.max(1, ends.length - 1)).map((from, s) => {
      const to = ends[s + 1] ?? from
      const base = issue.curves.map((curve) => scoreAt(curve, from))
      const move = issue.curves.map((curve, p) => scoreAt(curve, to) - (base[p] ?? 0))
      return { base, move, stretch: { issue: k, from, length: to - from } }
    })
  })
  const count = (vectors: number) =>
    choices.reduce((product, stretches) => product * (stretches.length || 1), vectors)
  const starts = optionPicks(problem)
  if (count(starts.length) > MOST_BOXES) {
    throw new RangeError(
      'Too many combinations for an exact answer: give the ranges a step, or the curves fewer bends',
    )
  }
  let pieces: Piece[] = starts.map(({ picks, utilities }) => ({
    picks,
    base: utilities.map((utility, p) => utility - (problem.parties[p]?.reservation ?? 0)),
    directions: [],
    stretches: [],
  }))
  for (const stretches of choices) {
    if (stretches.length === 0) continue
    pieces = pieces.flatMap((piece) =>
      stretches.map(({ base, move, stretch }) => ({
        picks: piece.picks,
        base: piece.base.map((from, p) => from + (base[p] ?? 0)),
        directions: [...piece.directions, move],
        stretches: [...piece.stretches, stretch],
      })),
    )
  }
  return pieces
}

/** Undominated picks of the issues with options, as option indices in the order of those issues. */
function optionPicks(problem: MixedProblem): { picks: number[]; utilities: number[] }[] {
  const tables = problem.issues.flatMap((issue) => (issue.kind === 'options' ? [issue.scores] : []))
  if (tables.length === 0) return [{ picks: [], utilities: problem.parties.map(() => 0) }]
  const open = tables.map((scores) =>
    (scores[0] ?? []).flatMap((_, option) => (scores.some((row) => row[option] === NEVER) ? [] : [option])),
  )
  if (open.some((options) => options.length === 0)) return []
  const domain = compileDomain(
    problem.parties.map((party, p) => ({
      id: party.id,
      reservation: 0,
      scores: tables.map((scores, k) => (open[k] ?? []).map((option) => scores[p]?.[option] ?? NEVER)),
    })),
  )
  const frontier = paretoFrontier(domain, { candidates: MOST_BOXES * 20 })
  if (!frontier) throw new RangeError('Too many undominated combinations of options for an exact answer')
  const starts = Array.from({ length: frontier.size }, (_, row) => ({
    picks: frontier.dealAt(row).map((option, k) => open[k]?.[option] ?? option),
    utilities: frontier.utilities.map((column) => (column[row] ?? 0) / domain.scale),
  }))
  return starts.sort((a, b) => a.picks.reduce((order, pick, k) => order || pick - (b.picks[k] ?? 0), 0))
}

function presented(problem: MixedProblem, found: Found, value: number): Solution {
  const { piece, t } = found
  let next = 0
  const deal = problem.issues.map((issue, k) => {
    if (issue.kind === 'options') return piece.picks[next++] ?? 0
    const j = piece.stretches.findIndex((stretch) => stretch.issue === k)
    const stretch = piece.stretches[j]
    return reported((stretch?.from ?? 0) + (t[j] ?? 0) * (stretch?.length ?? 0))
  })
  const utilities = gainsAt(piece, t).map((gain, p) =>
    reported(gain + (problem.parties[p]?.reservation ?? 0)),
  )
  return { value: reported(value), utilities, deal }
}

/** To the nine decimals that utilities are told apart by. */
function reported(value: number): number {
  return Math.round(value * 1e9) / 1e9
}
