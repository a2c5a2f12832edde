import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'

type LinkProblemKind = 'expired' | 'used' | 'unknown'

const words: Record<LinkProblemKind, { title: string; lead: string }> = {
  expired: {
    title: 'This link has expired',
    lead: 'Sign-in links work for 24 hours. Your account and your negotiations are as you left them; ask for a new link.',
  },
  used: {
    title: 'This link has been used',
    lead: 'A sign-in link works once. If it was you, you may already be signed in. If it was not, ask for a new link: whoever used it was reading your mail.',
  },
  unknown: {
    title: 'This link is not complete',
    lead: 'Part of the address may have been lost on the way, as mail programs sometimes break long lines. Nothing was changed; ask for a new link.',
  },
}

export function LinkProblem({ kind }: { kind: LinkProblemKind }) {
  return (
    <>
      <PageHeader title={words[kind].title} lead={words[kind].lead} />
      <Button look="primary" asChild className="mt-6">
        <Link href={paths.signIn}>Ask for a new link</Link>
      </Button>
    </>
  )
}
