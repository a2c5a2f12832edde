import type { Reading } from '@/server/ratification/reading'
import { partyOf, seated } from './authority'
import type { DeclaredValues } from './bargaining-commands'
import type { CaucusOrigin } from './caucus'
import type { CommandId, PartyId, PersonId } from './ids'
import { type Need, needsOf } from './needs'
import type { Role } from './seat-events'
import type { Opened } from './state'

/** A message of a caucus. Empty sentences are kept, so that each stands at its own number. */
export type CaucusPart = {
  kind: 'caucus'
  message: CommandId
  /** The person who wrote it, or the mediator by name. */
  owner: string
  sentences: string[]
  /** For a mediator's answer: how it came about. */
  origin: CaucusOrigin | null
}

/** A sealed part as its audience may read it. */
export type SealedPart =
  | { kind: 'attempt'; attempt: CommandId; owner: PersonId; words: string; reading: Reading }
  | { kind: 'flag'; attempt: CommandId; owner: PersonId; flags: string[] }
  /** What a party declared before the first offer, under the command that declared it. */
  | { kind: 'declaration'; command: CommandId; owner: PersonId; values: DeclaredValues }
  /** Whether a package lay below the party's own alternative when it was accepted. */
  | { kind: 'verdict'; command: CommandId; owner: PersonId; below: boolean }
  /** Words whose author asked facilitators to look at them, under the act that asked. */
  | { kind: 'look'; command: CommandId; owner: PersonId; words: string; reading: Reading }
  /** A facilitator's note with the request to say it again, under the act that asked for that. */
  | { kind: 'restate'; command: CommandId; owner: PersonId; note: string }
  | CaucusPart

/** The command that sealed a part. */
export function sealedBy(part: SealedPart): CommandId {
  if (part.kind === 'caucus') return part.message
  return part.kind === 'attempt' || part.kind === 'flag' ? part.attempt : part.command
}

/** A sealed part with the people who may read it, as it comes from the ledger. */
export type SealedRow = { audience: PersonId[]; part: SealedPart }

export type Me = {
  person: PersonId
  name: string
  role: Role
  party: PartyId | null
  partyName: string | null
  /** Whether this person answers for the party. */
  signs: boolean
}

/** What one person may see: the public state, what is theirs, and what waits for them. */
export type View = { negotiation: Opened; me: Me; mine: SealedPart[]; needs: Need[] }

/**
 * The only door to a person's view. The state is public in whole; of sealed parts it lets through those
 * whose audience names the viewer, and nothing when the viewer has no seat.
 */
export function viewFor(state: Opened, viewer: PersonId, sealed: SealedRow[]): View | null {
  const seat = seated(state, viewer)
  if (!seat) return null
  const party = seat.party ? partyOf(state, seat.party) : undefined
  const me: Me = {
    person: seat.person,
    name: seat.name,
    role: seat.role,
    party: seat.party,
    partyName: party?.name ?? null,
    signs: party?.signatory === seat.person,
  }
  const mine = sealed.filter((row) => row.audience.includes(viewer)).map((row) => row.part)
  return { negotiation: state, me, mine, needs: needsOf(state, viewer) }
}
