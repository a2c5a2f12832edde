import type { PartyId, PersonId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Letter } from './letter'

/** What letters about one negotiation need to know. `url` is Parley's address, without a slash at the end. */
export interface About {
  state: Opened
  url: string
}

export function nameOf(state: Opened, person: PersonId): string {
  const seat = state.people.findLast((one) => one.person === person)
  return seat?.name ?? state.seatRequests.find((one) => one.person === person)?.name ?? 'Somebody'
}

export function partyName(state: Opened, party: PartyId | null): string {
  return state.parties.find((one) => one.party === party)?.name ?? 'a party'
}

const PAGES = { room: '', ratify: '/ratify', record: '/record', facilitate: '/facilitate' } as const

/** `what` is the subject before the title; the address names the page where the person can act. */
export function letterAbout(
  { state, url }: About,
  what: string,
  paragraphs: string[],
  link: { label: string; page: keyof typeof PAGES },
  after: string[] = [],
): Letter {
  return {
    subject: `${what} – ${state.title}`,
    paragraphs,
    link: { label: link.label, url: `${url}/n/${state.negotiation}${PAGES[link.page]}` },
    after,
  }
}
