import type { Command } from '../commands'
import { OVERREACH, PURPOSES } from '../delegation'
import { appointing } from '../testing'
import { type Desk, number, type Weighted } from './desk'

/** Clear appointments mostly, and some that have to be asked back. */
function appoint(desk: Desk): Command {
  const { random, seen } = desk
  const purposes = random.chance(70)
    ? ([...PURPOSES] as const)
    : PURPOSES.filter((one) => one === 'read' || random.chance(40))
  const issues = random.chance(20) ? seen.issues.slice(0, 1).map((one) => one.issue) : null
  const ranges = random.chance(10) ? [{ issue: number(desk, seen.issues.length), min: '1', max: '2' }] : []
  return appointing({
    name: `Hawk ${random.below(9)}`,
    purposes: [...purposes],
    limits: { issues, ranges, words: [] },
    until: desk.later(1 + random.below(60)),
    transferable: random.chance(50),
  })
}

const one = (desk: Desk) => number(desk, desk.seen.delegations.length)

export const DELEGATE_MOVES = {
  AppointDelegate: [appoint, [2, 3, 8, 1, 0]],
  HandOnDelegation: [
    (desk) => ({
      type: 'HandOnDelegation',
      delegate: one(desk),
      name: `Kite ${desk.random.below(9)}`,
      kind: 'model',
      reason: 'x',
    }),
    [0, 0, 1, 0, 0],
  ],
  RevokeDelegation: [(desk) => ({ type: 'RevokeDelegation', delegate: one(desk) }), [0, 0, 1, 1, 0]],
  RecordOverreach: [
    (desk) => ({
      type: 'RecordOverreach',
      delegate: one(desk),
      tried: 'ConfirmWords',
      why: desk.random.pick(OVERREACH) ?? 'binding',
    }),
    [1, 1, 2, 2, 0],
  ],
} satisfies Partial<Record<Command['type'], Weighted>>
