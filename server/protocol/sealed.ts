import { commitmentTo } from '@/server/record/commitment'
import { anySeat, outside, partyOf } from './authority'
import { sentenceField } from './caucus'
import type { Actor } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { callsOf, openDisputes } from './disputes'
import type { CommandId, Commitment } from './ids'
import { LOOK_FIELDS, type LookedAt } from './look'
import type { SealedEvent } from './opened-parts'
import type { Refusal } from './refusal'
import type { Mark, Matter, Opened, Person } from './state'

/** A sealed part as the record knows it: whose it is, where it was sealed, and what was committed to. */
export type SealedPlace = {
  owner: string
  field: string
  command: CommandId
  commitment: Commitment
  seq: number
}

/** Every part that the record holds a commitment to and that has an owner. Flags are not for the owner to see. */
export function sealedPlaces(state: Opened): SealedPlace[] {
  const attempts = callsOf(state).flatMap(({ attempts }) =>
    attempts.flatMap(({ person, attempt, words, reading, flags, mark }) =>
      Object.entries({ words, reading, flags }).map(([field, commitment]) => ({
        owner: person,
        field,
        command: attempt,
        commitment,
        seq: mark.seq,
      })),
    ),
  )
  const looks = callsOf(state).flatMap((one) => one.looks.flatMap(inLook))
  return [...attempts, ...looks, ...state.caucuses.flatMap((one) => inCaucus(state, one))]
}

function inLook({ person, asked, words, reading, mark, answer }: LookedAt): SealedPlace[] {
  const place = (owner: string, field: string, command: CommandId, commitment: Commitment, seq: number) => ({
    owner,
    field,
    command,
    commitment,
    seq,
  })
  return [
    place(person, LOOK_FIELDS.words, asked, words, mark.seq),
    place(person, LOOK_FIELDS.reading, asked, reading, mark.seq),
    ...(answer ? [place(answer.by, LOOK_FIELDS.note, answer.restate, answer.note, answer.mark.seq)] : []),
  ]
}

/** What the party's own people wrote; what others confided or asked there is not theirs alone to open. */
function inCaucus(state: Opened, { party, messages }: Opened['caucuses'][number]): SealedPlace[] {
  return messages.flatMap(({ by, message, sentences, mark }) => {
    if (by === null || !state.people.some((one) => one.person === by && one.party === party)) return []
    return sentences.map((commitment, at) => ({
      owner: by,
      field: sentenceField(at + 1),
      command: message,
      commitment,
      seq: mark.seq,
    }))
  })
}

/**
 * Showing flags could harm the person they are about, so not even that person opens them. Words that were looked at
 * are opened as they were sent; a note on them is about somebody else's.
 */
const NEVER_SHOWN: ReadonlySet<string> = new Set(['flags', ...Object.values(LOOK_FIELDS)])

/** Opens a sealed part for everyone: its owner's act, checked against what was committed to. */
export function revealSealed(state: Opened, { command, actor }: Submitted<'RevealSealed'>): Decision {
  const who = ownerHere(state, actor)
  if ('code' in who) return refuse(who)
  const place = sealedPlaces(state).find((one) => one.commitment === command.part)
  const mine = place && ownersOf(state, who).includes(place.owner) && !NEVER_SHOWN.has(place.field)
  if (!place || !mine) return refuse({ code: 'NotYoursToReveal' })
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
    content,
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
export function eraseSealed(state: Opened, { actor }: Submitted<'EraseSealed'>): Decision {
  const who = ownerHere(state, actor)
  if ('code' in who) return refuse(who)
  const owners = ownersOf(state, who)
  const standing = sealedPlaces(state).filter(
    (one) =>
      owners.includes(one.owner) &&
      !state.erasures.some(({ owners: gone, mark }) => gone.includes(one.owner) && mark.seq > one.seq),
  )
  if (standing.length === 0) return refuse({ code: 'NothingSealed' })
  const held = openDisputes(state).find(({ evidenceTo }) => standing.some((one) => one.seq <= evidenceTo))
  if (held) return refuse({ code: 'ErasureSuspended', dispute: held.dispute })
  return accept({ type: 'SealedErased', by: who.person, owners })
}

/** A person's own; a signatory's also what was sealed for the party. */
function ownersOf(state: Matter, who: Person): string[] {
  const party = who.party === null ? undefined : partyOf(state, who.party)
  return [who.person, ...(party?.signatory === who.person ? [party.party] : [])]
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
