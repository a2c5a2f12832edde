import type { SealedRow } from '@/server/ledger/ledger'
import { peopleIn } from '@/server/protocol/caucuses'
import type { Command } from '@/server/protocol/commands'
import type { CommandId, NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Opening } from '@/server/record/commitment'
import type { WireCommand } from '@/server/wire/commands'
import { sealMessage } from './caucus-sealing'
import { asCommitment } from './sealing'

type WireOf<T extends WireCommand['type']> = Extract<WireCommand, { type: T }>

/** Sealed to whoever talks in the caucus as things stand: the same state that the act is decided on. */
export function prepareMessage(
  state: Opened,
  who: PersonId,
  id: CommandId,
  { caucus: number, text }: WireOf<'SendToCaucus'>,
): { command: Command; sealed: SealedRow[]; own: null } {
  const caucus = state.caucuses[number - 1]
  const sealed = sealMessage(state.negotiation, who, id, text, caucus ? peopleIn(state, caucus) : [])
  return {
    command: { type: 'SendCaucusMessage', caucus: number, sentences: sealed.map(asCommitment) },
    sealed,
    // It goes to everybody who talks there, the sender among them, the same way.
    own: null,
  }
}

/**
 * Opens one sentence, if it was sealed to who says it: whoever sat down later can neither read it nor say it aloud, nor
 * learn how many there are. Whose it is, and whether it may leave, the protocol says.
 */
export async function prepareRelease(
  state: Opened,
  { caucus, message, sentence }: WireOf<'SayAloud'>,
  readable: (negotiation: NegotiationId, commitment: string) => Promise<Opening | null>,
): Promise<Command> {
  const found = state.caucuses[caucus - 1]?.messages.find((one) => one.message === message)
  const commitment = found?.sentences[sentence - 1]
  const opening = commitment ? await readable(state.negotiation, commitment) : null
  return {
    type: 'SayInTheRoom',
    caucus,
    message,
    sentence,
    text: opening?.content ?? '',
    salt: opening?.salt ?? '0'.repeat(64),
  }
}
