import { facilitator, partyOf, speaker } from './authority'
import { PLAYED } from './control'
import { heldBack, wrongMediator } from './controls'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { commandId, type PartyId, type PersonId } from './ids'
import { latestIntent, stopped } from './intents'
import { unread, workingMediator, wrongMaker } from './mediation'
import { unknownReference } from './references'
import type { Refusal } from './refusal'
import type { Reference } from './settlement'
import type { IntentPhase, Matter, Mediation, Opened, Ratifying, Reported, Run } from './state'
import type { IntentStatement } from './statements'
import { ACTS, type Act, type Subject, type Work } from './work'

/** Acts that any person of a party may ask for; the others, once the facilitator has said so. */
export const OPEN_TO_PARTIES: readonly Act[] = ['clarify', 'alternatives', 'simulate']
/** Runs at work at one time in a negotiation. */
const MOST_AT_WORK = 8

export const actsForParties = (state: Matter): Act[] =>
  ACTS.filter((one) => OPEN_TO_PARTIES.includes(one) || state.switched.parties.includes(one))

/** The whole matter is worked on by one run of a mediator at a time; single intents and terms beside it. */
export function busyWith(state: Matter, mediator: string, act: Act, subject: Subject | null): boolean {
  const working = state.runs.filter((one) => one.state === 'working')
  return (
    working.length >= MOST_AT_WORK ||
    working.some(
      (one) =>
        one.mediator === mediator &&
        (subject === null
          ? one.subject === null
          : one.act === act && JSON.stringify(one.subject) === JSON.stringify(subject)),
    )
  )
}

export function requestMediation(
  state: IntentPhase | Mediation,
  { id, command, actor, at }: Submitted<'RequestMediation'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const { act, mediator, note, subject = null } = command
  const by = mayAsk(state, actor, act)
  if (typeof by !== 'string') return refuse(by)
  if (state.phase === 'Intent' && act !== 'clarify')
    return refuse({ code: 'WrongPhase', phase: state.phase, allowed: ['Mediation'] })
  const wrong =
    heldBack(state) ??
    wrongMediator(state, mediator) ??
    wrongSubject(state, act, subject) ??
    ofAnother(state, actor, subject)
  if (wrong) return refuse(wrong)
  if (act === 'packages' && !state.bargaining) return refuse({ code: 'NoBargaining', why: 'not-begun' })
  if (busyWith(state, mediator, act, subject)) return refuse({ code: 'MediatorBusy' })
  if (state.runs.some((one) => one.run === id)) return refuse({ code: 'RunEnded' })
  return accept({
    type: 'MediationRequested',
    run: id,
    act,
    mediator,
    by,
    note,
    ...(subject ? { subject } : {}),
  })
}

function mayAsk(state: Matter, actor: Submitted<'RequestMediation'>['actor'], act: Act): PersonId | Refusal {
  const moderates = facilitator(state, actor)
  if (!('code' in moderates)) return moderates.person
  if (moderates.code !== 'OnlyFacilitator' || !actsForParties(state).includes(act)) return moderates
  const speaks = speaker(state, actor)
  return 'code' in speaks ? moderates : speaks.person
}

/** An intent is clarified for its own party; the facilitator may ask it for any. */
function ofAnother(
  state: Matter,
  actor: Submitted<'RequestMediation'>['actor'],
  subject: Subject | null,
): Refusal | null {
  if (subject?.kind !== 'intent') return null
  const speaks = speaker(state, actor)
  return 'code' in speaks || speaks.party === subject.party ? null : { code: 'NotAskedOfYou' }
}

function wrongSubject(state: Matter, act: Act, subject: Subject | null): Refusal | null {
  const needs = act === 'clarify' ? 'intent' : act === 'alternatives' || act === 'simulate' ? 'term' : null
  if ((subject?.kind ?? null) !== needs) return { code: 'WrongSubject', act }
  if (subject?.kind === 'intent') {
    if (!partyOf(state, subject.party)) return { code: 'UnknownParty', party: subject.party }
    return latestIntent(state, subject.party) ? null : { code: 'IntentMissing', parties: [subject.party] }
  }
  if (subject?.kind === 'term') return unknownTerm(state, subject.version, subject.term)
  return act === 'compare' && state.settlements.length < 2
    ? { code: 'UnknownVersion', version: state.settlements.length + 1 }
    : null
}

function unknownTerm(state: Matter, version: number, term: number): Refusal | null {
  const drafted = state.settlements[version - 1]
  if (!drafted) return { code: 'UnknownVersion', version }
  return term > drafted.settlement.terms.length ? { code: 'UnknownTerm', term } : null
}

/** Which acts parties may ask for, and which are done without being asked each time. */
export function switchMediation(state: Opened, { command, actor }: Submitted<'SwitchMediation'>): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (state.phase === 'Closed')
    return refuse({ code: 'WrongPhase', phase: state.phase, allowed: ['Setup', 'Intent', 'Mediation'] })
  const { parties, automatic, mediator } = command
  return accept({ type: 'MediationSwitched', parties, automatic, mediator, by: who.person })
}

/** What a run was asked for decides what it may give. */
const GIVES: Record<Work['kind'], readonly Act[]> = {
  clarification: ['clarify'],
  alternatives: ['alternatives'],
  readings: ['simulate'],
  comparison: ['compare', 'draft'],
  disagreement: ACTS,
  addressed: ACTS,
}

export function reportWork(
  state: IntentPhase | Mediation | Ratifying,
  { command, actor }: Submitted<'ReportWork'>,
): Decision {
  const run = workingMediator(state, actor, command.run)
  if ('code' in run) return refuse(run)
  if (!GIVES[command.work.kind].includes(run.act)) return refuse({ code: 'OnlyMediator' })
  const wrong =
    wrongMaker(state, actor, command.provenance) ??
    unread(state, command.provenance) ??
    unknownReference(state, citedIn(command.work)) ??
    elsewhere(state, run, command.work)
  if (wrong) return refuse(wrong)
  return accept({
    type: 'WorkReported',
    work: state.works.length + 1,
    run: run.run,
    content: command.work,
    provenance: command.provenance,
  })
}

function citedIn(work: Work): Reference[] {
  switch (work.kind) {
    case 'clarification':
      return work.items.map(({ item }) => ({
        kind: 'intent',
        party: work.party,
        version: work.version,
        item,
      }))
    case 'alternatives':
      return work.options.flatMap((one) => one.sources)
    case 'comparison':
      return work.pairs.flatMap((one) => one.points.map((point) => point.about))
    case 'addressed':
      return work.texts.map((one) => one.reference)
    case 'readings':
    case 'disagreement':
      return []
  }
}

/** Work speaks of what the run was asked about, of parties that stand and versions that exist. */
function elsewhere(state: Matter, run: Run, work: Work): Refusal | null {
  switch (work.kind) {
    case 'clarification': {
      if (run.subject?.kind !== 'intent' || run.subject.party !== work.party)
        return { code: 'UnknownParty', party: work.party }
      const intent = latestIntent(state, work.party)
      if (intent?.version !== work.version) return { code: 'IntentMoved', party: work.party }
      const items = work.items.map((one) => one.item)
      const twice = items.find((one, at) => items.indexOf(one) !== at)
      return twice ? { code: 'UnknownReference', where: `${twice}, twice` } : null
    }
    case 'alternatives':
    case 'readings': {
      const { subject } = run
      if (subject?.kind !== 'term' || subject.version !== work.version || subject.term !== work.term)
        return { code: 'UnknownTerm', term: work.term }
      const stranger = (work.kind === 'readings' ? work.readings : []).find(
        ({ reader }) => reader.kind === 'party' && !partyOf(state, reader.party),
      )
      return stranger?.reader.kind === 'party' ? { code: 'UnknownParty', party: stranger.reader.party } : null
    }
    case 'comparison':
      for (const { a, b, party, points } of work.pairs) {
        if (a === b || a > state.settlements.length) return { code: 'UnknownVersion', version: a }
        if (b > state.settlements.length) return { code: 'UnknownVersion', version: b }
        if (!partyOf(state, party)) return { code: 'UnknownParty', party }
        const foreign = points.find(({ about }) => !('party' in about) || about.party !== party)
        if (foreign) return { code: 'UnknownReference', where: 'an interest of another party' }
      }
      return null
    case 'disagreement':
    case 'addressed':
      return null
  }
}

export function recordModelCall(state: Matter, { command, actor }: Submitted<'RecordModelCall'>): Decision {
  const run = workingMediator(state, actor, command.run)
  if ('code' in run) return refuse(run)
  const { type: _, ...call } = command
  return accept({ type: 'ModelCalled', ...call })
}

/** A statement with some of its items said otherwise; reasons and context stay as they are. */
export function saidAnew(
  statement: IntentStatement,
  said: (item: string, text: string) => string,
): IntentStatement {
  return {
    ...statement,
    goals: statement.goals.map((one, n) => ({ ...one, text: said(`g${n + 1}`, one.text) })),
    constraints: statement.constraints.map((one, n) => said(`c${n + 1}`, one)),
    redLines: statement.redLines.map((one, n) => said(`r${n + 1}`, one)),
    tradeable: statement.tradeable.map((one, n) => said(`w${n + 1}`, one)),
  }
}

/** Rephrasings of the intent that stands for a party, which nobody of it has answered. */
export function clarificationsWaiting(state: Matter, party: PartyId): Reported[] {
  const version = latestIntent(state, party)?.version
  return state.works.filter(
    ({ content, answer }) =>
      content.kind === 'clarification' &&
      content.party === party &&
      content.version === version &&
      answer === null,
  )
}

/** The author's own answer to how the mediator would put it. Only this makes a rephrasing count. */
export function answerClarification(
  state: IntentPhase | Mediation,
  { command, actor, at }: Submitted<'AnswerClarification'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const found = state.works[command.work - 1]
  if (found?.content.kind !== 'clarification') return refuse({ code: 'UnknownWork' })
  const { party, version, items } = found.content
  if (party !== who.party) return refuse({ code: 'NotAskedOfYou' })
  if (found.answer) return refuse({ code: 'ClarificationAnswered' })
  const answered = {
    type: 'ClarificationAnswered',
    work: command.work,
    party,
    by: who.person,
    answer: command.answer.kind,
  } as const
  if (command.answer.kind === 'declined') return accept(answered)
  const intent = latestIntent(state, party)
  if (!intent || intent.version !== version) return refuse({ code: 'IntentMoved', party })
  const said = (item: string, text: string) => items.find((one) => one.item === item)?.text ?? text
  const next =
    command.answer.kind === 'corrected' ? command.answer.statement : saidAnew(intent.statement, said)
  return accept(answered, {
    type: 'IntentStated',
    party,
    version: version + 1,
    by: who.person,
    statement: next,
  })
}

/**
 * What a person's act sets off where the facilitator switched it on, in the same entry. Where a mediator is at
 * work on it already, nothing more is asked.
 */
export function withSwitchedOn(
  state: Opened,
  submitted: Pick<Submitted<'StateIntent'>, 'id'>,
  decision: Decision,
): Decision {
  if (!decision.ok) return decision
  if (heldBack(state)) return decision
  const { automatic } = state.switched
  const mediator = state.control.player ? PLAYED : state.switched.mediator
  const asked = decision.events.flatMap((event, at) => {
    const run = `${submitted.id}-on${at}`.slice(-64)
    if (event.type === 'IntentStated' && automatic.includes('clarify')) {
      const subject = { kind: 'intent' as const, party: event.party }
      const answered = decision.events.some((one) => one.type === 'ClarificationAnswered')
      return answered || busyWith(state, mediator, 'clarify', subject)
        ? []
        : [requested(run, 'clarify', mediator, event.by, subject)]
    }
    if (event.type === 'MediationBegun' && automatic.includes('review'))
      return busyWith(state, mediator, 'review', null)
        ? []
        : [requested(run, 'review', mediator, event.by, null)]
    return []
  })
  return asked.length > 0 ? accept(...decision.events, ...asked) : decision
}

function requested(run: string, act: Act, mediator: string, by: PersonId, subject: Subject | null) {
  return {
    type: 'MediationRequested' as const,
    run: commandId.parse(run),
    act,
    mediator,
    by,
    note: '',
    ...(subject ? { subject } : {}),
  }
}
