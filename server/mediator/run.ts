import { z } from 'zod'
import { type Command, finding, mediatorQuestion } from '@/server/protocol/commands'
import { type CommandId, type Commitment, commandId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import { draft, provenance } from '@/server/protocol/settlement'
import type { Opened, Run } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { builtIn } from './built-in/built-in'
import { guard } from './guard/guard'
import type { GuardContext, Reason, SealedText } from './guard/input'
import { inputFrom, type MediatorInput, versionToRevise } from './input'
import { type Mediator, type MediatorOutput, NothingNew, outputDigest } from './mediator'
import { guardContextOf, rendered } from './render'

/** Hands one command to the negotiation, as the mediator. An id already taken by the same command counts as accepted. */
export type SubmitCommand = (
  command: Command,
  id: CommandId,
) => Promise<{ ok: true } | { ok: false; refusal: Refusal }>
/** Stores a refused output where only its audience can read it, and gives the public commitment to it. */
export type SealOutput = (part: {
  command: CommandId
  content: string
  reasons: Reason[]
}) => Promise<Commitment>

export type MediationJob = {
  /** The public state as it is now; after a restart, with whatever the first start had already submitted. */
  state: Opened
  run: CommandId
  mediator: Mediator
  submit: SubmitCommand
  seal: SealOutput
  signal: AbortSignal
  /** Sealed parts that must not show in the output; lent for the check and never sent anywhere. */
  sealed?: SealedText[]
}

/** How a job ended. `stopped`: aborted, cancelled by a person, or ended before; nothing more is to be done. */
export type MediationEnd = { end: 'finished' | 'failed' | 'stopped'; error?: unknown }

/** One answer and two further tries; then the built-in mediator answers. */
const TRIES = 3

/** The id of a step of a run: the same after a restart, so that a step is never done twice. */
export function stepId(run: CommandId, step: string): CommandId {
  return commandId.parse(
    `m-${taggedHash('parley/command/v1', canonicalJson(['mediation', run, step])).slice(0, 48)}`,
  )
}

/**
 * The body of a mediation job, outside any request. Submits findings or drafts of the run that a person asked
 * for, guarded, and its end. What the state shows as done for this run is not done again. A fault in `submit` or
 * `seal` is thrown, nothing being said of it on the record: the job is to be run again.
 */
export async function runMediation(job: MediationJob): Promise<MediationEnd> {
  const run = job.state.runs.find((one) => one.run === job.run)
  if (run?.state !== 'working' || run.mediator !== job.mediator.name) return { end: 'stopped' }
  try {
    return await answerFor(job, run)
  } catch (error) {
    if (error instanceof Stopped || job.signal.aborted) return { end: 'stopped' }
    throw error
  }
}

async function answerFor(job: MediationJob, run: Run): Promise<MediationEnd> {
  if (job.state.phase !== 'Mediation' && job.state.phase !== 'Ratification')
    return fail(job, 'The negotiation is no longer in mediation. Nothing was proposed.')
  if (answered(job.state, run, job.mediator)) return finish(job)
  let output: MediatorOutput | null
  try {
    output = await guarded(job, run, inputOf(job.state, run))
  } catch (error) {
    if (error instanceof NothingNew) return fail(job, error.message)
    if (!(error instanceof Unanswered)) throw error
    return { ...(await fail(job, 'The mediator did not answer. Nothing was proposed.')), error: error.cause }
  }
  if (output === null)
    return fail(job, 'Nothing that the mediator wrote passed the checks. Nothing was proposed.')
  job.signal.throwIfAborted()
  return run.act === 'review' ? report(job, output) : table(job, output)
}

class Stopped extends Error {}
/** The mediator itself failed; what went wrong goes to whoever runs the job, not onto the record. */
class Unanswered extends Error {}

/** The input as it stood without what this run itself has added. */
function inputOf(state: Opened, run: Run): MediatorInput {
  return inputFrom(
    { ...state, settlements: state.settlements.filter((one) => one.run !== run.run) },
    run.note,
  )
}

/** Whether an earlier start got as far as its answer. A mediator that may answer differently is not asked for the rest. */
function answered(state: Opened, run: Run, mediator: Mediator): boolean {
  if (run.act === 'review') return state.findings.some((one) => one.run === run.run)
  return mediator.name !== builtIn.name && state.settlements.some((one) => one.run === run.run)
}

async function guarded(job: MediationJob, run: Run, input: MediatorInput): Promise<MediatorOutput | null> {
  const context = guardContextOf(input, job.sealed)
  const own = job.mediator.name === builtIn.name
  for (let tried = run.refusedOutputs.length; tried < TRIES && !own; tried += 1) {
    const output = await ask(job, run, input, job.mediator)
    const reasons = faults(input, output, context)
    if (reasons.length === 0) return output
    await refuse(job, tried, output, reasons)
  }
  const answer = await ask(job, run, input, builtIn)
  const output = own ? answer : standingIn(answer, job.mediator.name)
  const reasons = faults(input, output, context)
  if (reasons.length === 0) return output
  await refuse(job, own ? 0 : TRIES, output, reasons)
  return passing(input, output, context)
}

async function ask(
  job: MediationJob,
  run: Run,
  input: MediatorInput,
  mediator: Mediator,
): Promise<MediatorOutput> {
  job.signal.throwIfAborted()
  try {
    const output = await (run.act === 'review'
      ? mediator.review(input, job.signal)
      : mediator.draft(input, job.signal))
    return read(output, run.act)
  } catch (error) {
    throw error instanceof NothingNew ? error : new Unanswered('no answer', { cause: error })
  }
}

const answer = z.strictObject({
  findings: z.array(finding).max(200),
  questions: z.array(mediatorQuestion).max(50),
  drafts: z.array(draft).max(3),
  provenance,
})

/** A mediator is another program: its answer is parsed like anything that comes through a door. */
function read(output: MediatorOutput, act: Run['act']): MediatorOutput {
  const parsed = answer.parse(output)
  if (parsed.provenance.outputDigest !== outputDigest(parsed))
    throw new Error('the output is not the one its digest names')
  if (act === 'draft' ? parsed.drafts.length === 0 : parsed.drafts.length > 0)
    throw new Error('the mediator answered something else than it was asked')
  return parsed
}

function faults(input: MediatorInput, output: MediatorOutput, context: GuardContext): Reason[] {
  return [...new Set(rendered(input, output).flatMap((one) => guard(one, context).reasons))]
}

async function refuse(
  job: MediationJob,
  tried: number,
  output: MediatorOutput,
  reasons: Reason[],
): Promise<void> {
  const id = stepId(job.run, `refused-${tried + 1}`)
  if (job.state.runs.some((one) => one.run === job.run && one.refusedOutputs.length > tried)) return
  const commitment = await job.seal({ command: id, content: canonicalJson(output), reasons })
  await must(job, { type: 'RecordRefusedOutput', run: job.run, reasons, output: commitment }, id)
}

/** The built-in answer says in whose place it stands, in its provenance and in the rationale of each draft. */
function standingIn(output: MediatorOutput, instead: string): MediatorOutput {
  const drafts = output.drafts.map((one) => ({
    ...one,
    rationale:
      `This text comes from the built-in mediator. The mediator that was asked, “${instead}”, gave nothing that passed the checks on its words. ${one.rationale}`.slice(
        0,
        8_000,
      ),
  }))
  const text = { ...output, drafts }
  return {
    ...text,
    provenance: {
      ...output.provenance,
      parameters: { ...output.provenance.parameters, 'in place of': instead },
      outputDigest: outputDigest(text),
    },
  }
}

/** What of the built-in answer passes on its own; `null` when nothing does. */
function passing(input: MediatorInput, output: MediatorOutput, context: GuardContext): MediatorOutput | null {
  const passes = (part: Partial<MediatorOutput>) =>
    rendered(input, { findings: [], questions: [], drafts: [], ...part }).every(
      (one) => guard(one, context).ok,
    )
  const text = {
    findings: output.findings.filter((one) => passes({ findings: [one] })),
    questions: output.questions.filter((one) => passes({ questions: [one] })),
    drafts: output.drafts.filter((one) => passes({ drafts: [one] })),
  }
  if (text.findings.length + text.questions.length + text.drafts.length === 0) return null
  return { ...text, provenance: { ...output.provenance, outputDigest: outputDigest(text) } }
}

async function report(
  job: MediationJob,
  { findings, questions, provenance }: MediatorOutput,
): Promise<MediationEnd> {
  const refused = await send(
    job,
    { type: 'ReportFindings', run: job.run, findings, questions, provenance },
    'findings',
  )
  return refused ? moved(job, refused) : finish(job)
}

async function table(job: MediationJob, { drafts, provenance }: MediatorOutput): Promise<MediationEnd> {
  const before = job.state.settlements.filter((one) => one.run !== job.run)
  const done = job.state.settlements.length - before.length
  const basedOn = versionToRevise({ ...job.state, settlements: before })?.settlement.version ?? null
  for (const [at, one] of drafts.entries()) {
    if (at < done) continue
    job.signal.throwIfAborted()
    const refused = await send(
      job,
      {
        type: 'DraftSettlement',
        run: job.run,
        basedOn,
        draft: one,
        origin: { kind: 'mediator', provenance },
      },
      `draft-${at + 1}`,
    )
    if (refused) return at > 0 ? finish(job) : moved(job, refused)
  }
  return finish(job)
}

/** A refusal in the middle of a run: what people did meanwhile decides. */
function moved(job: MediationJob, refusal: Refusal): Promise<MediationEnd> {
  if (refusal.code === 'BoundReached')
    return fail(
      job,
      refusal.bound === 'drafts'
        ? 'The number of drafts set in the limits is reached. Nothing was proposed.'
        : 'The deadline set in the limits has passed. Nothing was proposed.',
    )
  return fail(
    job,
    'The negotiation moved on while the mediator worked, so its answer no longer fits. Nothing was proposed; ask again.',
  )
}

async function finish(job: MediationJob): Promise<MediationEnd> {
  await send(job, { type: 'FinishMediation', run: job.run }, 'finish')
  return { end: 'finished' }
}

async function fail(job: MediationJob, reason: string): Promise<MediationEnd> {
  if (job.signal.aborted) return { end: 'stopped' }
  await send(job, { type: 'FailMediation', run: job.run, reason: reason.slice(0, 600) }, 'fail')
  return { end: 'failed' }
}

/** @throws Stopped when the run has ended meanwhile, for instance by a person's cancelling it */
async function send(job: MediationJob, command: Command, step: string): Promise<Refusal | null> {
  const answer = await job.submit(command, stepId(job.run, step))
  if (answer.ok) return null
  if (answer.refusal.code === 'RunEnded' || answer.refusal.code === 'UnknownRun') throw new Stopped()
  return answer.refusal
}

async function must(job: MediationJob, command: Command, id: CommandId): Promise<void> {
  const answer = await job.submit(command, id)
  if (!answer.ok) throw new Stopped()
}
