import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyVector } from './brute-force'
import { readCase } from './case-file'
import { utilitiesOf } from './domain'
import { reportDiscrete } from './report'
import { analyse } from './solve'

const Value = z.union([z.number(), z.string()]).transform(Number)
const Points = z.array(z.object({ u: z.array(z.number()), deals: z.array(z.array(z.number())) }))
const Expected = z.object({
  outcomes: Value,
  acceptableToAll: z.number().optional(),
  passesRule: z.object({ deals: z.number() }).optional(),
  pareto: z
    .object({
      distinctVectors: z.number(),
      irDistinctVectors: z.number().optional(),
      sumOfAllCoordinates: z.number().optional(),
      points: z.array(z.array(z.number())).optional(),
      /** The first of them, in the order of their numbers. */
      pointsFirst20: z.array(z.array(z.number())).length(20).optional(),
    })
    .optional(),
  utilitarian: z.object({ value: z.number(), points: Points.optional() }),
  utilitarianIR: z.object({ value: z.number(), points: Points.optional() }).optional(),
  nash: z.object({
    value: z.union([z.string(), z.number()]),
    u: z.array(z.number()).optional(),
    points: Points.optional(),
  }),
  egalitarian: z.object({ value: z.number(), leximin: Points.optional() }),
  kalaiSmorodinsky: z.object({ value: z.number(), leximin: Points.optional() }).optional(),
})

const CASES = [
  'llmdelib-base',
  'llmdelib-game1',
  'synthetic-6x2p',
  'synthetic-9x2p',
  'synthetic-9x3p',
  'synthetic-12x3p',
  'synthetic-12x4p',
  'synthetic-20x2p',
  'synthetic-20x3p',
  'synthetic-20x6p',
  'synthetic-30x4p',
  'synthetic-30x6p',
]

function byNumbers(a: number[], b: number[]): number {
  const at = a.findIndex((value, n) => value !== b[n])
  return (a[at] ?? 0) - (b[at] ?? 0)
}

function load(name: string) {
  const source: unknown = JSON.parse(readFileSync(new URL(`cases/${name}.json`, import.meta.url), 'utf8'))
  const { expected } = z.looseObject({ expected: Expected }).parse(source)
  const read = readCase(source)
  if (read.kind !== 'discrete') throw new Error(`${name} has finitely many deals`)
  return { domain: read.domain, expected }
}

describe.each(CASES)('%s', (name) => {
  const { domain, expected } = load(name)
  const analysis = analyse(domain)
  const report = reportDiscrete(domain, analysis)

  it('has the stated counts and frontier', () => {
    expect(Number(report.outcomes)).toBe(expected.outcomes)
    if (expected.acceptableToAll !== undefined) expect(report.acceptableToAll).toBe(expected.acceptableToAll)
    if (expected.passesRule) expect(report.passesRule).toBe(expected.passesRule.deals)
    const { pareto } = expected
    if (!pareto) return
    expect(report.pareto?.size).toBe(pareto.distinctVectors)
    if (pareto.irDistinctVectors !== undefined) expect(report.pareto?.irSize).toBe(pareto.irDistinctVectors)
    if (pareto.sumOfAllCoordinates !== undefined) expect(report.pareto?.sum).toBe(pareto.sumOfAllCoordinates)
    const { frontier } = analysis
    const stated = pareto.points ?? pareto.pointsFirst20
    if (!stated) return
    if (!frontier) throw new Error('no frontier was found')
    const found = Array.from({ length: frontier.size }, (_, row) =>
      frontier.utilities.map((u) => u[row] ?? Number.NaN),
    ).sort(byNumbers)
    expect(pareto.points ? found : found.slice(0, stated.length)).toEqual([...stated].sort(byNumbers))
  })

  it('has the stated solutions, each proved and with a deal that earns it', () => {
    expect(report.utilitarian?.value).toBe(expected.utilitarian.value)
    expect(String(report.nash?.value)).toBe(String(expected.nash.value))
    expect(report.egalitarian?.value).toBe(expected.egalitarian.value)
    if (expected.utilitarianIR) expect(report.utilitarianIR?.value).toBe(expected.utilitarianIR.value)
    if (expected.kalaiSmorodinsky)
      expect(report.kalaiSmorodinsky?.value).toBe(expected.kalaiSmorodinsky.value)
    const { utilitarian, utilitarianIR, nash, egalitarian, kalaiSmorodinsky } = report
    for (const solution of [utilitarian, utilitarianIR, nash, egalitarian, kalaiSmorodinsky]) {
      expect(solution?.bound).toBeUndefined()
      expect(solution?.utilities).toEqual([...utilitiesOf(domain, solution?.deal ?? [])])
    }
    const stated = [
      [utilitarian, expected.utilitarian.points],
      [utilitarianIR, expected.utilitarianIR?.points],
      [nash, expected.nash.points],
      [egalitarian, expected.egalitarian.leximin],
      [kalaiSmorodinsky, expected.kalaiSmorodinsky?.leximin],
    ] as const
    for (const [solution, points] of stated) {
      if (!points) continue
      expect(points.map((point) => point.u)).toContainEqual(solution?.utilities)
      expect(points.flatMap((point) => point.deals)).toContainEqual([...(solution?.deal ?? [])])
    }
    if (expected.nash.u) expect(nash?.utilities).toEqual(expected.nash.u)
  })
})

it('every deal of the small games is scored as its source states', () => {
  const { domain } = load('llmdelib-base')
  const vectors = everyVector(domain)
  expect(vectors).toHaveLength(720)
  expect(vectors.filter((u) => u.every((value, p) => value > (domain.reservations[p] ?? 0)))).toHaveLength(6)
})
