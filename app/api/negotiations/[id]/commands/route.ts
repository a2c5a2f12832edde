import { house } from '@/server/house'
import { answered, jsonBody, refusal, writer } from '@/server/http/door'
import { sent } from '@/server/wire/commands'
import { invalid } from '@/server/wire/invalid'

/** One act, as over a socket. Body: `Sent`, for the negotiation that the address names. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const who = await writer(request)
  if (who instanceof Response) return who
  const body = await jsonBody(request)
  if (body instanceof Response) return body
  const parsed = sent.safeParse(body)
  if (!parsed.success) return refusal(invalid(parsed.error))
  if (parsed.data.negotiation !== (await params).id) return refusal({ code: 'NoSuchNegotiation' })
  return answered(await house().submit(who.person, parsed.data))
}
