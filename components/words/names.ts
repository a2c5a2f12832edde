import type { Matter } from '@/server/protocol/state'

export { capital, counted, listed } from '@/server/record/phrases'

/** Names by id: a page never shows an id. */
export type Names = {
  party: (party: string) => string
  person: (person: string) => string
  /** Software that acts for a party: "agent Hawk". */
  delegate: (delegate: number) => string
  /** Who caused the entry `seq`: the person, or software for its party: "agent Hawk for Alder House". */
  actor: (person: string, seq: number) => string
  /** The party of an act in entry `seq`, or software for it: "agent Hawk for Alder House". */
  side: (party: string, seq: number) => string
}

const DELEGATE = { strategy: 'strategy', model: 'model', agent: 'agent' } as const

type Named = Pick<Matter, 'parties' | 'people' | 'seatRequests' | 'delegations' | 'delegateActs'>

export function namesOf(state: Named): Names {
  const person = (id: string) =>
    state.people.findLast((one) => one.person === id)?.name ??
    state.seatRequests.find((one) => one.person === id)?.name ??
    'someone'
  const delegate = (number: number) => {
    const given = state.delegations.find((one) => one.delegate === number)
    return given ? `${DELEGATE[given.kind]} ${given.name}` : 'a delegate'
  }
  const party = (id: string) => state.parties.find((one) => one.party === id)?.name ?? 'a party'
  const software = (seq: number) => {
    const acted = state.delegateActs.find((one) => one.seq === seq)
    const given = acted && state.delegations.find((one) => one.delegate === acted.delegate)
    return given && `${delegate(given.delegate)} for ${party(given.party)}`
  }
  return {
    party,
    person,
    delegate,
    actor: (id, seq) => software(seq) ?? person(id),
    side: (id, seq) => software(seq) ?? party(id),
  }
}
