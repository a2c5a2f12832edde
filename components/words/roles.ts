import type { Identified, Role } from '@/server/protocol/seat-events'

export const roleWords: Record<Role, string> = {
  signatory: 'signatory',
  member: 'member',
  observer: 'observer',
  facilitator: 'facilitator',
}

/** What the role may do, for whoever chooses it. */
export const roleMeaning: Record<Role, string> = {
  signatory: 'Speaks for the party and alone answers when a settlement is put to ratification.',
  member: 'Speaks for the party. Does not answer for it without a grant.',
  observer: 'Reads everything that is public. Writes nothing.',
  facilitator: 'Seats people, asks the mediator, calls for ratification. Sits for no party.',
}

export const identifiedWords: Record<Identified, string> = {
  'verified-address': 'known by a verified address',
  'facilitator-confirmed': 'confirmed by the facilitator',
  'sample-person': 'sample person on this computer',
}
