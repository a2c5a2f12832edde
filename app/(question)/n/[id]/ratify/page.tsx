import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { QuestionPage } from '@/components/ratification/question-page'
import { paths } from '@/components/shell/paths'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { negotiationId } from '@/server/protocol/ids'
import { pulseOf } from '@/server/protocol/pulse'

export const metadata: Metadata = { title: 'Your answer' }

/** The question, put to one person alone. A full page: no room, no socket, no sign of the others. */
export default async function RatifyPage({ params }: PageProps<'/n/[id]/ratify'>) {
  const { id } = await params
  const who = await currentPerson()
  if (!who) redirect(`${paths.signIn}?after=${encodeURIComponent(`${paths.room(id)}/ratify`)}`)
  const asked = await house().question(who.person, id)
  if (!asked) notFound()
  const { question } = asked
  if (!question) redirect(paths.room(id))
  const { standing } = question
  const own = 'own' in standing ? standing.own : null
  const [entry] = own
    ? ((await house().entries(who.person, negotiationId.parse(id), own.mark.seq - 1)) ?? [])
    : []
  return (
    <QuestionPage
      question={question}
      receipt={entry ? { seq: entry.seq, hash: entry.hash } : null}
      said={await house().lookedAt(who.person, question)}
      pulse={pulseOf(question)}
    />
  )
}
