import { z } from 'zod'
import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { jsonBody, refusal, writer } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'
import { invalid } from '@/server/wire/invalid'

type Context = { params: Promise<{ id: string; delegate: string }> }
const place = z.object({ id: negotiationId, delegate: z.coerce.number<string>().int().min(1) })
const asked = z.strictObject({ strategy: z.string().min(1).max(120) })

/** What a built-in delegate of one's own party is doing. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const at = place.safeParse(await params)
  const shown = at.success ? await house().runs.look(who.person, at.data.id, at.data.delegate) : null
  if (!shown) return refusal({ code: 'NoSuchNegotiation' })
  return Response.json({ outcome: 'done', shown }, { headers: { 'cache-control': 'no-store' } })
}

/** Starts it with a strategy or a model. Body: `{strategy}`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const who = await writer(request)
  if (who instanceof Response) return who
  const body = await jsonBody(request)
  if (body instanceof Response) return body
  const parsed = asked.safeParse(body)
  if (!parsed.success) return refusal(invalid(parsed.error))
  const at = place.safeParse(await params)
  if (!at.success) return refusal({ code: 'NoSuchNegotiation' })
  const { id, delegate } = at.data
  return told(await house().runs.start(who.person, id, delegate, parsed.data.strategy))
}

/** Stops it; its delegation stays. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const who = await writer(request)
  if (who instanceof Response) return who
  const at = place.safeParse(await params)
  if (!at.success) return refusal({ code: 'NoSuchNegotiation' })
  return told(await house().runs.stop(who.person, at.data.id, at.data.delegate))
}

function told(answer: Awaited<ReturnType<ReturnType<typeof house>['runs']['start']>>): Response {
  const missing = answer.outcome === 'refused' && answer.refusal.code === 'NoSuchNegotiation'
  const status = answer.outcome === 'done' ? 200 : missing ? 404 : 409
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })
}
