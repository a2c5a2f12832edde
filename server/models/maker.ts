import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogleGenerativeAI } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Access, ModelName } from './settings'

/** The client for a model, made anew for each call so that what it sends and gets can be kept with that call. */
export function clientFor(
  { maker, model }: ModelName,
  { key, url }: Access,
  through: typeof fetch,
): LanguageModel {
  const common = { baseURL: url, fetch: through }
  switch (maker) {
    case 'anthropic':
      return createAnthropic({ ...common, apiKey: key ?? '' })(model)
    case 'openai':
      return createOpenAI({ ...common, apiKey: key ?? '' })(model)
    case 'google':
      return createGoogleGenerativeAI({ ...common, apiKey: key ?? '' })(model)
    case 'compatible':
      return createOpenAICompatible({
        ...common,
        name: 'compatible',
        ...(key === null ? {} : { apiKey: key }),
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model)
  }
}
