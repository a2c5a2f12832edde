import { existsSync } from 'node:fs'
import { type Place, placeOf } from '@/server/exchange/directory/files'
import type { Client } from '@/server/exchange/live/client'

export type Where = { server?: string; token?: string }
/** What a command is about: a plain directory, or a negotiation on a server, as the party whose token it is. */
type Target = { place: Place } | { client: Client }

/**
 * A server is meant where one is named, or a token is at hand and no such directory is there. A token on a command line
 * can be read by others on the machine; PARLEY_TOKEN cannot. @throws Ended where a server is named without a token
 */
export async function targetOf(named: string, where: Where): Promise<Target> {
  const place = placeOf(named)
  const asked = where.server !== undefined || where.token !== undefined
  if (!asked && existsSync(place.path)) return { place }
  const client = await clientOf(named, where)
  return client ? { client } : { place }
}

/** @returns null where neither a server nor a token is named */
export async function clientOf(negotiation: string, { server, token }: Where): Promise<Client | null> {
  const secret = token ?? (process.env.PARLEY_TOKEN || undefined)
  if (secret === undefined) {
    if (server === undefined) return null
    const { Ended, failed } = await import('@/server/exchange/directory/outcome')
    throw new Ended(failed(1, 'NoToken', 'Error: A server needs a token: --token T, or PARLEY_TOKEN.'))
  }
  const { Client } = await import('@/server/exchange/live/client')
  const url = server ?? (process.env.PARLEY_URL || 'http://localhost:3000')
  return new Client({ url, token: secret, negotiation })
}
