import { z } from 'zod'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { beyond } from '@/server/http/bounds'
import { jsonBody, refusal, writer } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'
import { invalid } from '@/server/wire/invalid'

type Context = { params: Promise<{ id: string }> }

/** At most a quarter, in hours: a delegation may end it sooner. */
const MOST_HOURS = 24 * 92
const asked = z.strictObject({ delegate: z.int().min(1), hours: z.int().min(1).max(MOST_HOURS) })

/** Tokens of the party's delegates, without the tokens themselves. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const id = negotiationId.safeParse((await params).id)
  const tokens = id.success ? await house().delegates.tokens(who.person, id.data) : null
  if (!tokens) return refusal({ code: 'NoSuchNegotiation' })
  return Response.json({ tokens }, { headers: { 'cache-control': 'no-store' } })
}

/** Makes a token for a delegate of one's own party. Body: `{delegate, hours}`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const who = await writer(request)
  if (who instanceof Response) return who
  const many = await beyond('tokens-by-person', who.person)
  if (many) return many
  const body = await jsonBody(request)
  if (body instanceof Response) return body
  const parsed = asked.safeParse(body)
  if (!parsed.success) return refusal(invalid(parsed.error))
  const id = negotiationId.safeParse((await params).id)
  if (!id.success) return refusal({ code: 'NoSuchNegotiation' })
  const { delegate, hours } = parsed.data
  const made = await house().delegates.makeToken(who.person, id.data, delegate, hours)
  const status = made.outcome === 'made' ? 200 : made.refusal.code === 'NoSuchNegotiation' ? 404 : 409
  return Response.json(made, { status, headers: { 'cache-control': 'no-store' } })
}
