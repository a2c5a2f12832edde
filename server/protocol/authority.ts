import type { Actor } from './commands'
import type { Delegation } from './delegation'
import type { Instant, PartyId, PersonId } from './ids'
import type { Refusal } from './refusal'
import type { Grantable } from './seat-events'
import type { Matter, Opened, Party, Person, Phase } from './state'

/** The person seated now under this id, if any. */
export function seated(state: Matter, person: PersonId): Person | undefined {
  return state.people.find((one) => one.person === person && one.left === null)
}

export function partyOf(state: Matter, party: PartyId): Party | undefined {
  return state.parties.find((one) => one.party === party && !one.removed)
}

/** Parties that have not been removed. */
export function standing(state: Matter): readonly Party[] {
  return tableOf(state.parties).standing
}

export function person(actor: Actor): PersonId | Refusal {
  return actor.kind === 'person' ? actor.person : { code: 'NotAPerson' }
}

/** A delegation that holds now: not revoked, not over, and from whoever still signs for the party. */
export function delegation(state: Matter, number: number, at: Instant): Delegation | Refusal {
  const given = state.delegations.find((one) => one.delegate === number)
  if (!given) return { code: 'UnknownDelegate' }
  if (given.revoked || partyOf(state, given.party)?.signatory !== given.from)
    return { code: 'DelegationOver', why: 'revoked' }
  return at < given.until ? given : { code: 'DelegationOver', why: 'expired' }
}

/**
 * A person seated in any role. A delegate stands in the seat of whoever appointed it: `decide` has held its act
 * against its delegation before any rule asks who acts.
 */
export function anySeat(state: Matter, actor: Actor): Person | Refusal {
  if (actor.kind === 'delegate') {
    const given = state.delegations.find((one) => one.delegate === actor.delegate && !one.revoked)
    return (given && seated(state, given.from)) ?? { code: 'UnknownDelegate' }
  }
  if (actor.kind !== 'person') return { code: 'NotAPerson' }
  return seated(state, actor.person) ?? { code: 'NotSeated' }
}

export function facilitator(state: Matter, actor: Actor): Person | Refusal {
  const seat = anySeat(state, actor)
  if ('code' in seat) return seat
  return seat.role === 'facilitator' ? seat : { code: 'OnlyFacilitator' }
}

export type Speaker = { person: PersonId; party: PartyId }

/** Anyone who sits at a party may speak for it, and a delegate of the party within its delegation. */
export function speaker(state: Matter, actor: Actor): Speaker | Refusal {
  const seat = anySeat(state, actor)
  if ('code' in seat) return seat
  if (seat.party === null || seat.role === 'observer' || seat.role === 'facilitator')
    return { code: 'OnlyParty' }
  return { person: seat.person, party: seat.party }
}

export type Signer = Speaker & { grant: number | null }

/**
 * Consent, agreement and ratification count from the signatory, or from a member of the same party
 * to whom the signatory granted just that, before now and not beyond its end.
 */
export function signer(
  state: Matter,
  actor: Actor,
  needs: Grantable,
  at: Instant,
  grantedBefore?: number,
): Signer | Refusal {
  const who = speaker(state, actor)
  if ('code' in who) return who
  const party = partyOf(state, who.party)
  if (!party) return { code: 'UnknownParty', party: who.party }
  // Whatever its delegation says, software ratifies, withdraws and rejects for nobody.
  if (actor.kind === 'delegate' && needs !== 'agree') return { code: 'NotAPerson' }
  if (party.signatory === who.person) return { ...who, grant: null }
  const grant = state.grants.find(
    (one) =>
      one.to === who.person &&
      one.party === who.party &&
      one.from === party.signatory &&
      one.purposes.includes(needs) &&
      !one.revoked &&
      at < one.until &&
      (grantedBefore === undefined || one.mark.seq < grantedBefore),
  )
  if (!grant) return { code: 'OnlySignatory', party: who.party, signatory: party.signatory, needs }
  return { ...who, grant: grant.grant }
}

/** A refusal when the negotiation is in none of these phases. */
export function outside(state: Opened, ...allowed: Phase[]): Refusal | null {
  return allowed.includes(state.phase) ? null : { code: 'WrongPhase', phase: state.phase, allowed }
}

type Seated = { party: PartyId; signatory: PersonId }

/** Parties with somebody to answer for them: these, and only these, must ratify. */
export function seatedParties(state: Matter): readonly Seated[] {
  return tableOf(state.parties).seated
}

type Table = { standing: readonly Party[]; seated: readonly Seated[] }
const tables = new WeakMap<readonly Party[], Table>()

/** Nearly every rule asks who is at the table, which seldom changes: worked out once for each list of parties. */
function tableOf(parties: readonly Party[]): Table {
  const known = tables.get(parties)
  if (known) return known
  const standing = parties.filter((one) => !one.removed)
  const seated = standing.flatMap(({ party, signatory }) => (signatory ? [{ party, signatory }] : []))
  const table = { standing, seated }
  tables.set(parties, table)
  return table
}
