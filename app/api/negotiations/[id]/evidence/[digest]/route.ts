import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { beyondDownloads } from '@/server/http/bounds'
import { refusal } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'

/** One file of evidence, to download: never shown in the page, whatever it claims to be. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/negotiations/[id]/evidence/[digest]'>,
): Promise<Response> {
  const { id, digest } = await params
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const many = await beyondDownloads('downloads-by-person', who.person)
  if (many) return many
  const negotiation = negotiationId.safeParse(id)
  const bytes = negotiation.success ? await house().evidence(who.person, negotiation.data, digest) : null
  if (!bytes) return refusal({ code: 'NoSuchNegotiation' })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="evidence-${digest.slice(0, 16)}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}
