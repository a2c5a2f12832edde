import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { refusal } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'
import { settlementAsText } from '@/server/record/settlement-text'

type Context = { params: Promise<{ id: string; version: string }> }

/** One settlement as plain text, to print, send or keep. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, version } = await params
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const negotiation = negotiationId.safeParse(id)
  const view = negotiation.success ? await house().view(who.person, negotiation.data) : null
  const drafted = view?.negotiation.settlements[Number(version) - 1]
  if (!view || !drafted) return refusal({ code: 'NoSuchNegotiation' })
  return new Response(settlementAsText(view.negotiation, drafted), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="settlement-${drafted.settlement.version}.txt"`,
      'cache-control': 'no-store',
    },
  })
}
