import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { beyondDownloads } from '@/server/http/bounds'
import { refusal } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'

type Context = { params: Promise<{ id: string; seq: string }> }

/** The receipt of one entry, to keep where Parley cannot reach it (C2SP `tlog-proof`). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, seq } = await params
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const many = await beyondDownloads('downloads-by-person', who.person)
  if (many) return many
  const negotiation = negotiationId.safeParse(id)
  const asked = /^[1-9]\d{0,8}$/.test(seq) && negotiation.success
  const receipt = asked ? await house().receipt(who.person, negotiation.data, Number(seq)) : null
  if (receipt === null) return refusal({ code: 'NoSuchNegotiation' })
  return new Response(receipt, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="parley-receipt-${id}-${seq}.tlog-proof"`,
      'cache-control': 'no-store',
    },
  })
}
