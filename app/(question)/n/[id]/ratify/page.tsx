import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { QuestionPage } from '@/components/ratification/question-page'
import { paths } from '@/components/shell/paths'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { negotiationId } from '@/server/protocol/ids'
import { questionFor } from '@/server/protocol/question'
import { pulseOf } from '@/server/room/pulse'

export const metadata: Metadata = { title: 'Your answer' }

/** The question, put to one person alone. A full page: no room, no socket, no sign of the others. */
export default async function RatifyPage({ params }: PageProps<'/n/[id]/ratify'>) {
  const { id } = await params
  const who = await currentPerson()
  if (!who) redirect(`${paths.signIn}?after=${encodeURIComponent(`${paths.room(id)}/ratify`)}`)
  const negotiation = negotiationId.safeParse(id)
  const view = negotiation.success ? await house().view(who.person, negotiation.data) : null
  if (!negotiation.success || !view) notFound()
  const question = questionFor(view.negotiation, who.person)
  if (!question) redirect(paths.room(id))
  const { standing } = question
  const own = 'own' in standing ? standing.own : null
  const [entry] = own ? ((await house().entries(who.person, negotiation.data, own.mark.seq - 1)) ?? []) : []
  return (
    <QuestionPage
      question={question}
      receipt={entry ? { seq: entry.seq, hash: entry.hash } : null}
      pulse={pulseOf(question)}
    />
  )
}
