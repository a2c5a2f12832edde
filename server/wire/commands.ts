import { z } from 'zod'
import { charter } from '@/server/protocol/charter'
import { type Command, command } from '@/server/protocol/commands'
import { commandId, negotiationId } from '@/server/protocol/ids'
import { signature } from '@/server/protocol/signature'
import { source } from '@/server/protocol/statements'
import { nameText, prose, title } from '@/server/protocol/text'
import { type DoorCommand, doorCommand } from './door-commands'

/**
 * What a person may send. It has no time, actor, reading, verdict, run or salt: the door adds those.
 * Plain acts are the protocol's own; the others are made into domain commands at the door (`door-commands.ts`).
 */
const SENT_AS_THEY_ARE = [
  'AddParty',
  'RemoveParty',
  'RevokeInvitation',
  'ConfirmSeat',
  'DeclineSeat',
  'LeaveSeat',
  'RemovePerson',
  'ReplaceSignatory',
  'Grant',
  'RevokeGrant',
  'AppointDelegate',
  'HandOnDelegation',
  'RevokeDelegation',
  'EnrolKey',
  'RevokeKey',
  'BeginIntents',
  'StateIntent',
  'BeginMediation',
  'RaiseIssue',
  'TakePosition',
  'SupportDecision',
  'EscalateIssue',
  'SetIssueAside',
  'ReopenIssue',
  'ImportClaim',
  'ConfirmClaim',
  'Register',
  'AdmitLatecomer',
  'BeginTurns',
  'HandOff',
  'SkipTurn',
  'AnswerConsent',
  'RequestMediation',
  'CancelMediation',
  'SwitchMediation',
  'FinishMediation',
  'FailMediation',
  'PauseMediator',
  'ResumeMediator',
  'LimitMediator',
  'PlayMediator',
  'EndMediatorPlay',
  'OpenCaucus',
  'CloseCaucus',
  'AnswerClarification',
  'AnswerQuestion',
  'CounterSettlement',
  'CallRatification',
  'ShowQuestion',
  'WithdrawRatification',
  'RejectSettlement',
  'CounterInCall',
  'RemindParty',
  'CloseCall',
  'ExitNegotiation',
  'EndNegotiation',
  'ChangeLimits',
  'RaiseDispute',
  'TakeDisputePath',
  'EndDispute',
  'EraseSealed',
  'Annotate',
  'BeginBargaining',
  'ShareSignals',
  'WalkAway',
  'ResumeBargaining',
  'AnswerPackage',
  'AgreeToReveal',
] as const
type Plain = (typeof SENT_AS_THEY_ARE)[number]

type AnyOption = (typeof command)['options'][number]
type PlainOption = Extract<AnyOption, { shape: { type: z.ZodLiteral<Plain> } }>

const isPlain = (option: AnyOption): option is PlainOption =>
  SENT_AS_THEY_ARE.some((name) => name === option.shape.type.value)

export type PlainCommand = Extract<Command, { type: Plain }>

export type WireCommand = PlainCommand | DoorCommand

export const wireCommand = z.discriminatedUnion('type', [
  ...doorCommand.options,
  ...command.options.filter(isPlain),
])

/** One act as a client sends it. The id is the client's: sent twice, it is carried out once. */
export const sent = z.strictObject({
  id: commandId,
  negotiation: negotiationId,
  command: wireCommand,
  /** The person's own, over a binding act; the protocol checks it. */
  signature: signature.optional(),
})
export type Sent = z.infer<typeof sent>

/** What opens a negotiation, before ids are given. */
export const opening = z.strictObject({
  id: commandId,
  title,
  topic: prose,
  charter,
  sources: z.array(source).max(20),
  facilitator: nameText,
  parties: z.array(nameText).min(2, 'A negotiation needs at least two parties.').max(30),
  successorOf: negotiationId.nullable(),
})
export type Opening = z.infer<typeof opening>

/** Acts that bind a person: never queued, always a fresh press on a live connection. */
export const BINDING: ReadonlySet<WireCommand['type']> = new Set([
  'ConfirmWords',
  'AskForLook',
  'WithdrawRatification',
  'RejectSettlement',
  'CounterInCall',
  'ExitNegotiation',
  'Grant',
  'RevokeGrant',
  'AppointDelegate',
  'HandOnDelegation',
  'RevokeDelegation',
  'SupportDecision',
  'ConfirmClaim',
  'EnrolKey',
  'RevokeKey',
  'MakeOffer',
  'CounterOffer',
  'WalkAway',
  'AgreeToReveal',
  'SealValues',
  'AcceptPackage',
  'OpenValues',
  'Reveal',
  'SayAloud',
  'EraseSealed',
  'RaiseDispute',
  'TakeDisputePath',
  'EndDispute',
])
