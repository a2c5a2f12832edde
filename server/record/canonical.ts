/** Thrown for a value that has no canonical text; names the path, never the value, which may be private. */
export class NotCanonical extends Error {
  constructor(
    readonly path: string,
    readonly fault: 'number' | 'text' | 'type',
  ) {
    super(`no canonical form at ${path || 'the root'} (${fault})`)
  }
}

type Fault = NotCanonical['fault']

function faultOf(value: unknown): Fault | null {
  if (value === null || typeof value === 'boolean') return null
  if (typeof value === 'string') return storable(value) ? null : 'text'
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : 'number'
  // A date, say, would write itself as something else.
  return typeof value === 'object' && typeof Reflect.get(value, 'toJSON') !== 'function' ? null : 'type'
}

/** The canonical text, or null for a value that has none: the place is looked for only then. */
function written(value: unknown): string | null {
  if (faultOf(value) !== null) return null
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return Array.isArray(value) ? writtenList(value) : writtenFields(value)
}

function writtenList(list: readonly unknown[]): string | null {
  let text = ''
  for (const item of list) {
    const part = written(item)
    if (part === null) return null
    text += text === '' ? part : `,${part}`
  }
  return `[${text}]`
}

function writtenFields(fields: object): string | null {
  let text = ''
  // Sorting compares code units, as RFC 8785 wants it.
  for (const key of Object.keys(fields).sort()) {
    const part = storable(key) ? written(Reflect.get(fields, key)) : null
    if (part === null) return null
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${part}`
  }
  return `{${text}}`
}

/** @throws NotCanonical with the first place that has none */
function refuse(value: unknown, path: string): void {
  const fault = faultOf(value)
  if (fault) throw new NotCanonical(path, fault)
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (!storable(key)) throw new NotCanonical(path, 'text')
    refuse(item, `${path}/${key}`)
  }
}

/** Whether text survives storage and hashing unchanged: no NUL, no half of a surrogate pair. */
export function storable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}

/**
 * RFC 8785 text of a value: keys sorted by UTF-16 code unit, no white space.
 * Integers within ±(2^53−1) only; decimals travel as strings.
 * @throws NotCanonical for floats, undefined, NUL or lone surrogates
 */
export function canonicalJson(value: unknown): string {
  const text = written(value)
  if (text !== null) return text
  refuse(value, '')
  throw new NotCanonical('', 'type')
}
