import { canonicalJson } from '@/server/record/canonical'
import type { Command, CommandOf } from './commands'
import type { Who } from './signature'

/** Acts that bind the person who does them. Whoever has a key signs them. */
export const SIGNED = [
  'ConfirmRatification',
  'WithdrawRatification',
  'RejectSettlement',
  'CounterInCall',
  'ExitNegotiation',
  'Grant',
  'RevokeGrant',
  'SupportDecision',
  'ConfirmClaim',
  'RevokeKey',
  'AcceptOffer',
  'RevealSealed',
  'EraseSealed',
] as const satisfies readonly Command['type'][]
export type SignedType = (typeof SIGNED)[number]

type Whole = Exclude<SignedType, 'ConfirmRatification' | 'RevealSealed' | 'AcceptOffer'>
/** An act as its person signs it: all of it, except what only the house keeps. */
export type SignedAct =
  | CommandOf<Whole>
  | Omit<CommandOf<'ConfirmRatification'>, 'saltOfWords' | 'saltOfReading'>
  | Pick<CommandOf<'RevealSealed'>, 'type' | 'part'>
  | Pick<CommandOf<'AcceptOffer'>, 'type' | 'digest'>

export function mustSign(command: Command): command is CommandOf<SignedType> {
  return SIGNED.some((type) => type === command.type)
}

export function signedPart(command: CommandOf<SignedType>): SignedAct {
  if (command.type === 'AcceptOffer') return { type: command.type, digest: command.digest }
  if (command.type === 'RevealSealed') return { type: command.type, part: command.part }
  if (command.type !== 'ConfirmRatification') return command
  const { saltOfWords: _, saltOfReading: __, ...confirmed } = command
  return confirmed
}

/** What a person signs for an act. Bound to the negotiation, the person and the command's id, so that it counts once. */
export function actText({ negotiation, person }: Who, command: string, act: SignedAct): string {
  return `parley/act/v1\u0000${canonicalJson({ negotiation, person, command, act })}`
}
