import type { CoarseView } from '@/server/bargaining/coarse'
import type { DeclaredIssue } from '@/server/bargaining/declared'
import type { ProposedDeal } from '@/server/bargaining/proposals'
import type { NamedCriterion } from '@/server/bargaining/prospects'
import type { Ranking } from '@/server/bargaining/ranking'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'

/** What a thread is started with. */
export type Work =
  | { readonly kind: 'propose'; readonly view: CoarseView; readonly criteria: readonly NamedCriterion[] }
  | { readonly kind: 'rank'; readonly issues: readonly DeclaredIssue[]; readonly declared: DeclaredValues }

/** How many of the parties what each may want was worked out for. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** What the thread tells the one that started it. */
export type FromSolver =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'proposed'; readonly deals: readonly ProposedDeal[] }
  | { readonly type: 'ranked'; readonly ranking: Ranking }
  | { readonly type: 'failed'; readonly message: string }
