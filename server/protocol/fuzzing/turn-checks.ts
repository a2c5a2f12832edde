import type { ToldEntry } from '@/server/record/replay'
import { partyOf, seatedParties } from '../authority'
import type { Opened, State } from '../state'
import { answerOf } from '../turns'
import { must } from './checks'

const HELD: ReadonlySet<string> = new Set([
  'IssueRaised',
  'PositionTaken',
  'DecisionSupported',
  'IssueEscalated',
  'TradeProposed',
  'ConsentCheckOpened',
])

/** What must hold of registration, turns and consent after every entry. */
export function checkTurns(before: State, { events, actor }: ToldEntry, after: Opened): void {
  const held = before.phase === 'Unopened' ? null : before.turn
  for (const event of events) {
    if (held && HELD.has(event.type) && 'party' in event)
      must(event.party === held.party, `${event.type} out of turn`)
    if (event.type === 'TurnsBegun' || event.type === 'TurnSkipped')
      must(actor.kind !== 'house' && actor.kind !== 'mediator', `${event.type} without a person`)
    if (event.type === 'TurnSkipped') must(event.from === held?.party, 'passed over who held no turn')
    if (event.type === 'TurnsUsedUp') must(after.phase !== 'Closed', 'a bound ended the negotiation')
    if (event.type === 'ConsensusReached') checkConsensus(after, event.check)
  }
  const numbers = after.issues.map((one) => one.issue)
  must(
    numbers.every((issue, at) => issue === at + 1),
    'issues with a gap in their numbers',
  )
  const { turn, registered } = after
  must(
    !turn || (registered.some((one) => one.party === turn.party) && partyOf(after, turn.party) !== undefined),
    'a turn held by nobody at the table',
  )
  must(
    new Set(registered.flatMap((one) => [one.party, ` ${one.handle}`])).size === registered.length * 2,
    'a party or a short name registered twice',
  )
  const most = after.charter.limits.turns ?? null
  must(
    most === null || after.turnsTaken <= Math.max(most, takenBefore(before)),
    'more turns than were allowed',
  )
}

const takenBefore = (before: State) => (before.phase === 'Unopened' ? 0 : before.turnsTaken)

function checkConsensus(after: Opened, number: number): void {
  const check = after.checks.find((one) => one.check === number)
  must(check !== undefined && check === after.checks.at(-1), 'consensus in a check that does not stand')
  for (const { party } of seatedParties(after))
    must(answerOf(check, party)?.answer.answer === 'consent', `${party} never consented`)
}
