import type { ContractReport } from '@/server/bargaining/contract-file'
import type { SolveReport } from '@/server/bargaining/report'
import type { Stage } from '@/server/bargaining/solve'

export type Solved = SolveReport | { readonly name: string; readonly tasks: readonly ContractReport[] }

export interface Progress {
  readonly stage: Stage
  /** `done` of `total` within the stage; a total of zero means that it is not known. */
  readonly done: number
  readonly total: number
}

/** What the solving thread tells the one that started it. */
export type FromSolver =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'solved'; readonly report: Solved }
  | { readonly type: 'failed'; readonly message: string }
