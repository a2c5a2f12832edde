import { clientAddress } from '@/server/auth/client-address'
import { env } from '@/server/env'
import { takeFrom } from '@/server/limits'

/**
 * Counts one link opened or pressed, to sign in or of an invitation, for the connection it came by.
 * @returns 0 when it may be looked up, else the seconds after which it may be tried again
 */
export function linkOpened(from: Headers): Promise<number> {
  return takeFrom('link-by-client', clientAddress(from), env().signIn.linksPerQuarterHour)
}
