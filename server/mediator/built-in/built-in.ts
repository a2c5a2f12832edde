import type { MediatorInput } from '../input'
import {
  type Mediator,
  type MediatorOutput,
  type MediatorText,
  NOTHING,
  NothingNew,
  outputDigest,
  type Task,
} from '../mediator'
import { sourcesRead } from '../source-texts'
import { alternativesTo } from './alternatives'
import { assumptionFinding, assumptionsIn } from './assumptions'
import { clarified } from './clarify'
import { type Candidate, comparison } from './compare'
import { findingOf } from './conflict-words'
import { conflictsIn } from './conflicts'
import { documentFindings } from './documents'
import { firstDrafts } from './draft'
import { questionsFrom } from './questions'
import { revised } from './revise'
import { readingsOf } from './simulate'
import { vagueFindings } from './vague'

const BUILT_IN = 'built-in'
const VERSION = '3'

/** The record takes this many findings at a time; conflicts come first. */
const MOST_FINDINGS = 200
/** Settlements compared at a time: the newest ones. */
const MOST_COMPARED = 4

export function review(input: MediatorInput): MediatorText {
  const conflicts = conflictsIn(input)
  const findings = [
    ...conflicts.map((one) => findingOf(input, one)),
    ...assumptionsIn(input).map(assumptionFinding),
    ...vagueFindings(input),
    ...documentFindings(input),
  ].slice(0, MOST_FINDINGS)
  return { ...NOTHING, findings, questions: questionsFrom(input, conflicts) }
}

/** @throws NothingNew */
export function draft(input: MediatorInput): MediatorText {
  const drafts = input.settlement ? [revised(input, input.settlement)] : firstDrafts(input)
  return { ...NOTHING, drafts }
}

function questions(input: MediatorInput): MediatorText {
  const found = questionsFrom(input, conflictsIn(input))
  if (found.length === 0)
    throw new NothingNew('The built-in mediator has no question that it has not put before.')
  return { ...NOTHING, questions: found }
}

/** Candidates weighed against each other, as the built-in mediator's own work. */
export function comparisonOf(input: MediatorInput, candidates: Candidate[]): MediatorOutput {
  return signed(input, { ...NOTHING, works: [comparison(input, candidates)] })
}

function answer({ act, subject, input }: Omit<Task, 'calls' | 'signal' | 'seed' | 'refused'>): MediatorText {
  switch (act) {
    case 'review':
      return review(input)
    case 'draft':
      return draft(input)
    case 'questions':
      return questions(input)
    case 'clarify':
      if (subject?.kind !== 'intent') throw new NothingNew('It is not said whose intent is to be rephrased.')
      return { ...NOTHING, works: [clarified(input, subject.party)] }
    case 'alternatives':
      if (subject?.kind !== 'term')
        throw new NothingNew('It is not said which term is to be worded otherwise.')
      return { ...NOTHING, works: [alternativesTo(input, subject.version, subject.term)] }
    case 'simulate':
      if (subject?.kind !== 'term') throw new NothingNew('It is not said which term is to be read.')
      return { ...NOTHING, works: [readingsOf(input, subject.version, subject.term)] }
    case 'compare':
      return { ...NOTHING, works: [comparison(input, input.settlements.slice(-MOST_COMPARED))] }
  }
}

/** A text with how it came about: by rules. */
export function signed(input: MediatorInput, text: MediatorText): MediatorOutput {
  return {
    ...text,
    provenance: {
      by: 'built-in',
      name: BUILT_IN,
      model: null,
      version: VERSION,
      parameters: sourcesRead(input.sources),
      promptDigest: null,
      readTo: input.readTo,
      outputDigest: outputDigest(text),
    },
  }
}

/** Rules only: no key, no network, no clock; the same input gives the same words. */
export const builtIn: Mediator = {
  name: BUILT_IN,
  async answer(task) {
    task.signal.throwIfAborted()
    return signed(task.input, answer(task))
  },
}
