import { z } from 'zod'
import { ModelFault } from '@/server/models/model'
import { draft, provenance } from '@/server/protocol/settlement'
import { finding, mediatorQuestion } from '@/server/protocol/statements'
import { type TextAct, type Work, work } from '@/server/protocol/work'
import { type MediatorOutput, outputDigest, Unusable } from './mediator'

const answer = z.strictObject({
  findings: z.array(finding).max(200),
  questions: z.array(mediatorQuestion).max(50),
  drafts: z.array(draft).max(3),
  works: z.array(work).max(8),
  provenance,
  writers: z.strictObject({ drafts: z.array(provenance), works: z.array(provenance) }).exactOptional(),
})

const WORK_OF: Partial<Record<TextAct, Work['kind']>> = {
  clarify: 'clarification',
  alternatives: 'alternatives',
  simulate: 'readings',
  compare: 'comparison',
}

/**
 * A mediator is another program: its answer is parsed like anything that comes through a door.
 * @throws Unusable
 */
export function readAnswer(output: MediatorOutput, act: TextAct): MediatorOutput {
  const parsed = answer.safeParse(output)
  if (!parsed.success) throw new Unusable('the answer is not of the shape asked for', { cause: parsed.error })
  if (parsed.data.provenance.outputDigest !== outputDigest(parsed.data))
    throw new Error('the output is not the one its digest names')
  if (!eachNamed(parsed.data)) throw new Error('who wrote what is not said of each part')
  if (!fits(parsed.data, act)) throw new Unusable('the mediator answered something else than it was asked')
  return parsed.data
}

/** Whether an answer came that cannot be used, or was declined, so that asking again may help. */
export function isUnusable(error: unknown): boolean {
  return (
    error instanceof Unusable ||
    (error instanceof ModelFault && (error.kind === 'unusable' || error.kind === 'declined'))
  )
}

function eachNamed({ drafts, works, provenance, writers }: MediatorOutput): boolean {
  if (!writers) return true
  return (
    writers.drafts.length === drafts.length &&
    writers.works.length === works.length &&
    [...writers.drafts, ...writers.works].every((one) => one.outputDigest === provenance.outputDigest)
  )
}

function fits({ findings, questions, drafts, works }: MediatorOutput, act: TextAct): boolean {
  const wanted = WORK_OF[act]
  const extra = works.filter(
    (one) => one.kind !== wanted && one.kind !== 'disagreement' && one.kind !== 'comparison',
  )
  if (extra.length > 0) return false
  if (wanted)
    return (
      works.some((one) => one.kind === wanted) && findings.length + questions.length + drafts.length === 0
    )
  return act === 'draft' ? drafts.length > 0 : drafts.length === 0
}
