import { redirect } from 'next/navigation'
import { RoomPage } from '@/components/room/room-page'
import { paths } from '@/components/shell/paths'
import { currentPerson } from '@/server/auth/session'

export default async function Page({ params, searchParams }: PageProps<'/n/[id]'>) {
  if (!(await currentPerson())) {
    const { id } = await params
    const query = new URLSearchParams(
      Object.entries(await searchParams).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    )
    const here = query.size > 0 ? `${paths.room(id)}?${query}` : paths.room(id)
    redirect(`${paths.signIn}?after=${encodeURIComponent(here)}`)
  }
  return <RoomPage />
}
