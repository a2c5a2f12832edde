import {
  APICallError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  streamText,
} from 'ai'
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import type { z } from 'zod'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import { clientFor } from './maker'
import type { Access, ModelName, Price } from './settings'
import { type Tapped, tap } from './tap'

/** One thing to be asked: fixed instructions, the matter as data, and the shape the answer must have. */
export type ModelQuestion<T> = {
  /** Name of the shape, for makers that want one: letters and underscores. */
  shape: string
  schema: z.ZodType<T>
  instructions: string
  matter: string
  mostTokens: number
}

/** Tokens as the maker counted them; counted by us where it did not say. `cost` in US dollars, null without a price. */
export type Used = { input: number; output: number; cost: number | null; ms: number }
/** One question and what became of it, to be sealed: exactly what was sent and what came back. */
export type Exchange = {
  model: string
  promptDigest: string
  tries: Tapped[]
  used: Used
  fault: string | null
}
export type Answered<T> = { value: T; exchange: Exchange }

type FaultKind =
  /** It declined to answer. */
  | 'declined'
  /** What it gave is not of the shape asked for, or broke off. */
  | 'unusable'
  | 'unreachable'
  | 'slow'
  /** It has failed too often of late and is left alone for a while. */
  | 'resting'
  | 'cancelled'

/** Why there is no answer, in a sentence for people; the exchange is there wherever something was sent. */
export class ModelFault extends Error {
  constructor(
    readonly kind: FaultKind,
    message: string,
    readonly exchange: Exchange | null,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

export interface Model {
  readonly name: ModelName
  /** @throws ModelFault */
  ask<T>(
    question: ModelQuestion<T>,
    watch: { signal: AbortSignal; heard?: (characters: number) => void },
  ): Promise<Answered<T>>
}

type ModelParts = {
  name: ModelName
  access: Access
  price: Price | null
  timeout: number
  now: () => number
  /** Failures in a row after which the model is left alone, and for how long, in milliseconds. */
  rest?: { after: number; for: number }
}

/** Tries after the first, where the maker says "too many" or "not now"; the waits are the SDK's, or the maker's own. */
const MORE_TRIES = 2

export function promptDigest({ instructions, matter }: { instructions: string; matter: string }): string {
  return taggedHash('parley/prompt/v1', canonicalJson({ instructions, matter }))
}

export function openModel(parts: ModelParts): Model {
  const breaker = circuitBreaker(
    handleWhen(
      (error) => error instanceof ModelFault && (error.kind === 'unreachable' || error.kind === 'slow'),
    ),
    {
      halfOpenAfter: parts.rest?.for ?? 60_000,
      breaker: new ConsecutiveBreaker(parts.rest?.after ?? 5),
    },
  )
  return {
    name: parts.name,
    ask: (question, { signal, heard }) => guardedAsk(parts, breaker, question, signal, heard ?? (() => {})),
  }
}

async function guardedAsk<T>(
  parts: ModelParts,
  breaker: CircuitBreakerPolicy,
  question: ModelQuestion<T>,
  signal: AbortSignal,
  heard: (characters: number) => void,
): Promise<Answered<T>> {
  try {
    return await breaker.execute(() => askOnce(parts, question, signal, heard))
  } catch (error) {
    if (error instanceof BrokenCircuitError)
      throw new ModelFault(
        'resting',
        `The model ${parts.name.id} has failed several times in a row and is left alone for a minute.`,
        null,
        error,
      )
    throw error
  }
}

async function askOnce<T>(
  { name, access, price, timeout, now }: ModelParts,
  question: ModelQuestion<T>,
  signal: AbortSignal,
  heard: (characters: number) => void,
): Promise<Answered<T>> {
  const began = now()
  const line = tap()
  const patience = AbortSignal.timeout(timeout)
  let characters = 0
  let counted: { inputTokens: number | undefined; outputTokens: number | undefined } | null = null
  const exchange = (fault: string | null): Exchange => {
    const input = counted?.inputTokens ?? roughTokens(question.instructions.length + question.matter.length)
    const output = counted?.outputTokens ?? roughTokens(characters)
    const cost = price ? (input * price.input + output * price.output) / 1_000_000 : null
    return {
      model: name.id,
      promptDigest: promptDigest(question),
      tries: line.tries,
      used: { input, output, cost, ms: Math.max(0, Math.round(now() - began)) },
      fault,
    }
  }
  try {
    const result = streamText({
      model: clientFor(name, access, line.fetch),
      system: question.instructions,
      prompt: question.matter,
      output: Output.object({ schema: question.schema, name: question.shape }),
      maxOutputTokens: question.mostTokens,
      maxRetries: MORE_TRIES,
      abortSignal: AbortSignal.any([signal, patience]),
      // Told by the stream itself, below; the SDK would otherwise print it, with what was sent.
      onError: () => {},
    })
    let ended: string | null = null
    for await (const part of result.fullStream) {
      if (part.type === 'text-delta') {
        characters += part.text.length
        heard(characters)
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new DOMException('aborted', 'AbortError')
      else if (part.type === 'finish') {
        ended = part.finishReason
        counted = part.totalUsage
      }
    }
    if (ended === 'content-filter') throw new Declined()
    if (ended === 'length' || ended === 'error' || ended === null) throw new BrokeOff()
    return { value: question.schema.parse(await result.output), exchange: exchange(null) }
  } catch (error) {
    const [kind, why] = faultOf(error, signal, patience, line.tries)
    throw new ModelFault(kind, `The model ${name.id} ${why}`, exchange(why), error)
  }
}

class Declined extends Error {}
class BrokeOff extends Error {}

function faultOf(
  error: unknown,
  signal: AbortSignal,
  patience: AbortSignal,
  tries: Tapped[],
): [FaultKind, string] {
  if (signal.aborted) return ['cancelled', 'was told to stop.']
  if (patience.aborted) return ['slow', 'did not answer in time.']
  if (error instanceof Declined || /"refusal"\s*:\s*"|response\.refusal/.test(tries.at(-1)?.came ?? ''))
    return ['declined', 'declined to answer.']
  const last = RetryError.isInstance(error) ? error.lastError : error
  if (APICallError.isInstance(last)) {
    const { statusCode } = last
    if (statusCode === 200) return ['unusable', 'gave an answer that cannot be read.']
    return [
      'unreachable',
      statusCode === undefined ? 'could not be reached.' : `answered with error ${statusCode}.`,
    ]
  }
  if (error instanceof BrokeOff) return ['unusable', 'broke off before its answer was complete.']
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error) || isShape(error))
    return ['unusable', 'gave an answer of another shape than asked for.']
  return ['unreachable', 'broke the connection off.']
}

const isShape = (error: unknown) => error instanceof Error && /Zod|TypeValidation|JSONParse/i.test(error.name)

/** Where nobody counted: about four characters make a token. */
const roughTokens = (characters: number) => Math.ceil(characters / 4)
