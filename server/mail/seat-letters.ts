import type { PartyId } from '@/server/protocol/ids'
import type { Letter } from './letter'
import { type About, letterAbout, partyName } from './letter-about'

export function seatRequested(about: About, name: string, party: PartyId | null): Letter {
  const seat = party ? ` for ${partyName(about.state, party)}` : ''
  return letterAbout(
    about,
    `${name} asks for a seat`,
    [
      `${name} opened an invitation link to “${about.state.title}” and asks to be seated${seat}.`,
      'The link was not bound to an address, so nobody has checked who this is. Confirm only if you know; you could ask by telephone. Your answer stands on the record.',
    ],
    { label: 'Look at the request', page: 'facilitate' },
  )
}

export function seatConfirmed(about: About, party: PartyId | null): Letter {
  const seat = party ? ` for ${partyName(about.state, party)}` : ''
  return letterAbout(
    about,
    'You are seated',
    [`Your seat${seat} in “${about.state.title}” has been confirmed.`],
    { label: 'Go to the negotiation', page: 'room' },
  )
}

/** No link: there is nothing in the negotiation that this person may open. */
export function seatDeclined({ state }: About): Letter {
  return {
    subject: `You were not seated – ${state.title}`,
    paragraphs: [
      `Your request for a seat in “${state.title}” was declined. If you expected to take part, ask whoever sent you the link.`,
    ],
    link: null,
    after: [],
  }
}

export function removed({ state }: About): Letter {
  return {
    subject: `You no longer take part – ${state.title}`,
    paragraphs: [
      `You were removed from “${state.title}”, with a reason that stands on its record. What you wrote stays there, under your name.`,
    ],
    link: null,
    after: [],
  }
}

export function signatoryChanged(about: About, party: PartyId, isYou: boolean, to: string): Letter {
  const name = partyName(about.state, party)
  return letterAbout(
    about,
    isYou ? `You now sign for ${name}` : `${to} now signs for ${name}`,
    [
      isYou
        ? `The facilitator has named you signatory of ${name} in “${about.state.title}”. Agreement and ratification for ${name} now count from you.`
        : `The facilitator has named ${to} signatory of ${name} in “${about.state.title}”. You stay at the table; agreement and ratification no longer count from you.`,
    ],
    { label: 'Go to the negotiation', page: 'room' },
  )
}
