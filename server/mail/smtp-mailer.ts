import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer'

/** Long enough for a slow server, short enough that a job is tried again; milliseconds. */
const PATIENCE_MS = 20_000

/**
 * @param url smtp://user:password@host:587 (STARTTLS where the server offers it) or smtps://… (TLS from the start)
 * @param from who the mails come from, as `Parley <parley@example.org>`
 */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Mails are written by us from plain text: nothing in them may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, subject, text, html, attachment }) => {
      await transport.sendMail({
        from,
        // An address object is taken as it is: a text would be parsed, and could name several people.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(attachment && {
          attachments: [
            { filename: attachment.name, content: attachment.text, contentType: 'text/plain; charset=utf-8' },
          ],
        }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: async () => transport.close(),
  }
}
