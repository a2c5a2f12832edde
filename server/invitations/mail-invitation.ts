import { z } from 'zod'
import { db } from '@/server/db/db'
import { type InvitationWords, invitationLetter } from '@/server/mail/account-letters'
import { written } from '@/server/mail/letter'
import { nameOf } from '@/server/mail/letter-about'
import { mailer } from '@/server/mail/open-mailer'
import { ROLES } from '@/server/protocol/commands'
import { type InvitationId, invitationId, personId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Handler } from '@/server/room/reactors'
import type { Rooms } from '@/server/room/rooms'
import { linkTo } from './invitations'

const payload = z.object({ invitation: invitationId })

/** Mails an invitation, unless it was revoked or used before the mail could go. */
export function invitationHandler(rooms: Rooms): Handler {
  return async (job) => {
    const { invitation } = payload.parse(job.payload)
    const state = await rooms.state(job.negotiation)
    if (state.phase === 'Unopened') return
    const issued = state.invitations.find((one) => one.invitation === invitation)
    if (issued?.state === 'open') await mailInvitation(invitation, state)
  }
}

/** A bare link has no address: nobody is mailed. @throws when the mail server did not take it */
async function mailInvitation(invitation: InvitationId, state: Opened): Promise<void> {
  const row = await db().invitation.findUnique({ where: { id: invitation } })
  if (!row?.email) return
  const words: InvitationWords = {
    url: linkTo(invitation),
    title: state.title,
    facilitator: nameOf(state, personId.parse(row.createdBy)),
    role: z.enum(ROLES).parse(row.role),
    partyName: state.parties.find((one) => one.party === row.party)?.name ?? null,
    expires: row.expiresAt.toISOString(),
  }
  await mailer().send(written(invitationLetter(words), row.email))
}
