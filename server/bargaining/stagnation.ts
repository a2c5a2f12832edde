/** What movement means on an issue: options are taken up or not, numbers and dates come nearer. */
export type IssueKind =
  | { readonly kind: 'options' }
  | {
      readonly kind: 'range'
      readonly min: number
      readonly max: number
      /** What counts as movement on this issue, as a share of the range; the rule's where left out. */
      readonly epsilon?: number
    }

/** One offer as all can see it: who made it, in which round, one value per issue (option index or number). */
export interface PublicOffer {
  readonly round: number
  readonly by: number
  readonly package: readonly number[]
}

export interface StagnationRule {
  /** Rounds without a concession that stop the run (K). */
  readonly rounds: number
  /** What counts as movement on a range, as a share of it; on options any taking up counts. */
  readonly epsilon: number
}

/** Shares of a range are no exact numbers: a step of just epsilon must not pass for more than it. */
const ROUNDING = 1e-9

export const DEFAULT_STAGNATION: StagnationRule = { rounds: 3, epsilon: 0.01 }

/**
 * Per issue, how far a party's offer came towards what others had on the table compared with its own last one, from
 * 0 to 1; negative where it went away. Never summed over issues: giving on one and taking on another is movement.
 */
export function concessions(
  kinds: readonly IssueKind[],
  before: readonly number[],
  now: readonly number[],
  others: readonly (readonly number[])[],
): number[] {
  return kinds.map((kind, k) => {
    const apart = (value: number) =>
      Math.min(...others.map((other) => distance(kind, value, other[k] ?? value)))
    return others.length === 0 ? 0 : apart(before[k] ?? 0) - apart(now[k] ?? 0)
  })
}

function distance(kind: IssueKind, a: number, b: number): number {
  if (kind.kind === 'options') return a === b ? 0 : 1
  return kind.max > kind.min ? Math.abs(a - b) / (kind.max - kind.min) : 0
}

/**
 * Whether nobody has conceded beyond epsilon on any issue during the last K rounds before `round`. A party's first
 * offer is no concession but counts as movement.
 */
export function isStagnant(
  kinds: readonly IssueKind[],
  offers: readonly PublicOffer[],
  round: number,
  rule: StagnationRule = DEFAULT_STAGNATION,
): boolean {
  const since = round - rule.rounds
  if (since < 1) return false
  const latest = new Map<number, readonly number[]>()
  for (const offer of offers) {
    const before = latest.get(offer.by)
    if (offer.round >= since) {
      const others = [...latest].flatMap(([by, values]) => (by === offer.by ? [] : [values]))
      if (
        !before ||
        concessions(kinds, before, offer.package, others).some(
          (step, k) => step > epsilonOf(kinds[k], rule) + ROUNDING,
        )
      )
        return false
    }
    latest.set(offer.by, offer.package)
  }
  return true
}

/** Taking up an option is a whole step, whatever epsilon; on a range the issue may have its own. */
function epsilonOf(kind: IssueKind | undefined, rule: StagnationRule): number {
  return kind?.kind === 'range' ? (kind.epsilon ?? rule.epsilon) : rule.epsilon
}
