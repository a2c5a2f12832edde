import type { CoarseView } from '@/server/bargaining/coarse'
import type { ProposedDeal } from '@/server/bargaining/proposals'
import type { NamedCriterion } from '@/server/bargaining/prospects'
import { inThread, type ThreadOptions } from './in-thread'

/** Works out a mediator's packages in a thread of its own, from what is public. @throws when cancelled */
export async function proposeInThread(
  view: CoarseView,
  criteria: readonly NamedCriterion[],
  options: ThreadOptions = {},
): Promise<readonly ProposedDeal[]> {
  const done = await inThread({ kind: 'propose', view, criteria }, options)
  if (done.type !== 'proposed') throw new Error('The thread did other work than it was asked for')
  return done.deals
}
