import { commitmentTo } from '@/server/record/commitment'
import { anySeat, outside, partyOf, seated } from './authority'
import type { Actor } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { openDisputes } from './disputes'
import type { PersonId } from './ids'
import type { SealedEvent } from './opened-parts'
import type { Refusal } from './refusal'
import { asSealed } from './reveal'
import { sealedPlaces } from './sealed-places'
import type { Mark, Matter, Opened, Person } from './state'

/** Opens a sealed part for everyone: its owner's act, checked against what was committed to. */
export function revealSealed(state: Opened, { command, actor }: Submitted<'RevealSealed'>): Decision {
  const who = ownerHere(state, actor)
  if ('code' in who) return refuse(who)
  const place = sealedPlaces(state).find((one) => one.commitment === command.part)
  if (!place?.opens || ![...ownersOf(state, who), ...goneFrom(state, who)].includes(place.owner))
    return refuse({ code: 'NotYoursToReveal' })
  if (state.revealed.some((one) => one.commitment === place.commitment))
    return refuse({ code: 'AlreadyRevealed' })
  const { commitment, owner, field, command: sealedBy } = place
  const { salt, content } = command
  const opens = commitmentTo({
    negotiation: state.negotiation,
    owner,
    field,
    command: sealedBy,
    salt,
    content: asSealed(field, content),
  })
  if (opens !== commitment) return refuse({ code: 'NotWhatWasSealed' })
  return accept({
    type: 'SealedRevealed',
    by: who.person,
    owner,
    field,
    command: sealedBy,
    commitment,
    content,
  })
}

/** What a person had sealed becomes unreadable for good. The record keeps the commitments, and still verifies. */
export function eraseSealed(state: Opened, { command, actor }: Submitted<'EraseSealed'>): Decision {
  const who = ownerHere(state, actor)
  if ('code' in who) return refuse(who)
  const { gone = [] } = command
  if (!gone.every((one) => goneFrom(state, who).includes(one))) return refuse({ code: 'UnknownPerson' })
  const owners = [...ownersOf(state, who), ...new Set(gone)]
  const standing = sealedPlaces(state).filter(
    (one) =>
      owners.includes(one.owner) &&
      !state.erasures.some(({ owners: gone, mark }) => gone.includes(one.owner) && mark.seq > one.seq),
  )
  if (standing.length === 0 && !askedModels(state, who.person)) return refuse({ code: 'NothingSealed' })
  const held = openDisputes(state).find(({ evidenceTo }) => standing.some((one) => one.seq <= evidenceTo))
  if (held) return refuse({ code: 'ErasureSuspended', dispute: held.dispute })
  return accept({ type: 'SealedErased', by: who.person, owners })
}

/** A person's own; a signatory's also what was sealed for the party. */
function ownersOf(state: Matter, who: Person): string[] {
  const party = who.party === null ? undefined : partyOf(state, who.party)
  return [who.person, ...(party?.signatory === who.person ? [party.party] : [])]
}

/** Who sat for the party of this signatory and has gone: nobody else is left to answer for what they had sealed for it. */
export function goneFrom(state: Matter, { person, party }: Pick<Person, 'person' | 'party'>): PersonId[] {
  if (party === null || partyOf(state, party)?.signatory !== person) return []
  return state.people
    .filter((one) => one.party === party && one.left !== null && !seated(state, one.person))
    .map((one) => one.person)
}

/** What models were sent for a delegate is sealed for whoever appointed it, and is not on the record. */
export function askedModels(state: Matter, person: PersonId): boolean {
  const erased = state.erasures.some(({ owners }) => owners.includes(person))
  return state.delegations.some(
    ({ from, kind, revoked }) => from === person && kind === 'model' && !(revoked && erased),
  )
}

/** During a call nothing is opened or erased: each is asked by themselves. */
function ownerHere(state: Opened, actor: Actor): Person | Refusal {
  return outside(state, 'Setup', 'Intent', 'Mediation', 'Closed') ?? anySeat(state, actor)
}

/** Under which of an owner's keys something is sealed now: each erasure begins the next. */
export function keyGeneration(state: Matter, owner: string): number {
  return state.erasures.filter(({ owners }) => owners.includes(owner)).length
}

export function evolveSealed<S extends Opened>(state: S, event: SealedEvent, mark: Mark): S {
  switch (event.type) {
    case 'SealedRevealed': {
      const { type: _, ...revealed } = event
      return { ...state, revealed: [...state.revealed, { ...revealed, mark }] }
    }
    case 'SealedErased':
      return { ...state, erasures: [...state.erasures, { by: event.by, owners: event.owners, mark }] }
  }
}
