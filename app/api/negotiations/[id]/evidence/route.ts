import { house } from '@/server/house'
import { beyond } from '@/server/http/bounds'
import { bodyWithin, refusal, writer } from '@/server/http/door'
import { LARGEST_EVIDENCE } from '@/server/protocol/disputing'
import { negotiationId } from '@/server/protocol/ids'

/** Takes one file of evidence: its bytes as the body. The record gets its digest with the dispute that names it. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/negotiations/[id]/evidence'>,
): Promise<Response> {
  const who = await writer(request)
  if (who instanceof Response) return who
  const many = await beyond('evidence-by-person', who.person)
  if (many) return many
  const tooLarge = refusal({
    code: 'Invalid',
    message: 'A file may have up to 5 MB, and must not be empty. Leave it out, or bring a smaller one.',
    path: '',
  })
  const negotiation = negotiationId.safeParse((await params).id)
  if (!negotiation.success) return refusal({ code: 'NoSuchNegotiation' })
  let bytes = 0
  const kept = await house().keepEvidence(who.person, negotiation.data, async () => {
    const body = await bodyWithin(request, LARGEST_EVIDENCE)
    bytes = body?.length ?? 0
    return body
  })
  if (kept === 'not-seated') return refusal({ code: 'NoSuchNegotiation' })
  return kept === null ? tooLarge : Response.json({ digest: kept, bytes })
}
