import type { Command, ConsentAnswer } from '../commands'
import { type Desk, number, type Weighted, withParty } from './desk'

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

export const TURN_MOVES = {
  Register: [
    ({ random }) => ({ type: 'Register', handle: random.pick(HANDLES) ?? 'alder' }),
    [14, 30, 30, 1, 0],
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
  BeginTurns: [() => ({ type: 'BeginTurns' }), [0, 0, 10, 0, 0]],
  HandOff: [() => ({ type: 'HandOff' }), [0, 0, 30, 1, 0]],
  SkipTurn: [
    ({ seen }) => (seen.turn ? { type: 'SkipTurn', holder: seen.turn.party } : null),
    [0, 0, 24, 1, 0],
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
