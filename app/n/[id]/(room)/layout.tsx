import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ModelsProvider } from '@/components/mediation/models-provider'
import { AlarmPage } from '@/components/record/alarm-page'
import { RoomFrame } from '@/components/room/room-frame'
import { RoomProvider } from '@/components/room/room-provider'
import { AccountMenu } from '@/components/shell/account-menu'
import { NOT_FOUND } from '@/components/shell/titles'
import { signOutHere } from '@/server/auth/actions'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { negotiationId } from '@/server/protocol/ids'

export async function generateMetadata({ params }: LayoutProps<'/n/[id]'>): Promise<Metadata> {
  const account = await currentPerson()
  const id = negotiationId.safeParse((await params).id)
  const sound = account && id.success && !(await house().alarm(account.person, id.data))
  const view = sound ? await house().view(account.person, id.data) : null
  return { title: view?.negotiation.title ?? NOT_FOUND }
}

/** Room and facilitator's panel share one store: going from one to the other loads nothing anew. */
export default async function Layout({ children, params }: LayoutProps<'/n/[id]'>) {
  const { id } = await params
  const account = await currentPerson()
  // The page below knows its whole address, and asks to sign in for that.
  if (!account) return children
  const negotiation = negotiationId.safeParse(id)
  const alarm = negotiation.success ? await house().alarm(account.person, negotiation.data) : null
  if (alarm) return <AlarmPage alarm={alarm} />
  const start = negotiation.success ? await house().roomStart(account.person, negotiation.data) : null
  if (!start) notFound()
  const { name, email } = account
  return (
    <RoomProvider negotiation={id} start={start}>
      <ModelsProvider models={house().models()}>
        <RoomFrame account={<AccountMenu account={{ name, email, signOut: signOutHere }} />}>
          {children}
        </RoomFrame>
      </ModelsProvider>
    </RoomProvider>
  )
}
