import { NO_CONTROL } from './control'
import { evolveDisputes } from './disputes'
import type { Event } from './events'
import { evolveBargaining } from './evolve-bargaining'
import { evolveCaucuses, evolveControl } from './evolve-caucuses'
import { evolveDelegates } from './evolve-delegates'
import { evolveClosing, evolveRatification } from './evolve-ratification'
import { evolveSeats } from './evolve-seats'
import { evolveIssues, evolveMediation, evolveTalk } from './evolve-talk'
import { evolveTurns, turnsAfter } from './evolve-turns'
import { evolveWorks } from './evolve-works'
import { evolvePast } from './imports'
import { evolveSealed } from './sealed'
import type { Mark, Opened, Person, State } from './state'

/** The state after one event. Trusts the event: only `decide` may refuse. */
export function evolve(state: State, event: Event, mark: Mark): State {
  if (event.type === 'NegotiationOpened') return opened(event, mark)
  if (state.phase === 'Unopened') throw new Error(`${event.type} before the opening entry`)
  const after = evolveOpened(state, event, mark)
  const { turn, turnsTaken } = turnsAfter(after, event, mark)
  return { ...after, head: mark, turn, turnsTaken }
}

function evolveOpened(
  state: Opened,
  event: Exclude<Event, { type: 'NegotiationOpened' }>,
  mark: Mark,
): Opened {
  switch (event.type) {
    case 'PartyAdded':
    case 'PartyRemoved':
    case 'InvitationIssued':
    case 'InvitationRevoked':
    case 'SeatRequested':
    case 'SeatTaken':
    case 'SeatDeclined':
    case 'PersonLeft':
    case 'PersonRemoved':
    case 'SignatoryReplaced':
    case 'GrantRecorded':
    case 'GrantRevoked':
    case 'KeyEnrolled':
    case 'KeyRevoked':
    case 'ActSigned':
      return evolveSeats(state, event, mark)
    case 'DelegateAppointed':
    case 'DelegationRevoked':
    case 'DelegateActed':
    case 'OverreachRecorded':
      return evolveDelegates(state, event, mark)
    case 'IntentsBegun':
    case 'IntentStated':
    case 'MediationBegun':
    case 'TradeProposed':
    case 'ClaimImported':
    case 'ClaimConfirmed':
    case 'LimitsChanged':
    case 'BoundReached':
      return evolveTalk(state, event, mark)
    case 'PastImported':
      return evolvePast(state, event)
    case 'IssueRaised':
    case 'PositionTaken':
    case 'DecisionSupported':
    case 'IssueAgreed':
    case 'IssueEscalated':
    case 'IssueSetAside':
    case 'IssueReopened':
      return evolveIssues(state, event, mark)
    case 'PartyRegistered':
    case 'LatecomerAdmitted':
    case 'TurnsBegun':
    case 'TurnHandedOff':
    case 'TurnSkipped':
    case 'TurnsUsedUp':
    case 'ConsentCheckOpened':
    case 'ConsentAnswered':
    case 'ConsensusReached':
      return evolveTurns(state, event, mark)
    case 'MediationRequested':
    case 'MediationCancelled':
    case 'MediationFinished':
    case 'MediationFailed':
    case 'MediatorOutputRefused':
    case 'FindingsReported':
    case 'QuestionAnswered':
    case 'SettlementDrafted':
    case 'SettlementCountered':
      return evolveMediation(state, event, mark)
    case 'MediationSwitched':
    case 'WorkReported':
    case 'ModelCalled':
    case 'ClarificationAnswered':
      return evolveWorks(state, event, mark)
    case 'CaucusOpened':
    case 'CaucusMessageSent':
    case 'CaucusClosed':
    case 'SentenceReleased':
      return evolveCaucuses(state, event, mark)
    case 'MediatorPaused':
    case 'MediatorResumed':
    case 'MediatorLimited':
    case 'MediatorPlayed':
    case 'MediatorPlayEnded':
      return evolveControl(state, event, mark)
    case 'RatificationCalled':
    case 'QuestionShown':
    case 'AttemptRecorded':
    case 'LookAsked':
    case 'RestateAsked':
    case 'RatificationRecorded':
    case 'RatificationWithdrawn':
    case 'LateWithdrawalNoted':
    case 'SettlementRejected':
    case 'PartyReminded':
    case 'CallClosed':
    case 'SettlementBecameCanonical':
      return evolveRatification(state, event, mark)
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
      return evolveBargaining(state, event, mark)
    case 'PartyExited':
    case 'NegotiationClosed':
    case 'SuccessorLinked':
    case 'Annotated':
      return evolveClosing(state, event, mark)
    case 'DisputeRaised':
    case 'DisputePathTaken':
    case 'DisputeEnded':
      return evolveDisputes(state, event, mark)
    case 'SealedRevealed':
    case 'SealedErased':
      return evolveSealed(state, event, mark)
  }
}

function opened(event: Extract<Event, { type: 'NegotiationOpened' }>, mark: Mark): State {
  const { type: _, facilitator, parties, ...matter } = event
  const first: Person = {
    ...facilitator,
    role: 'facilitator',
    party: null,
    since: mark,
    left: null,
  }
  return {
    ...matter,
    phase: 'Setup',
    opened: mark,
    head: mark,
    parties: parties.map((one) => ({ ...one, signatory: null, removed: false })),
    people: [first],
    seatRequests: [],
    invitations: [],
    grants: [],
    delegations: [],
    delegateActs: [],
    overreach: [],
    keys: [],
    signed: [],
    intents: [],
    issues: [],
    trades: [],
    claims: [],
    runs: [],
    findings: [],
    works: [],
    switched: { parties: [], automatic: [], mediator: 'built-in' },
    control: NO_CONTROL,
    caucuses: [],
    releases: [],
    questions: [],
    settlements: [],
    counters: [],
    calls: [],
    rejections: [],
    registered: [],
    registrationEnds: null,
    turnsBegun: null,
    turn: null,
    turnsTaken: 0,
    skips: [],
    checks: [],
    bound: null,
    disputes: [],
    bargaining: null,
    revealed: [],
    erasures: [],
    annotations: [],
    past: null,
    successor: null,
  }
}
