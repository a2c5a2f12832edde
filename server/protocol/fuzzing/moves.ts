import type { Command } from '../commands'
import { isStructured } from '../packages'
import { BARGAINING_MOVES } from './bargaining-moves'
import { CALL_MOVES } from './call-moves'
import { CAUCUS_MOVES } from './caucus-moves'
import type { Desk, Weighted } from './desk'
import { SEAT_MOVES } from './seat-moves'
import { TALK_MOVES } from './talk-moves'
import { TURN_MOVES } from './turn-moves'
import { WORK_MOVES } from './work-moves'

const TALKING = {
  ...SEAT_MOVES,
  ...TALK_MOVES,
  ...WORK_MOVES,
  ...TURN_MOVES,
  ...CALL_MOVES,
}
/** A move for every command there is: a new one does not compile until it stands in one of the tables. */
const MOVES: { readonly [T in Command['type']]: Weighted } = {
  ...TALKING,
  ...BARGAINING_MOVES,
  ...CAUCUS_MOVES,
}
const PHASES = ['Setup', 'Intent', 'Mediation', 'Ratification', 'Closed'] as const

/** Where there can be a table of offers, people are mostly at it. */
function atOffers({ seen }: Desk): boolean {
  if (seen.phase === 'Closed') return seen.bargaining !== null
  const structured = seen.issues.some((one) => isStructured(one.kind))
  return seen.phase === 'Mediation' && seen.charter.preset === 'bargaining' && structured
}

/** What this person does next. One in twelve does anything at all, in any phase. */
export function nextMove(desk: Desk): Command | null {
  if (desk.who.kind === 'mediator' && atOffers(desk) && desk.random.chance(50))
    return BARGAINING_MOVES.ProposePackages[0](desk)
  const moves: Weighted[] = Object.values(
    atOffers(desk) && desk.random.chance(70)
      ? BARGAINING_MOVES
      : desk.alone
        ? { ...TALKING, ...CAUCUS_MOVES }
        : TALKING,
  )
  if (desk.random.below(12) === 0) return desk.random.pick(Object.values(MOVES))?.[0](desk) ?? null
  const phase = PHASES.indexOf(desk.seen.phase)
  const total = moves.reduce((sum, [, weights]) => sum + (weights[phase] ?? 0), 0)
  let left = desk.random.below(total)
  for (const [move, weights] of moves) {
    left -= weights[phase] ?? 0
    if (left < 0) return move(desk)
  }
  return null
}
