import type { TextAct } from '@/server/protocol/work'
import { alternatives } from './alternatives'
import { CAUCUS } from './caucus'
import { clarify } from './clarify'
import { COMMON } from './common'
import { compare } from './compare'
import { draft } from './draft'
import type { Prompt } from './prompt'
import { questions } from './questions'
import { review } from './review'
import { simulate } from './simulate'

const PROMPTS: Record<TextAct | 'caucus', Prompt> = {
  review,
  questions,
  clarify,
  alternatives,
  simulate,
  compare,
  draft,
  caucus: CAUCUS,
}

/** The whole of what a model is told, before the matter. */
export function instructionsFor(act: TextAct | 'caucus'): Prompt {
  const { version, text } = PROMPTS[act]
  return { version: `${COMMON.version}.${version}`, text: `${COMMON.text}\n\n${text}` }
}
