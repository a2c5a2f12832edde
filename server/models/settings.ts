import { z } from 'zod'

/** Whose protocol a model speaks. `compatible` is any server that speaks OpenAI's chat completions. */
export const MAKERS = ['anthropic', 'openai', 'google', 'compatible'] as const
export type Maker = (typeof MAKERS)[number]
export const ROLES = ['mediator', 'reader', 'judge', 'delegate'] as const
export type ModelRole = (typeof ROLES)[number]

/** A model by its maker's name for it; `id` is both, as in the settings: `openai/gpt-x`. */
export type ModelName = { maker: Maker; model: string; id: string }
/** US dollars for a million tokens. */
export type Price = { input: number; output: number }
export type Access = { key: string | null; url: string }

export type ModelSettings = {
  roles: Record<ModelRole, ModelName[]>
  access: Record<Maker, Access>
  prices: Record<string, Price>
  limits: {
    /** Milliseconds for one answer. */
    timeout: number
    /**
     * Tokens, in and out, that the mediator may use in one negotiation, and beside that the delegates of each party;
     * null: no bound.
     */
    tokens: number | null
    /** US dollars, in the same way. */
    cost: number | null
  }
}

/** Where each maker is found unless the settings say otherwise. */
const DEFAULT_URL: Record<Maker, string> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  compatible: '',
}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
const url = optional(z.url({ protocol: /^https?$/ }))
const ID = /^(anthropic|openai|google|compatible)\/(\S+)$/

const models = optional(
  z.string().transform((text, context) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .flatMap((id): ModelName[] => {
        const [, maker, model] = ID.exec(id) ?? []
        const known = MAKERS.find((one) => one === maker)
        if (known && model) return [{ maker: known, model, id }]
        context.addIssue({
          code: 'custom',
          message: `${id} is not MAKER/MODEL, with ${MAKERS.join(', ')} as MAKER`,
        })
        return []
      }),
  ),
)

const PRICE = /^(\S+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/
const prices = optional(
  z.string().transform((text, context) =>
    Object.fromEntries(
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .flatMap((one): [string, Price][] => {
          const [, id, input, output] = PRICE.exec(one) ?? []
          if (id && input && output) return [[id, { input: Number(input), output: Number(output) }]]
          context.addIssue({
            code: 'custom',
            message: `${one} is not MAKER/MODEL=IN/OUT, in dollars for a million tokens`,
          })
          return []
        }),
    ),
  ),
)

/** The variables that choose and bound models. */
export const modelVariables = {
  PARLEY_MEDIATOR_MODEL: models,
  PARLEY_READER_MODEL: models,
  PARLEY_JUDGE_MODEL: models,
  PARLEY_DELEGATE_MODEL: models,
  ANTHROPIC_API_KEY: optional(z.string()),
  OPENAI_API_KEY: optional(z.string()),
  GOOGLE_GENERATIVE_AI_API_KEY: optional(z.string()),
  PARLEY_COMPATIBLE_KEY: optional(z.string()),
  PARLEY_ANTHROPIC_URL: url,
  PARLEY_OPENAI_URL: url,
  PARLEY_GOOGLE_URL: url,
  PARLEY_COMPATIBLE_URL: url,
  PARLEY_MODEL_SECONDS: optional(z.coerce.number().int().min(1).max(900)),
  PARLEY_MODEL_TOKENS: optional(z.coerce.number().int().min(1)),
  PARLEY_MODEL_COST: optional(z.coerce.number().positive()),
  PARLEY_MODEL_PRICES: prices,
}

const parsed = z.object(modelVariables)
type Variables = z.infer<typeof parsed>

/** Where the settings name no bound. */
const USUAL_TOKENS = 1_000_000

export function modelSettings(set: Variables): ModelSettings {
  const access = (maker: Maker, key: string | undefined, at: string | undefined): Access => ({
    key: key ?? null,
    url: (at ?? DEFAULT_URL[maker]).replace(/\/+$/, ''),
  })
  return {
    roles: {
      mediator: set.PARLEY_MEDIATOR_MODEL ?? [],
      reader: set.PARLEY_READER_MODEL ?? [],
      judge: set.PARLEY_JUDGE_MODEL ?? [],
      delegate: set.PARLEY_DELEGATE_MODEL ?? [],
    },
    access: {
      anthropic: access('anthropic', set.ANTHROPIC_API_KEY, set.PARLEY_ANTHROPIC_URL),
      openai: access('openai', set.OPENAI_API_KEY, set.PARLEY_OPENAI_URL),
      google: access('google', set.GOOGLE_GENERATIVE_AI_API_KEY, set.PARLEY_GOOGLE_URL),
      compatible: access('compatible', set.PARLEY_COMPATIBLE_KEY, set.PARLEY_COMPATIBLE_URL),
    },
    prices: set.PARLEY_MODEL_PRICES ?? {},
    limits: {
      timeout: (set.PARLEY_MODEL_SECONDS ?? 120) * 1_000,
      tokens: set.PARLEY_MODEL_TOKENS ?? USUAL_TOKENS,
      cost: set.PARLEY_MODEL_COST ?? null,
    },
  }
}

const KEY_NAME: Record<Maker, string> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  compatible: 'PARLEY_COMPATIBLE_KEY',
}

/** What keeps the models that are named from being asked, one sentence each. */
export function problemsWithModels({ roles, access, prices, limits }: ModelSettings): string[] {
  const named = new Map(Object.values(roles).flatMap((all) => all.map((one) => [one.id, one] as const)))
  const problems = [...named.values()].flatMap(({ id, maker }) => {
    if (maker === 'compatible')
      return access.compatible.url === ''
        ? [`PARLEY_COMPATIBLE_URL is missing: the address of the server that answers for ${id}`]
        : []
    return access[maker].key === null ? [`${KEY_NAME[maker]} is missing: the key for ${id}`] : []
  })
  const unpriced = [...named.keys()].filter((id) => limits.cost !== null && !prices[id])
  return [
    ...new Set(problems),
    ...unpriced.map(
      (id) => `PARLEY_MODEL_PRICES names no price for ${id}, so PARLEY_MODEL_COST cannot be kept`,
    ),
  ]
}

/** Roles that should see with eyes of their own, and share a model with one that acts for a party. */
export function sharedModels({ roles }: Pick<ModelSettings, 'roles'>): string[] {
  const acting = new Set(roles.delegate.map((one) => one.id))
  const share = (role: ModelRole, name: string) =>
    roles[role]
      .filter((one) => acting.has(one.id))
      .map(
        ({ id }) =>
          `${id} is both ${name} and a delegate’s model. What it overlooks in a delegate’s move it is likely to overlook again; choose another model for one of them.`,
      )
  return [...share('mediator', 'the mediator'), ...share('judge', 'the judge')]
}
