import type { CommandId, PersonId } from '@/server/protocol/ids'
import type { Run } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { isUnusable, readAnswer } from './answer'
import { builtIn } from './built-in/built-in'
import { callKeeper } from './calls'
import { guard } from './guard/guard'
import { type GuardContext, REASONS, type Reason } from './guard/input'
import type { MediatorInput } from './input'
import { type LentSecret, type MediationJob, must, Stopped, stepId } from './job'
import {
  BudgetSpent,
  type CallKeeper,
  type Mediator,
  type MediatorOutput,
  type MediatorText,
  NOTHING,
  NothingNew,
  NotKept,
  outputDigest,
  type Task,
} from './mediator'
import { guardContextOf, rendered } from './render'

/** One answer and two further tries; then the built-in mediator answers. */
const TRIES = 3

/** The mediator itself failed; what went wrong goes to whoever runs the job, not onto the record. */
export class Unanswered extends Error {}

/**
 * An answer that passes the guard: the mediator's in at most so many tries, else the built-in one's; null where neither
 * does. Of a run that was `begun` before a restart only what was answered then is given.
 * @throws NotKept, Unanswered, NothingNew, BudgetSpent
 */
export async function guarded(
  job: MediationJob,
  run: Run,
  input: MediatorInput,
  { begun = false, progress }: { begun?: boolean; progress?: Task['progress'] } = {},
): Promise<MediatorOutput | null> {
  const context = guardContextOf(input, job.sealed)
  const own = job.mediator.name === builtIn.name
  const answered = run.calls.some((one) => one.outcome === 'answered')
  const calls = keeperOf(job, run, input, begun)
  const refused: Reason[][] = run.refusedOutputs.map((one) => one.reasons.filter(isReason))
  let unusable = 0
  for (let tried = run.refusedOutputs.length; tried + unusable < TRIES && !own; ) {
    if (begun && !answered) throw new NotKept('it keeps no answers')
    const output = await ask(job, run, input, job.mediator, calls, refused, progress)
    if (output === null) {
      unusable += 1
      continue
    }
    const reasons = faults(input, output, context)
    if (reasons.length === 0) return output
    await refuse(job, input, tried, output, reasons)
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
  await refuse(job, input, own ? 0 : TRIES, output, reasons)
  return passing(input, output, open)
}

const isReason = (one: string): one is Reason => REASONS.some((reason) => reason === one)

function keeperOf(job: MediationJob, run: Run, input: MediatorInput, keptOnly: boolean): CallKeeper {
  return callKeeper({
    state: job.state,
    run,
    limits: job.limits,
    keptOnly,
    // Kept before the answer is judged, so that no restart asks twice; who may open it is judged first.
    seal: (command, content, said) =>
      job.seal({
        command,
        field: 'exchange',
        content,
        reasons: [],
        audience: readersOf(job.sealed ?? [], (lent) => tells(input, said, lent)),
      }),
    unseal: job.unseal,
    submit: async (command, id) => {
      await must(job, command, id)
      // A question is noted also after the end of its run: whatever it brought, nothing more is asked.
      const now = await job.look()
      if (now.runs.find((one) => one.run === job.run)?.state !== 'working') throw new Stopped()
    },
    idOf: (step) => stepId(job.run, step),
    warn: job.log,
  })
}

/** Whether one of these texts, or all of them together, gives a secret away. */
function tells(input: MediatorInput, said: string[], lent: LentSecret[]): boolean {
  const context = guardContextOf(input, lent)
  return [said.join('\n'), ...said].some((text) =>
    guard({ act: 'question', text }, context).reasons.includes('leak'),
  )
}

/** What the run draws chance from: its own id, so that a restart draws the same. */
function seedOf(run: CommandId): number {
  return Number.parseInt(taggedHash('parley/command/v1', canonicalJson(['seed', run])).slice(0, 8), 16)
}

/** `null` for an answer that cannot be used. @throws Unanswered, NothingNew, NotKept, BudgetSpent */
async function ask(
  job: MediationJob,
  run: Run,
  input: MediatorInput,
  mediator: Mediator,
  calls: CallKeeper,
  refused: Reason[][],
  progress?: Task['progress'],
): Promise<MediatorOutput | null> {
  job.signal.throwIfAborted()
  try {
    const { act, subject } = run
    if (act === 'packages') throw new NothingNew('Packages are not made of words.')
    const { signal } = job
    const task = { act, subject, input, seed: seedOf(run.run), refused, calls, signal }
    return readAnswer(await mediator.answer({ ...task, ...(progress && { progress }) }), act)
  } catch (error) {
    if (isUnusable(error) && mediator.name !== builtIn.name) return null
    const told = [NothingNew, BudgetSpent, NotKept, Stopped].some((kind) => error instanceof kind)
    throw told ? error : new Unanswered('no answer', { cause: error })
  }
}

function faults(input: MediatorInput, output: MediatorOutput, context: GuardContext): Reason[] {
  return [...new Set(rendered(input, output).flatMap((one) => guard(one, context).reasons))]
}

async function refuse(
  job: MediationJob,
  input: MediatorInput,
  tried: number,
  output: MediatorOutput,
  reasons: Reason[],
): Promise<void> {
  const id = stepId(job.run, `refused-${tried + 1}`)
  if (job.state.runs.some((one) => one.run === job.run && one.refusedOutputs.length > tried)) return
  const commitment = await job.seal({
    command: id,
    field: 'output',
    content: canonicalJson(output),
    reasons,
    audience: reasons.includes('leak')
      ? readersOf(job.sealed ?? [], (lent) =>
          faults(input, output, guardContextOf(input, lent)).includes('leak'),
        )
      : 'facilitators',
  })
  await must(job, { type: 'RecordRefusedOutput', run: job.run, reasons, output: commitment }, id)
}

/** A text that gives secrets away is opened to nobody who does not know every one of them already. */
function readersOf(
  sealed: LentSecret[],
  leaks: (lent: LentSecret[]) => boolean,
): 'facilitators' | readonly PersonId[] {
  const known = new Map<string, LentSecret[]>()
  for (const one of sealed)
    if (one.owners) {
      const key = [...one.owners].sort().join(' ')
      known.set(key, [...(known.get(key) ?? []), one])
    }
  const [first, ...others] = [...known.values()].filter(leaks).map(([secret]) => secret?.owners ?? [])
  if (!first) return 'facilitators'
  return first.filter((person) => others.every((people) => people.includes(person)))
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
