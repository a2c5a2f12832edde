import type { Mail } from './letter'

/** Takes mails on. Resolves once a mail server has accepted the mail, or it stands on the local page. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): Promise<void>
}
