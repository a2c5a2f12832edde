import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import highsLoader from 'highs'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readCase } from './case-file'
import { ContractFile, problemOf, reportContracts } from './contract-file'
import { lineOver, scoreAt } from './curve'
import { type MixedProblem, solveMixed } from './mixed'
import { solveCase } from './report'

const source: unknown = JSON.parse(
  readFileSync(new URL('cases/agenticpay-contracts.json', import.meta.url), 'utf8'),
)
const Stated = z.object({
  tasks: z.array(
    z.looseObject({
      task: z.string(),
      expected: z.looseObject({
        zMax: z.number(),
        efficientTerms: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
        'nash=KS=egalitarian': z.object({ price: z.number(), utilities: z.array(z.number()) }),
      }),
    }),
  ),
})

describe('contracts with a free price', () => {
  const { tasks } = reportContracts(ContractFile.parse(source))
  const stated = Stated.parse(source).tasks

  it.each(stated.map((task, k) => ({ name: task.task, expected: task.expected, solved: tasks[k] })))(
    '$name: every solution point is the stated one',
    ({ expected, solved }) => {
      const point = expected['nash=KS=egalitarian']
      expect(solved?.utilitarian?.value).toBeCloseTo(expected.zMax, 9)
      for (const solution of [solved?.nash, solved?.egalitarian, solved?.kalaiSmorodinsky]) {
        expect(solution?.terms).toMatchObject(expected.efficientTerms)
        expect(solution?.terms.price).toBeCloseTo(point.price, 7)
        solution?.utilities.forEach((utility, p) => {
          expect(utility).toBeCloseTo(point.utilities[p] ?? 0, 7)
        })
      }
      expect(solved?.utilitarianIR?.utilities.every((utility) => utility >= -1e-9)).toBe(true)
    },
  )

  it('are told apart from cases by their shape', () => {
    expect(readCase(source).kind).toBe('contracts')
  })

  it('without room for both end in no solution but the unrestricted sum', () => {
    const [task] = ContractFile.parse(source).tasks
    if (!task) throw new Error('the file has tasks')
    const hopeless = { ...task, disagreement: [100, 100] satisfies [number, number] }
    const solved = solveMixed(problemOf(hopeless))
    expect(solved.nash).toBeUndefined()
    expect(solved.utilitarian?.value).toBeCloseTo(3.52, 9)
  })
})

describe('continuous issues', () => {
  it('of piecewise-linear value are optimal where a fine grid finds nothing better', () => {
    const curve = fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: -9, max: 20 })), {
      minLength: 2,
      maxLength: 4,
    })
    const problems = fc.integer({ min: 2, max: 3 }).chain((n) =>
      fc.record({
        reservations: fc.array(fc.integer({ min: -5, max: 12 }), { minLength: n, maxLength: n }),
        options: fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }), {
          minLength: n,
          maxLength: n,
        }),
        curves: fc.tuple(
          fc.array(curve, { minLength: n, maxLength: n }),
          fc.array(curve, { minLength: n, maxLength: n }),
        ),
      }),
    )
    fc.assert(
      fc.property(problems, ({ reservations, options, curves }) => {
        const problem: MixedProblem = {
          parties: reservations.map((reservation, p) => ({ id: `p${p}`, reservation })),
          issues: [
            ...curves.map((parties, k) => ({
              kind: 'range' as const,
              name: `r${k}`,
              min: 0,
              max: 10,
              curves: parties.map((points) => ({
                points: [...new Map(points)]
                  .map(([at, score]) => ({ at, score }))
                  .sort((a, b) => a.at - b.at),
              })),
            })),
            { kind: 'options', name: 'o', scores: options },
          ],
        }
        const solved = solveMixed(problem)
        const grid = gridGains(problem)
        const acceptable = grid.filter((gains) => gains.every((gain) => gain >= 0))
        const base = reservations.reduce((a, b) => a + b, 0)
        const sum = (gains: number[]) => gains.reduce((a, b) => a + b, 0)
        const product = (gains: number[]) => gains.reduce((a, b) => a * b, 1)
        const atLeast = (value: unknown, list: number[]) => {
          expect(Number(value)).toBeGreaterThanOrEqual(
            list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY) - 1e-7,
          )
        }
        atLeast(
          solved.utilitarian?.value,
          grid.map((gains) => sum(gains) + base),
        )
        if (acceptable.length === 0) return
        atLeast(
          solved.utilitarianIR?.value,
          acceptable.map((gains) => sum(gains) + base),
        )
        atLeast(solved.nash?.value, acceptable.map(product))
        atLeast(
          solved.egalitarian?.value,
          acceptable.map((gains) => Math.min(...gains)),
        )
        for (const solution of [
          solved.utilitarianIR,
          solved.nash,
          solved.egalitarian,
          solved.kalaiSmorodinsky,
        ]) {
          const gains = gainsOfDeal(problem, solution?.deal ?? [])
          expect(Math.min(...gains)).toBeGreaterThan(-1e-6)
          gains.forEach((gain, p) => {
            expect(gain + (reservations[p] ?? 0)).toBeCloseTo(solution?.utilities[p] ?? Number.NaN, 6)
          })
        }
      }),
      { seed: 612, numRuns: 150 },
    )
  })

  it('are shared leximin: with one party’s gain fixed, the others’ least is as large as it can be', () => {
    const problem: MixedProblem = {
      parties: ['buyer', 'seller', 'bystander'].map((id) => ({ id, reservation: 0 })),
      issues: [
        {
          kind: 'range',
          name: 'price',
          min: 0,
          max: 100,
          curves: [
            { points: [0, 50, 100].map((at, k) => ({ at, score: [100, 80, 0][k] ?? 0 })) },
            lineOver(0, 100, 1),
            lineOver(0, 100, 0, 3),
          ],
        },
      ],
    }
    const price = 160 / 2.6
    expect(solveMixed(problem).egalitarian).toMatchObject({
      value: 3,
      deal: [expect.closeTo(price, 6)],
      utilities: [expect.closeTo(price, 6), expect.closeTo(price, 6), 3],
    })
  })

  it('with a step are counted like options, and their deals name the number', () => {
    const report = solveCase(
      readCase({
        issues: [
          { name: 'price', type: 'integer', min: 10, max: 14 },
          { name: 'term', options: ['short', 'long'] },
        ],
        parties: [
          { id: 'buyer', reservation: 0, scores: [{ weight: -1, base: 14 }, [0, 2]] },
          {
            id: 'seller',
            reservation: 0,
            scores: [
              [
                [10, 0],
                [14, 4],
              ],
              [1, 0],
            ],
          },
        ],
      }),
    )
    expect(report).toMatchObject({ outcomes: 10, nash: { value: 9, utilities: [3, 3], deal: [13, 1] } })
  })
})

describe('against a solver written by others', () => {
  let highs: Awaited<ReturnType<typeof highsLoader>>
  beforeAll(async () => {
    highs = await highsLoader()
  })

  it('the egalitarian optimum of linear terms is the linear programme’s', () => {
    const linear = fc.array(
      fc.tuple(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    fc.assert(
      fc.property(linear, (terms) => {
        const problem: MixedProblem = {
          parties: [0, 1, 2].map((p) => ({ id: `p${p}`, reservation: -5 * p })),
          issues: terms.map((weights, k) => ({
            kind: 'range',
            name: `t${k}`,
            min: 1,
            max: 4,
            curves: weights.map((weight) => lineOver(1, 4, weight)),
          })),
        }
        const rows = [0, 1, 2].map(
          (p) =>
            ` c${p}: z ${terms.map((weights, k) => `${(weights[p] ?? 0) > 0 ? '-' : '+'} ${Math.abs(weights[p] ?? 0)} x${k}`).join(' ')} <= ${5 * p}`,
        )
        const bounds = terms.map((_, k) => ` 1 <= x${k} <= 4`)
        const text = [
          'Maximize',
          ' obj: z',
          'Subject To',
          ...rows,
          'Bounds',
          ' z free',
          ...bounds,
          'End',
        ].join('\n')
        const oracle = highs.solve(text).ObjectiveValue
        const solved = solveMixed(problem).egalitarian
        if (oracle < -1e-6) expect(solved).toBeUndefined()
        else if (oracle > 1e-6) expect(solved?.value).toBeCloseTo(oracle, 6)
      }),
      { seed: 613, numRuns: 200 },
    )
  })
})

function gainsOfDeal(problem: MixedProblem, deal: readonly number[]): number[] {
  return problem.parties.map((party, p) =>
    problem.issues.reduce((sum, issue, k) => {
      if (issue.kind === 'options') return sum + (issue.scores[p]?.[deal[k] ?? 0] ?? 0)
      const curve = issue.curves[p]
      return curve ? sum + scoreAt(curve, deal[k] ?? 0) : sum
    }, -party.reservation),
  )
}

function gridGains(problem: MixedProblem): number[][] {
  const places = problem.issues.map((issue) =>
    issue.kind === 'options'
      ? (issue.scores[0] ?? []).map((_, o) => o)
      : Array.from({ length: 21 }, (_, k) => k / 2),
  )
  const deals = places.reduce<number[][]>(
    (all, at) => all.flatMap((deal) => at.map((x) => [...deal, x])),
    [[]],
  )
  return deals.map((deal) => gainsOfDeal(problem, deal))
}
