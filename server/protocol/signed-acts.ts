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
] as const satisfies readonly Command['type'][]
export type SignedType = (typeof SIGNED)[number]

type Confirmed = Omit<CommandOf<'ConfirmRatification'>, 'saltOfWords' | 'saltOfReading'>
/** An act as its person signs it: all of it, except the salts, which are the house's. */
export type SignedAct = Exclude<CommandOf<SignedType>, { type: 'ConfirmRatification' }> | Confirmed

export function mustSign(command: Command): command is CommandOf<SignedType> {
  return SIGNED.some((type) => type === command.type)
}

export function signedPart(command: CommandOf<SignedType>): SignedAct {
  if (command.type !== 'ConfirmRatification') return command
  const { saltOfWords: _, saltOfReading: __, ...confirmed } = command
  return confirmed
}

/** What a person signs for an act. Bound to the negotiation, the person and the command's id, so that it counts once. */
export function actText({ negotiation, person }: Who, command: string, act: SignedAct): string {
  return `parley/act/v1\u0000${canonicalJson({ negotiation, person, command, act })}`
}
