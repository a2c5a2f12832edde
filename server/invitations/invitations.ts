import { randomBytes } from 'node:crypto'
import { emailAddress } from '@/server/auth/address'
import { derivedToken, tokenHash } from '@/server/auth/tokens'
import { db } from '@/server/db/db'
import { env } from '@/server/env'
import { takeFrom } from '@/server/limits'
import {
  type InvitationId,
  instant,
  invitationId,
  type NegotiationId,
  type PersonId,
} from '@/server/protocol/ids'
import type { InvitationBook } from '@/server/room/door'

/** How long an invitation is open. */
export const INVITATION_LIVES_MS = 14 * 24 * 3_600_000

/** One row of the facilitator's list: what the record must not hold. */
export interface KeptInvitation {
  invitation: InvitationId
  email: string | null
  link: string
}

/** Keeps addresses and the hashes of tokens; the record holds only id, party, role and expiry. */
export const invitationBook: InvitationBook = {
  prepare: async ({ negotiation, party, role, email, by }) => {
    // Whoever may invite can make Parley write to any address: that has a bound.
    const seconds = email === null ? 0 : await waitToMail(by, emailAddress.parse(email))
    if (seconds > 0) return { code: 'TooManyRequests', seconds }
    const invitation = invitationId.parse(`i${randomBytes(12).toString('hex')}`)
    const expires = new Date(Date.now() + INVITATION_LIVES_MS)
    await db().invitation.create({
      data: {
        id: invitation,
        negotiationId: negotiation,
        party,
        role,
        tokenHash: tokenHash(tokenOf(invitation)),
        email: email === null ? null : emailAddress.parse(email),
        createdBy: by,
        expiresAt: expires,
      },
    })
    return { invitation, expires: instant.parse(expires.toISOString()), link: linkTo(invitation) }
  },
  discard: async (invitation) => {
    await db().invitation.deleteMany({ where: { id: invitation } })
  },
}

async function waitToMail(by: PersonId, address: string): Promise<number> {
  const most = env().mail.invitationsPerHour
  return (
    (await takeFrom('invitations-to-address', `${by} ${address}`, Math.ceil(most / 3))) ||
    (await takeFrom('invitations-by-person', by, most))
  )
}

/** It follows from a secret, so that a link can be shown and mailed again and its token stands in no table. */
function tokenOf(invitation: InvitationId): string {
  const { secret } = env().signIn
  if (!secret) throw new Error('no secret: AUTH_SECRET is set by server/main.ts')
  return derivedToken(secret, invitation)
}

export function linkTo(invitation: InvitationId): string {
  return `${env().address.url}/invitation/${tokenOf(invitation)}`
}

/** For the facilitator's own eyes. */
export async function keptInvitations(negotiation: NegotiationId): Promise<KeptInvitation[]> {
  const rows = await db().invitation.findMany({
    where: { negotiationId: negotiation },
    orderBy: { createdAt: 'asc' },
  })
  return rows.map(({ id, email }) => {
    const invitation = invitationId.parse(id)
    return { invitation, email, link: linkTo(invitation) }
  })
}
