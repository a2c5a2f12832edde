import type { PartyId } from '@/server/protocol/ids'
import { standingRatification } from '@/server/protocol/ratification'
import type { Opened } from '@/server/protocol/state'

/** Whether a party is asked in the open call and has not answered: until then the room shows it no other answer. */
export function hidesAnswers(state: Opened, party: PartyId | null): boolean {
  if (state.phase !== 'Ratification' || party === null) return false
  const asked = state.open.parties.some((one) => one.party === party)
  return asked && !standingRatification(state.open, party)
}
