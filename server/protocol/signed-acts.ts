import { canonicalJson } from '@/server/record/canonical'
import type { Charter } from './charter'
import type { Command, CommandOf } from './commands'
import type { Who } from './signature'

/** Acts that are signed under every charter, by whoever has a key. */
const ALWAYS = [
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
/** Acts that only a charter with a policy of signatures asks to be signed: records from before have them without. */
const WITH_POLICY = [
  'AppointDelegate',
  'HandOnDelegation',
  'RevokeDelegation',
  'MakeOffer',
  'CounterOffer',
  'WalkAway',
  'AgreeToReveal',
  'SayInTheRoom',
  'RaiseDispute',
  'EndDispute',
] as const satisfies readonly Command['type'][]

/**
 * Acts that bind the person who does them: they commit, give or take back authority, open what was sealed, or set and
 * lift the mark of a dispute. A declaration of values commits to nobody, and a signature over what is sealed would let
 * anybody who guesses it test the guess: it is committed to with a salt instead.
 */
export const SIGNED = [...ALWAYS, ...WITH_POLICY] as const
export type SignedType = (typeof SIGNED)[number]

/**
 * Whether an act counts only with its person's signature: from everybody where the charter requires that, else from
 * whoever has put a key on the record. Otherwise an act could be put into their name by leaving the signature away.
 */
export function needsSignature(
  policy: Charter['signatures'],
  hasKey: boolean,
  command: CommandOf<SignedType>,
): boolean {
  if (policy === 'required') return true
  return hasKey && (policy !== undefined || !WITH_POLICY.some((type) => type === command.type))
}

/** What only the house keeps is no part of what a person signs. */
type InPart = 'ConfirmRatification' | 'RevealSealed' | 'AcceptOffer' | 'SayInTheRoom'
type Whole = Exclude<SignedType, InPart>
/** An act as its person signs it: all of it, except what only the house keeps. */
export type SignedAct =
  | CommandOf<Whole>
  | Omit<CommandOf<'ConfirmRatification'>, 'saltOfWords' | 'saltOfReading'>
  | Pick<CommandOf<'RevealSealed'>, 'type' | 'part'>
  | Pick<CommandOf<'AcceptOffer'>, 'type' | 'digest'>
  | Pick<CommandOf<'SayInTheRoom'>, 'type' | 'caucus' | 'message' | 'sentence'>

export function mustSign(command: Command): command is CommandOf<SignedType> {
  return SIGNED.some((type) => type === command.type)
}

export function signedPart(command: CommandOf<SignedType>): SignedAct {
  if (command.type === 'AcceptOffer') return { type: command.type, digest: command.digest }
  if (command.type === 'RevealSealed') return { type: command.type, part: command.part }
  if (command.type === 'SayInTheRoom') {
    const { type, caucus, message, sentence } = command
    return { type, caucus, message, sentence }
  }
  if (command.type !== 'ConfirmRatification') return command
  const { saltOfWords: _, saltOfReading: __, ...confirmed } = command
  return confirmed
}

/** What a person signs for an act. Bound to the negotiation, the person and the command's id, so that it counts once. */
export function actText({ negotiation, person }: Who, command: string, act: SignedAct): string {
  return `parley/act/v1\u0000${canonicalJson({ negotiation, person, command, act })}`
}
