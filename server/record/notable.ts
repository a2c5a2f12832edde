import type { Event } from '@/server/protocol/events'
import type { Opened } from '@/server/protocol/state'

/** What a reader of a long record looks for first (MP-01 section 6). */
export const NOTABLE = ['partial', 'withdrawn', 'unclear', 'models-differ', 'deadlock'] as const
export type Notable = (typeof NOTABLE)[number]

const STUCK: ReadonlySet<Event['type']> = new Set([
  'IssueEscalated',
  'TurnsUsedUp',
  'BoundReached',
  'BargainingStopped',
])

/** What stands out in an event by itself. */
export function notableIn(event: Event): Notable[] {
  if (event.type === 'RatificationWithdrawn' || event.type === 'LateWithdrawalNoted') return ['withdrawn']
  if (event.type === 'CallClosed')
    return event.end !== 'ratified-by-all' && event.lapsed.length > 0 ? ['partial'] : []
  if (event.type === 'FindingsReported')
    return event.findings.some(({ kind }) => kind === 'vague') ? ['unclear'] : []
  if (event.type === 'WorkReported') return notableWork(event)
  if (event.type === 'NegotiationClosed') {
    const { kind } = event.outcome
    return kind === 'deadlock' || kind === 'escalated' ? ['deadlock'] : []
  }
  return STUCK.has(event.type) ? ['deadlock'] : []
}

function notableWork({ content }: Extract<Event, { type: 'WorkReported' }>): Notable[] {
  if (content.kind === 'disagreement') return ['models-differ']
  const open =
    (content.kind === 'readings' && content.readings.some((one) => one.open.length > 0)) ||
    (content.kind === 'clarification' && content.items.some((one) => one.unsure.length > 0))
  return open ? ['unclear'] : []
}

/**
 * What stands out only by what came, or did not come, after it: ratifications that lapsed with their call, and words in
 * answer to a call that nobody confirmed. By entry; of an open call nothing, as each is asked by themselves.
 */
export function notableSince(state: Opened): Map<number, Notable> {
  const found = new Map<number, Notable>()
  for (const { attempts, ratifications, ended } of state.calls) {
    for (const { attempt, mark } of attempts)
      if (!ratifications.some((one) => one.attempt === attempt)) found.set(mark.seq, 'unclear')
    if (ended.end === 'ratified-by-all') continue
    for (const { mark, withdrawn } of ratifications) if (!withdrawn) found.set(mark.seq, 'partial')
  }
  return found
}
