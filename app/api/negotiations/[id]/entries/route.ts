import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { beyond } from '@/server/http/bounds'
import { refusal } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'

/** Entries after `?after=N`, as they stand on the record. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const many = await beyond('reads-by-person', who.person)
  if (many) return many
  const id = negotiationId.safeParse((await params).id)
  const after = Number(new URL(request.url).searchParams.get('after') ?? 0)
  if (!Number.isSafeInteger(after) || after < 0)
    return refusal({ code: 'Invalid', message: '`after` is a whole number.', path: 'after' })
  const entries = id.success ? await house().entries(who.person, id.data, after) : null
  if (!entries) return refusal({ code: 'NoSuchNegotiation' })
  return Response.json({ entries }, { headers: { 'cache-control': 'no-store' } })
}
