import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { written } from './letter'
import type { Mailer } from './mailer'
import { createSmtpMailer } from './smtp-mailer'

type Taken = { from: string; to: string[]; body: string }

let server: SMTPServer
let mailer: Mailer
let taken: Taken[]
let accepts: boolean

beforeEach(async () => {
  taken = []
  accepts = true
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(accepts ? null : new Error('550 no such mailbox')),
    onData: (stream, session, callback) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          body: Buffer.concat(parts).toString(),
        })
        callback()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  mailer = createSmtpMailer({
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    from: 'Parley <parley@example.org>',
  })
})

afterEach(async () => {
  await mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

const LETTER = {
  subject: 'Your answer is asked',
  paragraphs: ['Read it in full.'],
  link: { label: 'Read the settlement', url: 'http://localhost:3000/n/abc/ratify' },
  after: [],
}

test('a mail server gets the mail, with sender, subject, text and HTML', async () => {
  await mailer.send(written(LETTER, 'ana@example.org'))
  expect(taken).toHaveLength(1)
  const [mail] = taken
  expect(mail).toMatchObject({ from: 'parley@example.org', to: ['ana@example.org'] })
  expect(mail?.body).toContain('From: Parley <parley@example.org>')
  expect(mail?.body).toContain('Subject: Your answer is asked')
  expect(mail?.body).toContain('Auto-Submitted: auto-generated')
  expect(mail?.body).toContain('Content-Type: text/plain')
  expect(mail?.body).toContain('Content-Type: text/html')
})

test('an address that names several people reaches none of them', async () => {
  await expect(mailer.send(written(LETTER, 'bo@example.org, cy@example.org'))).rejects.toThrow(
    'Bad recipient address syntax',
  )
  expect(taken).toEqual([])
})

test('a title cannot add headers or recipients', async () => {
  await mailer.send(written({ ...LETTER, subject: 'A flat\r\nBcc: cy@example.org' }, 'ana@example.org'))
  expect(taken[0]?.to).toEqual(['ana@example.org'])
  expect(taken[0]?.body).not.toMatch(/^Bcc:/m)
})

test('a mail that the server does not take is an error, so that the job is tried again', async () => {
  accepts = false
  await expect(mailer.send(written(LETTER, 'nobody@example.org'))).rejects.toThrow('no such mailbox')
})

test('a server that is not there is an error', async () => {
  const nowhere = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'p@example.org' })
  await expect(nowhere.send(written(LETTER, 'ana@example.org'))).rejects.toThrow('ECONNREFUSED')
  await nowhere.close()
})
