import { randomUUID } from 'node:crypto'
import { type Account, accountOf } from '@/server/auth/account'
import { newToken, tokenHash } from '@/server/auth/tokens'
import { db } from '@/server/db/db'

const HOUR_MS = 3_600_000
/** How long a sign-in link works. The pages and the mail say 24 hours. */
export const LINK_LIVES_MS = 24 * HOUR_MS
/** A dead link is remembered this long, so that its page can say what became of it. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS

type LinkState = { kind: 'open'; email: string; asksName: boolean } | { kind: 'expired' | 'used' | 'unknown' }

/** A sign-in link for an address: the token goes into the mail and is kept nowhere. */
export async function createLink(email: string, now: Date): Promise<string> {
  const token = newToken()
  await db().verificationToken.deleteMany({
    where: { expires: { lt: new Date(now.getTime() - REMEMBERED_MS) } },
  })
  await db().verificationToken.create({
    data: {
      tokenHash: tokenHash(token),
      identifier: email,
      expires: new Date(now.getTime() + LINK_LIVES_MS),
    },
  })
  return token
}

/** What a link would do. Looking uses nothing up: mail scanners open every link they find. */
export async function lookUpLink(token: string, now: Date): Promise<LinkState> {
  const link = await db().verificationToken.findUnique({ where: { tokenHash: tokenHash(token) } })
  if (!link) return { kind: 'unknown' }
  if (link.usedAt) return { kind: 'used' }
  if (link.expires <= now) return { kind: 'expired' }
  const user = await db().user.findUnique({ where: { email: link.identifier } })
  return { kind: 'open', email: link.identifier, asksName: !user }
}

/**
 * Uses a link up and gives the account it signs in to, made now where the address is new and a name was given.
 * @returns null when the link does not work, or when a new account lacks a name; the link is then as it was
 */
export async function spendLink(token: string, name: string | null, now: Date): Promise<Account | null> {
  const hash = tokenHash(token)
  const link = await db().verificationToken.findUnique({ where: { tokenHash: hash } })
  if (!link) return null
  const email = link.identifier
  const known = await db().user.findUnique({ where: { email } })
  if (!known && name === null) return null
  // One statement decides between two presses at once: the second finds no unused row.
  const spent = await db().verificationToken.updateMany({
    where: { tokenHash: hash, usedAt: null, expires: { gt: now } },
    data: { usedAt: now },
  })
  if (spent.count === 0) return null
  if (known) return accountOf(known)
  if (name === null) return null
  // Two links of one new address may be pressed at once: the second finds the account of the first.
  await db().user.createMany({ data: { id: randomUUID(), email, name }, skipDuplicates: true })
  return accountOf(await db().user.findUniqueOrThrow({ where: { email } }))
}
