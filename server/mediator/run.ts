import { ModelFault } from '@/server/models/model'
import type { Opened, Run } from '@/server/protocol/state'
import { addressedIn } from './addressed'
import { builtIn, comparisonOf, signed } from './built-in/built-in'
import { guarded, Unanswered } from './guarded'
import { inputFrom, type MediatorInput, versionToRevise } from './input'
import { fail, finish, type MediationEnd, type MediationJob, moved, Stopped, send } from './job'
import { BudgetSpent, type Mediator, type MediatorOutput, NOTHING, NothingNew } from './mediator'
import { packagesFor } from './packages'

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

/** Packages are computed, whoever was asked: no words of a model go into them. */
async function proposals(job: MediationJob): Promise<MediationEnd> {
  if (job.state.bargaining?.proposals.some((one) => one.run === job.run)) return finish(job)
  try {
    const made = await packagesFor(job.state, job.run, job.propose, job.signal, job.onProgress)
    job.signal.throwIfAborted()
    const refused = await send(job, made, 'packages')
    return refused ? moved(job, refused) : finish(job)
  } catch (error) {
    if (error instanceof NothingNew) return fail(job, error.message)
    throw error
  }
}
