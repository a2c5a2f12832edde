import { facilitator, partyOf, type Signer, seatedParties, signer, standing } from './authority'
import type { Bargaining } from './bargaining-state'
import { stoppedAt } from './bargaining-table'
import { bargainingTermsOf } from './charter'
import type { Actor } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Instant } from './ids'
import { stopped } from './intents'
import { isStructured, issuesOf } from './packages'
import type { Refusal } from './refusal'
import type { Matter, Mediation } from './state'

/** Who bargains, over what and in which order of turns, is fixed here by a person; values are declared against it. */
export function beginBargaining(
  state: Mediation,
  { command, actor, at }: Submitted<'BeginBargaining'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const terms = bargainingTermsOf(state.charter)
  if (!terms) return refuse({ code: 'NoBargaining', why: 'charter' })
  if (state.bargaining) return refuse({ code: 'BargainingBegunAlready' })
  const unseated = standing(state).filter((one) => !one.signatory)
  if (unseated.length > 0)
    return refuse({ code: 'PartyNotSeated', parties: unseated.map((one) => one.party) })
  const stranger = terms.rule?.veto.find((party) => !partyOf(state, party))
  if (stranger) return refuse({ code: 'UnknownParty', party: stranger })
  const issues = [...new Set(command.issues)]
  for (const issue of issues) {
    const [found] = issuesOf(state, [issue])
    if (!found) return refuse({ code: 'UnknownIssue', issue })
    if (found.status !== 'OPEN' || found.setAside) return refuse({ code: 'IssueNotOpen', issue })
    if (!isStructured(found.kind)) return refuse({ code: 'IssueNotStructured', issue })
  }
  const parties = seatedParties(state).map((one) => one.party)
  return accept({ type: 'BargainingBegun', by: who.person, issues, parties })
}

export type AtTable = { who: Signer; bargaining: Bargaining }

/** Somebody who may bind a party that bargains, while there is bargaining. */
export function atTable(state: Matter, actor: Actor, at: Instant): AtTable | Refusal {
  const who = signer(state, actor, 'agree', at)
  if ('code' in who) return who
  const { bargaining } = state
  if (!bargaining) return { code: 'NoBargaining', why: 'not-begun' }
  return bargaining.parties.includes(who.party) ? { who, bargaining } : { code: 'NotAtTheTable' }
}

export const byOf = ({ party, person: by, grant }: Signer) => ({ party, by, grant })

/** Values and alternative are fixed for the negotiation: whoever values anew begins a new one, linked to this. */
export function declareValues(
  state: Mediation,
  { id, command, actor, at }: Submitted<'DeclareValues'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const table = atTable(state, actor, at)
  if ('code' in table) return refuse(table)
  const { who, bargaining } = table
  if (bargaining.declared.some((one) => one.party === who.party)) return refuse({ code: 'AlreadyDeclared' })
  const { utilities, batna } = command
  return accept({ type: 'ValuesDeclared', ...byOf(who), declaration: id, utilities, batna })
}

/** What a party chooses to let all see, the mediator with them: ranks and acceptable values, never points. */
export function shareSignals(state: Mediation, { command, actor, at }: Submitted<'ShareSignals'>): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const table = atTable(state, actor, at)
  if ('code' in table) return refuse(table)
  const { ranks, acceptable } = command
  for (const { issue } of [...ranks, ...acceptable])
    if (!table.bargaining.issues.includes(issue)) return refuse({ code: 'UnknownIssue', issue })
  return accept({ type: 'SignalsShared', ...byOf(table.who), ranks, acceptable })
}

/** Only a person lets a stopped table go on, within bounds that leave room, and counting starts anew. */
export function resumeBargaining(
  state: Mediation,
  { command, actor, at }: Submitted<'ResumeBargaining'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const { bargaining } = state
  if (!bargaining) return refuse({ code: 'NoBargaining', why: 'not-begun' })
  const { bounds, reason } = command
  const again: Bargaining = {
    ...bargaining,
    terms: { ...bargaining.terms, bounds },
    stopped: null,
    since: { ...bargaining.since, at },
  }
  const cause = stoppedAt(again, at)
  if (cause) return refuse({ code: 'BargainingStopped', cause })
  return accept({ type: 'BargainingResumed', bounds, by: who.person, reason })
}
