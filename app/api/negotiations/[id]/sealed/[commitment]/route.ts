import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { beyond } from '@/server/http/bounds'
import { refusal } from '@/server/http/door'
import { commitment as commitmentId, negotiationId } from '@/server/protocol/ids'

type Context = { params: Promise<{ id: string; commitment: string }> }

/** What an entry commits to without showing it, to whoever may read it: for facilitators, what a model was sent and gave. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, commitment } = await params
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const many = await beyond('reads-by-person', who.person)
  if (many) return many
  const negotiation = negotiationId.safeParse(id)
  const asked = commitmentId.safeParse(commitment)
  const content =
    negotiation.success && asked.success
      ? await house().sealed(who.person, negotiation.data, asked.data)
      : null
  if (content === null) return refusal({ code: 'NoSuchNegotiation' })
  return new Response(content, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}
