import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { modelSettings, modelVariables, problemsWithModels, sharedModels } from './settings'

const read = (values: Record<string, string>) => modelSettings(z.object(modelVariables).parse(values))

describe('models by environment', () => {
  test('nothing is required, and nothing is named by itself', () => {
    const settings = read({ ANTHROPIC_API_KEY: 'k', PARLEY_MEDIATOR_MODEL: '' })
    expect(settings.roles).toEqual({ mediator: [], reader: [], judge: [], delegate: [] })
    expect(problemsWithModels(settings)).toEqual([])
  })

  test('each role has models of its own, from any maker', () => {
    const { roles } = read({
      PARLEY_MEDIATOR_MODEL: 'anthropic/one, openai/two',
      PARLEY_DELEGATE_MODEL: 'compatible/org/three',
    })
    expect(roles.mediator.map(({ maker, model }) => [maker, model])).toEqual([
      ['anthropic', 'one'],
      ['openai', 'two'],
    ])
    expect(roles.delegate[0]).toEqual({ maker: 'compatible', model: 'org/three', id: 'compatible/org/three' })
  })

  test.each(['gpt', 'mistral/large', 'openai/'])('%s is no model', (PARLEY_JUDGE_MODEL) =>
    expect(() => read({ PARLEY_JUDGE_MODEL })).toThrow('MAKER/MODEL'),
  )

  test('a model without its key, address or price is named with the variable that is missing', () => {
    const settings = read({
      PARLEY_MEDIATOR_MODEL: 'google/one',
      PARLEY_READER_MODEL: 'compatible/two',
      PARLEY_MODEL_COST: '5',
      PARLEY_MODEL_PRICES: 'google/one=1.25/10',
    })
    expect(problemsWithModels(settings)).toEqual([
      'GOOGLE_GENERATIVE_AI_API_KEY is missing: the key for google/one',
      'PARLEY_COMPATIBLE_URL is missing: the address of the server that answers for compatible/two',
      'PARLEY_MODEL_PRICES names no price for compatible/two, so PARLEY_MODEL_COST cannot be kept',
    ])
    expect(settings.prices).toEqual({ 'google/one': { input: 1.25, output: 10 } })
  })

  test('a mediator or judge that shares a delegate’s model is warned of, another maker’s is not', () => {
    const shared = read({
      PARLEY_MEDIATOR_MODEL: 'openai/a',
      PARLEY_JUDGE_MODEL: 'openai/b',
      PARLEY_DELEGATE_MODEL: 'openai/a,openai/b',
    })
    expect(sharedModels(shared)).toEqual([
      expect.stringContaining('openai/a is both the mediator'),
      expect.stringContaining('openai/b is both the judge'),
    ])
    expect(
      sharedModels(read({ PARLEY_MEDIATOR_MODEL: 'openai/a', PARLEY_DELEGATE_MODEL: 'google/a' })),
    ).toEqual([])
  })
})
