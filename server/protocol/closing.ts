import { anySeat, facilitator, outside, seatedParties } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { runsEnded } from './endings'
import type { Closed, Issue, Matter, Opened } from './state'
import { hasConsensus } from './turns'

/** Ending without agreement is a facilitator's act with its reason, never a consequence of a bound or a clock. */
export function endNegotiation(state: Opened, { command, actor }: Submitted<'EndNegotiation'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation')
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (command.ending === 'escalated' && !state.issues.some((one) => one.status === 'ESCALATED'))
    return refuse({ code: 'NothingHasEnded' })
  if (command.ending === 'consensus-unratified') {
    const undecided = state.issues.find((one) => !one.setAside && !agreedByAll(state, one))
    if (undecided) return refuse({ code: 'IssueNotDecided', issue: undecided.issue })
    if (!state.issues.some((one) => one.status === 'AGREED') && !hasConsensus(state))
      return refuse({ code: 'NothingHasEnded' })
  }
  return accept(...runsEnded(state, who.person), {
    type: 'NegotiationClosed',
    outcome: { kind: command.ending },
    by: who.person,
    reason: command.reason,
  })
}

/** A party seated after an issue was agreed has not said so, and silence is not consent. */
function agreedByAll(state: Matter, issue: Issue): boolean {
  return (
    issue.status === 'AGREED' &&
    seatedParties(state).every(({ party }) =>
      issue.support.some((one) => one.party === party && one.decision === issue.decision),
    )
  )
}

export function linkSuccessor(state: Closed, { command, actor }: Submitted<'LinkSuccessor'>): Decision {
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  if (who.role === 'observer') return refuse({ code: 'OnlyParty' })
  if (state.successor) return refuse({ code: 'SuccessorExists' })
  return accept({ type: 'SuccessorLinked', successor: command.successor, by: who.person })
}

export function annotate(state: Closed, { command, actor }: Submitted<'Annotate'>): Decision {
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  if (who.role === 'observer') return refuse({ code: 'OnlyParty' })
  if (command.seq > state.head.seq) return refuse({ code: 'UnknownEntry', seq: command.seq })
  return accept({ type: 'Annotated', seq: command.seq, by: who.person, text: command.text })
}
