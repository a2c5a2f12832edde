import type { CoarseView } from '@/server/bargaining/coarse'
import type { ProposedDeal } from '@/server/bargaining/proposals'
import type { NamedCriterion } from '@/server/bargaining/prospects'

/** What a thread is started with. */
export interface Work {
  readonly view: CoarseView
  readonly criteria: readonly NamedCriterion[]
}

/** How many of the parties what each may want was worked out for. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** What the thread tells the one that started it. */
export type FromSolver =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'proposed'; readonly deals: readonly ProposedDeal[] }
  | { readonly type: 'failed'; readonly message: string }
