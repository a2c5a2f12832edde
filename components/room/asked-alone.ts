import type { PartyId, PersonId } from '@/server/protocol/ids'
import { standingRatification } from '@/server/protocol/ratification'
import type { Opened } from '@/server/protocol/state'
import type { ToldEntry } from '@/server/record/replay'

/** Whether a party is asked in the open call and has not answered: until then the room shows it no other answer. */
export function hidesAnswers(state: Opened, party: PartyId | null): boolean {
  if (state.phase !== 'Ratification' || party === null) return false
  const asked = state.open.parties.some((one) => one.party === party)
  return asked && !standingRatification(state.open, party)
}

const ANSWERS: ReadonlySet<ToldEntry['command']['type']> = new Set([
  'ShowQuestion',
  'RecordAttempt',
  'AskForLook',
  'AskToRestate',
  'ConfirmRatification',
  'WithdrawRatification',
])

/** Whether an entry is about the answer of somebody else, and not said to this person. */
export function isAnothersAnswer({ actor, command, events }: ToldEntry, me: PersonId): boolean {
  if (!ANSWERS.has(command.type) || (actor.kind === 'person' && actor.person === me)) return false
  return !events.some((event) => event.type === 'RestateAsked' && event.person === me)
}
