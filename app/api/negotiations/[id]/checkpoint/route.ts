import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { beyondDownloads } from '@/server/http/bounds'
import { refusal } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'

/** The signed checkpoint over the record as it stands now (C2SP `tlog-checkpoint`). */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const many = await beyondDownloads('downloads-by-person', who.person)
  if (many) return many
  const id = negotiationId.safeParse((await params).id)
  const note = id.success ? await house().checkpoint(who.person, id.data) : null
  if (note === null) return refusal({ code: 'NoSuchNegotiation' })
  return new Response(note, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
