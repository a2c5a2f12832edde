import type { Event, Role } from '@/server/protocol/events'
import type { State } from '@/server/protocol/state'
import type { ToldEntry } from './replay'
import { bargainingTold } from './story-bargaining'
import { caucusClause, controlClause } from './story-caucuses'
import {
  type Clause,
  call,
  callClosed,
  closed,
  drafted,
  ending,
  evidence,
  intent,
  issue,
  lower,
  mediation,
  ratification,
  type StoryKind,
  settlement,
  table,
} from './story-clauses'
import { delegated } from './story-delegates'
import { evidenceTold } from './story-evidence'
import { listed, moment, Names } from './story-names'
import { turnClause } from './story-turns'
import { askedInWords, changesInWords, findingsInWords, limitsInWords, workInWords } from './story-words'

export { STORY_KINDS, type StoryKind } from './story-clauses'

export type Sentence = {
  /** One or more whole sentences, in plain words, with names and never ids. */
  text: string
  /** Name of whoever acted; null for the house. */
  who: string | null
  kind: StoryKind
  /** What was said, in full, where it is too long to stand in the sentence. */
  detail?: string
}

const LONGEST_QUOTE = 200

/** One entry in plain words. `before` and `after` are the states around it; they give the names. */
export function sentence(entry: ToldEntry, before: State, after: State): Sentence {
  const names = new Names(before, after, entry.actor)
  const told = (asked: boolean) =>
    entry.events.flatMap((event) =>
      isAsked(event, entry) === asked ? (tell(event, names, entry) ?? []) : [],
    )
  // What the person did comes first; what followed from it, after.
  const clauses = [...told(true), ...told(false)]
  const [first] = clauses
  if (!first) return { text: `${names.acting} acted.`, who: names.who, kind: 'table' }
  const long = clauses.flatMap(({ said }) => (said && said.length > LONGEST_QUOTE ? [said] : []))
  const text = clauses.map(inWords).join(' ')
  const made: Sentence = { text, who: names.who, kind: first.kind }
  return long.length > 0 ? { ...made, detail: long.join('\n\n') } : made
}

/** Events that mostly follow from another act of the same entry lead only where they were the act itself. */
function isAsked(event: Event, { command }: ToldEntry): boolean {
  if (event.type === 'MediationCancelled') return command.type === 'CancelMediation'
  if (event.type === 'MediationRequested') return command.type === 'RequestMediation'
  if (event.type === 'IntentStated') return command.type === 'StateIntent'
  if (event.type === 'CallClosed') return command.type === 'CloseCall'
  if (event.type === 'PositionTaken') return command.type === 'TakePosition'
  if (event.type === 'TurnsBegun') return command.type === 'BeginTurns'
  if (event.type === 'SettlementDrafted') return command.type === 'DraftSettlement'
  return (
    event.type !== 'IssueAgreed' &&
    event.type !== 'SettlementBecameCanonical' &&
    event.type !== 'PackageAgreed' &&
    event.type !== 'BargainingStopped'
  )
}

function inWords({ text, said }: Clause): string {
  const words = said?.trim()
  return words && words.length <= LONGEST_QUOTE ? `${text}: “${words}”` : `${text}.`
}

const IDENTIFIED = {
  'verified-address': 'by a verified address',
  'facilitator-confirmed': 'by the facilitator’s confirmation',
  'sample-person': 'as a sample person',
} as const

const seat = (names: Names, role: Role, party: Parameters<Names['party']>[0] | null) =>
  party ? `${role} of ${names.party(party)}` : role

/** A clause for one event; null where another clause of the same entry says it already. */
function tell(event: Event, names: Names, entry: ToldEntry): Clause | null {
  const me = names.acting
  const leads = isAsked(event, entry)
  switch (event.type) {
    case 'NegotiationOpened': {
      const between = listed(event.parties.map((one) => one.name))
      const after = event.successorOf ? ', which follows an earlier negotiation' : ''
      return table(`${me} opened the negotiation “${event.title}” between ${between}${after}`)
    }
    case 'PartyAdded':
      return table(`${me} added the party ${event.name}`)
    case 'PartyRemoved':
      return table(`${me} took the party ${names.party(event.party)} off the list`, event.reason)
    case 'InvitationIssued':
      return table(`${me} invited a person as ${seat(names, event.role, event.party)}`)
    case 'InvitationRevoked': {
      const invited = names.invitation(event.invitation)
      const what = invited ? ` as ${seat(names, invited.role, invited.party)}` : ''
      return table(`${me} revoked an invitation${what}`)
    }
    case 'SeatRequested':
      return table(
        `${event.name} asked to sit as ${seat(names, event.role, event.party)}; the facilitator has to confirm it`,
      )
    case 'SeatTaken':
      return table(
        entry.command.type === 'ConfirmSeat'
          ? `${me} confirmed ${event.name} as ${seat(names, event.role, event.party)}`
          : `${event.name} took the seat of ${seat(names, event.role, event.party)}, identified ${IDENTIFIED[event.identified]}`,
      )
    case 'SeatDeclined':
      return table(`${me} declined the request of ${names.person(event.person)}`, event.reason)
    case 'PersonLeft':
      return table(`${names.person(event.person)} left the table`)
    case 'PersonRemoved':
      return table(`${me} removed ${names.person(event.person)} from the table`, event.reason)
    case 'SignatoryReplaced': {
      const instead = event.from ? ` instead of ${names.person(event.from)}` : ''
      return table(
        `${me} had ${names.person(event.to)} answer for ${names.party(event.party)}${instead}`,
        event.reason,
      )
    }
    case 'GrantRecorded': {
      const what = listed(event.purposes.map((one) => `to ${one}`))
      const until = `until ${moment(event.until)}`
      return table(
        `${me} granted ${names.person(event.to)} ${what} for ${names.party(event.party)}, ${until}`,
        event.subject,
      )
    }
    case 'GrantRevoked': {
      const given = names.grant(event.grant)
      if (!given) return table(`${me} revoked a grant`)
      const holder = names.person(given.to)
      return table(
        holder === me
          ? `${me} gave back the grant of ${names.person(given.from)}`
          : `${me} revoked the grant to ${holder}`,
      )
    }
    case 'DelegateAppointed':
    case 'DelegationRevoked':
    case 'DelegateActed':
    case 'OverreachRecorded':
      return delegated(event, names)
    case 'KeyEnrolled':
      return table(
        `${names.person(event.person)} enrolled a device to sign binding acts with, “${event.device}”, key ${event.key.slice(0, 8)}`,
      )
    case 'KeyRevoked':
      return table(
        `${names.person(event.person)} took the key ${event.key.slice(0, 8)} out of use`,
        event.reason,
      )
    case 'ActSigned':
      return null
    case 'LimitsChanged':
      return table(`${me} changed the limits to ${limitsInWords(event.limits)}`, event.reason)
    case 'BoundReached': {
      const { command } = entry
      const when = command.type === 'NotePassedDeadline' ? ` of ${moment(command.deadline)}` : ''
      return table(
        `The deadline${when} has passed: no further moves until the facilitator extends it or ends the negotiation`,
      )
    }
    case 'IntentsBegun':
      return intent(`${me} asked the parties for their intents`)
    case 'IntentStated': {
      const again = event.version > 1 ? ` anew, as version ${event.version}` : ''
      return intent(`${me} stated the intent of ${names.party(event.party)}${again}`)
    }
    case 'MediationBegun': {
      const silent = event.without.length > 0 ? `; ${names.parties(event.without)} had stated no intent` : ''
      return intent(`${me} began the mediation${silent}`)
    }
    case 'IssueRaised':
      return issue(`${me} raised issue ${event.issue}, “${event.title}”`, event.question)
    case 'PositionTaken':
      return issue(
        leads
          ? `${me} took a position on issue ${event.issue}, round ${event.round}`
          : `It is now the position of ${names.party(event.party)} on issue ${event.issue}, round ${event.round}`,
        event.text,
      )
    case 'DecisionSupported':
      return issue(
        `${names.speaker(event.by, event.party)} supported a decision on issue ${event.issue}${names.byGrant(event.grant)}`,
        event.decision,
      )
    case 'IssueAgreed':
      return issue(
        `With that issue ${event.issue} is agreed between the parties, and becomes part of a settlement only by ratification`,
      )
    case 'IssueEscalated':
      return issue(`${me} escalated issue ${event.issue}`, event.summary)
    case 'IssueSetAside':
      return issue(
        event.decision === 'dropped'
          ? `${me} dropped issue ${event.issue}`
          : `${me} carved issue ${event.issue} out`,
        event.reason,
      )
    case 'IssueReopened':
      return issue(`${me} reopened issue ${event.issue}`, event.reason)
    case 'TradeProposed':
      return issue(
        `${me} proposed trade-off ${event.trade}`,
        `${event.offer} — for: ${event.want} — because: ${event.because}`,
      )
    case 'PartyRegistered':
    case 'LatecomerAdmitted':
    case 'TurnsBegun':
    case 'TurnHandedOff':
    case 'TurnSkipped':
    case 'TurnsUsedUp':
    case 'ConsentCheckOpened':
    case 'ConsentAnswered':
    case 'ConsensusReached':
      return turnClause(event, names)
    case 'ClaimImported':
      return issue(
        `${me} imported what ${event.author} is said to have written for ${names.party(event.party)} on issue ${event.issue}; it counts for nothing until ${names.party(event.party)} confirms it`,
        event.text,
      )
    case 'PastImported':
      return issue(
        `${me} brought in an exchange held elsewhere, "${event.from}"; nothing in it counts until those it names confirm it`,
        `${event.issues.length} issues, ${new Set(event.files.map((one) => one.path)).size} files kept to the letter`,
      )
    case 'ClaimConfirmed':
      return issue(`${me} confirmed claim ${event.claim} as their own words${names.byGrant(event.grant)}`)
    case 'MediationRequested': {
      const what = askedInWords(event, (party) => names.party(party))
      const asked = lower(names.mediatorOf(event.run))
      return leads
        ? mediation(`${me} asked ${asked} ${what}`, event.note)
        : mediation(`That asks ${asked} ${what}, as the facilitator has switched on`)
    }
    case 'MediationCancelled':
      return mediation(
        leads
          ? `${me} cancelled the work of ${lower(names.mediatorOf(event.run))}`
          : `The work of ${lower(names.mediatorOf(event.run))} ended with it`,
      )
    case 'FindingsReported':
      return mediation(`${names.mediatorOf(event.run)} reported ${findingsInWords(event)}`)
    case 'WorkReported':
      return mediation(`${names.mediatorOf(event.run)} ${workInWords(event, (party) => names.party(party))}`)
    case 'ModelCalled': {
      const { input, output } = event.used
      const how = { answered: 'answered', unusable: 'gave nothing usable', failed: 'gave no answer' }[
        event.outcome
      ]
      return mediation(
        `${names.mediatorOf(event.run)} asked the model ${event.model} (${event.purpose}), which ${how}: ${input} tokens in, ${output} out; what was sent and what came back is sealed`,
      )
    }
    case 'MediationSwitched':
      return mediation(`${me} set which acts of the mediator parties may ask for, and which are done unasked`)
    case 'ClarificationAnswered': {
      const how = {
        confirmed: 'confirmed the mediator’s wording of its intent',
        corrected: 'corrected the mediator’s wording of its intent',
        declined: 'declined the mediator’s wording of its intent, which stays as it was',
      }[event.answer]
      return intent(`${me} of ${names.party(event.party)} ${how}`)
    }
    case 'CaucusOpened':
    case 'CaucusMessageSent':
    case 'CaucusClosed':
    case 'SentenceReleased':
      return caucusClause(event, names)
    case 'MediatorPaused':
    case 'MediatorResumed':
    case 'MediatorLimited':
    case 'MediatorPlayed':
    case 'MediatorPlayEnded':
      return controlClause(event, names)
    case 'MediationFinished':
      return mediation(`${names.mediatorOf(event.run)} finished its work`)
    case 'MediationFailed':
      return mediation(`${names.mediatorOf(event.run)} left no proposal`, event.reason)
    case 'MediatorOutputRefused':
      return mediation(
        `An output of ${lower(names.mediatorOf(event.run))} was refused and is not shown (${event.reasons.join(', ').replaceAll('_', ' ')})`,
      )
    case 'QuestionAnswered':
      return mediation(`${me} answered question ${event.question}`, event.text)
    case 'SettlementDrafted':
      return drafted(event, names)
    case 'SettlementCountered':
      return settlement(`${me} countered version ${event.version}: ${changesInWords(event.changes)}`)
    case 'RatificationCalled':
      return call(
        `${me} called version ${event.version} to ratification (call ${event.call}) by ${names.parties(event.parties.map((one) => one.party))}`,
      )
    case 'QuestionShown':
      return call(`${me} was shown the question of call ${event.call}`)
    case 'PartyReminded':
      return call(`${me} reminded ${names.party(event.party)} of call ${event.call}`)
    case 'CallClosed':
      return callClosed(event, names, leads)
    case 'AttemptRecorded':
      return ratification(`${me} sent words in answer to call ${event.call}`)
    case 'LookAsked':
      return ratification(
        `${me} asked the facilitators to look at words sent in answer to call ${event.call}`,
      )
    case 'RestateAsked':
      return ratification(
        `${me} looked at the words that ${names.person(event.person)} had opened, and asked ${names.person(event.person)} to say it again`,
      )
    case 'RatificationRecorded':
      return ratification(
        `${names.speaker(event.person, event.party)} ratified ${names.versionOf(event.call)}${names.byGrant(event.grant)}`,
        event.words,
      )
    case 'RatificationWithdrawn':
      return ratification(
        `${names.speaker(event.person, event.party)} withdrew the ratification of ${names.versionOf(event.call)}`,
        event.words,
      )
    case 'LateWithdrawalNoted':
      return ratification(
        `${names.speaker(event.person, event.party)} withdrew after all had ratified; this is noted and changes nothing`,
        event.words,
      )
    case 'SettlementRejected':
      return ratification(
        `${names.speaker(event.person, event.party)} rejected ${names.versionOf(event.call)}`,
        event.words,
      )
    case 'SettlementBecameCanonical':
      return ending(`With that all parties have ratified: version ${event.version} is canonical`)
    case 'BargainingBegun':
    case 'ValuesDeclared':
    case 'SignalsShared':
    case 'OfferMade':
    case 'OfferAccepted':
    case 'OfferRejected':
    case 'PackageAgreed':
    case 'WalkedAway':
    case 'BargainingStopped':
    case 'BargainingResumed':
    case 'PackagesProposed':
    case 'PackageAnswered':
    case 'RevealAgreed':
    case 'ValuesRevealed':
      return bargainingTold(event, names)
    case 'PartyExited':
      return ending(
        `${names.speaker(event.person, event.party)} left the negotiation, which ends it`,
        event.words,
      )
    case 'NegotiationClosed':
      return closed(event.outcome, event.reason, me)
    case 'SuccessorLinked':
      return ending(`${me} linked a new negotiation that follows this one`)
    case 'DisputeRaised':
    case 'DisputePathTaken':
    case 'DisputeEnded':
    case 'SealedRevealed':
    case 'SealedErased':
      return evidenceTold(event, names)
    case 'Annotated':
      return evidence(`${me} added a note to entry ${event.seq}`, event.text)
  }
}
