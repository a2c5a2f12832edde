import { ModelFault } from '@/server/models/model'
import type { Command } from '@/server/protocol/commands'
import { type CommandId, type Commitment, commandId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { Opened, Run } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { addressedIn } from './addressed'
import { readAnswer } from './answer'
import { builtIn, comparisonOf, signed } from './built-in/built-in'
import { callKeeper, type Limits } from './calls'
import { guard } from './guard/guard'
import { type GuardContext, REASONS, type Reason, type SealedText } from './guard/input'
import { inputFrom, type MediatorInput, versionToRevise } from './input'
import {
  BudgetSpent,
  type CallKeeper,
  type Mediator,
  type MediatorOutput,
  type MediatorText,
  NOTHING,
  NothingNew,
  outputDigest,
  Unusable,
} from './mediator'
import { type Propose, packagesFor } from './packages'
import { guardContextOf, rendered } from './render'

/** Hands one command to the negotiation, as the mediator. An id already taken by the same command counts as accepted. */
export type SubmitCommand = (
  command: Command,
  id: CommandId,
) => Promise<{ ok: true } | { ok: false; refusal: Refusal }>
/** Stores what must not be public where only its audience can read it, and gives the public commitment to it. */
export type SealOutput = (part: {
  command: CommandId
  field: 'output' | 'exchange'
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
  /** What a commitment stands for, for this run's own exchanges. */
  unseal: (commitment: Commitment) => Promise<string | null>
  limits: Limits
  log: (line: string) => void
  signal: AbortSignal
  /** Where packages are worked out; here where nothing is given. */
  propose?: Propose | undefined
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
 * The body of a mediation job, outside any request. Submits what the run that a person asked for gives, guarded, and
 * its end. What the state shows as done for this run is not done again. A fault in `submit` or `seal` is thrown,
 * nothing being said of it on the record: the job is to be run again.
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
  const { phase } = job.state
  if (phase === 'Setup' || phase === 'Closed')
    return fail(job, 'The negotiation is no longer in mediation. Nothing was proposed.')
  if (run.act === 'packages') return proposals(job)
  if (answered(job.state, run, job.mediator)) return finish(job)
  const input = inputOf(job.state, run)
  job.signal.throwIfAborted()
  await flag(job, input)
  let output: MediatorOutput | null
  try {
    output = await guarded(job, run, input)
  } catch (error) {
    if (error instanceof NothingNew || error instanceof BudgetSpent) return fail(job, error.message)
    if (!(error instanceof Unanswered)) throw error
    return { ...(await fail(job, whyUnanswered(error.cause))), error: error.cause }
  }
  if (output === null)
    return fail(job, 'Nothing that the mediator wrote passed the checks. Nothing was proposed.')
  job.signal.throwIfAborted()
  if (run.act === 'draft') return table(job, output)
  return report(job, run, output)
}

/** A model's own words about its fault name no key and no address; any other fault stays off the record. */
function whyUnanswered(cause: unknown): string {
  return cause instanceof ModelFault
    ? `${cause.message} Nothing was proposed.`
    : 'The mediator did not answer. Nothing was proposed.'
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
  if (run.act === 'review' || run.act === 'questions')
    return state.findings.some((one) => one.run === run.run)
  if (run.act === 'draft')
    return mediator.name !== builtIn.name && state.settlements.some((one) => one.run === run.run)
  return state.works.some(
    ({ run: of, content }) =>
      of === run.run && content.kind !== 'addressed' && content.kind !== 'disagreement',
  )
}

async function guarded(job: MediationJob, run: Run, input: MediatorInput): Promise<MediatorOutput | null> {
  const context = guardContextOf(input, job.sealed)
  const own = job.mediator.name === builtIn.name
  const calls = keeperOf(job, run)
  const refused: Reason[][] = run.refusedOutputs.map((one) => one.reasons.filter(isReason))
  let unusable = 0
  for (let tried = run.refusedOutputs.length; tried + unusable < TRIES && !own; ) {
    const output = await ask(job, run, input, job.mediator, calls, refused)
    if (output === null) {
      unusable += 1
      continue
    }
    const reasons = faults(input, output, context)
    if (reasons.length === 0) return output
    await refuse(job, tried, output, reasons)
    refused.push(reasons)
    tried += 1
  }
  const answer = await ask(job, run, input, builtIn, calls, [])
  const output = own || answer === null ? answer : standingIn(answer, job.mediator.name)
  if (output === null) throw new Unanswered('no answer')
  // Rules were given the record alone: held against what is sealed, a chance word of theirs would tell of it.
  const open = own ? context : guardContextOf(input)
  const reasons = faults(input, output, open)
  if (reasons.length === 0) return output
  await refuse(job, own ? 0 : TRIES, output, reasons)
  return passing(input, output, open)
}

const isReason = (one: string): one is Reason => REASONS.some((reason) => reason === one)

function keeperOf(job: MediationJob, run: Run): CallKeeper {
  return callKeeper({
    state: job.state,
    run,
    limits: job.limits,
    seal: (command, content) => job.seal({ command, field: 'exchange', content, reasons: [] }),
    unseal: job.unseal,
    submit: (command, id) => must(job, command, id),
    idOf: (step) => stepId(job.run, step),
    warn: job.log,
  })
}

/** What the run draws chance from: its own id, so that a restart draws the same. */
function seedOf(run: CommandId): number {
  return Number.parseInt(taggedHash('parley/command/v1', canonicalJson(['seed', run])).slice(0, 8), 16)
}

/** `null` for an answer that cannot be used. @throws Unanswered, NothingNew, BudgetSpent */
async function ask(
  job: MediationJob,
  run: Run,
  input: MediatorInput,
  mediator: Mediator,
  calls: CallKeeper,
  refused: Reason[][],
): Promise<MediatorOutput | null> {
  job.signal.throwIfAborted()
  try {
    const { act, subject } = run
    if (act === 'packages') throw new NothingNew('Packages are not made of words.')
    const task = { act, subject, input, seed: seedOf(run.run), refused, calls, signal: job.signal }
    return readAnswer(await mediator.answer(task), act)
  } catch (error) {
    if (error instanceof Unusable && mediator.name !== builtIn.name) return null
    if (error instanceof ModelFault && (error.kind === 'unusable' || error.kind === 'declined')) return null
    const told = error instanceof NothingNew || error instanceof BudgetSpent || error instanceof Stopped
    throw told ? error : new Unanswered('no answer', { cause: error })
  }
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
  const commitment = await job.seal({ command: id, field: 'output', content: canonicalJson(output), reasons })
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
  const passes = (part: Partial<MediatorText>) =>
    rendered(input, { ...NOTHING, ...part }).every((one) => guard(one, context).ok)
  const text = {
    findings: output.findings.filter((one) => passes({ findings: [one] })),
    questions: output.questions.filter((one) => passes({ questions: [one] })),
    drafts: output.drafts.filter((one) => passes({ drafts: [one] })),
    works: output.works.filter((one) => passes({ works: [one] })),
  }
  if (text.findings.length + text.questions.length + text.drafts.length + text.works.length === 0) return null
  return { ...text, provenance: { ...output.provenance, outputDigest: outputDigest(text) } }
}

/** Texts that speak to software, and that nobody has pointed out yet. */
async function flag(job: MediationJob, input: MediatorInput): Promise<void> {
  const texts = addressedIn(job.state, input)
  if (texts.length === 0) return
  const { works, provenance } = signed(input, { ...NOTHING, works: [{ kind: 'addressed', texts }] })
  const [work] = works
  if (work) await send(job, { type: 'ReportWork', run: job.run, work, provenance }, 'addressed')
}

async function report(
  job: MediationJob,
  run: Run,
  { findings, questions, works, provenance }: MediatorOutput,
): Promise<MediationEnd> {
  for (const [at, work] of works.entries()) {
    const refused = await send(job, { type: 'ReportWork', run: job.run, work, provenance }, `work-${at + 1}`)
    if (refused) return moved(job, refused)
  }
  if (run.act !== 'review' && run.act !== 'questions') return finish(job)
  const refused = await send(
    job,
    { type: 'ReportFindings', run: job.run, findings, questions, provenance },
    'findings',
  )
  return refused ? moved(job, refused) : finish(job)
}

async function table(
  job: MediationJob,
  { drafts, works, provenance }: MediatorOutput,
): Promise<MediationEnd> {
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
  const noted = job.state.works.filter((one) => one.run === job.run).map((one) => one.content.kind)
  for (const [at, work] of works.entries())
    if (!noted.includes(work.kind))
      await send(job, { type: 'ReportWork', run: job.run, work, provenance }, `work-${at + 1}`)
  await compare(job, before.length, drafts)
  return finish(job)
}

/** Several drafts of one run are weighed against each other by each party's stated interests, by rules. */
async function compare(job: MediationJob, before: number, drafts: MediatorOutput['drafts']): Promise<void> {
  const done = job.state.works.some((one) => one.run === job.run && one.content.kind === 'comparison')
  if (drafts.length < 2 || done) return
  const settlements = drafts.map((one, at) => ({
    version: before + at + 1,
    terms: one.terms,
    met: one.met,
    unmet: one.unmet,
  }))
  const compared = comparisonOf(inputFrom(job.state), settlements)
  const [work] = compared.works
  if (work)
    await send(job, { type: 'ReportWork', run: job.run, work, provenance: compared.provenance }, 'comparison')
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

/** Packages are computed, whoever was asked: no words of a model go into them. */
async function proposals(job: MediationJob): Promise<MediationEnd> {
  if (job.state.bargaining?.proposals.some((one) => one.run === job.run)) return finish(job)
  try {
    const made = await packagesFor(job.state, job.run, job.propose, job.signal)
    job.signal.throwIfAborted()
    const refused = await send(job, made, 'packages')
    return refused ? moved(job, refused) : finish(job)
  } catch (error) {
    if (error instanceof NothingNew) return fail(job, error.message)
    throw error
  }
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
