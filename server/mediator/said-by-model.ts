import type { Exchange } from '@/server/models/model'

/**
 * Every text that came back from a model, whatever became of it: the fields of its answer, and what went over the
 * line, put together again from the pieces of a stream.
 */
export function saidByModel({ tries }: Pick<Exchange, 'tries'>, value: unknown): string[] {
  const streamed = tries.flatMap(({ came }) => [...piecesOf(came).values()])
  const found = [...leaves(value), ...streamed.flatMap((text) => [...leaves(parsed(text)), unescaped(text)])]
  return [...new Set(found.map((one) => one.trim()).filter((one) => one !== ''))]
}

/** Each field of a stream's events with all that it brought, one piece after the other. */
function piecesOf(came: string): Map<string, string> {
  const all = new Map<string, string>()
  const rest: string[] = []
  for (const line of came.split('\n')) {
    const event = parsed(line.replace(/^data:\s*/, ''))
    if (event === undefined) rest.push(line)
    else for (const [path, text] of fieldsOf(event, '')) all.set(path, (all.get(path) ?? '') + text)
  }
  // What is not a stream of events, an answer in one piece for instance, is taken as it stands.
  return all.set('rest', rest.join('\n'))
}

function fieldsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, `${path}/${key}`))
}

const leaves = (value: unknown): string[] => fieldsOf(value, '').map(([, text]) => text)

/** Of an answer that broke off there is only the text of its JSON: its fields, each on a line of its own. */
const unescaped = (text: string): string =>
  text
    .replace(/(?<!\\)"\w+"\s*:/g, '\n')
    .replace(/(?<!\\)["{}[\]]+,?/g, '\n')
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(["\\/])/g, '$1')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
