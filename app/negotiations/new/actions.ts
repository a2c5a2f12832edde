'use server'

import { headers } from 'next/headers'
import {
  charterOf,
  type NewNegotiation,
  newNegotiation,
  type OpenAnswer,
  type Problems,
} from '@/components/new-negotiation/new-negotiation'
import { refusalWords } from '@/components/words/refusals'
import type { Account } from '@/server/auth/account'
import { sameOrigin } from '@/server/auth/origin'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { commandId, type NegotiationId, negotiationId } from '@/server/protocol/ids'

const refused = (problems: Problems): OpenAnswer => ({ opened: null, problems })

/** @param after the ended negotiation that this one follows; empty for none */
export async function openNegotiation(after: string, id: string, form: NewNegotiation): Promise<OpenAnswer> {
  if (!sameOrigin(await headers()))
    return refused({ form: 'This page was opened from another address. Open Parley anew and try again.' })
  const account = await currentPerson()
  if (!account)
    return refused({
      form: 'You are signed out. What you wrote is kept on this device: sign in and press again.',
    })
  const command = commandId.safeParse(id)
  const read = newNegotiation.safeParse(form)
  const successorOf = after === '' ? null : negotiationId.safeParse(after).data
  if (!command.success || !read.success || successorOf === undefined)
    return refused({ form: 'Something in it cannot be sent. Load the page again; your draft is kept.' })
  const { title, topic, facilitator, parties, sources } = read.data
  const answer = await house().open(account, {
    id: command.data,
    title,
    topic,
    charter: charterOf(read.data),
    sources,
    facilitator,
    parties: parties.map((one) => one.name),
    successorOf,
  })
  if (answer.outcome === 'refused') return refusal(answer.refusal)
  await invite(account, answer.negotiation, command.data, parties)
  return { opened: answer.negotiation }
}

function refusal(why: Parameters<typeof refusalWords>[0]): OpenAnswer {
  if (why.code === 'CommandIdReused')
    return refused({
      id: 'A negotiation was opened from this form before, with other words: you find it under My negotiations. Press again to open this one beside it.',
    })
  const { title, detail } = refusalWords(why)
  return refused({ form: `${title}. ${detail}` })
}

/** Each under an id of its own that follows from the form's: pressed twice, nobody is invited twice. */
async function invite(
  { person }: Account,
  negotiation: NegotiationId,
  id: string,
  asked: NewNegotiation['parties'],
): Promise<void> {
  const parties = (await house().view(person, negotiation))?.negotiation.parties ?? []
  for (const [at, { email }] of asked.entries()) {
    const party = parties[at]?.party
    if (email === '' || !party) continue
    const sent = { id: commandId.parse(`${id.slice(0, 50)}-invite-${at + 1}`), negotiation }
    const invited = await house().submit(person, {
      ...sent,
      command: { type: 'Invite', party, role: 'signatory', email },
    })
    // The negotiation stands; whoever was not invited is named in the room as what needs the facilitator next.
    if (invited.outcome === 'refused')
      console.error(`no invitation for ${party} of ${negotiation}: ${invited.refusal.code}`)
  }
}
