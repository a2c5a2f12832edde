const SOMEWHERE = 'http://parley.invalid'

/** A path of this site to go on to, or `otherwise`: never an address that leads elsewhere. */
export function safePath(path: unknown, otherwise: string): string {
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > 2_000) return otherwise
  if (!URL.canParse(path, SOMEWHERE)) return otherwise
  // Browsers read `//x`, `/\x` and a tab inside as an address of another host: what they would make of it decides.
  const url = new URL(path, SOMEWHERE)
  return url.origin === SOMEWHERE ? `${url.pathname}${url.search}${url.hash}` : otherwise
}
