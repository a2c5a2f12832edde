import type { Matter } from '@/server/protocol/state'

/** Names by id: a page never shows an id. */
export type Names = { party: (party: string) => string; person: (person: string) => string }

export function namesOf(state: Pick<Matter, 'parties' | 'people' | 'seatRequests'>): Names {
  return {
    party: (id) => state.parties.find((one) => one.party === id)?.name ?? 'a party',
    person: (id) =>
      state.people.findLast((one) => one.person === id)?.name ??
      state.seatRequests.find((one) => one.person === id)?.name ??
      'someone',
  }
}

/** "Ana", "Ana and Bo", "Ana, Bo and Chi". */
export function listed(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** "1 term", "3 terms". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
