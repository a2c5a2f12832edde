import { stoppedAt } from './bargaining-table'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Mediation } from './state'

/**
 * The house may say that the time for offers is over: a fact, recorded like the other bounds, by which people are told
 * and asked. Before it is said, moves are refused all the same.
 */
export function noteOfferTime(
  state: Mediation,
  { command, actor, at }: Submitted<'NoteOfferTime'>,
): Decision {
  if (actor.kind !== 'house') return refuse({ code: 'OnlyHouse' })
  const { bargaining } = state
  if (!bargaining || bargaining.stopped || bargaining.table.ended || bargaining.since.at !== command.since)
    return refuse({ code: 'BoundNotReached' })
  if (stoppedAt(bargaining, at) !== 'minutes') return refuse({ code: 'BoundNotReached' })
  return accept({ type: 'BargainingStopped', cause: 'minutes' })
}
