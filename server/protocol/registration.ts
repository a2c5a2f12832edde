import { anySeat, facilitator, outside, partyOf, speaker, standing } from './authority'
import { PRESET } from './charter'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Event } from './events'
import { type Instant, instant, type PartyId, type PersonId } from './ids'
import type { Refusal } from './refusal'
import type { Matter, Mediation, Opened } from './state'
import { isReserved } from './turn-rules'

/** @returns the moment so many seconds after another */
export function secondsAfter(at: Instant, seconds: number): Instant {
  return instant.parse(new Date(Date.parse(at) + seconds * 1000).toISOString())
}

export function isRegistered(state: Matter, party: PartyId): boolean {
  return state.registered.some((one) => one.party === party)
}

/** Registered parties that still stand, in the order of turns. */
export function turnOrder(state: Matter): PartyId[] {
  return state.registered.flatMap(({ party }) => (partyOf(state, party) ? [party] : []))
}

export function isFull(state: Matter): boolean {
  const expected = state.charter.registration?.expected
  return expected !== undefined && state.registered.length >= expected
}

/** Whether a party can still register of itself. Reaching the deadline closes; nothing begins by it. */
export function registrationOpen(state: Matter, at: Instant): boolean {
  const passed = state.registrationEnds !== null && state.registrationEnds <= at
  return state.charter.registration !== undefined && !state.turnsBegun && !isFull(state) && !passed
}

function barredName(state: Matter, handle: string): Refusal | null {
  if (isReserved(handle)) return { code: 'NameReserved', name: handle }
  return state.registered.some((one) => one.handle === handle) ? { code: 'NameTaken', name: handle } : null
}

/** A party says that it is there. The first opens the window, the last of those expected closes it. */
export function register(state: Opened, { command, actor, at }: Submitted<'Register'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation')
  if (wrong) return refuse(wrong)
  if (!state.charter.registration) return refuse({ code: 'NoRegistration' })
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const before = state.registered.find((one) => one.party === who.party)
  if (before) return refuse({ code: 'AlreadyRegistered', party: who.party, handle: before.handle })
  if (!registrationOpen(state, at)) return refuse({ code: 'RegistrationClosed' })
  const barred = barredName(state, command.handle)
  if (barred) return refuse(barred)
  const { windowSeconds } = state.charter.registration
  const registered: Event = {
    type: 'PartyRegistered',
    party: who.party,
    handle: command.handle,
    by: who.person,
    deadline: state.registrationEnds === null ? secondsAfter(at, windowSeconds) : null,
  }
  const full = state.registered.length + 1 >= state.charter.registration.expected
  if (!full || state.phase !== 'Mediation') return accept(registered)
  return accept(registered, begun(state, who.person, [...turnOrder(state), who.party]))
}

/** Whoever comes after registration has closed comes by the facilitator's word, last in the order, on record. */
export function admitLatecomer(state: Opened, { command, actor, at }: Submitted<'AdmitLatecomer'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation')
  if (wrong) return refuse(wrong)
  const { registration } = state.charter
  if (!registration) return refuse({ code: 'NoRegistration' })
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const { party, handle, reason } = command
  if (!partyOf(state, party)) return refuse({ code: 'UnknownParty', party })
  if (!state.people.some((one) => one.party === party && one.left === null))
    return refuse({ code: 'PartyNotSeated', parties: [party] })
  const before = state.registered.find((one) => one.party === party)
  if (before) return refuse({ code: 'AlreadyRegistered', party, handle: before.handle })
  if (registrationOpen(state, at)) return refuse(stillOpen(state))
  const barred = barredName(state, handle)
  if (barred) return refuse(barred)
  return accept({ type: 'LatecomerAdmitted', party, handle, by: who.person, reason })
}

function stillOpen(state: Matter): Refusal {
  return {
    code: 'RegistrationOpen',
    until: state.registrationEnds,
    registered: state.registered.length,
    expected: state.charter.registration?.expected ?? 0,
  }
}

/** With all there, or once the window has passed, a person begins: a clock never does. */
export function beginTurns(state: Mediation, { actor, at }: Submitted<'BeginTurns'>): Decision {
  if (!state.charter.registration) return refuse({ code: 'NoRegistration' })
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  if (who.role === 'observer') return refuse({ code: 'OnlyParty' })
  if (who.party !== null && !isRegistered(state, who.party))
    return refuse({ code: 'NotRegistered', party: who.party })
  if (state.turnsBegun) return refuse({ code: 'TurnsAlreadyBegun' })
  if (registrationOpen(state, at)) return refuse(stillOpen(state))
  const order = turnOrder(state)
  const least = PRESET[state.charter.preset].leastParties
  if (order.length < least) return refuse({ code: 'TooFewParties', least })
  return accept(begun(state, who.person, order))
}

function begun(state: Matter, by: PersonId, order: PartyId[]): Event {
  const missing = standing(state).flatMap(({ party }) => (order.includes(party) ? [] : [party]))
  return { type: 'TurnsBegun', by, order, missing }
}

/** What the beginning of mediation brings with it when all that were expected are there already. */
export function begunWithMediation(state: Matter, by: PersonId): Event[] {
  return state.charter.registration && isFull(state) ? [begun(state, by, turnOrder(state))] : []
}
