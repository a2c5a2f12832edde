import { seated } from './authority'
import { peopleIn } from './caucuses'
import { PLAYED } from './control'
import type { PersonId } from './ids'
import type { Need } from './needs'
import type { Opened } from './state'

/** Messages of the other side that nobody of this one has answered yet; said from whom they are, never what. */
export function caucusNeeds(state: Opened, viewer: PersonId): Need[] {
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
export function playerNeeds(state: Opened, viewer: PersonId): Need[] {
  if (state.control.player?.person !== viewer) return []
  return state.runs.flatMap((one) =>
    one.state === 'working' && one.mediator === PLAYED ? [{ kind: 'mediate' as const, run: one.run }] : [],
  )
}
