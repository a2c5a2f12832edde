import type { Command } from '../commands'
import type { ConsentAnswer } from '../statements'
import { type Desk, type Move, number, type Weighted, withParty } from './desk'

const HANDLES = ['alder', 'birch', 'cedar', 'done', 'registration', 'dogwood']
const PROPOSALS = ['Open from eight, and quiet on Sundays.', 'Open from nine.']

function answer({ random }: Desk): ConsentAnswer {
  return random.chance(70) ? { answer: 'consent' } : { answer: 'object', reason: 'Too early for the school.' }
}

function answerConsent(desk: Desk): Command | null {
  const { random, seen } = desk
  const check = random.chance(85) ? seen.checks.at(-1) : random.pick(seen.checks)
  return check
    ? { type: 'AnswerConsent', check: check.check, digest: check.digest, answer: answer(desk) }
    : null
}

/** Mostly where the charter has it: elsewhere it would only take the others' place. */
const asked =
  (fits: (desk: Desk) => boolean, move: Move): Move =>
  (desk) =>
    fits(desk) || desk.random.chance(3) ? move(desk) : null

export const TURN_MOVES = {
  Register: [
    asked(
      (desk) => desk.seen.charter.registration !== undefined,
      ({ random }) => ({
        type: 'Register',
        handle: random.pick(HANDLES) ?? 'alder',
      }),
    ),
    [20, 30, 40, 1, 0],
  ],
  AdmitLatecomer: [
    withParty((party, { random }) => ({
      type: 'AdmitLatecomer',
      party,
      handle: random.pick(HANDLES) ?? 'alder',
      reason: 'x',
    })),
    [1, 1, 4, 0, 0],
  ],
  BeginTurns: [
    asked(
      ({ seen }) => seen.charter.registration !== undefined && !seen.turnsBegun,
      () => ({ type: 'BeginTurns' }),
    ),
    [0, 0, 20, 0, 0],
  ],
  HandOff: [
    asked(
      ({ seen }) => seen.turn !== null,
      () => ({ type: 'HandOff' }),
    ),
    [0, 0, 25, 1, 0],
  ],
  SkipTurn: [
    ({ seen }) => (seen.turn ? { type: 'SkipTurn', holder: seen.turn.party } : null),
    [0, 0, 25, 1, 0],
  ],
  OpenConsentCheck: [
    (desk) => ({
      type: 'OpenConsentCheck',
      proposal: desk.random.pick(PROPOSALS) ?? 'x',
      trades:
        desk.seen.trades.length > 0 && desk.random.chance(40) ? [number(desk, desk.seen.trades.length)] : [],
    }),
    [0, 0, 5, 1, 0],
  ],
  AnswerConsent: [answerConsent, [0, 0, 16, 1, 0]],
} satisfies Partial<Record<Command['type'], Weighted>>
