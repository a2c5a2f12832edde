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
import {
  inCall,
  inCallOrClosed,
  inClosed,
  inIntent,
  inMediation,
  inMediationOrCall,
  inSetup,
  inTalk,
  inTalkOrCall,
} from './in-phase'
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
import type { Opened, State } from './state'
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

function decideOpened(state: Opened, submitted: Submission): Decision {
  const { command, ...rest } = submitted
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
      return inSetup(state, (at) => beginIntents(at, { ...rest, command }))
    case 'StateIntent':
      return inTalk(state, (at) => outsideOrder(at, rest.at, () => stateIntent(at, { ...rest, command })))
    case 'BeginMediation':
      return inIntent(state, (at) => beginMediation(at, { ...rest, command }))
    case 'RaiseIssue':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'RaiseIssue', () => raiseIssue(at, { ...rest, command })),
      )
    case 'TakePosition':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'TakePosition', () => takePosition(at, { ...rest, command })),
      )
    case 'SupportDecision':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'SupportDecision', () => supportDecision(at, { ...rest, command })),
      )
    case 'EscalateIssue':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'EscalateIssue', () => escalateIssue(at, { ...rest, command })),
      )
    case 'SetIssueAside':
      return inMediation(state, (at) => setIssueAside(at, { ...rest, command }))
    case 'ReopenIssue':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'ReopenIssue', () => reopenIssue(at, { ...rest, command })),
      )
    case 'ProposeTrade':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'ProposeTrade', () => proposeTrade(at, { ...rest, command })),
      )
    case 'Register':
      return register(state, { ...rest, command })
    case 'AdmitLatecomer':
      return admitLatecomer(state, { ...rest, command })
    case 'BeginTurns':
      return inMediation(state, (at) => beginTurns(at, { ...rest, command }))
    case 'HandOff':
      return inMediation(state, (at) => handOff(at, { ...rest, command }))
    case 'SkipTurn':
      return inMediation(state, (at) => skipTurn(at, { ...rest, command }))
    case 'OpenConsentCheck':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'OpenConsentCheck', () => openConsentCheck(at, { ...rest, command })),
      )
    case 'AnswerConsent':
      return inMediation(state, (at) =>
        outsideOrder(at, rest.at, () => answerConsent(at, { ...rest, command })),
      )
    case 'ImportClaim':
      return inMediation(state, (at) => importClaim(at, { ...rest, command }))
    case 'ConfirmClaim':
      return inMediation(state, (at) =>
        inTurn(at, rest, 'ConfirmClaim', () => confirmClaim(at, { ...rest, command })),
      )
    case 'RequestMediation':
      return inTalk(state, (at) => requestMediation(at, { ...rest, command }))
    case 'SwitchMediation':
      return switchMediation(state, { ...rest, command })
    case 'ReportWork':
      return inTalkOrCall(state, (at) => reportWork(at, { ...rest, command }))
    case 'RecordModelCall':
      return recordModelCall(state, { ...rest, command })
    case 'AnswerClarification':
      return inTalk(state, (at) => answerClarification(at, { ...rest, command }))
    case 'CancelMediation':
      return cancelMediation(state, { ...rest, command })
    case 'ReportFindings':
      return inMediationOrCall(state, (at) => reportFindings(at, { ...rest, command }))
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
      return inTalk(state, (at) => openCaucus(at, { ...rest, command }))
    case 'SendCaucusMessage':
      return inTalk(state, (at) => sendCaucusMessage(at, { ...rest, command }))
    case 'AnswerInCaucus':
      return inTalk(state, (at) => answerInCaucus(at, { ...rest, command }))
    case 'CloseCaucus':
      return closeCaucus(state, { ...rest, command })
    case 'SayInTheRoom':
      return inTalk(state, (at) => sayInTheRoom(at, { ...rest, command }))
    case 'FinishMediation':
      return finishMediation(state, { ...rest, command })
    case 'FailMediation':
      return failMediation(state, { ...rest, command })
    case 'RecordRefusedOutput':
      return recordRefusedOutput(state, { ...rest, command })
    case 'AnswerQuestion':
      return inMediation(state, (at) => answerQuestion(at, { ...rest, command }))
    case 'DraftSettlement':
      return inMediationOrCall(state, (at) => draftSettlement(at, { ...rest, command }))
    case 'CounterSettlement':
      return inMediation(state, (at) => counterSettlement(at, { ...rest, command }))
    case 'CallRatification':
      return inMediation(state, (at) => callRatification(at, { ...rest, command }))
    case 'ShowQuestion':
      return inCall(state, (at) => showQuestion(at, { ...rest, command }))
    case 'RecordAttempt':
      return inCall(state, (at) => recordAttempt(at, { ...rest, command }))
    case 'AskForLook':
      return inCall(state, (at) => askForLook(at, { ...rest, command }))
    case 'AskToRestate':
      return inCall(state, (at) => askToRestate(at, { ...rest, command }))
    case 'ConfirmRatification':
      return inCall(state, (at) => confirmRatification(at, { ...rest, command }))
    case 'WithdrawRatification':
      return inCallOrClosed(state, (at) => withdrawRatification(at, { ...rest, command }))
    case 'RejectSettlement':
      return inCall(state, (at) => rejectSettlement(at, { ...rest, command }))
    case 'CounterInCall':
      return inCall(state, (at) => counterInCall(at, { ...rest, command }))
    case 'RemindParty':
      return inCall(state, (at) => remindParty(at, { ...rest, command }))
    case 'CloseCall':
      return inCall(state, (at) => closeCall(at, { ...rest, command }))
    case 'ExitNegotiation':
      return exitNegotiation(state, { ...rest, command })
    case 'EndNegotiation':
      return endNegotiation(state, { ...rest, command })
    case 'ChangeLimits':
      return changeLimits(state, { ...rest, command })
    case 'NotePassedDeadline':
      return notePassedDeadline(state, { ...rest, command })
    case 'LinkSuccessor':
      return inClosed(state, (at) => linkSuccessor(at, { ...rest, command }))
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
      return inClosed(state, (at) => annotate(at, { ...rest, command }))
    case 'BeginBargaining':
      return inMediation(state, (at) => beginBargaining(at, { ...rest, command }))
    case 'DeclareValues':
      return inMediation(state, (at) => declareValues(at, { ...rest, command }))
    case 'ShareSignals':
      return inMediation(state, (at) => shareSignals(at, { ...rest, command }))
    case 'MakeOffer':
      return inMediation(state, (at) => makeOffer(at, { ...rest, command }))
    case 'CounterOffer':
      return inMediation(state, (at) => counterOffer(at, { ...rest, command }))
    case 'AcceptOffer':
      return inMediation(state, (at) => acceptOffer(at, { ...rest, command }))
    case 'RejectOffer':
      return inMediation(state, (at) => rejectOffer(at, { ...rest, command }))
    case 'WalkAway':
      return inMediation(state, (at) => walkAway(at, { ...rest, command }))
    case 'ResumeBargaining':
      return inMediation(state, (at) => resumeBargaining(at, { ...rest, command }))
    case 'NoteOfferTime':
      return inMediation(state, (at) => noteOfferTime(at, { ...rest, command }))
    case 'ProposePackages':
      return inMediation(state, (at) => proposePackages(at, { ...rest, command }))
    case 'AnswerPackage':
      return inMediation(state, (at) => answerPackage(at, { ...rest, command }))
    case 'AgreeToReveal':
      return inClosed(state, (at) => agreeToReveal(at, { ...rest, command }))
    case 'RevealValues':
      return inClosed(state, (at) => revealValues(at, { ...rest, command }))
  }
}
