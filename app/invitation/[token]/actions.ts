'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { TakeSeatAnswer } from '@/components/invitation/take-seat'
import { refusalWords } from '@/components/words/refusals'
import { sameOrigin } from '@/server/auth/origin'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { nameText } from '@/server/protocol/text'

/** Takes or asks for the seat under the name that the form gives, and goes where the person can go on. */
export async function claimSeat(
  token: string,
  _before: TakeSeatAnswer,
  form: FormData,
): Promise<TakeSeatAnswer> {
  const here = `/invitation/${encodeURIComponent(token)}`
  if (!sameOrigin(await headers()))
    return { refused: 'This page was opened from another address. Open the link from your mail anew.' }
  const account = await currentPerson()
  if (!account) redirect(`/sign-in?after=${encodeURIComponent(here)}`)
  const typed = form.get('name')
  const name = nameText.safeParse(typeof typed === 'string' ? typed.trim() : '')
  if (!name.success) return { refused: name.error.issues[0]?.message ?? 'Write your name.' }
  const claimed = await house().invitations.claim(token, account, name.data)
  if (claimed.outcome === 'refused') {
    const { title, detail } = refusalWords(claimed.refusal)
    return { refused: `${title}. ${detail}` }
  }
  // Where the seat is not taken at once, the invitation's own page says what holds now.
  return redirect(claimed.outcome === 'seated' ? `/n/${claimed.negotiation}` : here)
}
