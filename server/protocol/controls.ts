import { facilitator, person, seated } from './authority'
import { PLAYED } from './control'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Event } from './events'
import type { PersonId } from './ids'
import type { Refusal } from './refusal'
import type { Matter, Opened } from './state'

/** How many acts are left of those a facilitator allowed; null where there is no limit. */
export function actsLeft(state: Matter): number | null {
  const { limit } = state.control
  if (!limit) return null
  const asked = state.runs.filter((one) => one.mark.seq > limit.mark.seq).length
  const sent = state.caucuses
    .filter((one) => one.with === 'mediator')
    .flatMap((one) => one.messages)
    .filter((one) => one.mark.seq > limit.mark.seq && one.to === null).length
  return Math.max(0, limit.acts - asked - sent)
}

/** Why the mediator is asked nothing now; null when it may be asked. */
export function heldBack(state: Matter): Refusal | null {
  const { paused, limit } = state.control
  if (paused) return { code: 'MediatorPaused', reason: paused.reason }
  if (limit && actsLeft(state) === 0) return { code: 'MediatorActsUsedUp', acts: limit.acts }
  return null
}

/** Whether this mediator is the one that is asked now: while a person plays it, that person and no software. */
export function wrongMediator(state: Matter, mediator: string): Refusal | null {
  const { player } = state.control
  if (player) return mediator === PLAYED ? null : { code: 'MediatorPlayed', person: player.person }
  return mediator === PLAYED ? { code: 'NobodyPlaysMediator' } : null
}

function moderating(state: Opened, actor: Submitted<'PauseMediator'>['actor']): PersonId | Refusal {
  if (state.phase === 'Closed')
    return { code: 'WrongPhase', phase: 'Closed', allowed: ['Setup', 'Intent', 'Mediation', 'Ratification'] }
  const who = facilitator(state, actor)
  return 'code' in who ? who : who.person
}

export function pauseMediator(state: Opened, { command, actor }: Submitted<'PauseMediator'>): Decision {
  const by = moderating(state, actor)
  if (typeof by !== 'string') return refuse(by)
  const { paused } = state.control
  if (paused) return refuse({ code: 'MediatorPaused', reason: paused.reason })
  const { reason, working } = command
  const stopped = working === 'stop' ? cancelled(state, by, () => true) : []
  return accept({ type: 'MediatorPaused', by, reason, working }, ...stopped)
}

export function resumeMediator(state: Opened, { actor }: Submitted<'ResumeMediator'>): Decision {
  const by = moderating(state, actor)
  if (typeof by !== 'string') return refuse(by)
  return state.control.paused
    ? accept({ type: 'MediatorResumed', by })
    : refuse({ code: 'MediatorNotPaused' })
}

export function limitMediator(state: Opened, { command, actor }: Submitted<'LimitMediator'>): Decision {
  const by = moderating(state, actor)
  if (typeof by !== 'string') return refuse(by)
  const { acts, reason } = command
  return accept({ type: 'MediatorLimited', acts, by, reason })
}

/** Somebody who sits for no party, and never did, plays the mediator from now on. */
export function playMediator(state: Opened, { command, actor }: Submitted<'PlayMediator'>): Decision {
  const by = moderating(state, actor)
  if (typeof by !== 'string') return refuse(by)
  const { player } = state.control
  if (player) return refuse({ code: 'MediatorPlayed', person: player.person })
  const seat = seated(state, command.person)
  const sided = state.people.some((one) => one.person === command.person && one.party !== null)
  if (!seat || sided) return refuse({ code: 'CannotPlayMediator' })
  return accept(
    { type: 'MediatorPlayed', person: seat.person, name: seat.name, by },
    ...caucusesEnded(state, by, (one) => one.with === 'mediator'),
  )
}

export function endMediatorPlay(state: Opened, { actor }: Submitted<'EndMediatorPlay'>): Decision {
  const { player } = state.control
  if (!player) return refuse({ code: 'NobodyPlaysMediator' })
  const who = person(actor)
  const by = who === player.person && seated(state, who) ? who : moderating(state, actor)
  if (typeof by !== 'string') return refuse(by)
  return accept(...playEnded(state, by))
}

/** With whoever played it ends what was asked of them, and what parties said to them alone goes no further. */
function playEnded(state: Opened, by: PersonId): Event[] {
  const { player } = state.control
  if (!player) return []
  return [
    { type: 'MediatorPlayEnded', person: player.person, by },
    ...cancelled(state, by, (mediator) => mediator === PLAYED),
    ...caucusesEnded(state, by, (one) => one.with === 'mediator'),
  ]
}

function cancelled(state: Matter, by: PersonId, of: (mediator: string) => boolean): Event[] {
  return state.runs.flatMap(({ run, state: now, mediator }) =>
    now === 'working' && of(mediator) ? [{ type: 'MediationCancelled' as const, run, by }] : [],
  )
}

function caucusesEnded(
  state: Matter,
  by: PersonId,
  which: (one: Matter['caucuses'][number]) => boolean,
): Event[] {
  return state.caucuses.flatMap((one) =>
    one.closed || !which(one) ? [] : [{ type: 'CaucusClosed' as const, caucus: one.caucus, by }],
  )
}

/** What an act ends besides what it is about: with the negotiation every caucus, with a player's seat their play. */
export function withTalksEnded(
  state: Opened,
  { actor }: Pick<Submitted<'LeaveSeat'>, 'actor'>,
  decision: Decision,
): Decision {
  if (!decision.ok) return decision
  const ended = decision.events.flatMap((event): Event[] => {
    if (event.type === 'NegotiationClosed') return caucusesEnded(state, event.by, () => true)
    const gone = event.type === 'PersonLeft' || event.type === 'PersonRemoved'
    if (!gone || event.person !== state.control.player?.person) return []
    return playEnded(state, actor.kind === 'person' ? actor.person : event.person)
  })
  const fresh = ended.filter((one) => !decision.events.some((two) => sameEnd(one, two)))
  return fresh.length > 0 ? accept(...decision.events, ...fresh) : decision
}

function sameEnd(one: Event, two: Event): boolean {
  if (one.type === 'CaucusClosed') return two.type === 'CaucusClosed' && two.caucus === one.caucus
  if (one.type === 'MediationCancelled') return two.type === 'MediationCancelled' && two.run === one.run
  return false
}
