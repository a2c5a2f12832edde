import { PLAYED } from '@/server/protocol/control'
import type { Provenance } from '@/server/protocol/settlement'
import type { Matter, Run } from '@/server/protocol/state'

/** A person who plays the mediator is never named without saying that it is one. */
export const playedBy = (name: string): string => `the mediator, played by ${name} (a person)`

/** Who works on a run, or worked on it. */
export function runMediator(state: Pick<Matter, 'control'>, run: Pick<Run, 'mediator' | 'mark'>): string {
  if (run.mediator !== PLAYED) return 'the mediator'
  const player = state.control.players.findLast((one) => one.from <= run.mark.seq)
  return player ? playedBy(player.name) : 'the mediator, played by a person'
}

/** Who made a text of the mediator. */
export function madeBy({ by, name }: Provenance): string {
  return by === 'person' ? playedBy(name) : `the mediator (${name})`
}
