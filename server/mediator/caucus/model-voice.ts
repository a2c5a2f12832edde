import { z } from 'zod'
import { type Model, ModelFault, type ModelQuestion, promptDigest } from '@/server/models/model'
import { prose } from '@/server/protocol/text'
import { taggedHash } from '@/server/record/hash'
import { matterFor } from '../model/matter'
import { instructionsFor } from '../prompts/instructions'
import type { CaucusTask, CaucusVoice } from './voice'

const MOST_TOKENS = 1_200
const reply = z.object({ text: prose })

/** A model that talks with one party alone. It reads the record and this caucus, and nothing else that is sealed. */
export function modelVoice(model: Model): CaucusVoice {
  return {
    name: model.name.id,
    async reply({ input, party, said, signal, heard }: CaucusTask) {
      const name = input.parties.find((one) => one.party === party)?.name ?? ''
      const seed = said.length
      // Nobody can write the mark into what it closes: it is drawn from all of it.
      const fence = `----- ${taggedHash('parley/prompt/v1', JSON.stringify(said)).slice(0, 24)} -----`
      const matter = [
        matterFor(input, 'questions', null, seed).text,
        `The caucus of ${JSON.stringify(name)}:`,
        fence,
        ...said.map((one) => JSON.stringify(one)),
        fence,
      ].join('\n')
      const { version, text: instructions } = instructionsFor('caucus')
      const question = { shape: 'caucus', instructions, matter, mostTokens: MOST_TOKENS }
      const value = await asked(model, { ...question, schema: reply }, signal, heard)
      return {
        text: value.text,
        provenance: {
          by: 'model',
          name: model.name.id,
          model: model.name.model,
          version: `prompt ${version}`,
          parameters: { maker: model.name.maker, 'most tokens': String(MOST_TOKENS) },
          promptDigest: promptDigest({ instructions, matter }),
          readTo: input.readTo,
          outputDigest: taggedHash('parley/output/v1', value.text),
        },
      }
    },
  }
}

async function asked<T>(
  model: Model,
  question: ModelQuestion<T>,
  signal: AbortSignal,
  heard: CaucusTask['heard'],
): Promise<T> {
  try {
    const { value, exchange } = await model.ask(question, { signal })
    heard(exchange, value)
    return value
  } catch (error) {
    if (error instanceof ModelFault && error.exchange) heard(error.exchange, null)
    throw error
  }
}
