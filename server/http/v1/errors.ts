import { z } from 'zod'
import type { TokenRefusal } from '@/server/delegate/delegates'
import type { Refusal } from '@/server/protocol/refusal'
import type { Opened } from '@/server/protocol/state'
import type { DoorRefusal } from '@/server/wire/messages'

export type AnyRefusal = Refusal | DoorRefusal | TokenRefusal
/** What happened, and what to do next. */
export type Said = { title: string; detail: string }
/** Words for what the protocol and the door refuse, with the names of the negotiation. */
export type Say = (refusal: Refusal | DoorRefusal, state: Opened | null) => Said

export const problem = z.strictObject({
  error: z.strictObject({
    /** For programs. */
    code: z.string(),
    /** What happened, in a sentence. */
    message: z.string(),
    /** What is safe, and what to do. */
    next: z.string(),
  }),
  /** The protocol's own refusal, with what is needed to recover. */
  refusal: z.looseObject({ code: z.string() }).optional(),
})

const STATUS: Partial<Record<string, number>> = {
  TokenMissing: 401,
  TokenUnknown: 401,
  TokenRevoked: 401,
  TokenExpired: 401,
  UnknownDelegate: 401,
  DelegationOver: 401,
  OutsideDelegation: 403,
  NoSuchNegotiation: 404,
  Invalid: 400,
  TooManyRequests: 429,
  Unavailable: 503,
}

type Token = Extract<TokenRefusal, { code: `Token${string}` }>['code']
const TOKEN: Record<Token, Said> = {
  TokenMissing: {
    title: 'This request carries no token',
    detail:
      'Send the header “Authorization: Bearer …” with the token that a signatory of the party made in the room. Cookies are not read here.',
  },
  TokenUnknown: {
    title: 'This token is not known',
    detail: 'Check that it was copied whole. A new one is made in the room, under Delegates.',
  },
  TokenRevoked: {
    title: 'This token was revoked',
    detail: 'What was done with it within its delegation stays. Ask the party for a new one.',
  },
  TokenExpired: {
    title: 'This token has expired',
    detail: 'Ask the party for a new one, made in the room under Delegates.',
  },
}

const isToken = (refusal: AnyRefusal): refusal is { code: Token } => Object.hasOwn(TOKEN, refusal.code)

export function problemOf(refusal: AnyRefusal, state: Opened | null, say: Say): Response {
  const { title, detail } = isToken(refusal) ? TOKEN[refusal.code] : say(refusal, state)
  const status = STATUS[refusal.code] ?? 409
  const body: z.infer<typeof problem> = {
    error: { code: refusal.code, message: /[.?!]$/.test(title) ? title : `${title}.`, next: detail },
    ...(status === 409 || status === 403 ? { refusal } : {}),
  }
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (status === 401) headers['www-authenticate'] = 'Bearer realm="parley"'
  if (refusal.code === 'TooManyRequests') headers['retry-after'] = String(refusal.seconds)
  return Response.json(body, { status, headers })
}

export function plainProblem(status: number, code: string, message: string, next: string): Response {
  const body: z.infer<typeof problem> = { error: { code, message, next } }
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/** Something that the house depends on is away, or there is a bug: nothing half-done stays. */
export const unavailable = (): Response =>
  plainProblem(
    503,
    'Unavailable',
    'The server could not answer just now.',
    'Send it again in a moment, under the same id: it is carried out once.',
  )
