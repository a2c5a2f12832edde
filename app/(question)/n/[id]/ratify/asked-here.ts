import { cache } from 'react'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'

/** Who is signed in, and what they are asked in this negotiation: once for a page and its title. */
export const askedHere = cache(async (id: string) => {
  const who = await currentPerson()
  return { who, asked: who && (await house().question(who.person, id)) }
})
