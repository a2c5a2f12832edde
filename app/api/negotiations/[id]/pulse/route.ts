import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { refusal } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'
import { questionFor } from '@/server/protocol/question'
import { pulseOf } from '@/server/room/pulse'

/** Whether the question, as this person may see it, is still the same. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const id = negotiationId.safeParse((await params).id)
  const view = id.success ? await house().view(who.person, id.data) : null
  if (!view) return refusal({ code: 'NoSuchNegotiation' })
  const question = questionFor(view.negotiation, who.person)
  return new Response(question ? pulseOf(question) : 'none', { headers: { 'cache-control': 'no-store' } })
}
