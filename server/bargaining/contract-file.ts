import { z } from 'zod'
import { lineOver } from './curve'
import { type MixedProblem, solveMixed } from './mixed'
import type { Solution } from './solution'

const Weights = z.record(z.string(), z.number())
const Side = z.looseObject({
  continuous_weights: Weights.default({}),
  discrete_weights: z.record(z.string(), Weights).default({}),
})

/** One contract: a free price, terms over ranges, terms with options. */
const Task = z.looseObject({
  task: z.string(),
  continuous_bounds: z.record(z.string(), z.object({ min: z.number(), max: z.number() })).default({}),
  discrete_options: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))).default({}),
  buyer: Side.extend({ v_base: z.number() }),
  seller: Side.extend({ c_base: z.number() }),
  disagreement: z.tuple([z.number(), z.number()]).default([0, 0]),
})
type Task = z.infer<typeof Task>

/** A contract or a file of them: buyer's utility = v_base − price + terms, seller's = price − c_base + terms. */
export const ContractFile = z.union([
  z.looseObject({ name: z.string(), tasks: z.array(Task).min(1) }),
  Task.transform((task) => ({ name: task.task, tasks: [task] })),
])
export type ContractFile = z.infer<typeof ContractFile>

export interface ContractReport {
  readonly task: string
  readonly outcomes: null
  readonly acceptableToAll: null
  readonly passesRule: null
  readonly pareto: null
  readonly utilitarian: ContractSolution | null
  readonly utilitarianIR: ContractSolution | null
  readonly nash: ContractSolution | null
  readonly egalitarian: ContractSolution | null
  readonly kalaiSmorodinsky: ContractSolution | null
}

/** `deal` stands in the order of `terms`: numbers for ranges, option indices otherwise. */
export type ContractSolution = Solution & { readonly terms: Record<string, string | number | boolean> }

export function reportContracts(file: ContractFile): { name: string; tasks: ContractReport[] } {
  return { name: file.name, tasks: file.tasks.map(reportTask) }
}

function reportTask(task: Task): ContractReport {
  const solved = solveMixed(problemOf(task))
  const named = (solution: Solution | undefined) =>
    solution && { ...solution, terms: termsOf(task, solution.deal) }
  return {
    task: task.task,
    outcomes: null,
    acceptableToAll: null,
    passesRule: null,
    pareto: null,
    utilitarian: named(solved.utilitarian) ?? null,
    utilitarianIR: named(solved.utilitarianIR) ?? null,
    nash: named(solved.nash) ?? null,
    egalitarian: named(solved.egalitarian) ?? null,
    kalaiSmorodinsky: named(solved.kalaiSmorodinsky) ?? null,
  }
}

/** Issues in order: price, the continuous terms, the discrete terms. */
export function problemOf(task: Task): MixedProblem {
  const { buyer, seller, continuous_bounds: ranges, discrete_options: options } = task
  const [buyerFloor, sellerFloor] = task.disagreement
  // The price has no bounds of its own: outside these somebody is worse off than without a deal, whatever the terms.
  const most = (side: typeof buyer | typeof seller, start: number) =>
    Object.entries(options).reduce(
      (sum, [term, choices]) => sum + Math.max(...choices.map((choice) => weightOf(side, term, choice))),
      Object.entries(ranges).reduce((sum, [term, { min, max }]) => {
        const weight = side.continuous_weights[term] ?? 0
        return sum + Math.max(weight * min, weight * max)
      }, start),
    )
  const highest = most(buyer, buyer.v_base) - buyerFloor
  const lowest = Math.min(highest, sellerFloor - most(seller, -seller.c_base))
  return {
    parties: [
      { id: 'buyer', reservation: buyerFloor },
      { id: 'seller', reservation: sellerFloor },
    ],
    issues: [
      {
        kind: 'range',
        name: 'price',
        min: lowest,
        max: highest,
        curves: [lineOver(lowest, highest, -1, buyer.v_base), lineOver(lowest, highest, 1, -seller.c_base)],
      },
      ...Object.entries(ranges).map(([name, { min, max }]) => ({
        kind: 'range' as const,
        name,
        min,
        max,
        curves: [buyer, seller].map((side) => lineOver(min, max, side.continuous_weights[name] ?? 0)),
      })),
      ...Object.entries(options).map(([name, choices]) => ({
        kind: 'options' as const,
        name,
        scores: [buyer, seller].map((side) => choices.map((choice) => weightOf(side, name, choice))),
      })),
    ],
  }
}

function weightOf(side: z.infer<typeof Side>, term: string, choice: string | number | boolean): number {
  const weights = side.discrete_weights[term] ?? {}
  // Sources in Python write True and False.
  const python = typeof choice === 'boolean' ? (choice ? 'True' : 'False') : ''
  return weights[String(choice)] ?? weights[python] ?? 0
}

function termsOf(task: Task, deal: readonly number[]): Record<string, string | number | boolean> {
  const numbers = ['price', ...Object.keys(task.continuous_bounds)]
  const options = Object.entries(task.discrete_options)
  return Object.fromEntries([
    ...numbers.map((name, k): [string, number] => [name, deal[k] ?? 0]),
    ...options.map(([name, choices], k): [string, string | number | boolean] => [
      name,
      choices[deal[numbers.length + k] ?? 0] ?? '',
    ]),
  ])
}
