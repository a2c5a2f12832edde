import type { JobAsked } from '@/server/ledger/ledger'
import type { Event } from '@/server/protocol/events'
import type { Mark, Opened } from '@/server/protocol/state'

/** Work that follows from events; asked for in the same append, so that neither stands without the other. */
export function jobsAfter(state: Opened, events: Event[], mark: Mark): JobAsked[] {
  const at = mark.at
  const jobs = events.flatMap((event): JobAsked[] => {
    switch (event.type) {
      case 'MediationRequested':
        return [
          {
            kind: 'mediation',
            payload: { run: event.run },
            runAt: at,
            key: `mediation ${state.negotiation} ${event.run}`,
          },
        ]
      case 'NegotiationOpened':
      case 'LimitsChanged': {
        const { deadline } = state.charter.limits
        if (deadline === null) return []
        return [
          {
            kind: 'deadline',
            payload: { deadline },
            runAt: deadline,
            key: `deadline ${state.negotiation} ${deadline}`,
          },
        ]
      }
      default:
        return []
    }
  })
  if (events.some((event) => TOLD_BY_MAIL.has(event.type)))
    jobs.push({
      kind: 'mail',
      payload: { seq: mark.seq },
      runAt: at,
      key: `mail ${state.negotiation} ${mark.seq}`,
    })
  return jobs
}

const TOLD_BY_MAIL: ReadonlySet<Event['type']> = new Set([
  'SeatRequested',
  'RatificationCalled',
  'PartyReminded',
  'CallClosed',
  'SettlementBecameCanonical',
  'NegotiationClosed',
  'PersonRemoved',
])
