import { anySeat, partyOf, seatedParties, speaker } from './authority'
import type { Actor, CommandOf } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Event } from './events'
import { evolve } from './evolve'
import type { Instant, PartyId } from './ids'
import { stopped } from './intents'
import type { Refusal } from './refusal'
import { isRegistered, secondsAfter, turnOrder } from './registration'
import type { ConsentCheck, Issue, Matter, Mediation, Opened } from './state'
import type { Outstanding } from './turn-events'

/** Acts that are made in a turn: under round-robin by the holder only, elsewhere by whoever has something to say. */
type TurnAct = CommandOf<
  | 'RaiseIssue'
  | 'TakePosition'
  | 'SupportDecision'
  | 'EscalateIssue'
  | 'ReopenIssue'
  | 'ConfirmClaim'
  | 'ProposeTrade'
  | 'OpenConsentCheck'
>['type']

export const isRoundRobin = (state: Matter) => state.charter.turns?.kind === 'round-robin'

export function turnsLeft(state: Matter): number | null {
  const most = state.charter.limits.turns ?? null
  return most === null ? null : Math.max(0, most - state.turnsTaken)
}

function usedUp(state: Matter): Refusal | null {
  return turnsLeft(state) === 0 ? { code: 'BoundReached', bound: 'turns' } : null
}

/** Why a party may not make an act of a turn now; null when it may. */
export function outOfTurn(state: Matter, party: PartyId): Refusal | null {
  const over = usedUp(state)
  if (over) return over
  if (!state.charter.registration) return null
  if (!state.turnsBegun) return { code: 'TurnsNotBegun' }
  if (!isRegistered(state, party)) return { code: 'NotRegistered', party }
  if (state.turn && state.turn.party !== party) return { code: 'NotYourTurn', holder: state.turn.party }
  return null
}

/**
 * Runs the rule of an act that is made in a turn, if it is the actor's. A facilitator sits for no party and has no
 * turn: they put issues on the table only before the turns have begun.
 */
export function inTurn(
  state: Opened,
  { actor, at }: { actor: Actor; at: Instant },
  act: TurnAct,
  rule: () => Decision,
): Decision {
  const seat = anySeat(state, actor)
  if ('code' in seat) return rule()
  if (seat.role === 'facilitator' && act === 'RaiseIssue' && state.turn)
    return refuse({ code: 'NotYourTurn', holder: state.turn.party })
  const wait = seat.party && seat.role !== 'observer' ? outOfTurn(state, seat.party) : null
  return wait ? refuse(wait) : counted(state, at, rule())
}

/** An act that belongs to no turn order, and yet is one of the turns that are counted. */
export function outsideOrder(state: Opened, at: Instant, rule: () => Decision): Decision {
  const decision = rule()
  const over = usedUp(state)
  if (decision.ok && over && after(state, decision.events, at).turnsTaken > state.turnsTaken)
    return refuse(over)
  return counted(state, at, decision)
}

/** With the last turn it is recorded what still stands against agreement. That stops the talk and ends nothing. */
function counted(state: Opened, at: Instant, decision: Decision): Decision {
  const most = state.charter.limits.turns ?? null
  if (!decision.ok || most === null || state.turnsTaken >= most) return decision
  const next = after(state, decision.events, at)
  if (next.turnsTaken < most || settled(next)) return decision
  return accept(...decision.events, { type: 'TurnsUsedUp', turns: most, ...outstanding(next) })
}

function after(state: Opened, events: Event[], at: Instant): Opened {
  const next = events.reduce<ReturnType<typeof evolve>>(
    (now, event) => evolve(now, event, { seq: state.head.seq + 1, at }),
    state,
  )
  if (next.phase === 'Unopened') throw new Error('an opened negotiation became unopened')
  return next
}

/** The answer of a party that counts: its last. */
export function answerOf(check: ConsentCheck, party: PartyId) {
  return check.answers.findLast((one) => one.party === party)
}

/** Every party seated now has consented in its last answer to the check that stands. Silence is no consent. */
export function hasConsensus(state: Matter): boolean {
  const check = state.checks.at(-1)
  const parties = seatedParties(state)
  return (
    check !== undefined &&
    parties.length > 0 &&
    parties.every(({ party }) => answerOf(check, party)?.answer.answer === 'consent')
  )
}

const isOpen = (issue: Issue) => issue.status !== 'AGREED' && !issue.setAside

function settled(state: Matter): boolean {
  return state.issues.some(isOpen) ? false : hasConsensus(state) || state.issues.length > 0
}

function outstanding(state: Matter): Outstanding {
  const check = state.checks.at(-1)
  const parties = seatedParties(state).map((one) => one.party)
  const answers = check ? parties.map((party) => ({ party, given: answerOf(check, party) })) : []
  return {
    objections: answers.flatMap(({ party, given }) =>
      given?.answer.answer === 'object' ? [{ party, reason: given.answer.reason }] : [],
    ),
    silent: answers.flatMap(({ party, given }) => (given ? [] : [party])),
    openIssues: state.issues.filter(isOpen).map((one) => one.issue),
  }
}

/**
 * Open issues on which a party has said nothing: in its turn, where there are turns; elsewhere since another party
 * last spoke on them. A warning, never a refusal.
 */
export function unaddressed(state: Matter, party: PartyId): number[] {
  const since = state.turn?.party === party ? state.turn.since.seq : null
  return state.issues.flatMap((issue) => {
    if (issue.status !== 'OPEN' || issue.setAside) return []
    const own = lastSaid(issue, (by) => by === party)
    const from =
      since ??
      Math.max(
        issue.party === party ? 0 : issue.mark.seq,
        lastSaid(issue, (by) => by !== party),
      )
    return own > from ? [] : [issue.issue]
  })
}

/** The entry of the last position or support by such a party; 0 for none. */
function lastSaid({ positions, support }: Issue, by: (party: PartyId) => boolean): number {
  const position = positions.findLast((one) => by(one.party))?.mark.seq ?? 0
  return Math.max(position, ...support.flatMap((one) => (by(one.party) ? [one.mark.seq] : [])))
}

/** The party whose turn follows; the same one where it is alone. */
export function nextParty(state: Matter, party: PartyId): PartyId {
  const order = turnOrder(state)
  return order[(order.indexOf(party) + 1) % order.length] ?? party
}

export function handOff(state: Mediation, { actor, at }: Submitted<'HandOff'>): Decision {
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const wait = waitsForTurns(state) ?? stopped(state, at) ?? outOfTurn(state, who.party)
  if (wait) return refuse(wait)
  const to = nextParty(state, who.party)
  const left = unaddressed(state, who.party)
  return counted(
    state,
    at,
    accept({ type: 'TurnHandedOff', from: who.party, to, by: who.person, unaddressed: left }),
  )
}

function waitsForTurns(state: Matter): Refusal | null {
  if (!isRoundRobin(state)) return { code: 'NotInTurns' }
  return state.turnsBegun ? null : { code: 'TurnsNotBegun' }
}

/** The moment up to which the holder may stay silent without being passed over; null where no turn is held. */
export function turnEnds(state: Matter): Instant | null {
  const { turns } = state.charter
  if (!state.turn || turns?.kind !== 'round-robin') return null
  return secondsAfter(state.turn.clock.at, turns.timeoutSeconds)
}

/** After the time the charter gives, whoever asks next may pass over a silent holder; on record with who did it. */
export function skipTurn(state: Mediation, { command, actor, at }: Submitted<'SkipTurn'>): Decision {
  const seat = anySeat(state, actor)
  if ('code' in seat) return refuse(seat)
  const who = seat.role === 'facilitator' ? seat : speaker(state, actor)
  if ('code' in who) return refuse(who)
  const wait = waitsForTurns(state) ?? stopped(state, at) ?? usedUp(state)
  if (wait) return refuse(wait)
  if (who.party !== null && !isRegistered(state, who.party))
    return refuse({ code: 'NotRegistered', party: who.party })
  const { turn } = state
  const until = turnEnds(state)
  if (!turn || !until) return refuse({ code: 'NotInTurns' })
  if (!partyOf(state, command.holder)) return refuse({ code: 'UnknownParty', party: command.holder })
  if (turn.party !== command.holder) return refuse({ code: 'TurnMovedOn', holder: turn.party })
  if (at <= until) return refuse({ code: 'TurnNotOver', holder: turn.party, until })
  return counted(
    state,
    at,
    accept({
      type: 'TurnSkipped',
      from: turn.party,
      to: nextParty(state, turn.party),
      by: who.person,
      inactiveSeconds: Math.floor((Date.parse(at) - Date.parse(turn.clock.at)) / 1000),
    }),
  )
}
