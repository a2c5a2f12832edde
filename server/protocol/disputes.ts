import { anySeat, outside } from './authority'
import type { Actor } from './commands'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { Contested, DisputeEvent } from './disputing'
import type { Refusal } from './refusal'
import type { Call, Dispute, Mark, Matter, Opened, Person, Ratification } from './state'

/** A dispute freezes the evidence as it stands. It decides nothing. */
export function raiseDispute(state: Opened, { command, actor }: Submitted<'RaiseDispute'>): Decision {
  const wrong = outside(state, 'Ratification', 'Closed')
  if (wrong) return refuse(wrong)
  const who = disputant(state, actor)
  if ('code' in who) return refuse(who)
  const { about, reason, grounds, evidence } = command
  const missing = notThere(state, about)
  if (missing) return refuse(missing)
  return accept({
    type: 'DisputeRaised',
    dispute: state.disputes.length + 1,
    about,
    party: who.party,
    by: who.person,
    ...(grounds && { grounds }),
    reason,
    ...(evidence && { evidence }),
    evidenceTo: state.head.seq,
  })
}

export function takeDisputePath(state: Opened, { command, actor }: Submitted<'TakeDisputePath'>): Decision {
  const who = disputant(state, actor)
  if ('code' in who) return refuse(who)
  const dispute = standingDispute(state, command.dispute)
  if ('code' in dispute) return refuse(dispute)
  const { path, note } = command
  return accept({ type: 'DisputePathTaken', dispute: dispute.dispute, path, by: who.person, note })
}

/** Whoever raised it takes it back; that it was settled or decided elsewhere is for the facilitator to say. */
export function endDispute(state: Opened, { command, actor }: Submitted<'EndDispute'>): Decision {
  const who = disputant(state, actor)
  if ('code' in who) return refuse(who)
  const dispute = standingDispute(state, command.dispute)
  if ('code' in dispute) return refuse(dispute)
  const own = dispute.by === who.person || (dispute.party !== null && dispute.party === who.party)
  if (command.end === 'withdrawn' ? !own : who.role !== 'facilitator')
    return refuse({ code: 'NotYourDispute' })
  const { end, words } = command
  return accept({ type: 'DisputeEnded', dispute: dispute.dispute, end, by: who.person, words })
}

function disputant(state: Opened, actor: Actor): Person | Refusal {
  const who = anySeat(state, actor)
  if ('code' in who) return who
  return who.role === 'observer' ? { code: 'OnlyParty' } : who
}

function standingDispute(state: Matter, number: number): Dispute | Refusal {
  const found = state.disputes.find((one) => one.dispute === number)
  if (!found) return { code: 'UnknownDispute', dispute: number }
  return found.ended ? { code: 'DisputeOver', dispute: number } : found
}

function notThere(state: Opened, about: Contested): Refusal | null {
  switch (about.kind) {
    case 'entry':
      return about.seq > state.head.seq ? { code: 'UnknownEntry', seq: about.seq } : null
    case 'ratification':
      return ratificationsOf(state, about).length > 0
        ? null
        : { code: 'UnknownRatification', call: about.call, party: about.party }
    case 'settlement':
    case 'term': {
      const drafted = state.settlements[about.version - 1]
      if (!drafted) return { code: 'UnknownVersion', version: about.version }
      return about.kind === 'term' && about.term > drafted.settlement.terms.length
        ? { code: 'UnknownTerm', term: about.term }
        : null
    }
  }
}

export function callsOf(state: Opened): Call[] {
  return state.phase === 'Ratification' ? [...state.calls, state.open] : state.calls
}

function ratificationsOf(state: Opened, { call, party }: { call: number; party: string }): Ratification[] {
  const called = callsOf(state).find((one) => one.call === call)
  return called?.ratifications.filter((one) => one.party === party) ?? []
}

/** Disputes that nobody has taken back, settled or had decided. */
export function openDisputes(state: Matter): Dispute[] {
  return state.disputes.filter((one) => one.ended === null)
}

/** The entries that a dispute is about: they show UNDER DISPUTE. */
export function contestedEntries(state: Opened, { about }: Dispute): number[] {
  switch (about.kind) {
    case 'entry':
      return [about.seq]
    case 'ratification':
      return ratificationsOf(state, about).map(({ mark }) => mark.seq)
    case 'settlement':
    case 'term': {
      const drafted = state.settlements[about.version - 1]
      const closing = state.phase === 'Closed' ? state.closing : null
      const { outcome = null } = closing ?? {}
      const final = outcome?.kind === 'canonical' && outcome.version === about.version ? closing : null
      return [...(drafted ? [drafted.mark.seq] : []), ...(final ? [final.mark.seq] : [])]
    }
  }
}

/** Open disputes that touch a version: the whole of it, a term, a ratification of it, or an entry that made it. */
export function disputesOf(state: Opened, version: number): Dispute[] {
  const calls = callsOf(state).filter((one) => one.version === version)
  const marks = [
    state.settlements[version - 1]?.mark.seq,
    ...calls.flatMap(({ mark, ratifications }) => [mark.seq, ...ratifications.map((one) => one.mark.seq)]),
  ]
  const touches = ({ about }: Dispute): boolean => {
    switch (about.kind) {
      case 'settlement':
      case 'term':
        return about.version === version
      case 'ratification':
        return calls.some((one) => one.call === about.call)
      case 'entry':
        return marks.includes(about.seq)
    }
  }
  return openDisputes(state).filter(touches)
}

/** Whether a term itself is contested. */
export function termIsContested(state: Matter, version: number, term: number): boolean {
  return openDisputes(state).some(
    ({ about }) => about.kind === 'term' && about.version === version && about.term === term,
  )
}

/** Whether a ratification itself is contested, by its call and party or by its entry. */
export function ratificationIsContested(
  state: Matter,
  call: number,
  { party, mark }: { party: string; mark: Mark },
): boolean {
  return openDisputes(state).some(
    ({ about }) =>
      (about.kind === 'ratification' && about.call === call && about.party === party) ||
      (about.kind === 'entry' && about.seq === mark.seq),
  )
}

/** Parties asked in a call who did not ratify in it, or took it back: a dispute's package lists them too. */
export function absentRatifications(
  state: Opened,
): { call: number; version: number; party: string; withdrawn: boolean }[] {
  return callsOf(state).flatMap(({ call, version, parties, ratifications }) =>
    parties.flatMap(({ party }) => {
      const own = ratifications.filter((one) => one.party === party)
      if (own.some((one) => !one.withdrawn)) return []
      return [{ call, version, party, withdrawn: own.length > 0 }]
    }),
  )
}

export function evolveDisputes<S extends Opened>(state: S, event: DisputeEvent, mark: Mark): S {
  switch (event.type) {
    case 'DisputeRaised': {
      const { type: _, ...dispute } = event
      return { ...state, disputes: [...state.disputes, { ...dispute, mark, paths: [], ended: null }] }
    }
    case 'DisputePathTaken': {
      const { path, by, note } = event
      return changed(state, event.dispute, (one) => ({
        ...one,
        paths: [...one.paths, { path, by, note, mark }],
      }))
    }
    case 'DisputeEnded': {
      const { end, by, words } = event
      return changed(state, event.dispute, (one) => ({ ...one, ended: { end, by, words, mark } }))
    }
  }
}

function changed<S extends Opened>(state: S, number: number, to: (dispute: Dispute) => Dispute): S {
  return { ...state, disputes: state.disputes.map((one) => (one.dispute === number ? to(one) : one)) }
}
