import { env } from '@/server/env'
import { createKeptMailer } from './kept-mailer'
import type { Mailer } from './mailer'
import { createSmtpMailer } from './smtp-mailer'

const KEY: unique symbol = Symbol.for('parley.mailer')

// One pool of connections for the server and Next's bundles, which each have their own copy of this module.
const shared: typeof globalThis & { [KEY]?: Mailer } = globalThis

/** The mailer that the environment names. Made at first use, like the connections to the database. */
export function mailer(): Mailer {
  shared[KEY] ??= makeMailer()
  return shared[KEY]
}

function makeMailer(): Mailer {
  const { smtpUrl, from } = env().mail
  return smtpUrl ? createSmtpMailer({ url: smtpUrl, from }) : createKeptMailer()
}

export async function closeMailer(): Promise<void> {
  const open = shared[KEY]
  shared[KEY] = undefined
  await open?.close()
}

/** Whether mails stand on the local page: only where no mail server is set and only this machine can look. */
export function mailsAreKept(): boolean {
  return env().mail.smtpUrl === null && env().address.loopback
}
