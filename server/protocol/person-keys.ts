import { anySeat } from './authority'
import type { Submission } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { PersonId } from './ids'
import type { Refusal } from './refusal'
import { enrolmentText, hasSigned, keyFingerprint } from './signature'
import { actText, mustSign, needsSignature, signedPart } from './signed-acts'
import type { Matter, Opened, PersonKey } from './state'

/** Devices of one person in one negotiation. */
const MOST_KEYS = 20

/** Puts a key of one's own device on the record, for all to see. */
export function enrolKey(state: Opened, { command, actor }: Submitted<'EnrolKey'>): Decision {
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  const { device, algorithm, publicKey, proof } = command
  const key = keyFingerprint(algorithm, publicKey)
  const named = { negotiation: state.negotiation, person: who.person }
  if (!key || !hasSigned(command, enrolmentText(named, command), proof))
    return refuse({ code: 'KeyNotProved' })
  if (state.keys.some((one) => one.key === key)) return refuse({ code: 'KeyKnown' })
  if (state.keys.filter((one) => one.person === who.person).length >= MOST_KEYS)
    return refuse({ code: 'TooManyKeys', most: MOST_KEYS })
  return accept({ type: 'KeyEnrolled', person: who.person, key, algorithm, publicKey, device })
}

/** Takes a lost device's key out of use. What it signed before stays signed. */
export function revokeKey(state: Opened, { command, actor }: Submitted<'RevokeKey'>): Decision {
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  if (!standingKey(state, who.person, command.key)) return refuse({ code: 'UnknownKey' })
  return accept({ type: 'KeyRevoked', person: who.person, key: command.key, reason: command.reason })
}

function standingKey(state: Matter, who: PersonId, key: string): PersonKey | undefined {
  return state.keys.find((one) => one.person === who && one.key === key && one.revoked === null)
}

/** Once somebody has enrolled a key, they have had one for good. */
function hadKey(state: Matter, who: PersonId): boolean {
  return state.keys.some((one) => one.person === who)
}

/** An accepted act with its signature looked at: a false, missing or second-hand one refuses the act. */
export function withSignature(state: Opened, submitted: Submission, decision: Decision): Decision {
  if (!decision.ok) return decision
  const { signature, command, actor, id } = submitted
  // Software signs nothing: what it does is named as its own.
  if (!mustSign(command) || actor.kind !== 'person')
    return signature ? refuse({ code: 'NothingToSign' }) : decision
  const who = actor.person
  if (!signature)
    return needsSignature(state.charter.signatures, hadKey(state, who), command)
      ? refuse({ code: 'SignatureMissing' })
      : decision
  const wrong = falseSignature(state, who, submitted)
  if (wrong) return refuse(wrong)
  return accept({ type: 'ActSigned', person: who, key: signature.key, command: id }, ...decision.events)
}

function falseSignature(
  state: Opened,
  who: PersonId,
  { id, command, signature }: Submission,
): Refusal | null {
  const key = signature && standingKey(state, who, signature.key)
  if (!key || !mustSign(command)) return { code: 'UnknownKey' }
  if (state.signed.some((one) => one.person === who && one.command === id)) return { code: 'SignatureUsed' }
  const text = actText({ negotiation: state.negotiation, person: who }, id, signedPart(command))
  return hasSigned(key, text, signature.value) ? null : { code: 'SignatureFalse' }
}
