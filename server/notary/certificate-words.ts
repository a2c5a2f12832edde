import type { Opened } from '@/server/protocol/state'

/** What a certificate says, in its order; `pdf` lays it out. */
export type Block =
  | { as: 'title' | 'matter' | 'heading' | 'subheading' | 'text' | 'note' | 'quote' | 'code'; text: string }
  | { as: 'facts'; rows: [name: string, value: string][] }
  | { as: 'verify'; address: string }

/** "2026-03-02 09:00:00 UTC": the only zone a record knows. */
export const utc = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 19)}\u00a0UTC`

export function nameOf(state: Opened, person: string): string {
  return state.people.find((one) => one.person === person)?.name ?? 'somebody who was not seated'
}

export function partyName(state: Opened, party: string): string {
  return state.parties.find((one) => one.party === party)?.name ?? party
}
