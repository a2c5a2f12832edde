import { anySeat, facilitator, outside, seated, seatedParties, speaker, standing } from './authority'
import type { Actor } from './commands'
import { PLAYED } from './control'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { EventOf } from './events'
import type { CommandId, PartyId } from './ids'
import { latestIntent, stopped } from './intents'
import { unknownReference } from './references'
import type { Refusal } from './refusal'
import {
  type CarveOut,
  type Draft,
  digestOf,
  type Origin,
  type Provenance,
  type SettlementBody,
} from './settlement'
import type { Matter, Mediation, Opened, Ratifying, Run } from './state'

export function cancelMediation(state: Opened, { command, actor }: Submitted<'CancelMediation'>): Decision {
  const who = anySeat(state, actor)
  if ('code' in who) return refuse(who)
  const run = working(state, command.run)
  if ('code' in run) return refuse(run)
  if (who.role !== 'facilitator' && run.by !== who.person) return refuse({ code: 'OnlyFacilitator' })
  return accept({ type: 'MediationCancelled', run: run.run, by: who.person })
}

function working(state: Matter, id: CommandId): Run | Refusal {
  const run = state.runs.find((one) => one.run === id)
  if (!run) return { code: 'UnknownRun' }
  return run.state === 'working' ? run : { code: 'RunEnded' }
}

/** A mediator acts only inside a run that a person asked for, and only the one that was asked. */
export function workingMediator(state: Matter, actor: Actor, id: CommandId): Run | Refusal {
  const name = mediatorOf(state, actor)
  if (name === null) return { code: 'OnlyMediator' }
  const run = working(state, id)
  if ('code' in run) return run
  return run.mediator === name ? run : { code: 'OnlyMediator' }
}

/** As which mediator somebody acts: software by its name, a person only while they play it. */
function mediatorOf(state: Matter, actor: Actor): string | null {
  if (actor.kind === 'mediator') return actor.name === PLAYED ? null : actor.name
  const plays = actor.kind === 'person' && actor.person === state.control.player?.person
  return plays && seated(state, actor.person) ? PLAYED : null
}

/** A person does not speak in the name of software, nor software in a person's. */
export function wrongMaker(state: Matter, actor: Actor, { by, name }: Provenance): Refusal | null {
  if ((by === 'person') !== (actor.kind === 'person')) return { code: 'WrongOrigin' }
  return by === 'person' && name !== state.control.player?.name ? { code: 'WrongOrigin' } : null
}

export function reportFindings(
  state: Mediation | Ratifying,
  { command, actor }: Submitted<'ReportFindings'>,
): Decision {
  const run = workingMediator(state, actor, command.run)
  if ('code' in run) return refuse(run)
  if (run.subject !== null || run.act === 'compare') return refuse({ code: 'OnlyMediator' })
  const ahead = wrongMaker(state, actor, command.provenance) ?? unread(state, command.provenance)
  if (ahead) return refuse(ahead)
  const cited = command.findings.flatMap((one) =>
    (one.kind === 'conflict' ? one.between : [one.about]).map((quote) => quote.reference),
  )
  const asked = command.questions.flatMap((one) => one.about)
  const unknown = unknownReference(state, [...cited, ...asked])
  if (unknown) return refuse(unknown)
  const stranger = command.questions.find(
    (one) => one.to !== null && !standing(state).some((party) => party.party === one.to),
  )
  if (stranger?.to) return refuse({ code: 'UnknownParty', party: stranger.to })
  const questions = command.questions.map((one, at) => ({
    ...one,
    question: state.questions.length + at + 1,
  }))
  return accept({
    type: 'FindingsReported',
    run: run.run,
    findings: command.findings,
    questions,
    provenance: command.provenance,
  })
}

/** Nobody has read entries that are not there yet. */
export function unread(state: Matter, { readTo }: Provenance): Refusal | null {
  return readTo > state.head.seq ? { code: 'UnknownEntry', seq: readTo } : null
}

export function finishMediation(state: Matter, { command, actor }: Submitted<'FinishMediation'>): Decision {
  const run = workingMediator(state, actor, command.run)
  return 'code' in run ? refuse(run) : accept({ type: 'MediationFinished', run: run.run })
}

/** The house may record that a mediator did not answer: a fact, which leaves "no proposal". */
export function failMediation(state: Matter, { command, actor }: Submitted<'FailMediation'>): Decision {
  const run =
    actor.kind === 'house' ? working(state, command.run) : workingMediator(state, actor, command.run)
  return 'code' in run
    ? refuse(run)
    : accept({ type: 'MediationFailed', run: run.run, reason: command.reason })
}

export function recordRefusedOutput(
  state: Matter,
  { command, actor }: Submitted<'RecordRefusedOutput'>,
): Decision {
  const run = workingMediator(state, actor, command.run)
  if ('code' in run) return refuse(run)
  return accept({
    type: 'MediatorOutputRefused',
    run: run.run,
    reasons: command.reasons,
    output: command.output,
  })
}

export function answerQuestion(
  state: Mediation,
  { command, actor, at }: Submitted<'AnswerQuestion'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const question = state.questions.find((one) => one.question === command.question)
  if (!question) return refuse({ code: 'UnknownQuestion' })
  if (question.to !== null && question.to !== who.party) return refuse({ code: 'NotAskedOfYou' })
  return accept({
    type: 'QuestionAnswered',
    question: question.question,
    party: who.party,
    by: who.person,
    text: command.text,
  })
}

export function counterSettlement(
  state: Mediation,
  { command, actor, at }: Submitted<'CounterSettlement'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const who = speaker(state, actor)
  if ('code' in who) return refuse(who)
  const missing = unknownChange(state, command.version, command.changes)
  if (missing) return refuse(missing)
  const { version, changes, comment } = command
  return accept({
    type: 'SettlementCountered',
    counter: state.counters.length + 1,
    version,
    party: who.party,
    by: who.person,
    changes,
    comment,
  })
}

export function unknownChange(
  state: Matter,
  version: number,
  changes: Submitted<'CounterSettlement'>['command']['changes'],
): Refusal | null {
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

/**
 * Every standing red line is met by a term that exists or listed as unmet, never both. What a person's text
 * leaves out is completed, a mediator's is refused.
 */
function accountForRedLines(state: Matter, draft: Draft, strict: boolean): Draft | Refusal {
  const unmet = [...draft.unmet]
  for (const met of draft.met)
    if (met.term > draft.terms.length) return { code: 'UnknownTerm', term: met.term }
  for (const { party, item } of redLines(state)) {
    const names = (one: { party: PartyId; item: string }) => one.party === party && one.item === item
    const met = draft.met.some(names)
    const listed = draft.unmet.some(names)
    if (met !== listed) continue
    if (strict || met) return { code: 'RedLineUnaccounted', party, item }
    unmet.push({ party, item, why: 'Not addressed by the author of this text.' })
  }
  const lines = redLines(state)
  const stray = [...draft.met, ...draft.unmet].find(
    (one) => !lines.some((line) => line.party === one.party && line.item === one.item),
  )
  return stray ? { code: 'UnknownReference', where: `red line ${stray.item}` } : { ...draft, unmet }
}

export function redLines(state: Matter): { party: PartyId; item: string; text: string }[] {
  return standing(state).flatMap(({ party }) =>
    (latestIntent(state, party)?.statement.redLines ?? []).map((text, at) => ({
      party,
      item: `r${at + 1}`,
      text,
    })),
  )
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
