import type { IncomingHttpHeaders } from 'node:http'
import { env } from '@/server/env'

/**
 * Whether a request comes from Parley's own pages. Cookies alone do not say so: browsers send them for whoever asks.
 * `Origin: null` (sandboxed frames, redirects, local files) is somebody else. Without an Origin the browser itself
 * must vouch for the request: browsers leave it out only of plain GETs.
 */
export function sameOrigin(headers: Headers | IncomingHttpHeaders): boolean {
  const origin = header(headers, 'origin')
  if (origin !== undefined) return origin === new URL(env().address.url).origin
  return header(headers, 'sec-fetch-site') === 'same-origin'
}

function header(
  headers: Headers | IncomingHttpHeaders,
  name: 'origin' | 'sec-fetch-site',
): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = headers[name]
  // Several Origin headers arrive as one list, which equals no origin.
  return Array.isArray(value) ? value.join(', ') : value
}
