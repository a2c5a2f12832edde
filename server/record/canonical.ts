import canonicalize from 'canonicalize'

/** What an entry may hold: JSON without floats. Decimals travel as strings. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

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
  return typeof value === 'object' ? null : 'type'
}

/** Whether all of a value has a canonical text; where it has not is looked for only then. */
function sound(value: unknown): boolean {
  if (faultOf(value) !== null) return false
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(sound)
  for (const key in value)
    if (Object.hasOwn(value, key) && !(storable(key) && sound(Reflect.get(value, key)))) return false
  return true
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
 * Integers within ±(2^53−1) only.
 * @throws NotCanonical for floats, undefined, NUL or lone surrogates
 */
export function canonicalJson(value: unknown): string {
  if (!sound(value)) refuse(value, '')
  const text = canonicalize(value)
  if (text === undefined) throw new NotCanonical('', 'type')
  return text
}
