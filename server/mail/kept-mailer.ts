import { db } from '@/server/db/db'
import type { Mailer } from './mailer'

const KEPT_MS = 30 * 24 * 3_600_000

/** Where no mail server is set: mails stay in the database, for the page of this machine to show. */
export function createKeptMailer(): Mailer {
  return {
    send: async ({ to, subject, text: body, html, attachment }) => {
      // The local page shows text: what would be a file stands below it.
      const text = attachment ? `${body}\nAttached: ${attachment.name}\n\n${attachment.text}` : body
      const old = new Date(Date.now() - KEPT_MS)
      await db().mail.deleteMany({ where: { createdAt: { lt: old } } })
      await db().mail.create({ data: { to, subject, text, html } })
    },
    close: async () => {},
  }
}
