import type { Account } from '@/server/auth/account'
import { sameOrigin } from '@/server/auth/origin'
import { currentPerson } from '@/server/auth/session'
import type { Answer, DoorRefusal } from '@/server/wire/messages'

/** Largest body a door reads, in bytes; every text inside has a smaller limit of its own. */
const MOST_BYTES = 1_000_000

const STATUS: Partial<Record<string, number>> = {
  SignedOut: 401,
  NoSuchNegotiation: 404,
  TooManyRequests: 429,
  Invalid: 400,
  Unavailable: 503,
}

export function refusal(code: DoorRefusal): Response {
  return answered({ outcome: 'refused', refusal: code })
}

/** An answer with the status that fits it; a refusal of the protocol itself is 409. */
export function answered(answer: Answer | { outcome: 'opened'; negotiation: string }): Response {
  const status = answer.outcome === 'refused' ? (STATUS[answer.refusal.code] ?? 409) : 200
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (answer.outcome === 'refused' && answer.refusal.code === 'TooManyRequests')
    headers.set('retry-after', String(answer.refusal.seconds))
  return Response.json(answer, { status, headers })
}

/** Who asks to change something: signed in, and from Parley's own pages. */
export async function writer(request: Request): Promise<Account | Response> {
  if (!sameOrigin(request.headers))
    return new Response('This request does not come from Parley’s own pages.', { status: 403 })
  return (await currentPerson()) ?? refusal({ code: 'SignedOut' })
}

export async function jsonBody(request: Request): Promise<unknown | Response> {
  const tooLong = refusal({
    code: 'Invalid',
    message: 'This is too long to send. Shorten it, or split it.',
    path: '',
  })
  const bytes = await bodyWithin(request, MOST_BYTES)
  if (bytes === null) return tooLong
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return refusal({ code: 'Invalid', message: 'This is not JSON.', path: '' })
  }
}

/** The body, or null when it has more bytes than `most`: it is read no further, whatever its head said of its length. */
export async function bodyWithin(request: Request, most: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return null
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of request.body ?? []) {
    bytes += piece.length
    if (bytes > most) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
