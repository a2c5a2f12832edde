'use server'

import { revalidatePath } from 'next/cache'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { AuthError } from 'next-auth'
import { renameAccount } from '@/server/auth/account'
import { emailAddress } from '@/server/auth/address'
import { clientAddress } from '@/server/auth/client-address'
import { createLink, LINK_LIVES_MS } from '@/server/auth/links'
import { signIn, signOut } from '@/server/auth/next-auth'
import { sameOrigin } from '@/server/auth/origin'
import { safePath } from '@/server/auth/safe-path'
import { currentSignedIn, endAllSessions } from '@/server/auth/session'
import { tellSessionsEnded } from '@/server/auth/sessions-ended'
import { env } from '@/server/env'
import { inWords, takeFrom } from '@/server/limits'
import { signInLetter } from '@/server/mail/account-letters'
import { written } from '@/server/mail/letter'
import { mailer } from '@/server/mail/open-mailer'
import { nameText } from '@/server/protocol/text'

type LinkAnswer =
  | { state: 'asking' }
  | { state: 'sent'; email: string }
  | { state: 'refused'; email: string; reason: string }

const HOME = '/negotiations'
const FOREIGN = 'This page was opened from another address. Open Parley anew and try again.'

/**
 * Mails a sign-in link to `email`. The answer is the same whether or not there is an account: nobody learns here
 * who has one.
 */
export async function sendLink(_before: LinkAnswer, form: FormData): Promise<LinkAnswer> {
  const typed = text(form, 'email')
  const refused = (reason: string): LinkAnswer => ({ state: 'refused', email: typed, reason })
  const from = await headers()
  if (!sameOrigin(from)) return refused(FOREIGN)
  const read = emailAddress.safeParse(typed)
  if (!read.success) return refused(read.error.issues[0]?.message ?? 'Enter your e-mail address.')
  const email = read.data
  const wait =
    (await takeFrom('mail-by-client', clientAddress(from))) || (await takeFrom('mail-to-address', email))
  if (wait > 0) {
    return refused(
      `Several links were asked for already. Look among your mails, or try again ${inWords(wait)}.`,
    )
  }
  const now = new Date()
  const token = await createLink(email, now)
  const query = new URLSearchParams({ token, after: safePath(form.get('after'), HOME) })
  const letter = signInLetter({
    url: `${env().address.url}/sign-in/link?${query}`,
    expires: new Date(now.getTime() + LINK_LIVES_MS),
  })
  try {
    await mailer().send(written(letter, email))
  } catch (error) {
    console.error('a sign-in mail was not taken on:', error)
    return refused('The mail could not be sent just now. Check the address, or try again in a minute.')
  }
  return { state: 'sent', email }
}

/** The button of the mailed link's page: it, and not the page, uses the link up. */
export async function openLink(form: FormData): Promise<void> {
  const token = text(form, 'token')
  const after = safePath(form.get('after'), HOME)
  const back = `/sign-in/link?${new URLSearchParams({ token, after })}`
  if (!sameOrigin(await headers())) redirect(back)
  const name = nameText.safeParse(text(form, 'name').trim())
  const signedIn = await tryToSignIn('link', { token, ...(name.success ? { name: name.data } : {}) })
  redirect(signedIn ? after : back)
}

/** Signs in as a sample person, where there are any, and goes on to a path of this site. */
export async function enterAsSample(path: string, form: FormData): Promise<void> {
  const after = safePath(path, HOME)
  const own = sameOrigin(await headers())
  const signedIn = own && (await tryToSignIn('sample', { person: text(form, 'person') }))
  redirect(signedIn ? after : '/sign-in')
}

/** Ends this device's session. */
export async function signOutHere(): Promise<void> {
  await signOutTo('/')
}

/** Ends this device's session and goes on to a path of this site. */
export async function signOutTo(after: string): Promise<void> {
  if (!sameOrigin(await headers())) redirect(HOME)
  await signOut({ redirect: false, redirectTo: HOME })
  redirect(safePath(after, '/'))
}

export async function signOutEverywhere(): Promise<void> {
  if (!sameOrigin(await headers())) redirect(HOME)
  const current = await currentSignedIn()
  if (current) await endAllSessions(current.account.person)
  await signOut({ redirect: false, redirectTo: HOME })
  redirect('/sign-in')
}

export type RenameAnswer = { state: 'asking' | 'saved' } | { state: 'refused'; reason: string }

export async function rename(_before: RenameAnswer, form: FormData): Promise<RenameAnswer> {
  if (!sameOrigin(await headers())) return { state: 'refused', reason: FOREIGN }
  const current = await currentSignedIn()
  if (!current) redirect('/sign-in?after=/account')
  const name = nameText.safeParse(text(form, 'name').trim())
  if (!name.success) return { state: 'refused', reason: name.error.issues[0]?.message ?? 'Write your name.' }
  await renameAccount(current.account.person, name.data)
  // The header of every page shows the name.
  revalidatePath('/', 'layout')
  return { state: 'saved' }
}

async function tryToSignIn(provider: 'link' | 'sample', form: Record<string, string>): Promise<boolean> {
  const before = await currentSignedIn()
  try {
    // Without a place to go to, next-auth would keep this page's address, token and all, in a cookie.
    await signIn(provider, { ...form, redirect: false, redirectTo: HOME })
  } catch (error) {
    if (error instanceof AuthError) return false
    throw error
  }
  // Whoever was signed in here before is no longer: their sockets go too.
  if (before) tellSessionsEnded({ person: before.account.person, session: before.session })
  return true
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
