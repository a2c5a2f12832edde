import { type Domain, optionsOf } from './domain'

export interface Counts {
  readonly acceptableToAll: number
  /** Deals acceptable to at least `minAgree` parties, every veto holder among them. */
  readonly passesRule: number
}

/**
 * Counts deals by walking the issues depth first; a whole subtree is counted or dropped at once as soon as what is
 * left can no longer change who accepts.
 */
export function countDeals(domain: Domain): Counts {
  const n = domain.parties.length
  const issues = domain.scores.length
  const { minAgree, veto } = domain.rule
  const reach = remainders(domain)
  const sums = new Float64Array((issues + 1) * n)
  let acceptableToAll = 0
  let passesRule = 0

  const visit = (issue: number): void => {
    const base = issue * n
    let sure = 0
    let possible = 0
    let vetoSure = true
    let vetoPossible = true
    for (let p = 0; p < n; p++) {
      const sum = sums[base + p] ?? 0
      const threshold = domain.thresholds[p] ?? 0
      const accepts = sum + (reach.least[base + p] ?? 0) >= threshold
      const may = sum + (reach.most[base + p] ?? 0) >= threshold
      if (accepts) sure++
      if (may) possible++
      if (!accepts && veto.includes(p)) vetoSure = false
      if (!may && veto.includes(p)) vetoPossible = false
    }
    const rulePasses = sure >= minAgree && vetoSure
    const ruleFails = possible < minAgree || !vetoPossible
    if ((sure === n || possible < n) && (rulePasses || ruleFails)) {
      const deals = reach.deals[issue] ?? 1
      if (sure === n) acceptableToAll += deals
      if (rulePasses) passesRule += deals
      return
    }
    const rows = domain.scores[issue] ?? new Float64Array()
    for (let row = 0; row < rows.length; row += n) {
      for (let p = 0; p < n; p++) sums[base + n + p] = (sums[base + p] ?? 0) + (rows[row + p] ?? 0)
      visit(issue + 1)
    }
  }
  visit(0)
  return { acceptableToAll, passesRule }
}

/** For the issues from each on: the least and most a party can still get, and how many deals they make. */
export function remainders(domain: Domain): { least: Float64Array; most: Float64Array; deals: Float64Array } {
  const n = domain.parties.length
  const issues = domain.scores.length
  const least = new Float64Array((issues + 1) * n)
  const most = new Float64Array((issues + 1) * n)
  const deals = new Float64Array(issues + 1).fill(1)
  for (let issue = issues - 1; issue >= 0; issue--) {
    const rows = domain.scores[issue] ?? new Float64Array()
    deals[issue] = (deals[issue + 1] ?? 1) * optionsOf(domain, issue)
    for (let p = 0; p < n; p++) {
      let low = Number.POSITIVE_INFINITY
      let high = Number.NEGATIVE_INFINITY
      for (let row = p; row < rows.length; row += n) {
        low = Math.min(low, rows[row] ?? 0)
        high = Math.max(high, rows[row] ?? 0)
      }
      least[issue * n + p] = (least[issue * n + n + p] ?? 0) + low
      most[issue * n + p] = (most[issue * n + n + p] ?? 0) + high
    }
  }
  return { least, most, deals }
}
