import { house } from '@/server/house'
import { answered, jsonBody, refusal, writer } from '@/server/http/door'
import { opening } from '@/server/wire/commands'
import { invalid } from '@/server/wire/invalid'

/** Opens a negotiation. Body: `Opening`. */
export async function POST(request: Request): Promise<Response> {
  const who = await writer(request)
  if (who instanceof Response) return who
  const body = await jsonBody(request)
  if (body instanceof Response) return body
  const parsed = opening.safeParse(body)
  if (!parsed.success) return refusal(invalid(parsed.error))
  return answered(await house().open(who, parsed.data))
}
