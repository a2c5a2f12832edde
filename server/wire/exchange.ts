import { z } from 'zod'

/**
 * What is kept, sealed, of one question to a model. The bodies are the makers' own: each has its way to say who
 * speaks and what shape is asked for.
 */
const kept = z.object({
  model: z.string(),
  promptDigest: z.string(),
  tries: z.array(
    z.object({ url: z.string(), status: z.number().nullable(), sent: z.string(), came: z.string() }),
  ),
  fault: z.string().nullable(),
  value: z.unknown(),
})

export type Said = { role: 'instructions' | 'matter' | 'model'; text: string }
export type ExchangeTry = {
  /** Counts from 1: one question may take several. */
  number: number
  url: string
  status: number | null
  said: Said[]
  /** The shape that was asked for, as JSON; null where none was sent. */
  schema: string | null
  raw: { sent: string; came: string }
}
export type ReadExchange = {
  model: string
  promptDigest: string
  tries: ExchangeTry[]
  fault: string | null
  /** Each field of the answer with what stood in it; empty where there was no answer of the shape asked for. */
  fields: { name: string; value: unknown }[]
}

/** Null where the text is not of that kind: an output that was held back, for instance. */
export function readExchange(content: string): ReadExchange | null {
  const parsed = kept.safeParse(fromJson(content))
  if (!parsed.success) return null
  const { model, promptDigest, tries, fault, value } = parsed.data
  return {
    model,
    promptDigest,
    fault,
    tries: tries.map(({ url, status, sent, came }, at) => ({
      number: at + 1,
      url,
      status,
      ...readBody(fromJson(sent)),
      raw: { sent, came },
    })),
    fields: isObject(value) ? Object.entries(value).map(([name, one]) => ({ name, value: one })) : [],
  }
}

function readBody(body: unknown): Pick<ExchangeTry, 'said' | 'schema'> {
  if (!isObject(body)) return { said: [], schema: null }
  const turns = [...list(body.messages), ...list(body.input), ...list(body.contents)]
  const said = [
    { role: 'instructions' as const, text: textIn(body.system) },
    { role: 'instructions' as const, text: textIn(body.systemInstruction) },
    ...turns.map((one) => ({ role: roleOf(one), text: textIn(one) })),
  ]
  return { said: said.filter(({ text }) => text !== ''), schema: schemaIn(body) }
}

function roleOf(turn: unknown): Said['role'] {
  const role = isObject(turn) ? turn.role : undefined
  if (role === 'system' || role === 'developer') return 'instructions'
  return role === 'assistant' || role === 'model' ? 'model' : 'matter'
}

/** Every text inside a part of a body, in order: makers nest it differently. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).filter(Boolean).join('\n')
  if (!isObject(value)) return ''
  return ['text', 'content', 'parts'].map((name) => textIn(value[name])).find(Boolean) ?? ''
}

/** Where each maker takes the shape of the answer. */
function schemaIn(body: Fields): string | null {
  const at = (value: unknown, ...path: (string | number)[]): unknown =>
    path.reduce<unknown>(
      (inner, step) =>
        Array.isArray(inner) && typeof step === 'number'
          ? inner[step]
          : isObject(inner)
            ? inner[String(step)]
            : undefined,
      value,
    )
  const schema =
    at(body, 'response_format', 'json_schema', 'schema') ??
    at(body, 'text', 'format', 'schema') ??
    at(body, 'generationConfig', 'responseSchema') ??
    at(body, 'generationConfig', 'responseJsonSchema') ??
    at(body, 'output_config', 'format', 'schema') ??
    at(body, 'output_format', 'schema') ??
    at(body, 'tools', 0, 'input_schema')
  return schema === undefined ? null : JSON.stringify(schema, null, 2)
}

/** The matter as it was fenced: one line a statement. `fields` is empty where a line is not of that form. */
type MatterLine = { label: string | null; kind: string; fields: { name: string; value: string }[] }

/** Null where a text is not a fenced matter. */
export function readMatter(text: string): { mark: string; lines: MatterLine[] } | null {
  const [first = '', ...rest] = text.trim().split('\n')
  const mark = /^<<<(.+)>>>$/.exec(first)?.[1]
  if (mark === undefined || rest.at(-1) !== `<<<end of ${mark}>>>`) return null
  const lines = rest.slice(0, -1).map((line): MatterLine => {
    const { label, kind, ...others } = asFields(fromJson(line))
    return {
      label: typeof label === 'string' ? label : null,
      kind: typeof kind === 'string' ? kind : 'line',
      fields: Object.entries(others).map(([name, value]) => ({ name, value: plain(value) })),
    }
  })
  return { mark, lines }
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))

type Fields = Record<string, unknown>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asFields = (value: unknown): Fields => (isObject(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
