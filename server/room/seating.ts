import type { CommandId, InvitationId, NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Answer } from '@/server/wire/messages'
import type { Rooms } from './rooms'

/** A seat asked for by whoever holds an invitation's token. `identified` is null for a bare link. */
export type Seating = {
  who: PersonId
  negotiation: NegotiationId
  id: CommandId
  invitation: InvitationId
  name: string
  identified: 'verified-address' | 'sample-person' | null
}

export function takeSeat(
  rooms: Rooms,
  { who, negotiation, id, invitation, name, identified }: Seating,
): Promise<Answer> {
  return rooms.submitAs({ kind: 'person', person: who }, negotiation, id, {
    type: 'TakeSeat',
    invitation,
    name,
    identified,
  })
}
