import { redirect } from 'next/navigation'
import { FacilitateDesk } from '@/components/facilitation/facilitate-desk'
import { paths } from '@/components/shell/paths'
import { currentPerson } from '@/server/auth/session'

export default async function Page({ params }: PageProps<'/n/[id]/facilitate'>) {
  if (!(await currentPerson()))
    redirect(`${paths.signIn}?after=${encodeURIComponent(paths.facilitate((await params).id))}`)
  return <FacilitateDesk />
}
