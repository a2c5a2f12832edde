import { randomUUID } from 'node:crypto'
import NextAuth, { AuthError, type NextAuthConfig } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { linkOpened } from '@/server/auth/link-bound'
import { spendLink } from '@/server/auth/links'
import { samplePerson } from '@/server/auth/sample-persons'
import { claims, recheck } from '@/server/auth/session'
import { tellSessionsEnded } from '@/server/auth/sessions-ended'
import { db } from '@/server/db/db'
import { env } from '@/server/env'
import { nameText } from '@/server/protocol/text'

const SESSION_SECONDS = 30 * 24 * 3600

const linkForm = z.object({ token: z.string().min(1).max(200), name: nameText.nullable().catch(null) })
const sampleForm = z.object({ person: z.string() })

/** The mailed link's button. Next-auth's own mail provider would be used up by a mail scanner's look at the link. */
const link = Credentials({
  id: 'link',
  credentials: { token: {}, name: {} },
  authorize: async (form, request) => {
    const read = linkForm.safeParse(form)
    if (!read.success) return null
    if ((await linkOpened(request.headers)) > 0) return null
    const account = await spendLink(read.data.token, read.data.name, new Date())
    return account && { id: account.person }
  },
})

/** Sample persons have no password; they exist on a loopback address only. */
const sample = Credentials({
  id: 'sample',
  credentials: { person: {} },
  authorize: async (form) => {
    const read = sampleForm.safeParse(form)
    const account = read.success ? await samplePerson(read.data.person) : null
    return account && { id: account.person }
  },
})

async function config(): Promise<NextAuthConfig> {
  return {
    providers: [link, sample],
    secret: env().signIn.secret ?? undefined,
    trustHost: true,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    pages: { signIn: '/sign-in', signOut: '/sign-in', error: '/sign-in' },
    callbacks: {
      jwt: async ({ token, user }) => {
        if (user?.id) return newClaims(user.id)
        const read = claims.safeParse(token)
        return read.success && (await recheck(read.data)) ? token : null
      },
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signOut: (message) => {
        const read = claims.safeParse('token' in message ? message.token : null)
        if (read.success) tellSessionsEnded({ person: read.data.sub, session: read.data.session })
      },
    },
    logger: {
      // A link that does not work and a session that has ended are ordinary; their pages say so.
      error: (error) => {
        if (!(error instanceof AuthError) || !ORDINARY.has(error.type)) console.error(error)
      },
    },
  }
}

const ORDINARY = new Set<string>(['CredentialsSignin', 'JWTSessionError', 'MissingCSRF'])

async function newClaims(person: string): Promise<{ sub: string; version: number; session: string }> {
  const { sessionVersion } = await db().user.findUniqueOrThrow({ where: { id: person } })
  return { sub: person, version: sessionVersion, session: randomUUID() }
}

export const { handlers, signIn, signOut } = NextAuth(config)
