import { newCommandId } from '@/components/room/new-command-id'
import type { CommandOf } from '@/server/protocol/commands'
import type { NegotiationId } from '@/server/protocol/ids'
import { enrolmentText, type Signature } from '@/server/protocol/signature'
import { actText, SIGNED, type SignedAct, type SignedType } from '@/server/protocol/signed-acts'
import type { SealedPart } from '@/server/protocol/view'
import type { Sent, WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import { canSign, type DeviceKey, deviceKey, type KeyShelf, signText } from './device-key'
import { deviceName } from './device-name'

export type Attempt = Extract<SealedPart, { kind: 'attempt' }>

/** Who signs, and where their device keeps the key. */
type Signing = {
  person: string
  shelf: KeyShelf
  /** Fingerprints of this person’s keys that stand on the record, as far as the page knows. */
  enrolled: readonly string[]
}

/** The act that is signed for a command; null where none is. A confirmation is signed with the words it confirms. */
function signedAct(command: WireCommand, attempt: Attempt | null): SignedAct | null {
  if (command.type === 'ConfirmWords') {
    const { call, digest } = command
    return attempt?.attempt === command.attempt
      ? {
          type: 'ConfirmRatification',
          call,
          digest,
          attempt: attempt.attempt,
          words: attempt.words,
          reading: attempt.reading,
        }
      : null
  }
  if (command.type === 'AcceptPackage') return { type: 'AcceptOffer', digest: command.digest }
  if (command.type === 'Reveal') return { type: 'RevealSealed', part: command.part }
  if (command.type === 'MakeOffer' || command.type === 'CounterOffer') {
    // Whether its sender was warned is nobody else's.
    const { evenTelling: _, ...offer } = command
    return offer
  }
  if (command.type === 'SayAloud') {
    const { caucus, message, sentence } = command
    return { type: 'SayInTheRoom', caucus, message, sentence }
  }
  return signedAsSent(command) ? command : null
}

type AsSent = Extract<
  WireCommand,
  { type: Exclude<SignedType, 'ConfirmRatification' | 'RevealSealed' | 'AcceptOffer' | 'SayInTheRoom'> }
>

function signedAsSent(command: WireCommand): command is AsSent {
  return SIGNED.some((type) => type === command.type)
}

export async function enrolment(
  negotiation: NegotiationId,
  person: string,
  device: DeviceKey,
): Promise<CommandOf<'EnrolKey'>> {
  const { algorithm, publicKey } = device
  const named = { device: deviceName(navigator.userAgent), algorithm, publicKey }
  const proof = await signText(device, enrolmentText({ negotiation, person }, named))
  return { type: 'EnrolKey', ...named, proof }
}

/**
 * Sends an act with the signature it needs. A device that is not on the record yet is put there first, by an act of
 * its own that everyone at the table sees. Where the browser has no keys the act goes out unsigned, and the house
 * says whether that is enough.
 */
export async function signAndSend(
  sent: Sent,
  { person, shelf, enrolled }: Signing,
  submit: (sent: Sent) => Promise<Answer>,
  attempt: Attempt | null = null,
): Promise<Answer> {
  const act = signedAct(sent.command, attempt)
  if (!act || !canSign()) return submit(sent)
  const { negotiation, id } = sent
  const signed = async (device: DeviceKey): Promise<Answer> => {
    const value = await signText(device, actText({ negotiation, person }, id, act))
    const signature: Signature = { key: device.key, value }
    return submit({ ...sent, signature })
  }
  const enrol = async (device: DeviceKey) =>
    submit({ id: newCommandId(), negotiation, command: await enrolment(negotiation, person, device) })
  const first = await deviceKey(person, shelf)
  if (enrolled.includes(first.key)) {
    const answer = await signed(first)
    if (!lacksKey(answer)) return answer
  }
  const added = await enrol(first)
  if (added.outcome === 'accepted') return signed(first)
  if (added.refusal.code !== 'KeyKnown') return added
  // Enrolled a moment ago by another page of this browser, perhaps.
  const known = await signed(first)
  if (!lacksKey(known)) return known
  // On the record, and taken out of use there: this device starts anew.
  await shelf.drop(person)
  const next = await deviceKey(person, shelf)
  const again = await enrol(next)
  return again.outcome === 'accepted' ? signed(next) : again
}

const lacksKey = (answer: Answer) => answer.outcome === 'refused' && answer.refusal.code === 'UnknownKey'
