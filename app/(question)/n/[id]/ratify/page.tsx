import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { QuestionPage } from '@/components/ratification/question-page'
import { paths } from '@/components/shell/paths'
import { NOT_FOUND } from '@/components/shell/titles'
import { house } from '@/server/house'
import { negotiationId } from '@/server/protocol/ids'
import { pulseOf } from '@/server/protocol/pulse'
import { askedHere } from './asked-here'

export async function generateMetadata({ params }: PageProps<'/n/[id]/ratify'>): Promise<Metadata> {
  const { asked } = await askedHere((await params).id)
  return { title: asked ? 'Your answer' : NOT_FOUND }
}

/** The question, put to one person alone. A full page: no room, no socket, no sign of the others. */
export default async function RatifyPage({ params }: PageProps<'/n/[id]/ratify'>) {
  const { id } = await params
  const { who, asked } = await askedHere(id)
  if (!who) redirect(`${paths.signIn}?after=${encodeURIComponent(`${paths.room(id)}/ratify`)}`)
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
