import { db } from '@/server/db/db'
import { mailsAreKept } from './open-mailer'

const SHOWN = 100
/** As mails with a file are kept. */
const ATTACHED = /^([\s\S]*?)\nAttached: (\S+)\n\n([\s\S]*)$/

interface KeptMail {
  id: string
  to: string
  subject: string
  /** ISO 8601, UTC. */
  at: string
  text: string
  attachment: { name: string; text: string } | null
  link: string | null
}

/** The newest mails that were kept instead of sent, newest first; null where mails are sent. */
export async function keptMails(): Promise<KeptMail[] | null> {
  if (!mailsAreKept()) return null
  const mails = await db().mail.findMany({ orderBy: { id: 'desc' }, take: SHOWN })
  return mails.map(({ id, to, subject, text: whole, createdAt }) => {
    const [, body, name, attached] = ATTACHED.exec(whole) ?? []
    const text = body ?? whole
    return {
      id: String(id),
      to,
      subject,
      at: createdAt.toISOString(),
      text,
      attachment: name && attached !== undefined ? { name, text: attached } : null,
      link: /^https?:\/\/\S+$/m.exec(text)?.[0] ?? null,
    }
  })
}
