import { ExternalLink } from 'lucide-react'
import Link from 'next/link'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Time } from '@/components/ui/time'

type KeptMail = {
  id: string
  to: string
  subject: string
  /** ISO 8601, UTC. */
  at: string
  /** Plain text, as sent. */
  text: string
  /** A file it came with. */
  attachment: { name: string; text: string } | null
  /** The one link the mail is about. */
  link: string | null
}

type MailPageProps = {
  /** Newest first. */
  mails: readonly KeptMail[]
}

/** What would have been sent, where no mail server is set. Exists on a loopback address only. */
export function MailPage({ mails }: MailPageProps) {
  return (
    <>
      <PageHeader
        title="Mails of this computer"
        lead="No mail server is set, so nothing leaves this computer. Every mail that Parley would have sent stands here, the newest first."
      />
      {mails.length === 0 ? (
        <EmptyState
          className="mt-10"
          sentence="No mail has been written yet."
          action={
            <Button asChild>
              <Link href={paths.signIn}>Ask for a sign-in link</Link>
            </Button>
          }
        />
      ) : (
        <ul className="mt-10 divide-y divide-line border-y border-line">
          {mails.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </>
  )
}

function Mail({ mail }: { mail: KeptMail }) {
  return (
    <li className="py-6">
      <article aria-label={`${mail.subject}, to ${mail.to}`}>
        <h2 className="text-lg">{mail.subject}</h2>
        <p className="text-sm text-ink-muted">
          To {mail.to}, <Time at={mail.at} detail="second" />
        </p>
        <p className="mt-3 max-w-[70ch] whitespace-pre-line">{mail.text}</p>
        {mail.attachment ? (
          <details className="mt-3 max-w-[70ch]">
            <summary className="min-h-11 cursor-pointer content-center text-sm">
              Attached: <span className="font-mono break-all">{mail.attachment.name}</span>
            </summary>
            <pre className="text-sm break-all whitespace-pre-wrap text-ink-muted">{mail.attachment.text}</pre>
          </details>
        ) : null}
        {mail.link ? (
          <Button asChild className="mt-3">
            <a href={mail.link} aria-label={`Open the link for ${mail.to}`}>
              <ExternalLink aria-hidden />
              Open the link
            </a>
          </Button>
        ) : null}
      </article>
    </li>
  )
}
