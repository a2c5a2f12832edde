import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound, redirect } from 'next/navigation'
import { CounterInCall } from '@/components/ratification/counter-in-call'
import { paths } from '@/components/shell/paths'
import { NOT_FOUND } from '@/components/shell/titles'
import { PageHeader } from '@/components/ui/page-header'
import { askedHere } from '../asked-here'

export async function generateMetadata({ params }: PageProps<'/n/[id]/ratify/counter'>): Promise<Metadata> {
  const { asked } = await askedHere((await params).id)
  return { title: asked ? 'Your counter' : NOT_FOUND }
}

/** A counter as the answer to an open call. */
export default async function CounterInCallPage({ params }: PageProps<'/n/[id]/ratify/counter'>) {
  const { id } = await params
  const { who, asked } = await askedHere(id)
  if (!who) redirect(`${paths.signIn}?after=${encodeURIComponent(`${paths.room(id)}/ratify/counter`)}`)
  if (!asked) notFound()
  const { question } = asked
  if (!question || (question.standing.kind !== 'asked' && question.standing.kind !== 'ratified'))
    redirect(`${paths.room(id)}/ratify`)
  const { settlement, call } = question
  return (
    <main id="main" className="mx-auto flex w-full max-w-[720px] flex-col gap-6 px-4 py-6 pb-24 md:py-10">
      <nav aria-label="Back">
        <Link href={`${paths.room(id)}/ratify`} prefetch={false} className="text-link">
          Back to the question
        </Link>
      </nav>
      <PageHeader
        title="Your counter"
        lead={`What should read differently in settlement ${settlement.version}? The text itself stays as it is; the next draft takes your counter into account.`}
      />
      <CounterInCall
        negotiation={id}
        me={who.person}
        keys={question.keys}
        call={call.call}
        settlement={settlement}
      />
    </main>
  )
}
