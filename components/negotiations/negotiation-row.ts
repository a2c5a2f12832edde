import { type NeedWords, needWords } from '@/components/words/needs'
import { outcomeWords, phaseWords, placeWords } from '@/components/words/phases'
import type { Outcome } from '@/server/protocol/events'
import type { Need } from '@/server/protocol/needs'
import type { Role } from '@/server/protocol/seat-events'
import type { Phase } from '@/server/protocol/state'
import { needAddress } from './need-address'

/** One negotiation in a person's list, already in words. */
export type NegotiationRow = {
  id: string
  title: string
  /** The phase, or how it ended. */
  state: string
  closed: boolean
  place: string
  parties: string[]
  /** ISO 8601, UTC: the newest entry. */
  changedAt: string
  /** The most pressing need of this person, and how many wait beside it. */
  need: (NeedWords & { answersCall: boolean; address: string }) | null
  furtherNeeds: number
}

/** One negotiation as the house lists it for a person. */
export type ListedNegotiation = {
  negotiation: string
  title: string
  phase: Phase
  /** Null while it is under way. */
  outcome: Outcome | null
  role: Role
  partyName: string | null
  /** The parties on the list now, in order. */
  parties: { party: string; name: string }[]
  /** Most pressing first; not all of them. */
  needs: Need[]
  /** How many there are in all. */
  waiting: number
  updatedAt: string
}

/** The row a person sees of a negotiation they take part in. */
export function rowOf(listed: ListedNegotiation): NegotiationRow {
  const nameOf = (party: string) => listed.parties.find((one) => one.party === party)?.name ?? party
  const [first] = listed.needs
  return {
    id: listed.negotiation,
    title: listed.title,
    state: listed.outcome ? outcomeWords(listed.outcome, nameOf) : phaseWords[listed.phase],
    closed: listed.phase === 'Closed',
    place: placeWords(listed.role, listed.partyName),
    parties: listed.parties.map((one) => one.name),
    changedAt: listed.updatedAt,
    need: first
      ? {
          ...needWords(first, nameOf),
          answersCall: first.kind === 'answer-the-call',
          address: needAddress(listed.negotiation, first),
        }
      : null,
    furtherNeeds: Math.max(0, listed.waiting - 1),
  }
}

type NegotiationGroups = {
  needsYou: NegotiationRow[]
  underWay: NegotiationRow[]
  closed: NegotiationRow[]
}

/** What needs the person first (a call to answer before all else), then what is under way, then what has ended; newest first in each. */
export function groupRows(rows: readonly NegotiationRow[]): NegotiationGroups {
  const newestFirst = rows.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
  const needsYou = newestFirst.filter((row) => row.need !== null && !row.closed)
  return {
    needsYou: [
      ...needsYou.filter((row) => row.need?.answersCall),
      ...needsYou.filter((row) => !row.need?.answersCall),
    ],
    underWay: newestFirst.filter((row) => row.need === null && !row.closed),
    closed: newestFirst.filter((row) => row.closed),
  }
}
