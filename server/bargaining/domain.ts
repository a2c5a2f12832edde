import { scaleFor } from './scale'

/** The score of an option a party will not accept in any package. Its sums stay −∞, below every other utility. */
export const NEVER = Number.NEGATIVE_INFINITY

/** Which packages may be drafted: acceptable to at least `minAgree` parties, every veto holder among them. */
export interface Rule {
  readonly minAgree: number
  /** Indices of the parties without whom there is no deal. */
  readonly veto: readonly number[]
}

/**
 * A finite bargaining problem, compiled for arithmetic: every score is an integer on one common scale,
 * small enough that sums over all issues and all parties stay exact in a double.
 */
export interface Domain {
  readonly parties: readonly string[]
  /** Per issue, one row of scores per option: `scores[issue][option × parties + party]`, an integer or NEVER. */
  readonly scores: readonly Float64Array[]
  /** Per party, the scaled value of no deal. */
  readonly reservations: Float64Array
  /** Per party, the least scaled utility that counts as acceptable (differs from the reservation only by rounding). */
  readonly thresholds: Float64Array
  /** Scaled integer = score × scale. */
  readonly scale: number
  /** Scaled utilities are told apart in steps of `grain`; 1 where the scores have nine decimals or fewer. */
  readonly grain: number
  readonly rule: Rule
}

export interface PartyTable {
  readonly id: string
  readonly reservation: number
  /** `scores[issue][option]`, in the party's own unit; NEVER for a red line. */
  readonly scores: readonly (readonly number[])[]
}

/** Compiles score tables. Throws RangeError on ragged tables, empty issues, or scores too large to add exactly. */
export function compileDomain(tables: readonly PartyTable[], rule?: Rule): Domain {
  const n = tables.length
  const sizes = tables[0]?.scores.map((options) => options.length) ?? []
  if (n === 0 || sizes.length === 0) throw new RangeError('A bargaining problem needs a party and an issue')
  for (const table of tables) {
    const ragged =
      table.scores.length !== sizes.length || table.scores.some((row, k) => row.length !== sizes[k])
    if (ragged) throw new RangeError(`The scores of ${table.id} do not match the issues`)
  }
  if (sizes.includes(0)) throw new RangeError('An issue needs at least one option')

  const values = tables.flatMap((table) => [table.reservation, ...table.scores.flat()])
  const { scale, grain } = scaleFor(values, n * Math.max(...tables.map(reachOf)))
  const scores = sizes.map((size, issue) =>
    Float64Array.from({ length: size * n }, (_, cell) =>
      Math.round((tables[cell % n]?.scores[issue]?.[Math.floor(cell / n)] ?? NEVER) * scale),
    ),
  )
  const reservations = Float64Array.from(
    tables,
    (t) => Math.round(Math.round(t.reservation * scale) / grain) * grain,
  )
  const thresholds = reservations.map((r) => Math.ceil(r - grain / 2))
  return {
    parties: tables.map((table) => table.id),
    scores,
    reservations,
    thresholds: grain === 1 ? reservations : thresholds,
    scale,
    grain,
    rule: rule ?? { minAgree: n, veto: [] },
  }
}

/** The largest magnitude a party's sum or its distance from the reservation can take. */
function reachOf(table: PartyTable): number {
  const most = (row: readonly number[]) =>
    row.reduce((so, score) => (Number.isFinite(score) ? Math.max(so, Math.abs(score)) : so), 0)
  return table.scores.reduce((sum, row) => sum + most(row), Math.abs(table.reservation))
}

export function optionsOf(domain: Domain, issue: number): number {
  return (domain.scores[issue]?.length ?? 0) / domain.parties.length
}

/** How many packages there are. */
export function outcomesOf(domain: Domain): bigint {
  return domain.scores.reduce((product, _, issue) => product * BigInt(optionsOf(domain, issue)), 1n)
}

/** Scaled utilities of a deal (option indices in issue order), one per party. */
export function utilitiesOf(domain: Domain, deal: readonly number[]): Float64Array {
  const n = domain.parties.length
  const utilities = new Float64Array(n)
  domain.scores.forEach((rows, issue) => {
    const row = (deal[issue] ?? 0) * n
    for (let p = 0; p < n; p++) utilities[p] = (utilities[p] ?? 0) + (rows[row + p] ?? NEVER)
  })
  return utilities
}
