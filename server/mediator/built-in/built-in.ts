import type { MediatorInput } from '../input'
import { type Mediator, type MediatorOutput, type MediatorText, outputDigest } from '../mediator'
import { conflictsIn, findingOf } from './conflicts'
import { firstDrafts } from './draft'
import { questionsFrom } from './questions'
import { revised } from './revise'
import { vagueFindings } from './vague'

export const BUILT_IN = 'built-in'
const VERSION = '1'

/** The record takes this many findings at a time; conflicts come first. */
const MOST_FINDINGS = 200

export function review(input: MediatorInput): MediatorText {
  const conflicts = conflictsIn(input)
  const findings = [...conflicts.map((one) => findingOf(input, one)), ...vagueFindings(input)].slice(
    0,
    MOST_FINDINGS,
  )
  return { findings, questions: questionsFrom(input, conflicts), drafts: [] }
}

/** @throws NothingNew */
export function draft(input: MediatorInput): MediatorText {
  const drafts = input.settlement ? [revised(input, input.settlement)] : firstDrafts(input)
  return { findings: [], questions: [], drafts }
}

function signed(input: MediatorInput, text: MediatorText): MediatorOutput {
  return {
    ...text,
    provenance: {
      by: 'built-in',
      name: BUILT_IN,
      model: null,
      version: VERSION,
      parameters: {},
      promptDigest: null,
      readTo: input.readTo,
      outputDigest: outputDigest(text),
    },
  }
}

/** Rules only: no key, no network, no clock; the same input gives the same words. */
export const builtIn: Mediator = {
  name: BUILT_IN,
  async review(input, signal) {
    signal.throwIfAborted()
    return signed(input, review(input))
  },
  async draft(input, signal) {
    signal.throwIfAborted()
    return signed(input, draft(input))
  },
}
