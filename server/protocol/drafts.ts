import { facilitator, outside, seatedParties, speaker, standing } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { EventOf } from './events'
import type { PartyId, PersonId } from './ids'
import { latestIntent, stopped } from './intents'
import { unread, workingMediator, wrongMaker } from './mediation'
import { accountForRedLines } from './red-lines'
import { unknownReference } from './references'
import type { Refusal } from './refusal'
import { type CarveOut, type Draft, digestOf, type Origin, type SettlementBody } from './settlement'
import type { Matter, Mediation, Ratifying } from './state'

export function counterSettlement(
  state: Mediation,
  { command, actor, at }: Submitted<'CounterSettlement'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const counter = counterOf(state, who, command.version, command)
  return 'code' in counter ? refuse(counter) : accept(counter)
}

type Counter = Pick<Submitted<'CounterSettlement'>['command'], 'changes' | 'comment'>

/** What a counter puts on the record, in mediation or in answer to a call. */
export function counterOf(
  state: Matter,
  who: { party: PartyId; person: PersonId },
  version: number,
  { changes, comment }: Counter,
): EventOf<'SettlementCountered'> | Refusal {
  const missing = unknownChange(state, version, changes)
  if (missing) return missing
  return {
    type: 'SettlementCountered',
    counter: state.counters.length + 1,
    version,
    party: who.party,
    by: who.person,
    changes,
    comment,
  }
}

function unknownChange(state: Matter, version: number, changes: Counter['changes']): Refusal | null {
  const answered = state.settlements[version - 1]
  if (!answered) return { code: 'UnknownVersion', version }
  for (const change of changes)
    if (change.change !== 'add' && change.term > answered.settlement.terms.length)
      return { code: 'UnknownTerm', term: change.term }
  return null
}

/**
 * A draft in any phase of talk, by the mediator inside its run, or tabled by a facilitator as a party's or
 * their own text. During a call it stays a draft: only a call puts a text to ratification.
 */
export function draftSettlement(
  state: Mediation | Ratifying,
  submitted: Submitted<'DraftSettlement'>,
): Decision {
  const { command } = submitted
  const bound = stopped(state, submitted.at)
  if (bound) return refuse(bound)
  const author = draftAuthor(state, submitted)
  if (author) return refuse(author)
  const full = draftsUsed(state)
  if (full) return refuse(full)
  if (command.basedOn !== null && command.basedOn > state.settlements.length)
    return refuse({ code: 'UnknownVersion', version: command.basedOn })
  const sources = [...command.draft.terms, ...command.draft.tradeOffs].flatMap((one) => one.sources)
  const unknown = unknownReference(state, sources)
  if (unknown) return refuse(unknown)
  const accounted = accountForRedLines(state, command.draft, command.origin.kind === 'mediator')
  if ('code' in accounted) return refuse(accounted)
  const body = complete(state, accounted, command)
  return accept({
    type: 'SettlementDrafted',
    run: command.run,
    settlement: { ...body, digest: digestOf(body) },
  })
}

function draftsUsed(state: Matter): Refusal | null {
  const most = state.charter.limits.drafts
  return most !== null && state.settlements.length >= most ? { code: 'BoundReached', bound: 'drafts' } : null
}

/** A text that follows from what the parties did, drafted by the protocol itself under that origin. */
export function draftedFrom(
  state: Matter,
  draft: Draft,
  origin: Origin,
): EventOf<'SettlementDrafted'> | Refusal {
  const refused = draftsUsed(state)
  if (refused) return refused
  const accounted = accountForRedLines(state, draft, false)
  if ('code' in accounted) return accounted
  const body = complete(state, accounted, { basedOn: null, origin })
  return { type: 'SettlementDrafted', run: null, settlement: { ...body, digest: digestOf(body) } }
}

function draftAuthor(
  state: Mediation | Ratifying,
  { command, actor }: Submitted<'DraftSettlement'>,
): Refusal | null {
  const { origin, run } = command
  if (origin.kind === 'mediator') {
    if (run === null) return { code: 'UnknownRun' }
    const working = workingMediator(state, actor, run)
    if ('code' in working) return working
    if (working.act !== 'draft') return { code: 'WrongOrigin' }
    return wrongMaker(state, actor, origin.provenance) ?? unread(state, origin.provenance)
  }
  const wrong = outside(state, 'Mediation')
  if (wrong) return wrong
  const who = facilitator(state, actor)
  if ('code' in who) return who
  if (run !== null || origin.kind === 'offer') return { code: 'WrongOrigin' }
  if (origin.kind === 'person') return origin.person === who.person ? null : { code: 'WrongOrigin' }
  const counter = origin.counter === null ? null : state.counters[origin.counter - 1]
  if (counter === undefined || (counter && counter.party !== origin.party)) return { code: 'WrongOrigin' }
  return standing(state).some((one) => one.party === origin.party)
    ? null
    : { code: 'UnknownParty', party: origin.party }
}

/** Issues that were dropped or carved out: each must stand in the text that all ratify. */
export function carveOuts(state: Matter): CarveOut[] {
  return state.issues.flatMap(({ issue, title, setAside }) =>
    setAside ? [{ issue, title, decision: setAside.decision, reason: setAside.reason }] : [],
  )
}

export function settlementParties(state: Matter): SettlementBody['parties'] {
  const seated = seatedParties(state).map((one) => one.party)
  return standing(state).flatMap(({ party, name }) => (seated.includes(party) ? [{ party, name }] : []))
}

function complete(
  state: Matter,
  draft: Draft,
  command: { basedOn: number | null; origin: Origin },
): SettlementBody {
  const intents = standing(state).flatMap(({ party }) => {
    const intent = latestIntent(state, party)
    return intent ? [{ party, version: intent.version }] : []
  })
  return {
    ...draft,
    negotiation: state.negotiation,
    version: state.settlements.length + 1,
    basedOn: command.basedOn,
    parties: settlementParties(state),
    terms: draft.terms.map((term, at) => ({ ...term, number: at + 1 })),
    carveOuts: carveOuts(state),
    references: { intents, issues: state.issues.map((one) => one.issue) },
    origin: command.origin,
  }
}
