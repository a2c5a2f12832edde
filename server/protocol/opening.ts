import { facilitator, outside, person, seatedParties } from './authority'
import { PRESET } from './charter'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { importPast } from './imports'
import { looksAlike } from './look-alike'
import type { Opened, Setup } from './state'
import { isReserved } from './turn-rules'

export function open({ command, actor }: Submitted<'OpenNegotiation'>): Decision {
  const who = person(actor)
  if (typeof who !== 'string') return refuse(who)
  const least = PRESET[command.charter.preset].leastParties
  if (command.parties.length < least) return refuse({ code: 'TooFewParties', least })
  const { registration } = command.charter
  if (registration && registration.expected < least) return refuse({ code: 'TooFewParties', least })
  const reserved = registration && command.parties.find((one) => isReserved(one.name))
  if (reserved) return refuse({ code: 'NameReserved', name: reserved.name })
  const ids = command.parties.map((one) => one.party)
  const clash =
    ids.find((id, at) => ids.indexOf(id) !== at) ?? repeated(command.parties.map((one) => one.name))
  if (clash) return refuse({ code: 'NameTaken', name: clash })
  const { type: _, facilitator: name, identified, past: __, ...rest } = command
  if (repeated([...command.parties.map((one) => one.name), name])) return refuse({ code: 'NameTaken', name })
  const past = importPast(command, who)
  if ('code' in past) return refuse(past)
  return accept(
    { type: 'NegotiationOpened', ...rest, facilitator: { person: who, name, identified } },
    ...past,
  )
}

function repeated(names: string[]): string | undefined {
  return names.find((name, at) => names.slice(0, at).some((before) => looksAlike(before, name)))
}

export function addParty(state: Opened, { command, actor }: Submitted<'AddParty'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation')
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (state.parties.some((one) => one.party === command.party))
    return refuse({ code: 'PartyExists', party: command.party })
  if (state.charter.registration && isReserved(command.name))
    return refuse({ code: 'NameReserved', name: command.name })
  const acting = state.delegations.filter((one) => !one.revoked)
  const parties = state.parties.filter((one) => !one.removed)
  const names = [...[...acting, ...parties].map((one) => one.name), command.name]
  if (repeated(names)) return refuse({ code: 'NameTaken', name: command.name })
  return accept({ type: 'PartyAdded', party: command.party, name: command.name })
}

/** Only a party nobody sits for can be taken off the list: a seated one leaves by its own exit. */
export function removeParty(state: Opened, { command, actor }: Submitted<'RemoveParty'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation')
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const party = state.parties.find((one) => one.party === command.party && !one.removed)
  if (!party) return refuse({ code: 'UnknownParty', party: command.party })
  if (state.people.some((one) => one.party === command.party && one.left === null))
    return refuse({ code: 'PartyAlreadySeated', party: command.party })
  const least = PRESET[state.charter.preset].leastParties
  if (state.parties.filter((one) => !one.removed).length - 1 < least)
    return refuse({ code: 'TooFewParties', least })
  return accept({ type: 'PartyRemoved', party: command.party, reason: command.reason })
}

export function beginIntents(state: Setup, { actor }: Submitted<'BeginIntents'>): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const least = PRESET[state.charter.preset].leastParties
  if (seatedParties(state).length < least) return refuse({ code: 'TooFewParties', least })
  return accept({ type: 'IntentsBegun', by: who.person })
}

/** A bound is lifted by a person's act alone, and only by one that leaves time to go on. */
export function changeLimits(state: Opened, { command, actor, at }: Submitted<'ChangeLimits'>): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation')
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const { deadline } = command.limits
  if (deadline !== null && deadline <= at) return refuse({ code: 'BoundReached', bound: 'deadline' })
  const turns = command.limits.turns ?? null
  if (turns !== null && turns <= state.turnsTaken) return refuse({ code: 'BoundReached', bound: 'turns' })
  return accept({ type: 'LimitsChanged', limits: command.limits, by: who.person, reason: command.reason })
}

/** The house may say that a deadline has passed. That stops further moves; it moves nothing itself. */
export function notePassedDeadline(
  state: Opened,
  { command, actor, at }: Submitted<'NotePassedDeadline'>,
): Decision {
  const wrong = outside(state, 'Setup', 'Intent', 'Mediation', 'Ratification')
  if (wrong) return refuse(wrong)
  if (actor.kind !== 'house') return refuse({ code: 'OnlyHouse' })
  const deadline = state.charter.limits.deadline
  if (deadline === null || deadline !== command.deadline || at < deadline || state.bound)
    return refuse({ code: 'BoundNotReached' })
  return accept({ type: 'BoundReached', bound: 'deadline' })
}
