import { expect, test } from 'vitest'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { Command } from '@/server/protocol/commands'
import { decide } from '@/server/protocol/decide'
import type { Instant, PartyId } from '@/server/protocol/ids'
import { issueTracker } from '@/server/protocol/issue-tracker'
import { bargaining, now } from '@/server/protocol/offers.fixture'
import type { Opened } from '@/server/protocol/state'
import { a, ana, appointing, b, bo, c, cy, delegate, sealText, type Table } from '@/server/protocol/testing'
import { gardenValues, rentValues, startValues } from '@/server/protocol/values.fixture'
import { type Entry, entry, type StoredEntry, writeEntry } from '@/server/record/entry'
import { NOTHING_REPLAYED, type Replayed, replay, replayEntry } from '@/server/record/replay'
import { nextMove, type StrategyName } from './next-move'
import { belowAlternative, ownSide } from './own-side'

type Seat = { party: PartyId; who: typeof ana; declared: DeclaredValues }
const SEATS: readonly Seat[] = [
  {
    party: a,
    who: ana,
    declared: {
      values: [rentValues([100, 0], { neverAbove: '1000' }), startValues([30, 0]), gardenValues([20, 60, 5])],
      batna: { text: 'We stay in the flat in Mill Lane.', value: 70 },
    },
  },
  {
    party: b,
    who: bo,
    declared: {
      values: [rentValues([0, 120]), startValues([0, 20]), gardenValues([10, 0, 30])],
      batna: { text: 'The cousin rents it.', value: 41 },
    },
  },
  {
    party: c,
    who: cy,
    declared: {
      values: [rentValues([0, 20]), startValues([60, 0]), gardenValues([80, 10, 0])],
      batna: { text: 'The parish has a room.', value: 30 },
    },
  },
]

/** What whoever moves now does, by the strategy that its party chose: the record so far and the seed say it alone. */
function moveNow(state: Opened, at: Instant, strategies: readonly StrategyName[]) {
  const turn = state.bargaining?.table.turn ?? 0
  const seat = SEATS[turn]
  const side = seat && ownSide(state, seat.party, seat.declared)
  const strategy = strategies[turn]
  if (!side || !strategy) throw new Error('nobody moves')
  return { turn, seat, side, move: nextMove(side, strategy, at) }
}

/** The acceptance with its sealed verdict, as the door of its party makes it. */
function acceptance(
  state: Opened,
  { seat, side }: Pick<ReturnType<typeof moveNow>, 'seat' | 'side'>,
  number: number,
  id: string,
): Command {
  const offer = side.bargaining.offers[number - 1]
  if (!offer) throw new Error(`no offer ${number}`)
  const verdict = `{"batna":"${belowAlternative(side, offer.values) ? 'below' : 'above'}"}`
  return {
    type: 'AcceptOffer',
    digest: offer.digest,
    verdict: sealText(state, seat.who, 'verdict', id, verdict).commitment,
  }
}

/** A run of built-in strategies, in which people accept what the strategy of their party would. */
function played(strategies: readonly StrategyName[], rounds: number): Table {
  const parties = strategies.length === 2 ? 2 : 3
  const terms = { bounds: { rounds, offers: null, minutes: null } }
  const table = bargaining({ parties, terms })
  for (const { who } of SEATS.slice(0, parties))
    table.does(who, {
      ...appointing({ until: table.inHours(900), purposes: ['read', 'private', 'offer'] }),
      name: `Strategy of ${who}`,
      kind: 'strategy',
    })
  for (let step = 0; step < 100; step++) {
    const next = moveNow(table.matter, table.now, strategies)
    const { move } = next
    if (move.kind === 'move') table.does(delegate(next.turn + 1), move.command)
    else if (move.kind === 'would-accept')
      table.does(next.seat.who, acceptance(table.matter, next, move.offer, table.nextAct))
    else return table
    if (now(table).table.ended) return table
  }
  throw new Error('it never ended')
}

/**
 * Every entry written anew: whoever offered, countered, rejected or accepted is asked again, knowing the record before
 * that entry and no more. Only when something was sent, and under which id, is taken from the record.
 */
function writtenAnew(record: readonly StoredEntry[], strategies: readonly StrategyName[]): string[] {
  let before: Replayed = NOTHING_REPLAYED
  return record.map(({ seq, text }) => {
    const told = entry.parse(JSON.parse(text))
    const { id, at, actor } = told
    const submitted = { id, at, actor, command: commandAnew(before, told, strategies) }
    const decision = decide(before.state, submitted)
    if (!decision.ok) throw new Error(`refused: ${decision.refusal.code}`)
    const stored = writeEntry(seq, before.hash, submitted, decision.events)
    const step = replayEntry(before, stored)
    if (!step.ok) throw new Error(step.fault.fault)
    before = step.replayed
    return stored.text
  })
}

function commandAnew({ state }: Replayed, told: Entry, strategies: readonly StrategyName[]): Command {
  const moves = told.actor.kind === 'delegate' || told.command.type === 'AcceptOffer'
  if (!moves || state.phase === 'Unopened') return told.command
  const next = moveNow(state, told.at, strategies)
  if (next.move.kind === 'move') return next.move.command
  if (next.move.kind === 'would-accept') return acceptance(state, next, next.move.offer, told.id)
  throw new Error(`nobody would have moved: ${next.move.kind}`)
}

const RUNS: [name: string, strategies: StrategyName[], rounds: number, end: string][] = [
  ['two who agree', ['linear', 'conceder'], 12, 'agreed'],
  ['three who agree', ['conceder', 'linear', 'boulware'], 12, 'agreed'],
  ['three of whom one waits for the others', ['micro', 'tit-for-tat', 'boulware'], 4, 'open'],
]
test.each(RUNS)(
  '[OFF11] a run is on the record whole, and follows to the byte from its seed: %s',
  (_, strategies, rounds, end) => {
    const table = played(strategies, rounds)
    const found = now(table)
    expect(found.table.ended ?? 'open').toBe(end)
    expect(found.offers.length).toBeGreaterThan(2)

    const again = writtenAnew(table.entries, strategies)
    expect(again).toEqual(table.entries.map((one) => one.text))

    // Offers and concessions, issue by issue, and who answered what, come from those entries alone.
    const { replayed, fault } = replay(table.entries)
    if (replayed.state.phase === 'Unopened') throw new Error('nothing replayed')
    expect(fault).toBeNull()
    expect(issueTracker(replayed.state)).toEqual(issueTracker(table.matter))
    expect(replayed.state.bargaining).toEqual(found)
    const moved = issueTracker(replayed.state).flatMap(({ offers }) => offers.map((one) => one.moved))
    expect(moved).toContain('nearer')
  },
)

test('[OFF11] another strategy would have written another record, from a move of its own on', () => {
  const { entries } = played(['linear', 'conceder'], 12)
  const texts = entries.map((one) => one.text)
  for (const [delegate, strategies] of [
    [1, ['boulware', 'conceder']],
    [2, ['linear', 'boulware']],
  ] as const) {
    const again = writtenAnew(entries, strategies)
    const first = again.findIndex((text, at) => text !== texts[at])
    const [made, told] = [again[first], texts[first]].map((text) => JSON.parse(text ?? 'null'))
    expect(made.command).not.toEqual(told.command)
    expect({ ...made, command: null, events: null }).toEqual({ ...told, command: null, events: null })
    expect(made.actor).toEqual({ kind: 'delegate', delegate })
  }
})
