import { type Domain, optionsOf, utilitiesOf } from './domain'
import type { Frontier } from './frontier'

/** A change of one or two issues of a deal. */
interface Change {
  readonly issue: number
  readonly from: number
  readonly to: number
}

interface Improvement {
  readonly deal: readonly number[]
  /** Per party, what it gains over the deal before; never negative, in the parties' own unit. */
  readonly gains: readonly number[]
}

/** Undominated deals that hurt nobody compared with this one and help somebody; none where it is itself undominated. */
export function improvementsOf(domain: Domain, frontier: Frontier, deal: readonly number[]): Improvement[] {
  const now = utilitiesOf(domain, deal)
  const found: Improvement[] = []
  for (let row = 0; row < frontier.size; row++) {
    const gains = frontier.utilities.map((column, p) => gain(now[p] ?? 0, column[row] ?? 0) / domain.scale)
    if (hurtsNobody(gains)) found.push({ deal: frontier.dealAt(row), gains })
  }
  return found
}

interface Logroll extends Improvement {
  readonly changes: readonly [Change, Change]
  /** Who gives way with each of the two changes taken alone: each must hurt somebody, or it is no exchange. */
  readonly givesWay: readonly [readonly number[], readonly number[]]
}

/**
 * Exchanges between two issues of a deal ("you give way on this, they on that"): each change alone hurts somebody,
 * both together hurt nobody and help somebody. The largest least gains first, then the largest sums.
 */
export function logrollsOf(domain: Domain, deal: readonly number[], most = 20): Logroll[] {
  const changes = singleChanges(domain, deal)
  const found: Logroll[] = []
  for (const [i, first] of changes.entries()) {
    if (hurt(first.gains).length === 0) continue
    for (const second of changes.slice(i + 1)) {
      if (second.change.issue === first.change.issue || hurt(second.gains).length === 0) continue
      const gains = first.gains.map((value, p) => value + (second.gains[p] ?? 0))
      if (!hurtsNobody(gains)) continue
      found.push({
        deal: deal.map((option, k) => movedTo(k, [first.change, second.change]) ?? option),
        gains: gains.map((value) => value / domain.scale),
        changes: [first.change, second.change],
        givesWay: [hurt(first.gains), hurt(second.gains)],
      })
    }
  }
  const least = (logroll: Logroll) => Math.min(...logroll.gains)
  const sum = (logroll: Logroll) => logroll.gains.reduce((a, b) => a + b, 0)
  return found.sort((a, b) => least(b) - least(a) || sum(b) - sum(a)).slice(0, most)
}

/** Changes of a single issue that hurt nobody and help somebody. */
export function freeGains(
  domain: Domain,
  deal: readonly number[],
): (Improvement & { readonly change: Change })[] {
  return singleChanges(domain, deal)
    .filter(({ gains }) => hurtsNobody(gains))
    .map(({ change, gains }) => ({
      change,
      deal: deal.map((option, k) => movedTo(k, [change]) ?? option),
      gains: gains.map((value) => value / domain.scale),
    }))
}

/** Every change of one issue, with each party's scaled gain. */
function singleChanges(domain: Domain, deal: readonly number[]): { change: Change; gains: number[] }[] {
  const n = domain.parties.length
  return domain.scores.flatMap((rows, issue) => {
    const from = deal[issue] ?? 0
    const others = Array.from({ length: optionsOf(domain, issue) }, (_, to) => to).filter((to) => to !== from)
    return others.map((to) => ({
      change: { issue, from, to },
      gains: domain.parties.map((_, p) => gain(rows[from * n + p] ?? 0, rows[to * n + p] ?? 0)),
    }))
  })
}

/** From one red line to another nothing is gained. */
function gain(from: number, to: number): number {
  return from === to ? 0 : to - from
}

function hurt(gains: readonly number[]): number[] {
  return gains.flatMap((value, p) => (value < 0 ? [p] : []))
}

function hurtsNobody(gains: readonly number[]): boolean {
  return gains.every((value) => value >= 0) && gains.some((value) => value > 0)
}

function movedTo(issue: number, changes: readonly Change[]): number | undefined {
  return changes.find((change) => change.issue === issue)?.to
}
