import { describe, expect, it } from 'vitest'
import { readCase } from './case-file'
import { reportDiscrete, type SolveReport } from './report'
import { seeded } from './seeded'
import { analyse } from './solve'

/** Scores in whole thousandths, null for a red line; reservations too. */
interface Table {
  readonly sizes: readonly number[]
  readonly scores: readonly (readonly (readonly (number | null)[])[])[]
  readonly reservations: readonly number[]
  readonly minAgree: number
  readonly veto: readonly number[]
}

type Family = (random: () => number, party: number, parties: number) => number | null
const whole = (from: number, to: number, random: () => number) =>
  1_000 * (from + Math.floor(random() * (to - from + 1)))

/** What scores can be like; each is met by every number of parties. */
const FAMILIES: Record<string, Family> = {
  ties: (random) => whole(0, 2, random),
  zeros: (random) => (random() < 0.7 ? 0 : whole(0, 9, random)),
  negative: (random) => whole(-9, 4, random),
  thousandths: (random) => Math.floor(random() * 10_000),
  large: (random) => whole(0, 90_000, random),
  'red lines': (random) => (random() < 0.1 ? null : whole(-1, 9, random)),
  'one party cares': (random, party) => (party === 0 ? whole(0, 99, random) : 0),
  opposed: (random, party, parties) => (party < parties / 2 ? 1 : -1) * whole(0, 9, random),
}

/** A file as people write it, and the same in whole thousandths. */
function problem(family: Family, parties: number, random: () => number, generous: number) {
  const issues = 1 + Math.floor(random() * 4)
  const sizes = Array.from({ length: issues }, () => 1 + Math.floor(random() * 5))
  const scores = Array.from({ length: parties }, (_, p) =>
    sizes.map((size) => Array.from({ length: size }, () => family(random, p, parties))),
  )
  const reservations = scores.map((rows) => {
    const reach = (pick: (values: number[]) => number) =>
      rows.reduce((sum, row) => sum + pick(row.map((score) => score ?? 0)), 0)
    const [low, high] = [reach((row) => Math.min(...row)), reach((row) => Math.max(...row))]
    return Math.round(low + generous * (high - low) * random())
  })
  const minAgree = Math.floor(random() * (parties + 1))
  const veto = scores.flatMap((_, p) => (random() < 0.2 ? [p] : []))
  const table: Table = { sizes, scores, reservations, minAgree, veto }
  const file = {
    issues: sizes.map((size, k) => ({
      name: `I${k}`,
      type: 'discrete',
      options: Array.from({ length: size }, (_, o) => `o${o}`),
    })),
    parties: scores.map((rows, p) => ({
      id: `P${p}`,
      reservation: (reservations[p] ?? 0) / 1_000,
      scores: rows.map((row) => row.map((score) => (score === null ? 'never' : score / 1_000))),
    })),
    rule: { minAgree, veto: veto.map((p) => (p % 2 === 0 ? `P${p}` : p)) },
  }
  return { table, file }
}

/** The words of the README over every deal, in whole thousandths and fractions, by none of the engine’s code. */
function byDefinition({ sizes, scores, reservations, minAgree, veto }: Table) {
  let deals: number[][] = [[]]
  for (const size of sizes)
    deals = deals.flatMap((deal) => Array.from({ length: size }, (_, option) => [...deal, option]))
  const worth = (deal: readonly number[]) =>
    scores.map((rows) =>
      rows.reduce((sum, row, k) => sum + (row[deal[k] ?? 0] ?? Number.NEGATIVE_INFINITY), 0),
    )
  const all = deals.map(worth)
  const accepts = (u: readonly number[]) => u.map((value, p) => value >= (reservations[p] ?? 0))
  const acceptable = all.filter((u) => accepts(u).every(Boolean))
  const passing = all.filter((u) => {
    const yes = accepts(u)
    return yes.filter(Boolean).length >= minAgree && veto.every((p) => yes[p])
  })
  const distinct = [...new Map(all.map((u) => [u.join(), u])).values()]
  const better = (a: readonly number[], b: readonly number[]) => a.every((value, p) => value >= (b[p] ?? 0))
  const undominated = distinct.filter((u) => !distinct.some((other) => other !== u && better(other, u)))
  const finite = all.filter((u) => u.every(Number.isFinite))
  const gains = acceptable.map((u) => u.map((value, p) => value - (reservations[p] ?? 0)))
  const ranges = reservations.map((_, p) => Math.max(0, ...gains.map((g) => g[p] ?? 0)))
  const total = (u: readonly number[]) => u.reduce((sum, value) => sum + value, 0)
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)
  const leximin = (a: readonly number[], b: readonly number[]) =>
    a.reduce((found, value, k) => found || (b[k] ?? value) - value, 0)
  const product = (g: readonly number[]) => g.reduce((sofar, gain) => sofar * BigInt(gain), 1n)
  return {
    outcomes: deals.length,
    acceptableToAll: acceptable.length,
    passesRule: passing.length,
    size: undominated.length,
    irSize: undominated.filter((u) => accepts(u).every(Boolean)).length,
    sum: undominated.every((u) => u.every(Number.isFinite)) ? total(undominated.map(total)) : null,
    most: finite.length > 0 ? Math.max(...finite.map(total)) : null,
    mostAcceptable: acceptable.length > 0 ? Math.max(...acceptable.map(total)) : null,
    product: gains.map(product).reduce((most, value) => (value > most ? value : most), -1n),
    leximin: gains.map(ascending).sort(leximin)[0],
    shares: gains
      .map((g) => ascending(g.flatMap((gain, p) => ((ranges[p] ?? 0) > 0 ? [gain / (ranges[p] ?? 1)] : []))))
      .sort(leximin)[0],
    worth,
    ranges,
  }
}

function compare(report: SolveReport, table: Table) {
  const plain = byDefinition(table)
  const { reservations } = table
  expect(report.outcomes).toBe(plain.outcomes)
  expect(report.acceptableToAll).toBe(plain.acceptableToAll)
  expect(report.passesRule).toBe(plain.passesRule)
  expect(report.pareto?.size).toBe(plain.size)
  expect(report.pareto?.irSize).toBe(plain.irSize)
  if (plain.sum === null) expect(report.pareto?.sum).toBeNull()
  else expect(report.pareto?.sum).toBe(plain.sum / 1_000)

  const { utilitarian, utilitarianIR, nash, egalitarian, kalaiSmorodinsky } = report
  expect(utilitarian?.value ?? null).toBe(plain.most === null ? null : plain.most / 1_000)
  for (const found of [utilitarian, utilitarianIR, nash, egalitarian, kalaiSmorodinsky])
    if (found) expect(found.utilities).toEqual(plain.worth(found.deal).map((value) => value / 1_000))
  if (plain.acceptableToAll === 0) {
    expect([utilitarianIR, nash, egalitarian, kalaiSmorodinsky]).toEqual([null, null, null, null])
    return
  }
  const gains = (deal: readonly number[] = []) =>
    plain.worth(deal).map((value, p) => value - (reservations[p] ?? 0))
  for (const found of [utilitarianIR, nash, egalitarian, kalaiSmorodinsky])
    expect(Math.min(...gains(found?.deal))).toBeGreaterThanOrEqual(0)
  const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)
  expect(utilitarianIR?.value).toBe((plain.mostAcceptable ?? 0) / 1_000)
  expect(gains(nash?.deal).reduce((sofar, gain) => sofar * BigInt(gain), 1n)).toBe(plain.product)
  // Exact as text; as a number the double next to it.
  const digits = String(plain.product).padStart(3 * reservations.length + 1, '0')
  const exact = `${digits.slice(0, -3 * reservations.length)}.${digits.slice(-3 * reservations.length)}`
  expect(nash?.value).toBe(typeof nash?.value === 'string' ? exact.replace(/\.?0*$/, '') : Number(exact))
  expect(egalitarian?.value).toBe((plain.leximin?.[0] ?? 0) / 1_000)
  expect(ascending(gains(egalitarian?.deal))).toEqual(plain.leximin)
  const shares = ascending(
    gains(kalaiSmorodinsky?.deal).flatMap((gain, p) =>
      (plain.ranges[p] ?? 0) > 0 ? [gain / (plain.ranges[p] ?? 1)] : [],
    ),
  )
  expect(shares).toEqual(plain.shares)
  expect(kalaiSmorodinsky?.value).toBe(plain.shares?.[0] ?? 1)
}

describe.each(Object.keys(FAMILIES))('what is printed of domains with %s', (name) => {
  it('is what the definitions say of one to nine parties, field by field', () => {
    const family = FAMILIES[name] ?? (() => 0)
    const random = seeded(name.length * 1_009 + name.charCodeAt(0))
    let none = 0
    for (let k = 0; k < 270; k++) {
      const { table, file } = problem(family, 1 + (k % 9), random, [0.3, 0.7, 1.2][k % 3] ?? 1)
      const read = readCase(JSON.parse(JSON.stringify(file)))
      if (read.kind !== 'discrete') throw new Error('there are finitely many deals')
      const report = reportDiscrete(read.domain, analyse(read.domain), read.valueAt)
      compare(report, table)
      if (report.nash === null) none++
    }
    // Both kinds are met: with deals that all accept and without.
    expect(none).toBeGreaterThan(5)
    expect(none).toBeLessThan(265)
  })
})
