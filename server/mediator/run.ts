import { ModelFault } from '@/server/models/model'
import type { Drafted, Opened, Run } from '@/server/protocol/state'
import { addressedIn } from './addressed'
import { comparisonOf, signed } from './built-in/built-in'
import { guarded, Unanswered } from './guarded'
import { inputFrom, type MediatorInput, versionToRevise } from './input'
import { fail, finish, type MediationEnd, type MediationJob, moved, Stopped, send } from './job'
import { BudgetSpent, type MediatorOutput, NOTHING, NothingNew, NotKept } from './mediator'
import { packagesFor } from './packages'

/** Steps that follow an answer: it is checked, and put on the record. */
const AFTER_ANSWER = 2

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
  if (answered(job.state, run)) return finish(job)
  const begun = draftsOf(job.state, run).length > 0
  const input = inputOf(job.state, run)
  job.signal.throwIfAborted()
  await flag(job, run, input)
  let output: MediatorOutput | null
  let steps = 0
  try {
    output = await guarded(job, run, input, {
      begun,
      progress: (done, of) => {
        steps = of
        job.onProgress?.(done, of + AFTER_ANSWER)
      },
    })
  } catch (error) {
    // What stands of it stands: it is closed there.
    if (begun && (error instanceof NotKept || error instanceof NothingNew)) return finish(job)
    if (error instanceof NothingNew || error instanceof BudgetSpent) return fail(job, error.message)
    if (!(error instanceof Unanswered)) throw error
    return { ...(await fail(job, whyUnanswered(error.cause))), error: error.cause }
  }
  if (output === null)
    return fail(job, 'Nothing that the mediator wrote passed the checks. Nothing was proposed.')
  job.signal.throwIfAborted()
  if (steps > 0) job.onProgress?.(steps + 1, steps + AFTER_ANSWER)
  if (run.act === 'draft') return table(job, run, output)
  return report(job, run, output)
}

/** A model's own words about its fault name no key and no address; any other fault stays off the record. */
function whyUnanswered(cause: unknown): string {
  return cause instanceof ModelFault
    ? `${cause.message} Nothing was proposed.`
    : 'The mediator did not answer. Nothing was proposed.'
}

/** What this run has drafted, with what it was drafted from. */
const draftsOf = (state: Opened, run: Run) => state.settlements.filter((one) => one.run === run.run)

/** The state as it stood without what this run itself has drafted, and what people said to that. */
function withoutDrafts(state: Opened, run: Run): Opened {
  const own = draftsOf(state, run).map((one) => one.settlement.version)
  return {
    ...state,
    settlements: state.settlements.filter((one) => one.run !== run.run),
    counters: state.counters.filter((one) => !own.includes(one.version)),
  }
}

const inputOf = (state: Opened, run: Run): MediatorInput => inputFrom(withoutDrafts(state, run), run.note)

/** Whether an earlier start got as far as all of its answer. Of drafts nobody knows before how many there are. */
function answered(state: Opened, run: Run): boolean {
  if (run.act === 'review' || run.act === 'questions')
    return state.findings.some((one) => one.run === run.run)
  return state.works.some(
    ({ run: of, content }) =>
      of === run.run &&
      content.kind !== 'addressed' &&
      content.kind !== 'disagreement' &&
      (run.act !== 'draft' || content.kind === 'comparison'),
  )
}

/** Texts that speak to software, and that nobody has pointed out yet. */
async function flag(job: MediationJob, run: Run, input: MediatorInput): Promise<void> {
  const texts = addressedIn(job.state, input, run)
  if (texts.length === 0) return
  const { works, provenance } = signed(input, { ...NOTHING, works: [{ kind: 'addressed', texts }] })
  const [work] = works
  if (work) await send(job, { type: 'ReportWork', run: job.run, work, provenance }, 'addressed')
}

async function report(
  job: MediationJob,
  run: Run,
  { findings, questions, works, provenance, writers }: MediatorOutput,
): Promise<MediationEnd> {
  for (const [at, work] of works.entries()) {
    const how = writers?.works[at] ?? provenance
    const command = { type: 'ReportWork', run: job.run, work, provenance: how } as const
    const refused = await send(job, command, `work-${at + 1}`)
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
  run: Run,
  { drafts, works, provenance, writers }: MediatorOutput,
): Promise<MediationEnd> {
  const done = draftsOf(job.state, run)
  const [first] = done
  // The rest of another answer than the one whose beginning stands belongs to nothing.
  if (first && digestOf(first) !== provenance.outputDigest) return finish(job)
  const basedOn = versionToRevise(withoutDrafts(job.state, run))?.settlement.version ?? null
  for (const [at, one] of drafts.entries()) {
    if (at < done.length) continue
    job.signal.throwIfAborted()
    const refused = await send(
      job,
      {
        type: 'DraftSettlement',
        run: job.run,
        basedOn: first?.settlement.basedOn ?? basedOn,
        draft: one,
        origin: { kind: 'mediator', provenance: writers?.drafts[at] ?? provenance },
      },
      `draft-${at + 1}`,
    )
    if (refused) return at > 0 ? finish(job) : moved(job, refused)
  }
  const noted = job.state.works.filter((one) => one.run === job.run).map((one) => one.content.kind)
  for (const [at, work] of works.entries()) {
    const how = writers?.works[at] ?? provenance
    if (!noted.includes(work.kind))
      await send(job, { type: 'ReportWork', run: job.run, work, provenance: how }, `work-${at + 1}`)
  }
  await compare(job, run)
  return finish(job)
}

const digestOf = ({ settlement: { origin } }: Drafted): string | null =>
  origin.kind === 'mediator' ? origin.provenance.outputDigest : null

/** Several drafts of one run are weighed against each other by each party's stated interests, by rules. */
async function compare(job: MediationJob, run: Run): Promise<void> {
  const state = await job.look()
  const drafts = draftsOf(state, run).map(({ settlement }) => settlement)
  if (drafts.length < 2) return
  const compared = comparisonOf(inputFrom(state), drafts)
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
