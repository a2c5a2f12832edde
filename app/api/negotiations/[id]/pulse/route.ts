import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { refusal } from '@/server/http/door'
import { pulseOf } from '@/server/protocol/pulse'

/** Whether the question, as this person may see it, is still the same. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const asked = await house().question(who.person, (await params).id)
  if (!asked) return refusal({ code: 'NoSuchNegotiation' })
  return new Response(asked.question ? pulseOf(asked.question) : 'none', {
    headers: { 'cache-control': 'no-store' },
  })
}
