import { accountById } from '@/server/auth/account'
import { written } from './letter'
import type { MailOrder } from './mail-order'
import { mailer, mailsAreKept } from './open-mailer'

/**
 * Sends one mail from the outbox. The address is looked up now: it stands neither on the record nor in the outbox.
 * A sample person has none; on the local page the mail stands under the person's name.
 * @returns whether there was anybody to send it to; @throws when the mail server did not take it
 */
export async function deliver({ to, letter }: MailOrder): Promise<boolean> {
  const account = await accountById(to)
  const address = account?.email ?? (mailsAreKept() ? account?.name : null)
  if (!address) return false
  await mailer().send(written(letter, address))
  return true
}
