import { outside } from './authority'
import { beginBargaining, declareValues, resumeBargaining, shareSignals } from './bargaining'
import { answerPackage, proposePackages } from './bargaining-packages'
import { answerInCaucus, closeCaucus, openCaucus, sayInTheRoom, sendCaucusMessage } from './caucuses'
import { answerClarification } from './clarifications'
import { annotate, endNegotiation, linkSuccessor } from './closing'
import type { Submission } from './commands'
import { answerConsent, openConsentCheck } from './consents'
import {
  endMediatorPlay,
  limitMediator,
  pauseMediator,
  playMediator,
  resumeMediator,
  withTalksEnded,
} from './controls'
import { type Decision, refuse } from './decision'
import { decideForDelegate } from './delegate-scope'
import { appointDelegate, handOnDelegation, recordOverreach, revokeDelegation } from './delegates'
import { endDispute, raiseDispute, takeDisputePath } from './disputes'
import { counterSettlement, draftSettlement } from './drafts'
import { beginMediation, stateIntent } from './intents'
import {
  confirmClaim,
  escalateIssue,
  importClaim,
  proposeTrade,
  raiseIssue,
  reopenIssue,
  setIssueAside,
  supportDecision,
  takePosition,
} from './issues'
import { askForLook, askToRestate } from './looks'
import {
  answerQuestion,
  cancelMediation,
  failMediation,
  finishMediation,
  recordRefusedOutput,
  reportFindings,
} from './mediation'
import { requestMediation, switchMediation, withSwitchedOn } from './mediation-requests'
import { noteOfferTime } from './offer-time'
import { acceptOffer, counterOffer, makeOffer, rejectOffer, walkAway } from './offers'
import { addParty, beginIntents, changeLimits, notePassedDeadline, open, removeParty } from './opening'
import { enrolKey, revokeKey, withSignature } from './person-keys'
import {
  callRatification,
  closeCall,
  confirmRatification,
  counterInCall,
  exitNegotiation,
  recordAttempt,
  rejectSettlement,
  remindParty,
  showQuestion,
  withdrawRatification,
} from './ratification'
import { admitLatecomer, beginTurns, register } from './registration'
import { agreeToReveal, revealValues } from './reveal'
import { eraseSealed, revealSealed } from './sealed'
import {
  confirmSeat,
  declineSeat,
  grant,
  issueInvitation,
  leaveSeat,
  removePerson,
  replaceSignatory,
  revokeGrant,
  revokeInvitation,
  takeSeat,
} from './seats'
import type { Closed, IntentPhase, Mediation, Opened, Phase, Ratifying, Setup, State } from './state'
import { handOff, inTurn, outsideOrder, skipTurn } from './turns'
import { recordModelCall, reportWork } from './works'

/**
 * The protocol: whether an act is accepted in this state, and what it does. Total and pure: who, when,
 * ids and readings arrive in the submission. A refusal is a value; a throw is a bug.
 */
export function decide(state: State, submitted: Submission): Decision {
  const { command } = submitted
  if (command.type === 'OpenNegotiation' && submitted.signature) return refuse({ code: 'NothingToSign' })
  if (command.type === 'OpenNegotiation')
    return state.phase === 'Unopened' ? open({ ...submitted, command }) : refuse({ code: 'AlreadyOpened' })
  if (state.phase === 'Unopened') return refuse({ code: 'NotOpened' })
  if (submitted.at < state.head.at) return refuse({ code: 'NotInOrder' })
  const decision =
    submitted.actor.kind === 'delegate'
      ? decideForDelegate(state, submitted, decideOpened)
      : decideOpened(state, submitted)
  const signed = withSignature(state, submitted, decision)
  return withTalksEnded(state, submitted, withSwitchedOn(state, submitted, signed))
}

const inSetup = (state: Opened): state is Setup => state.phase === 'Setup'
const inMediation = (state: Opened): state is Mediation => state.phase === 'Mediation'
const inRatification = (state: Opened): state is Ratifying => state.phase === 'Ratification'
const inClosed = (state: Opened): state is Closed => state.phase === 'Closed'
const inIntent = (state: Opened): state is IntentPhase => state.phase === 'Intent'
const inTalk = (state: Opened): state is IntentPhase | Mediation => inIntent(state) || inMediation(state)
const inMediationOrCall = (state: Opened): state is Mediation | Ratifying =>
  inMediation(state) || inRatification(state)
const inTalkOrCall = (state: Opened): state is IntentPhase | Mediation | Ratifying =>
  inTalk(state) || inRatification(state)
const inCallOrClosed = (state: Opened): state is Ratifying | Closed =>
  inRatification(state) || inClosed(state)

/** Runs a rule only in the phases it belongs to. */
function within<S extends Opened>(
  state: Opened,
  is: (state: Opened) => state is S,
  allowed: Phase[],
  rule: (state: S) => Decision,
): Decision {
  if (is(state)) return rule(state)
  return refuse(outside(state, ...allowed) ?? { code: 'NotOpened' })
}

function decideOpened(state: Opened, submitted: Submission): Decision {
  const { command, ...rest } = submitted
  const mediation = (rule: (state: Mediation) => Decision) => within(state, inMediation, ['Mediation'], rule)
  const talk = (rule: (state: IntentPhase | Mediation) => Decision) =>
    within(state, inTalk, ['Intent', 'Mediation'], rule)
  const ratification = (rule: (state: Ratifying) => Decision) =>
    within(state, inRatification, ['Ratification'], rule)
  switch (command.type) {
    case 'OpenNegotiation':
      return refuse({ code: 'AlreadyOpened' })
    case 'AddParty':
      return addParty(state, { ...rest, command })
    case 'RemoveParty':
      return removeParty(state, { ...rest, command })
    case 'IssueInvitation':
      return issueInvitation(state, { ...rest, command })
    case 'RevokeInvitation':
      return revokeInvitation(state, { ...rest, command })
    case 'TakeSeat':
      return takeSeat(state, { ...rest, command })
    case 'ConfirmSeat':
      return confirmSeat(state, { ...rest, command })
    case 'DeclineSeat':
      return declineSeat(state, { ...rest, command })
    case 'LeaveSeat':
      return leaveSeat(state, { ...rest, command })
    case 'RemovePerson':
      return removePerson(state, { ...rest, command })
    case 'ReplaceSignatory':
      return replaceSignatory(state, { ...rest, command })
    case 'Grant':
      return grant(state, { ...rest, command })
    case 'RevokeGrant':
      return revokeGrant(state, { ...rest, command })
    case 'AppointDelegate':
      return appointDelegate(state, { ...rest, command })
    case 'HandOnDelegation':
      return handOnDelegation(state, { ...rest, command })
    case 'RevokeDelegation':
      return revokeDelegation(state, { ...rest, command })
    case 'RecordOverreach':
      return recordOverreach(state, { ...rest, command })
    case 'EnrolKey':
      return enrolKey(state, { ...rest, command })
    case 'RevokeKey':
      return revokeKey(state, { ...rest, command })
    case 'BeginIntents':
      return within(state, inSetup, ['Setup'], (at) => beginIntents(at, { ...rest, command }))
    case 'StateIntent':
      return within(state, inTalk, ['Intent', 'Mediation'], (at) =>
        outsideOrder(at, rest.at, () => stateIntent(at, { ...rest, command })),
      )
    case 'BeginMediation':
      return within(state, inIntent, ['Intent'], (at) => beginMediation(at, { ...rest, command }))
    case 'RaiseIssue':
      return mediation((at) => inTurn(at, rest, 'RaiseIssue', () => raiseIssue(at, { ...rest, command })))
    case 'TakePosition':
      return mediation((at) => inTurn(at, rest, 'TakePosition', () => takePosition(at, { ...rest, command })))
    case 'SupportDecision':
      return mediation((at) =>
        inTurn(at, rest, 'SupportDecision', () => supportDecision(at, { ...rest, command })),
      )
    case 'EscalateIssue':
      return mediation((at) =>
        inTurn(at, rest, 'EscalateIssue', () => escalateIssue(at, { ...rest, command })),
      )
    case 'SetIssueAside':
      return mediation((at) => setIssueAside(at, { ...rest, command }))
    case 'ReopenIssue':
      return mediation((at) => inTurn(at, rest, 'ReopenIssue', () => reopenIssue(at, { ...rest, command })))
    case 'ProposeTrade':
      return mediation((at) => inTurn(at, rest, 'ProposeTrade', () => proposeTrade(at, { ...rest, command })))
    case 'Register':
      return register(state, { ...rest, command })
    case 'AdmitLatecomer':
      return admitLatecomer(state, { ...rest, command })
    case 'BeginTurns':
      return mediation((at) => beginTurns(at, { ...rest, command }))
    case 'HandOff':
      return mediation((at) => handOff(at, { ...rest, command }))
    case 'SkipTurn':
      return mediation((at) => skipTurn(at, { ...rest, command }))
    case 'OpenConsentCheck':
      return mediation((at) =>
        inTurn(at, rest, 'OpenConsentCheck', () => openConsentCheck(at, { ...rest, command })),
      )
    case 'AnswerConsent':
      return mediation((at) => outsideOrder(at, rest.at, () => answerConsent(at, { ...rest, command })))
    case 'ImportClaim':
      return mediation((at) => importClaim(at, { ...rest, command }))
    case 'ConfirmClaim':
      return mediation((at) => inTurn(at, rest, 'ConfirmClaim', () => confirmClaim(at, { ...rest, command })))
    case 'RequestMediation':
      return within(state, inTalk, ['Intent', 'Mediation'], (at) =>
        requestMediation(at, { ...rest, command }),
      )
    case 'SwitchMediation':
      return switchMediation(state, { ...rest, command })
    case 'ReportWork':
      return within(state, inTalkOrCall, ['Intent', 'Mediation', 'Ratification'], (at) =>
        reportWork(at, { ...rest, command }),
      )
    case 'RecordModelCall':
      return recordModelCall(state, { ...rest, command })
    case 'AnswerClarification':
      return within(state, inTalk, ['Intent', 'Mediation'], (at) =>
        answerClarification(at, { ...rest, command }),
      )
    case 'CancelMediation':
      return cancelMediation(state, { ...rest, command })
    case 'ReportFindings':
      return within(state, inMediationOrCall, ['Mediation', 'Ratification'], (at) =>
        reportFindings(at, { ...rest, command }),
      )
    case 'PauseMediator':
      return pauseMediator(state, { ...rest, command })
    case 'ResumeMediator':
      return resumeMediator(state, { ...rest, command })
    case 'LimitMediator':
      return limitMediator(state, { ...rest, command })
    case 'PlayMediator':
      return playMediator(state, { ...rest, command })
    case 'EndMediatorPlay':
      return endMediatorPlay(state, { ...rest, command })
    case 'OpenCaucus':
      return talk((at) => openCaucus(at, { ...rest, command }))
    case 'SendCaucusMessage':
      return talk((at) => sendCaucusMessage(at, { ...rest, command }))
    case 'AnswerInCaucus':
      return talk((at) => answerInCaucus(at, { ...rest, command }))
    case 'CloseCaucus':
      return closeCaucus(state, { ...rest, command })
    case 'SayInTheRoom':
      return talk((at) => sayInTheRoom(at, { ...rest, command }))
    case 'FinishMediation':
      return finishMediation(state, { ...rest, command })
    case 'FailMediation':
      return failMediation(state, { ...rest, command })
    case 'RecordRefusedOutput':
      return recordRefusedOutput(state, { ...rest, command })
    case 'AnswerQuestion':
      return mediation((at) => answerQuestion(at, { ...rest, command }))
    case 'DraftSettlement':
      return within(state, inMediationOrCall, ['Mediation', 'Ratification'], (at) =>
        draftSettlement(at, { ...rest, command }),
      )
    case 'CounterSettlement':
      return mediation((at) => counterSettlement(at, { ...rest, command }))
    case 'CallRatification':
      return mediation((at) => callRatification(at, { ...rest, command }))
    case 'ShowQuestion':
      return ratification((at) => showQuestion(at, { ...rest, command }))
    case 'RecordAttempt':
      return ratification((at) => recordAttempt(at, { ...rest, command }))
    case 'AskForLook':
      return ratification((at) => askForLook(at, { ...rest, command }))
    case 'AskToRestate':
      return ratification((at) => askToRestate(at, { ...rest, command }))
    case 'ConfirmRatification':
      return ratification((at) => confirmRatification(at, { ...rest, command }))
    case 'WithdrawRatification':
      return within(state, inCallOrClosed, ['Ratification', 'Closed'], (at) =>
        withdrawRatification(at, { ...rest, command }),
      )
    case 'RejectSettlement':
      return ratification((at) => rejectSettlement(at, { ...rest, command }))
    case 'CounterInCall':
      return ratification((at) => counterInCall(at, { ...rest, command }))
    case 'RemindParty':
      return ratification((at) => remindParty(at, { ...rest, command }))
    case 'CloseCall':
      return ratification((at) => closeCall(at, { ...rest, command }))
    case 'ExitNegotiation':
      return exitNegotiation(state, { ...rest, command })
    case 'EndNegotiation':
      return endNegotiation(state, { ...rest, command })
    case 'ChangeLimits':
      return changeLimits(state, { ...rest, command })
    case 'NotePassedDeadline':
      return notePassedDeadline(state, { ...rest, command })
    case 'LinkSuccessor':
      return within(state, inClosed, ['Closed'], (at) => linkSuccessor(at, { ...rest, command }))
    case 'RaiseDispute':
      return raiseDispute(state, { ...rest, command })
    case 'TakeDisputePath':
      return takeDisputePath(state, { ...rest, command })
    case 'EndDispute':
      return endDispute(state, { ...rest, command })
    case 'RevealSealed':
      return revealSealed(state, { ...rest, command })
    case 'EraseSealed':
      return eraseSealed(state, { ...rest, command })
    case 'Annotate':
      return within(state, inClosed, ['Closed'], (at) => annotate(at, { ...rest, command }))
    case 'BeginBargaining':
      return mediation((at) => beginBargaining(at, { ...rest, command }))
    case 'DeclareValues':
      return mediation((at) => declareValues(at, { ...rest, command }))
    case 'ShareSignals':
      return mediation((at) => shareSignals(at, { ...rest, command }))
    case 'MakeOffer':
      return mediation((at) => makeOffer(at, { ...rest, command }))
    case 'CounterOffer':
      return mediation((at) => counterOffer(at, { ...rest, command }))
    case 'AcceptOffer':
      return mediation((at) => acceptOffer(at, { ...rest, command }))
    case 'RejectOffer':
      return mediation((at) => rejectOffer(at, { ...rest, command }))
    case 'WalkAway':
      return mediation((at) => walkAway(at, { ...rest, command }))
    case 'ResumeBargaining':
      return mediation((at) => resumeBargaining(at, { ...rest, command }))
    case 'NoteOfferTime':
      return mediation((at) => noteOfferTime(at, { ...rest, command }))
    case 'ProposePackages':
      return mediation((at) => proposePackages(at, { ...rest, command }))
    case 'AnswerPackage':
      return mediation((at) => answerPackage(at, { ...rest, command }))
    case 'AgreeToReveal':
      return within(state, inClosed, ['Closed'], (at) => agreeToReveal(at, { ...rest, command }))
    case 'RevealValues':
      return within(state, inClosed, ['Closed'], (at) => revealValues(at, { ...rest, command }))
  }
}
