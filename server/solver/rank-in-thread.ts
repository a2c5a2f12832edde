import type { DeclaredIssue } from '@/server/bargaining/declared'
import { packagesIn, rankPackages, rowsOf } from '@/server/bargaining/own-packages'
import type { Ranking } from '@/server/bargaining/ranking'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import { inThread, type ThreadOptions } from './in-thread'

/** So few packages are ranked sooner than a thread has started. */
const FEW = 10_000

/**
 * Ranks a party's packages, in a thread of its own where there are many.
 *
 * @throws TooManyPackages, or when cancelled
 */
export async function rankInThread(
  issues: readonly DeclaredIssue[],
  declared: DeclaredValues,
  options: ThreadOptions = {},
): Promise<Ranking> {
  if (packagesIn(rowsOf(issues, declared)) <= FEW) return rankPackages(issues, declared)
  const own = issues.map(({ issue, kind }) => ({ issue, kind }))
  const done = await inThread({ kind: 'rank', issues: own, declared }, options)
  if (done.type !== 'ranked') throw new Error('The thread did other work than it was asked for')
  return done.ranking
}
