import { anySeat, seated, speaker, standing } from './authority'
import type { Actor } from './commands'
import { PLAYED } from './control'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { CommandId } from './ids'
import { stopped } from './intents'
import { unknownReference } from './references'
import type { Refusal } from './refusal'
import type { Provenance } from './settlement'
import type { Matter, Mediation, Opened, Ratifying, Run } from './state'
import type { ModelCall } from './work'

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

/** What software asked of a model is noted also when its run has ended meanwhile, each question once: it was paid for. */
export function callingMediator(
  state: Matter,
  actor: Actor,
  { run: id, exchange }: ModelCall,
): Run | Refusal {
  const ended = state.runs.find((one) => one.run === id && one.state !== 'working')
  if (!ended || actor.kind !== 'mediator' || actor.name !== ended.mediator)
    return workingMediator(state, actor, id)
  return ended.calls.some((one) => one.exchange === exchange) ? { code: 'RunEnded' } : ended
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
