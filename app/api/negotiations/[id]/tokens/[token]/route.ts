import { house } from '@/server/house'
import { refusal, writer } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'

type Context = { params: Promise<{ id: string; token: string }> }

/** Revokes a token at once, by anybody of the party. */
export async function DELETE(request: Request, { params }: Context): Promise<Response> {
  const who = await writer(request)
  if (who instanceof Response) return who
  const { id, token } = await params
  const negotiation = negotiationId.safeParse(id)
  const revoked =
    negotiation.success && (await house().delegates.revokeToken(who.person, negotiation.data, token))
  if (!revoked) return refusal({ code: 'NoSuchNegotiation' })
  return Response.json({ outcome: 'revoked' }, { headers: { 'cache-control': 'no-store' } })
}
