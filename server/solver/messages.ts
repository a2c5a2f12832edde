import type { CoarseView } from '@/server/bargaining/coarse'
import type { ContractReport } from '@/server/bargaining/contract-file'
import type { ProposedDeal } from '@/server/bargaining/proposals'
import type { NamedCriterion } from '@/server/bargaining/prospects'
import type { SolveReport } from '@/server/bargaining/report'
import type { Stage } from '@/server/bargaining/solve'

export type Solved = SolveReport | { readonly name: string; readonly tasks: readonly ContractReport[] }

/** What a thread is started with. */
export type Work =
  | { readonly kind: 'solve'; readonly source: unknown }
  | { readonly kind: 'propose'; readonly view: CoarseView; readonly criteria: readonly NamedCriterion[] }

export interface Progress {
  /** `beliefs`: what each party may want, one after the other. */
  readonly stage: Stage | 'beliefs'
  /** `done` of `total` within the stage; a total of zero means that it is not known. */
  readonly done: number
  readonly total: number
}

/** What the solving thread tells the one that started it. */
export type FromSolver =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'solved'; readonly report: Solved }
  | { readonly type: 'proposed'; readonly deals: readonly ProposedDeal[] }
  | { readonly type: 'failed'; readonly message: string }
