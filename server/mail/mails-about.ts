import { delegation, seated, seatedParties } from '@/server/protocol/authority'
import { toMove } from '@/server/protocol/bargaining-table'
import type { Purpose } from '@/server/protocol/delegation'
import type { Event, EventOf } from '@/server/protocol/events'
import type { PartyId, PersonId } from '@/server/protocol/ids'
import { latestIntent } from '@/server/protocol/intents'
import type { MediatorQuestion } from '@/server/protocol/mediation-events'
import type { Opened } from '@/server/protocol/state'
import { answerAsked, callClosed, lookAsked, reminded, restateAsked } from './call-letters'
import { canonical, disputed, ended } from './ending-letters'
import type { Letter } from './letter'
import { type About, nameOf } from './letter-about'
import type { MailOrder } from './mail-order'
import { removed, seatConfirmed, seatDeclined, seatRequested, signatoryChanged } from './seat-letters'
import {
  clarificationAsked,
  consentAsked,
  draftReady,
  intentAsked,
  moveAsked,
  offersStopped,
  questionAsked,
  turnCame,
  valuesAsked,
} from './talk-letters'

/** One accepted command's events, the state after them, and the person whose act it was, if it was a person's. */
interface Happened {
  events: readonly Event[]
  state: Opened
  by: PersonId | null
  /** Parley's address, without a slash at the end. */
  url: string
}

/**
 * Whom to tell off the page, and what. Only what is public is told, and while a call is open nothing of anyone's
 * answer: each is asked individually. Nobody is told of their own act.
 */
export function mailsAbout({ events, state, by, url }: Happened): MailOrder[] {
  const about: About = { state, url }
  const orders = events.flatMap((event) => ordersFor(event, about, by))
  const ending = orders.some((one) => one.kind === 'ended' || one.kind === 'canonical')
  return orders.filter((one) => one.to !== by && !(ending && one.kind === 'call-closed'))
}

function ordersFor(event: Event, about: About, by: PersonId | null): MailOrder[] {
  const { state } = about
  const actor = by ? nameOf(state, by) : 'The mediator'
  switch (event.type) {
    case 'SeatRequested':
      return to('seat-request', facilitators(state), seatRequested(about, event.name, event.party))
    case 'SeatTaken':
      return to('seat-confirmed', [event.person], seatConfirmed(about, event.party))
    case 'SeatDeclined':
      return to('seat-declined', [event.person], seatDeclined(about))
    case 'PersonRemoved':
      return to('removed', [event.person], removed(about))
    case 'SignatoryReplaced':
      return signatories(event, about)
    case 'IntentsBegun':
      return eachParty(state, (party) => ['intent', intentAsked(about, party)])
    case 'WorkReported':
      return event.content.kind === 'clarification' ? toAuthor(about, event.content.party) : []
    case 'FindingsReported':
      return questions(event.questions, about)
    case 'TurnsBegun':
      return turn(event.order[0], about)
    case 'TurnHandedOff':
    case 'TurnSkipped':
      return turn(event.to, about)
    case 'ConsentCheckOpened':
      return seatedParties(state).flatMap(({ party, signatory }) =>
        party === event.party || delegated(state, party, 'consent')
          ? []
          : to('consent', [signatory], consentAsked(about, event.party, event.check)),
      )
    case 'BargainingBegun':
      return seatedParties(state).flatMap(({ party, signatory }) =>
        event.parties.includes(party) ? to('offer', [signatory], valuesAsked(about, party)) : [],
      )
    case 'OfferMade':
    case 'OfferAccepted':
    case 'OfferRejected':
      return moves(about)
    case 'BargainingStopped':
      return to('offer', facilitators(state), offersStopped(about))
    case 'SettlementDrafted':
      // During a call a draft stays a draft, and the page that asks is to be read without distraction.
      if (state.phase === 'Ratification') return []
      return eachParty(state, () => ['draft', draftReady(about, event.settlement.version)])
    case 'RatificationCalled':
      return event.parties.flatMap(({ party, signatory }) =>
        to('answer-asked', [signatory], answerAsked(about, party, event.version)),
      )
    case 'PartyReminded':
      return reminder(event, about)
    case 'LookAsked':
      return to('look', facilitators(state), lookAsked(about, nameOf(state, event.person)))
    case 'RestateAsked':
      return to('restate', [event.person], restateAsked(about, actor))
    case 'CallClosed':
      return closing(event, about, actor)
    case 'SettlementBecameCanonical':
      return to('canonical', everyone(state), canonical(about, event.version))
    case 'NegotiationClosed':
      if (event.outcome.kind === 'canonical') return []
      return to('ended', everyone(state), ended(about, event.outcome, nameOf(state, event.by)))
    case 'DisputeRaised':
      return to('dispute', everyone(state), disputed(about, nameOf(state, event.by)))
    case 'NegotiationOpened':
    case 'PartyAdded':
    case 'PartyRemoved':
    case 'InvitationIssued':
    case 'InvitationRevoked':
    case 'PersonLeft':
    case 'DelegateAppointed':
    case 'DelegationRevoked':
    case 'DelegateActed':
    case 'OverreachRecorded':
    case 'GrantRecorded':
    case 'GrantRevoked':
    case 'DisputePathTaken':
    case 'DisputeEnded':
    case 'SealedRevealed':
    case 'SealedErased':
    case 'KeyEnrolled':
    case 'KeyRevoked':
    case 'ActSigned':
    case 'IntentStated':
    case 'MediationBegun':
    case 'IssueRaised':
    case 'PositionTaken':
    case 'DecisionSupported':
    case 'IssueAgreed':
    case 'IssueEscalated':
    case 'IssueSetAside':
    case 'IssueReopened':
    case 'TradeProposed':
    case 'ClaimImported':
    case 'ClaimConfirmed':
    case 'PastImported':
    case 'PartyRegistered':
    case 'LatecomerAdmitted':
    case 'TurnsUsedUp':
    case 'ConsentAnswered':
    case 'ConsensusReached':
    case 'MediationRequested':
    case 'MediationSwitched':
    case 'ModelCalled':
    case 'ClarificationAnswered':
    case 'MediationCancelled':
    case 'ValuesDeclared':
    case 'SignalsShared':
    case 'PackageAgreed':
    case 'WalkedAway':
    case 'BargainingResumed':
    case 'PackagesProposed':
    case 'PackageAnswered':
    case 'RevealAgreed':
    case 'ValuesRevealed':
    // Whom a party talks with alone is nobody else's mail, and what was said is in none.
    case 'CaucusOpened':
    case 'CaucusMessageSent':
    case 'CaucusClosed':
    case 'SentenceReleased':
    case 'MediatorPaused':
    case 'MediatorResumed':
    case 'MediatorLimited':
    case 'MediatorPlayed':
    case 'MediatorPlayEnded':
    case 'MediationFinished':
    case 'MediationFailed':
    case 'MediatorOutputRefused':
    case 'QuestionAnswered':
    case 'SettlementCountered':
    case 'QuestionShown':
    case 'AttemptRecorded':
    case 'RatificationRecorded':
    case 'RatificationWithdrawn':
    case 'LateWithdrawalNoted':
    case 'SettlementRejected':
    case 'PartyExited':
    case 'LimitsChanged':
    case 'BoundReached':
    case 'SuccessorLinked':
    case 'Annotated':
      return []
  }
}

type Kind = MailOrder['kind']

function to(kind: Kind, people: readonly PersonId[], letter: Letter): MailOrder[] {
  return people.map((person) => ({ to: person, kind, letter }))
}

function eachParty(state: Opened, say: (party: PartyId) => [Kind, Letter]): MailOrder[] {
  return seatedParties(state).flatMap(({ party, signatory }) => {
    const [kind, letter] = say(party)
    return to(kind, [signatory], letter)
  })
}

/** Whose move it is at the table of offers, while anybody may move. */
function moves(about: About): MailOrder[] {
  const { state } = about
  const { bargaining } = state
  if (state.phase !== 'Mediation' || !bargaining || bargaining.stopped) return []
  const next = toMove(bargaining)
  return seatedParties(state).flatMap(({ party, signatory }) =>
    next.includes(party) && !delegated(state, party, 'offer')
      ? to('offer', [signatory], moveAsked(about, party, bargaining.table.standing?.number ?? null))
      : [],
  )
}

/** Whose software answers at once needs no mail for each time it is asked, as long as its delegation holds. */
function delegated(state: Opened, party: PartyId, purpose: Purpose): boolean {
  return state.delegations.some(
    (one) =>
      one.party === party &&
      one.purposes.includes(purpose) &&
      !('code' in delegation(state, one.delegate, state.head.at)),
  )
}

/** The shortest turn that is worth a mail, in seconds: at a quicker table everybody is there. */
const LONG_TURN = 3600

function turn(party: PartyId | undefined, about: About): MailOrder[] {
  const { turns } = about.state.charter
  if (!party || turns?.kind !== 'round-robin' || turns.timeoutSeconds < LONG_TURN) return []
  if (delegated(about.state, party, 'speak')) return []
  const seat = seatedParties(about.state).find((one) => one.party === party)
  return seat ? to('turn', [seat.signatory], turnCame(about, party)) : []
}

function facilitators(state: Opened): PersonId[] {
  return state.people.flatMap((one) => (one.role === 'facilitator' && !one.left ? [one.person] : []))
}

function everyone(state: Opened): PersonId[] {
  return state.people.flatMap((one) => (one.left ? [] : [one.person]))
}

function signatories(event: EventOf<'SignatoryReplaced'>, about: About): MailOrder[] {
  const name = nameOf(about.state, event.to)
  return [
    ...to('signatory', [event.to], signatoryChanged(about, event.party, true, name)),
    ...(event.from ? to('signatory', [event.from], signatoryChanged(about, event.party, false, name)) : []),
  ]
}

function questions(asked: readonly MediatorQuestion[], about: About): MailOrder[] {
  return seatedParties(about.state).flatMap(({ party, signatory }) => {
    const count = asked.filter((one) => one.to === null || one.to === party).length
    return count > 0 ? to('questions', [signatory], questionAsked(about, count)) : []
  })
}

/** Whoever wrote the intent that was put in other words; who signs for the party, once they have gone. */
function toAuthor(about: About, party: PartyId): MailOrder[] {
  const { state } = about
  const author = latestIntent(state, party)?.by
  const there = author && seated(state, author)?.party === party ? author : null
  const signatory = seatedParties(state).find((one) => one.party === party)?.signatory
  const person = there ?? signatory
  return person ? to('clarification', [person], clarificationAsked(about)) : []
}

function reminder(event: EventOf<'PartyReminded'>, about: About): MailOrder[] {
  const { state } = about
  if (state.phase !== 'Ratification') return []
  const asked = state.open.parties.find((one) => one.party === event.party)
  const words = reminded(about, nameOf(state, event.by), event.party, state.open.version)
  return asked ? to('reminder', [asked.signatory], words) : []
}

function closing(event: EventOf<'CallClosed'>, about: About, actor: string): MailOrder[] {
  const call = about.state.calls.find((one) => one.call === event.call)
  if (!call || event.end === 'ratified-by-all') return []
  const asked = call.parties.map((one) => one.signatory)
  const people = new Set([...asked, ...facilitators(about.state)])
  return to('call-closed', [...people], callClosed(about, call.version, event.end, actor))
}
