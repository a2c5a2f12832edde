import { seated } from './authority'
import { peopleIn } from './caucuses'
import { PLAYED } from './control'
import type { CommandId, PartyId, PersonId } from './ids'
import type { Opened } from './state'

export type CaucusNeed =
  /** Somebody of the other side wrote last in a caucus of this party, or with this person. */
  | { kind: 'answer-caucus'; caucus: number; party: PartyId }
  /** This person plays the mediator, and was asked. */
  | { kind: 'mediate'; run: CommandId }

/** Messages of the other side that nobody of this one has answered yet; said from whom they are, never what. */
export function caucusNeeds(state: Opened, viewer: PersonId): CaucusNeed[] {
  if ((state.phase !== 'Intent' && state.phase !== 'Mediation') || state.bound) return []
  const mine = seated(state, viewer)?.party ?? null
  return state.caucuses.flatMap((one) => {
    const last = one.messages.at(-1)
    if (one.closed || !last?.by || !peopleIn(state, one).includes(viewer)) return []
    const ofParty = state.people.some((two) => two.person === last.by && two.party === one.party)
    return ofParty === (mine === one.party)
      ? []
      : [{ kind: 'answer-caucus' as const, caucus: one.caucus, party: one.party }]
  })
}

/** What is asked of the person who plays the mediator. */
export function playerNeeds(state: Opened, viewer: PersonId): CaucusNeed[] {
  if (state.control.player?.person !== viewer) return []
  return state.runs.flatMap((one) =>
    one.state === 'working' && one.mediator === PLAYED ? [{ kind: 'mediate' as const, run: one.run }] : [],
  )
}
