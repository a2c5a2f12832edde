import { z } from 'zod'
import { accountById } from '@/server/auth/account'
import type { Event } from '@/server/protocol/events'
import { negotiationId, type PersonId, personId } from '@/server/protocol/ids'
import type { Mark, Opened } from '@/server/protocol/state'
import { type Letter, written } from './letter'
import { mailer, mailsAreKept } from './open-mailer'

/** A receipt for one person, as it waits in the outbox: what it proves is fetched when it is sent. */
export const receiptOrder = z.strictObject({
  to: personId,
  negotiation: negotiationId,
  seq: z.int().min(1),
  title: z.string(),
  why: z.enum(['own-act', 'canonical', 'device']),
  /** The record's page. */
  url: z.string(),
})
type ReceiptOrder = z.infer<typeof receiptOrder>

/** Acts that bind whoever does them, as they are signed: a receipt follows each. */
const BINDS: ReadonlySet<Event['type']> = new Set([
  'RatificationRecorded',
  'RatificationWithdrawn',
  'LateWithdrawalNoted',
  'SettlementRejected',
  'SettlementCountered',
  'PartyExited',
  'GrantRecorded',
  'GrantRevoked',
  'OfferMade',
  'OfferAccepted',
  'WalkedAway',
  'RevealAgreed',
  'DecisionSupported',
  'ClaimConfirmed',
  'DelegateAppointed',
  'DelegationRevoked',
  'KeyRevoked',
  'SealedRevealed',
  'SealedErased',
  'SentenceReleased',
  'DisputeRaised',
  'DisputeEnded',
])

type Happened = { events: readonly Event[]; state: Opened; mark: Mark; by: PersonId | null; url: string }

/**
 * Who gets a receipt for this entry: whoever bound themselves with it, or for whom another device signs from now on, and
 * every party when it makes a text final.
 */
export function receiptsFor({ events, state, mark, by, url }: Happened): ReceiptOrder[] {
  const about = {
    negotiation: state.negotiation,
    seq: mark.seq,
    title: state.title,
    url: `${url}/n/${state.negotiation}/record`,
  }
  if (events.some(({ type }) => type === 'SettlementBecameCanonical'))
    return state.people.flatMap(({ person, party, left }) =>
      party !== null && left === null ? [{ ...about, to: person, why: 'canonical' as const }] : [],
    )
  const added = events.find((event) => event.type === 'KeyEnrolled')
  // A first key comes with the seat; whoever gets hold of an account could add a second.
  if (added && state.keys.filter(({ person }) => person === added.person).length > 1)
    return [{ ...about, to: added.person, why: 'device' }]
  return by && events.some(({ type }) => BINDS.has(type)) ? [{ ...about, to: by, why: 'own-act' }] : []
}

function receiptName(negotiation: string, seq: number): string {
  return `parley-${negotiation}-entry-${seq}.tlog-proof`
}

const WHAT: Record<ReceiptOrder['why'], (title: string, seq: number) => string> = {
  'own-act': (title, seq) => `What you did in “${title}” stands on the record as entry ${seq}.`,
  canonical: (title, seq) =>
    `With entry ${seq} every party has ratified, and the settlement in “${title}” is the final record.`,
  device: (title, seq) =>
    `Another device can sign for you in “${title}” from entry ${seq} on. If that was not you: sign out everywhere on your account page, take the device out of use in the room, where your devices are listed, and tell the facilitator.`,
}

function receiptLetter({ title, seq, why, url }: ReceiptOrder): Letter {
  return {
    subject:
      why === 'device'
        ? `Another device signs for you – ${title}`
        : `Your receipt for entry ${seq} – ${title}`,
    paragraphs: [
      `${WHAT[why](title, seq)} The receipt is attached.`,
      'Keep it where Parley cannot reach it. It is signed, and covers the whole record up to that entry. If this server ever shows another history – entries missing, changed or put in – that history does not fit your receipt, and anybody can see it.',
    ],
    link: { label: 'Look at the record', url },
    after: [
      'To check: download the bundle from the record’s page, open /verify (or the page verify.html inside the bundle) and choose both files.',
    ],
  }
}

/** @param proof gives the receipt's text; @returns whether there was anybody to send it to */
export async function sendReceipt(
  order: ReceiptOrder,
  proof: (negotiation: ReceiptOrder['negotiation'], seq: number) => Promise<string | null>,
): Promise<boolean> {
  const account = await accountById(order.to)
  const address = account?.email ?? (mailsAreKept() ? account?.name : null)
  const text = address ? await proof(order.negotiation, order.seq) : null
  if (!address || !text) return false
  const attachment = { name: receiptName(order.negotiation, order.seq), text }
  await mailer().send({ ...written(receiptLetter(order), address), attachment })
  return true
}
