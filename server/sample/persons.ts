import { personId } from '@/server/protocol/ids'

/** Ids are fixed, so that a second start finds the people of the first. */
const person = (number: number) => personId.parse(`5a3b1c00-0000-4000-8000-00000000000${number}`)

export const maren = person(1)
export const nadia = person(2)
export const tomasz = person(3)
export const ruth = person(4)

/** The people of the sample negotiation. `role` is what the sign-in page says of them; `party` counts from 0. */
export const samplePlaces = [
  { id: maren, name: 'Maren Thiessen', role: 'facilitates, and sits for no party', party: null },
  { id: nadia, name: 'Nadia Haddad', role: 'moves out of the shared flat', party: 0 },
  { id: tomasz, name: 'Tomasz Wilk', role: 'signs for the household that stays', party: 1 },
  { id: ruth, name: 'Ruth Amsel', role: 'signs for the landlord, Amsel Lettings', party: 2 },
] as const
