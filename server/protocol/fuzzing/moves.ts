import type { Command } from '../commands'
import { CALL_MOVES } from './call-moves'
import type { Desk, Weighted } from './desk'
import { SEAT_MOVES } from './seat-moves'
import { TALK_MOVES } from './talk-moves'
import { TURN_MOVES } from './turn-moves'
import { WORK_MOVES } from './work-moves'

/** A move for every command there is: a new one does not compile until it stands in one of the tables. */
const MOVES: { readonly [T in Command['type']]: Weighted } = {
  ...SEAT_MOVES,
  ...TALK_MOVES,
  ...WORK_MOVES,
  ...TURN_MOVES,
  ...CALL_MOVES,
}
const PHASES = ['Setup', 'Intent', 'Mediation', 'Ratification', 'Closed'] as const

/** What this person does next. One in twelve does anything at all, in any phase. */
export function nextMove(desk: Desk): Command | null {
  const moves = Object.values(MOVES)
  if (desk.random.below(12) === 0) return desk.random.pick(moves)?.[0](desk) ?? null
  const phase = PHASES.indexOf(desk.seen.phase)
  const total = moves.reduce((sum, [, weights]) => sum + (weights[phase] ?? 0), 0)
  let left = desk.random.below(total)
  for (const [move, weights] of moves) {
    left -= weights[phase] ?? 0
    if (left < 0) return move(desk)
  }
  return null
}
