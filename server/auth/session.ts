import { getToken } from 'next-auth/jwt'
import { z } from 'zod'
import { type Account, accountOf } from '@/server/auth/account'
import { tellSessionsEnded } from '@/server/auth/sessions-ended'
import { db, pool } from '@/server/db/db'
import { env } from '@/server/env'
import { type PersonId, personId } from '@/server/protocol/ids'

/** What a session's token says, beside its expiry: who, at which version of their sessions, and which session. */
export const claims = z.object({ sub: personId, version: z.int(), session: z.string() })
type Claims = z.infer<typeof claims>

const users = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    sample: z.boolean(),
    sessionVersion: z.int(),
  }),
)

/** A session found valid just now. */
export interface SignedIn {
  account: Account
  /** Tells the sessions of one person apart. */
  session: string
  version: number
}

/** The person a request's cookies sign in, asked of the database each time: a session can be ended at any moment. */
export async function signedInFrom(cookie: string | undefined): Promise<SignedIn | null> {
  const { address, signIn } = env()
  if (!cookie || !signIn.secret) return null
  const token = await getToken({
    req: { headers: { cookie } },
    secret: signIn.secret,
    secureCookie: address.url.startsWith('https:'),
  })
  const read = claims.safeParse(token)
  return read.success ? recheck(read.data) : null
}

/** @returns null when the session was ended, the account is gone, or a sample person may not be here */
export async function recheck({ sub, version, session }: Claims): Promise<SignedIn | null> {
  // Asked at every command, so by a prepared statement rather than through the client.
  const { rows } = await pool().query({
    name: 'recheck',
    text: 'SELECT "id", "name", "email", "sample", "sessionVersion" FROM "User" WHERE "id" = $1',
    values: [sub],
  })
  const user = users.parse(rows)[0]
  if (!user || user.sessionVersion !== version) return null
  if (user.sample && !env().sample) return null
  return { account: accountOf(user), session, version }
}

/** Whether a session that was valid once still is: for long-lived connections, at each command. */
export async function stillSignedIn({ account, session, version }: SignedIn): Promise<boolean> {
  return (await recheck({ sub: account.person, version, session })) !== null
}

/** For server components, server actions and route handlers. */
export async function currentSignedIn(): Promise<SignedIn | null> {
  // Imported when called: the custom server loads this module too, and there are no request headers there.
  const { headers } = await import('next/headers')
  return signedInFrom((await headers()).get('cookie') ?? undefined)
}

export async function currentPerson(): Promise<Account | null> {
  return (await currentSignedIn())?.account ?? null
}

/** Ends every session of a person, on all devices, and tells whoever holds a connection for them. */
export async function endAllSessions(person: PersonId): Promise<void> {
  await db().user.update({ where: { id: person }, data: { sessionVersion: { increment: 1 } } })
  tellSessionsEnded({ person, session: null })
}
