import { anySeat, facilitator, partyOf, seatedParties, signer, speaker, standing } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Event } from './events'
import type { PartyId } from './ids'
import { stopped } from './intents'
import { isWithoutReasons } from './reasons'
import type { Refusal } from './refusal'
import type { Issue, Matter, Mediation } from './state'
import type { SourcePosition } from './statements'

function openIssue(state: Mediation, number: number): Issue | Refusal {
  const issue = state.issues.find((one) => one.issue === number)
  if (!issue) return { code: 'UnknownIssue', issue: number }
  return issue.status === 'OPEN' && !issue.setAside ? issue : { code: 'IssueNotOpen', issue: number }
}

/** What stands in every package is decided by packages, until one is agreed. */
export function isBargained({ bargaining }: Matter, issue: number): boolean {
  return bargaining !== null && bargaining.table.ended === null && bargaining.issues.includes(issue)
}

export function raiseIssue(state: Mediation, { command, actor, at }: Submitted<'RaiseIssue'>): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const seat = anySeat(state, actor)
  if ('code' in seat) return refuse(seat)
  if (seat.role === 'observer') return refuse({ code: 'OnlyParty' })
  const { title, question, context, kind, sourcePositions } = command
  const missing = sourcePositions && misquoted(state, sourcePositions)
  if (missing) return refuse(missing)
  const issue = state.issues.length + 1
  return accept({
    type: 'IssueRaised',
    issue,
    party: seat.party,
    by: seat.person,
    title,
    question,
    context,
    kind,
    ...(sourcePositions ? { sourcePositions } : {}),
  })
}

/** What a source is said to say points at an uploaded one, and what is quoted stands in it to the letter. */
function misquoted(state: Mediation, positions: SourcePosition[]): Refusal | null {
  for (const { source, quote } of positions) {
    if (source === null) continue
    const uploaded = state.sources[source - 1]
    if (!uploaded) return { code: 'UnknownSource', source }
    if (quote !== null && !uploaded.text.includes(quote))
      return { code: 'QuoteNotInSource', source, title: uploaded.title }
  }
  return null
}

const namesAtTable = (state: Mediation) => [
  ...state.parties.map((one) => one.name),
  ...state.people.map((one) => one.name),
  ...state.registered.map((one) => one.handle),
]

export function roundsOf(issue: Issue, party: PartyId): number {
  return issue.rounds.find((one) => one.party === party)?.rounds ?? 0
}

export function takePosition(state: Mediation, { command, actor, at }: Submitted<'TakePosition'>): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const issue = openIssue(state, command.issue)
  if ('code' in issue) return refuse(issue)
  if (isWithoutReasons(command.text, namesAtTable(state))) return refuse({ code: 'ReasonsNeeded' })
  const rounds = roundsOf(issue, who.party)
  const most = state.charter.limits.roundsPerParty
  if (most !== null && rounds >= most) return refuse({ code: 'RoundsUsed', issue: issue.issue, rounds: most })
  const position = {
    issue: issue.issue,
    party: who.party,
    round: rounds + 1,
    by: who.person,
    text: command.text,
  }
  return accept({ type: 'PositionTaken', ...position })
}

/** An issue is agreed when every seated party supports the same text, to the letter, and another party has taken a position on it. */
export function supportDecision(
  state: Mediation,
  { command, actor, at }: Submitted<'SupportDecision'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = signer(state, actor, 'agree', at)
  if ('code' in who) return refuse(who)
  const issue = openIssue(state, command.issue)
  if ('code' in issue) return refuse(issue)
  if (isBargained(state, issue.issue)) return refuse({ code: 'IssueInBargaining', issue: issue.issue })
  const { party, person: by, grant } = who
  const others = seatedParties(state).filter((one) => one.party !== party)
  if (!others.some((one) => roundsOf(issue, one.party) > 0))
    return refuse({ code: 'NoOtherPosition', issue: issue.issue })
  const supported: Event = {
    type: 'DecisionSupported',
    issue: issue.issue,
    party,
    by,
    grant,
    decision: command.decision,
  }
  const all = others.every(
    ({ party: other }) => issue.support.find((one) => one.party === other)?.decision === command.decision,
  )
  return all && others.length > 0
    ? accept(supported, { type: 'IssueAgreed', issue: issue.issue, decision: command.decision })
    : accept(supported)
}

export function escalateIssue(state: Mediation, { command, actor }: Submitted<'EscalateIssue'>): Decision {
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const issue = openIssue(state, command.issue)
  if ('code' in issue) return refuse(issue)
  if (isBargained(state, issue.issue)) return refuse({ code: 'IssueInBargaining', issue: issue.issue })
  const most = state.charter.limits.roundsPerParty
  const used = Math.max(0, ...standing(state).map((one) => roundsOf(issue, one.party)))
  if (most === null || used < most)
    return refuse({ code: 'RoundsLeft', issue: issue.issue, rounds: most === null ? null : most - used })
  return accept({
    type: 'IssueEscalated',
    issue: issue.issue,
    party: who.party,
    by: who.person,
    summary: command.summary,
  })
}

/** What the parties could not settle may be left out by the facilitator, in the text that all must then ratify. */
export function setIssueAside(state: Mediation, { command, actor }: Submitted<'SetIssueAside'>): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const issue = state.issues.find((one) => one.issue === command.issue)
  if (!issue) return refuse({ code: 'UnknownIssue', issue: command.issue })
  if (isBargained(state, issue.issue)) return refuse({ code: 'IssueInBargaining', issue: issue.issue })
  if (issue.setAside) return refuse({ code: 'IssueNotOpen', issue: command.issue })
  if (issue.status !== 'ESCALATED') return refuse({ code: 'IssueNotEscalated', issue: command.issue })
  return accept({
    type: 'IssueSetAside',
    issue: issue.issue,
    decision: command.decision,
    by: who.person,
    reason: command.reason,
  })
}

export function reopenIssue(state: Mediation, { command, actor, at }: Submitted<'ReopenIssue'>): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const seat = anySeat(state, actor)
  if ('code' in seat) return refuse(seat)
  const who = seat.role === 'facilitator' ? seat : speaker(state, actor)
  if ('code' in who) return refuse(who)
  const issue = state.issues.find((one) => one.issue === command.issue)
  if (!issue) return refuse({ code: 'UnknownIssue', issue: command.issue })
  if (issue.status === 'OPEN' && !issue.setAside)
    return refuse({ code: 'IssueNotDecided', issue: command.issue })
  return accept({ type: 'IssueReopened', issue: issue.issue, by: who.person, reason: command.reason })
}

export function proposeTrade(state: Mediation, { command, actor, at }: Submitted<'ProposeTrade'>): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const { offer, want, because, crosses } = command
  return accept({
    type: 'TradeProposed',
    trade: state.trades.length + 1,
    party: who.party,
    by: who.person,
    offer,
    want,
    because,
    ...(crosses ? { crosses } : {}),
  })
}

/** What somebody is said to have written elsewhere. It counts for nothing until that party's own signatory confirms it. */
export function importClaim(state: Mediation, { command, actor, at }: Submitted<'ImportClaim'>): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  if (who.role === 'observer') return refuse({ code: 'OnlyParty' })
  if (!partyOf(state, command.party)) return refuse({ code: 'UnknownParty', party: command.party })
  const issue = openIssue(state, command.issue)
  if ('code' in issue) return refuse(issue)
  const { party, author, text, agreed } = command
  return accept({
    type: 'ClaimImported',
    claim: state.claims.length + 1,
    party,
    author,
    issue: issue.issue,
    text,
    agreed,
    by: who.person,
  })
}

/** Confirming makes the words a position of the party, in its next round. It never makes them an agreement. */
export function confirmClaim(state: Mediation, { command, actor, at }: Submitted<'ConfirmClaim'>): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = signer(state, actor, 'agree', at)
  if ('code' in who) return refuse(who)
  const claim = state.claims.find((one) => one.claim === command.claim && one.party === who.party)
  if (!claim) return refuse({ code: 'UnknownClaim' })
  if (claim.confirmedBy) return refuse({ code: 'ClaimAlreadyConfirmed' })
  const issue = openIssue(state, claim.issue)
  if ('code' in issue) return refuse(issue)
  const round = roundsOf(issue, who.party) + 1
  const most = state.charter.limits.roundsPerParty
  if (most !== null && round > most) return refuse({ code: 'RoundsUsed', issue: issue.issue, rounds: most })
  return accept(
    { type: 'ClaimConfirmed', claim: claim.claim, by: who.person, grant: who.grant },
    { type: 'PositionTaken', issue: claim.issue, party: who.party, round, by: who.person, text: claim.text },
  )
}
