import { FACILITATORS, type SealedRow } from '@/server/ledger/ledger'
import type { Command } from '@/server/protocol/commands'
import type { CommandId, NegotiationId, PersonId } from '@/server/protocol/ids'
import { LOOK_FIELDS } from '@/server/protocol/look'
import type { Opened } from '@/server/protocol/state'
import type { Opening } from '@/server/record/commitment'
import type { WireCommand } from '@/server/wire/commands'
import { asCommitment, seal } from './sealing'

type WireOf<T extends WireCommand['type']> = Extract<WireCommand, { type: T }>
type Made = { command: Command; sealed: SealedRow[]; own: null }

/** The author's words and their reading, sealed once more: this time so that facilitators may read them. */
export async function prepareLook(
  state: Opened,
  who: PersonId,
  id: CommandId,
  { call, digest, attempt }: WireOf<'AskForLook'>,
  sealed: (negotiation: NegotiationId, commitment: string) => Promise<Opening | null>,
): Promise<Made> {
  const attempts = state.phase === 'Ratification' ? state.open.attempts : []
  const own = attempts.find((one) => one.attempt === attempt && one.person === who)
  // Where there is nothing to open the protocol says why.
  const opened = async (commitment: string | undefined) =>
    (commitment ? await sealed(state.negotiation, commitment) : null)?.content ?? ''
  const anew = (field: string, content: string) =>
    seal({ negotiation: state.negotiation, owner: who, field, command: id }, content, [FACILITATORS])
  const words = anew(LOOK_FIELDS.words, await opened(own?.words))
  const reading = anew(LOOK_FIELDS.reading, await opened(own?.reading))
  return {
    command: {
      type: 'AskForLook',
      call,
      digest,
      attempt,
      words: asCommitment(words),
      reading: asCommitment(reading),
    },
    sealed: [words, reading],
    own: null,
  }
}

/** The note tells of sealed words, so that it is sealed as they are: to their author and the facilitators. */
export function prepareRestate(
  state: Opened,
  who: PersonId,
  id: CommandId,
  { call, digest, look, note }: WireOf<'AskToRestate'>,
): Made {
  const asked = state.phase === 'Ratification' ? state.open.looks[look - 1] : undefined
  const row = seal(
    { negotiation: state.negotiation, owner: who, field: LOOK_FIELDS.note, command: id },
    note,
    asked ? [asked.person, FACILITATORS] : [FACILITATORS],
  )
  return {
    command: { type: 'AskToRestate', call, digest, look, note: asCommitment(row) },
    sealed: [row],
    own: null,
  }
}
