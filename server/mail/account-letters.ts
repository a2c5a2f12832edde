import type { Role } from '@/server/protocol/seat-events'
import type { Letter } from './letter'
import { moment } from './moment'

export function signInLetter({ url, expires }: { url: string; expires: Date }): Letter {
  return {
    subject: 'Your sign-in link for Parley',
    paragraphs: [
      'Somebody, most likely you, asked to sign in to Parley with this address.',
      `Open the link and press the button on the page. The link works once, until ${moment(expires.toISOString())}.`,
    ],
    link: { label: 'Sign in to Parley', url },
    after: ['If you did not ask for this, you need do nothing. Nobody was signed in.'],
  }
}

export interface InvitationWords {
  url: string
  title: string
  facilitator: string
  role: Role
  partyName: string | null
  /** ISO 8601, UTC. */
  expires: string
}

export function invitationLetter(words: InvitationWords): Letter {
  const { title, facilitator, url, expires } = words
  return {
    subject: `${facilitator} invites you to a negotiation: ${title}`,
    paragraphs: [
      `${facilitator} has opened a negotiation on Parley, “${title}”, and invites you to ${seat(words)}.`,
      'Opening the link takes no seat. The page says what the negotiation is about, who takes part, and what joining means; then you decide.',
    ],
    link: { label: 'Read the invitation', url },
    after: [
      `It is for this address only, works once, and is open until ${moment(expires)}. If you do not know ${facilitator}, you need do nothing.`,
    ],
  }
}

function seat({ role, partyName }: InvitationWords): string {
  const party = partyName ?? 'a party'
  switch (role) {
    case 'signatory':
      return `sit and sign for ${party}`
    case 'member':
      return `sit with ${party}`
    case 'observer':
      return 'observe it: you read along and write nothing'
    case 'facilitator':
      return 'facilitate it'
  }
}
