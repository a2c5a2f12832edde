import { listed } from '@/components/words/names'
import type { Caucus } from '@/server/protocol/caucus'
import { peopleIn } from '@/server/protocol/caucuses'
import type { Opened } from '@/server/protocol/state'

/** Whom a caucus is with, a person always by name. */
export function caucusWith(state: Opened, caucus: Caucus): string {
  if (caucus.with === 'facilitator') return 'the facilitators'
  const played = state.control.players.find((one) => one.person === caucus.player)
  return played
    ? `the mediator, played by ${played.name} (a person)`
    : `the mediator (${caucus.mediator ?? 'software'})`
}

/** Whom this person shares it with, in the words that stand over every private region. */
export function audienceOf(state: Opened, caucus: Caucus, viewer: string): string {
  const others = peopleIn(state, caucus)
    .filter((one) => one !== viewer)
    .map((id) => state.people.findLast((one) => one.person === id)?.name ?? 'somebody')
  const software = caucus.mediator === null ? '' : ', with the mediator, which is software'
  return others.length > 0
    ? `Only you and ${listed(others)} see this${software}`
    : `Only you see this${software}`
}
