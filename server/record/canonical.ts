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

function check(value: unknown, path: string): void {
  if (value === null || typeof value === 'boolean') return
  if (typeof value === 'string') {
    if (!storable(value)) throw new NotCanonical(path, 'text')
    return
  }
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new NotCanonical(path, 'number')
    return
  }
  if (Array.isArray(value)) {
    value.forEach((item, at) => {
      check(item, `${path}/${at}`)
    })
    return
  }
  if (typeof value !== 'object') throw new NotCanonical(path, 'type')
  for (const [key, item] of Object.entries(value)) {
    if (!storable(key)) throw new NotCanonical(path, 'text')
    check(item, `${path}/${key}`)
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
  check(value, '')
  const text = canonicalize(value)
  if (text === undefined) throw new NotCanonical('', 'type')
  return text
}
