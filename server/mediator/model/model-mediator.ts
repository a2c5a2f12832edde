import { type Model, ModelFault, type ModelQuestion, promptDigest } from '@/server/models/model'
import { taggedHash } from '@/server/record/hash'
import {
  type Mediator,
  type MediatorOutput,
  type MediatorText,
  outputDigest,
  type Task,
  Unusable,
} from '../mediator'
import { instructionsFor } from '../prompts/instructions'
import { sourcesRead } from '../source-texts'
import { type Matter, matterFor } from './matter'
import { SHAPES } from './shapes'
import { Translator } from './translate'

/** Tokens that an answer may have. */
const MOST_TOKENS = 12_000
/** It begins to answer, and has answered: how long an answer will be, nobody knows before. */
const STEPS = 2
/** Where nobody has counted yet: about four characters make a token. */
const CHARACTERS_A_TOKEN = 4

/** A mediator that asks a model, within its shape, and believes nothing of the answer but what can be looked up. */
export function modelMediator(model: Model): Mediator {
  return { name: model.name.id, answer: (task) => answer(model, task) }
}

async function answer(model: Model, task: Task): Promise<MediatorOutput> {
  const { act, subject, input, seed, refused } = task
  const prompt = instructionsFor(act)
  const matter = matterFor(input, act, subject, seed)
  const again = refused.map(
    (reasons, at) =>
      `Your answer ${at + 1} was refused, for: ${reasons.join(', ')}. Keep to the rules above.`,
  )
  const instructions = [prompt.text, ...again].join('\n\n')
  const text = await asked(model, task, instructions, matter)
  const digest = promptDigest({ instructions, matter: matter.text })
  return {
    ...text,
    provenance: {
      by: 'model',
      name: model.name.id,
      model: model.name.model,
      version: `prompt ${prompt.version}`,
      parameters: {
        maker: model.name.maker,
        'order drawn from': String(seed),
        'most tokens': String(MOST_TOKENS),
        ...sourcesRead(input.sources),
        'digest of the instructions': taggedHash('parley/prompt/v1', prompt.text),
      },
      promptDigest: digest,
      readTo: input.readTo,
      outputDigest: outputDigest(text),
    },
  }
}

/** One answer, from an earlier start of the run where there is one. */
async function asked(model: Model, task: Task, instructions: string, matter: Matter): Promise<MediatorText> {
  const { act, calls, signal, progress } = task
  const question = { shape: act, instructions, matter: matter.text, mostTokens: MOST_TOKENS }
  const ask = async <T>(schema: ModelQuestion<T>['schema']): Promise<T> => {
    const known = await calls.recall(model.name.id, promptDigest(question))
    const parsed = known === null ? null : schema.safeParse(known)
    if (parsed?.success) return parsed.data
    calls.allow(Math.ceil((instructions.length + matter.text.length) / CHARACTERS_A_TOKEN))
    progress?.(0, STEPS)
    try {
      const heard = () => progress?.(1, STEPS)
      const { value, exchange } = await model.ask({ ...question, schema }, { signal, heard })
      progress?.(STEPS, STEPS)
      await calls.keep(act, exchange, value)
      return value
    } catch (error) {
      if (error instanceof ModelFault && error.exchange) await calls.keep(act, error.exchange, null)
      throw error
    }
  }
  return translated(task, new Translator(matter.labelled), ask)
}

async function translated(
  { act, subject, input }: Task,
  into: Translator,
  ask: <T>(schema: ModelQuestion<T>['schema']) => Promise<T>,
): Promise<MediatorText> {
  switch (act) {
    case 'review':
      return into.review(await ask(SHAPES.review))
    case 'questions':
      return into.questions(await ask(SHAPES.questions))
    case 'draft':
      return into.draft(await ask(SHAPES.draft), input.settlement !== null)
    case 'compare':
      return into.compare(await ask(SHAPES.compare))
  }
  if (!subject) throw new Unusable('nothing is said of what it is about')
  switch (act) {
    case 'clarify':
      return into.clarify(await ask(SHAPES.clarify), subject)
    case 'alternatives':
      return into.alternatives(await ask(SHAPES.alternatives), subject)
    case 'simulate':
      return into.simulate(await ask(SHAPES.simulate), subject)
  }
}
