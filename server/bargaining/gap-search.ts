import { Best } from './choose'
import { shrinkEllipsoid } from './ellipsoid'
import { improveByExchange } from './exchange'
import { type GainSpace, gainsOf, weightedBest } from './gain-space'
import type { Objective } from './objectives'

export interface SearchLimits {
  /** Most partial deals to look at before giving up the proof. */
  readonly nodes: number
}

export interface Optimum {
  readonly gains: Float64Array
  /** Positions in the gain space. */
  readonly picks: Int32Array
  readonly value: number
  /** No deal exceeds this value; equal to `value` where the optimum is proved. */
  readonly bound: number
  readonly proved: boolean
  readonly nodes: number
}

interface Weighting {
  readonly weights: Float64Array
  /** No deal's value exceeds this. */
  readonly bound: number
}

/**
 * The best deal for a concave objective in a space too large to enumerate. Weights from the Lagrangian dual bound
 * every deal by a sum over issues; what an option loses against the best of its issue then counts against the
 * gap between bound and best known value, and only deals inside the gap are looked at. Undefined where no allowed
 * deal was found (`proved` is then moot unless the search was exhaustive, which `impossible` tells).
 */
export function searchGap(
  space: GainSpace,
  objective: Objective,
  hints: readonly Int32Array[],
  limits: SearchLimits,
): Optimum | undefined {
  const best = new Best<Int32Array>(objective.criterion)
  const offer = (picks: Int32Array) => {
    const gains = gainsOf(space, picks, new Float64Array(space.parties))
    if (objective.value(gains) > Number.NEGATIVE_INFINITY) best.offer(gains, () => picks.slice())
  }
  const weightings = tightWeightings(space, objective, offer)
  for (const hint of hints) offer(hint)
  if (best.witness) offer(improveByExchange(space, objective, best.witness))
  const walk = new GapWalk(space, objective, best, weightings, limits)
  const finished = walk.run()
  if (!best.gains || !best.witness) return undefined
  const value = objective.value(best.gains)
  const bound = finished ? value : Math.min(...weightings.map((w) => w.bound))
  return { gains: best.gains, picks: best.witness, value, bound, proved: finished, nodes: walk.nodes }
}

/**
 * Minimises the dual bound, offering the deal that is best at each weighting on the way. Weightings to all sides of
 * the best one follow it: alone it cannot see a deal that is good in sum and bad for one party.
 */
function tightWeightings(
  space: GainSpace,
  objective: Objective,
  offer: (picks: Int32Array) => void,
): Weighting[] {
  const point = objective.start()
  const weights = new Float64Array(space.parties)
  const picks = new Int32Array(space.issues.length)
  const gains = new Float64Array(space.parties)
  let found: Weighting | undefined
  let seen = ''
  shrinkEllipsoid(point, objective.radius, 60 * point.length * point.length + 60, (at) => {
    const back = objective.weightsAt(at, weights)
    if (back) return back
    const bound = weightedBest(space, weights, picks, gains) + objective.slack(weights)
    if (!found || bound < found.bound) found = { weights: weights.slice(), bound }
    const signature = picks.join()
    if (signature !== seen) offer(picks)
    seen = signature
    return { normal: objective.slope(weights, gains), depth: bound - found.bound }
  })
  if (!found) return []
  const nearby = objective.nearby(found.weights).map((other) => {
    return { weights: other, bound: weightedBest(space, other, picks, gains) + objective.slack(other) }
  })
  return [found, ...nearby]
}

/** Depth first through the options that lose less than the gap under every weighting. */
class GapWalk {
  nodes = 0
  private readonly width: number
  private readonly issues: readonly WalkedIssue[]
  private readonly budgets: Float64Array
  private readonly spent: Float64Array
  private readonly picks: Int32Array
  private readonly gains: Float64Array

  constructor(
    private readonly space: GainSpace,
    private readonly objective: Objective,
    private readonly best: Best<Int32Array>,
    private readonly weightings: readonly Weighting[],
    private readonly limits: SearchLimits,
  ) {
    this.width = weightings.length
    this.budgets = new Float64Array(this.width)
    this.rebudget()
    this.issues = walkedIssues(space, weightings, this.budgets[0] ?? 0)
    this.spent = new Float64Array((this.issues.length + 1) * this.width)
    this.picks = new Int32Array(space.issues.length)
    this.gains = new Float64Array(space.parties)
  }

  /** False where the limit stopped it. */
  run(): boolean {
    return this.visit(0)
  }

  private visit(level: number): boolean {
    const issue = this.issues[level]
    if (!issue) {
      this.arrive()
      return true
    }
    const { width, spent, budgets } = this
    const here = level * width
    for (let o = 0; o < issue.options.length; o++) {
      const first = (spent[here] ?? 0) + (issue.losses[o * width] ?? 0)
      if (first > (budgets[0] ?? 0)) break
      let within = true
      for (let w = 0; w < width; w++) {
        const loss = (spent[here + w] ?? 0) + (issue.losses[o * width + w] ?? 0)
        spent[here + width + w] = loss
        if (loss > (budgets[w] ?? 0)) {
          within = false
          break
        }
      }
      if (!within) continue
      if (++this.nodes > this.limits.nodes) return false
      this.picks[issue.place] = issue.options[o] ?? 0
      if (!this.visit(level + 1)) return false
    }
    return true
  }

  private arrive(): void {
    gainsOf(this.space, this.picks, this.gains)
    if (this.objective.value(this.gains) === Number.NEGATIVE_INFINITY) return
    if (this.best.offer(this.gains, () => this.picks.slice())) this.rebudget()
  }

  private rebudget(): void {
    const known = this.best.gains ? this.objective.value(this.best.gains) : Number.NEGATIVE_INFINITY
    const target = this.objective.worthwhile(known)
    this.weightings.forEach(({ bound }, w) => {
      this.budgets[w] = bound - target + 1e-12 * Math.max(1, Math.abs(bound))
    })
  }
}

interface WalkedIssue {
  /** Its place in the space. */
  readonly place: number
  /** Option positions, least loss under the first weighting first. */
  readonly options: Int32Array
  readonly losses: Float64Array
}

/** Issues with the fewest options inside the gap first, so that the tree branches late. */
function walkedIssues(space: GainSpace, weightings: readonly Weighting[], gap: number): WalkedIssue[] {
  const n = space.parties
  const issues = space.issues.map(({ options, scores }, place) => {
    const worth = weightings.map(({ weights }) =>
      Float64Array.from(options, (_, o) =>
        weights.reduce((sum, weight, p) => sum + weight * (scores[o * n + p] ?? 0), 0),
      ),
    )
    const tops = worth.map((values) =>
      values.reduce((top, value) => Math.max(top, value), Number.NEGATIVE_INFINITY),
    )
    const loss = (o: number, w: number) => (tops[w] ?? 0) - (worth[w]?.[o] ?? 0)
    const order = Int32Array.from(options.keys()).sort((a, b) => loss(a, 0) - loss(b, 0))
    const losses = new Float64Array(order.length * weightings.length)
    order.forEach((o, k) => {
      for (let w = 0; w < weightings.length; w++) losses[k * weightings.length + w] = loss(o, w)
    })
    return { place, options: order, losses, inside: order.filter((o) => loss(o, 0) <= gap).length }
  })
  return issues.sort((a, b) => a.inside - b.inside || a.place - b.place)
}
