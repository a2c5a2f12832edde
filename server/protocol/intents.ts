import { facilitator, seatedParties, speaker } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Instant, PartyId } from './ids'
import type { Refusal } from './refusal'
import { begunWithMediation } from './registration'
import type { Intent, IntentPhase, Matter, Mediation } from './state'

/**
 * What stops further moves until a facilitator extends the bound or ends the negotiation. A deadline counts
 * from its own moment, however late the house writes it down.
 */
export function stopped(state: Matter, at: Instant): Refusal | null {
  const { deadline } = state.charter.limits
  if (state.bound) return { code: 'BoundReached', bound: state.bound.bound }
  return deadline !== null && deadline <= at ? { code: 'BoundReached', bound: 'deadline' } : null
}

/** A party's standing intent: its latest version. Earlier ones are kept. */
export function latestIntent(state: Matter, party: PartyId): Intent | undefined {
  return state.intents.findLast((one) => one.party === party)
}

export function stateIntent(
  state: IntentPhase | Mediation,
  { command, actor, at }: Submitted<'StateIntent'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  if (state.charter.preset === 'trade-offs' && command.statement.goals[0]?.rationale.trim() === '')
    return refuse({ code: 'ReasonsNeeded' })
  const version = (latestIntent(state, who.party)?.version ?? 0) + 1
  return accept({
    type: 'IntentStated',
    party: who.party,
    version,
    by: who.person,
    statement: command.statement,
  })
}

/** Mediation begins by a person's word; whoever has said nothing yet is named, never counted as agreeing. */
export function beginMediation(
  state: IntentPhase,
  { command, actor }: Submitted<'BeginMediation'>,
): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const silent = seatedParties(state)
    .map((one) => one.party)
    .filter((party) => !latestIntent(state, party))
  const unnamed = silent.filter((party) => !command.without.includes(party))
  if (unnamed.length > 0) return refuse({ code: 'IntentMissing', parties: unnamed })
  return accept(
    { type: 'MediationBegun', by: who.person, without: silent },
    ...begunWithMediation(state, who.person),
  )
}
