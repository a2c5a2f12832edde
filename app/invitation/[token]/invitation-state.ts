import { type InvitationState, masked } from '@/components/invitation/invitation'
import { placeWords } from '@/components/words/phases'
import type { Found } from '@/server/invitations/claims'

export type Seatable = Exclude<Found, { kind: 'taken' | 'closed' | 'declined' }>

/** What the page shows of what was found. Whoever was forwarded a link does not learn whose address it names. */
export function invitationState(found: Seatable): InvitationState {
  switch (found.kind) {
    case 'wrong-account':
      return { ...found, addressedTo: masked(found.addressedTo) }
    case 'seated': {
      const { role, partyName, ...seated } = found
      return { ...seated, place: placeWords(role, partyName) }
    }
    case 'unknown':
    case 'sign-in-first':
    case 'open':
    case 'requested':
    case 'expired':
    case 'revoked':
    case 'used':
      return found
  }
}
