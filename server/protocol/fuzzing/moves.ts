import type { Command } from '../commands'
import { isStructured } from '../packages'
import { fay } from '../testing'
import { BARGAINING_MOVES } from './bargaining-moves'
import { CALL_MOVES } from './call-moves'
import { CAUCUS_MOVES } from './caucus-moves'
import { type Desk, person, type Weighted } from './desk'
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

/** Offers need to be begun and values to be declared first; then facilitators ask for packages every so often. */
function towardsOffers(desk: Desk): Command | null {
  const { seen, random } = desk
  if (!atOffers(desk) || seen.phase !== 'Mediation') return null
  const { bargaining } = seen
  if (!bargaining)
    return person(desk) === fay && random.chance(40) ? BARGAINING_MOVES.BeginBargaining[0](desk) : null
  if (bargaining.declared.length < bargaining.parties.length)
    return random.chance(30) ? BARGAINING_MOVES.DeclareValues[0](desk) : null
  return person(desk) === fay && bargaining.offers.length > 0 && random.chance(6)
    ? { type: 'RequestMediation', act: 'packages', mediator: 'built-in', note: '' }
    : null
}

/** What this person does next. One in twelve does anything at all, in any phase. */
export function nextMove(desk: Desk): Command | null {
  if (desk.who.kind === 'house' && atOffers(desk) && desk.random.chance(60))
    return BARGAINING_MOVES.NoteOfferTime[0](desk)
  const leading = towardsOffers(desk)
  if (leading) return leading
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
