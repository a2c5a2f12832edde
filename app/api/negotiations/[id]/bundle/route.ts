import { currentPerson } from '@/server/auth/session'
import { house } from '@/server/house'
import { beyondDownloads } from '@/server/http/bounds'
import { refusal } from '@/server/http/door'
import { negotiationId } from '@/server/protocol/ids'

/** The bundle from which the whole record can be checked offline, written as it is sent. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const who = await currentPerson()
  if (!who) return refusal({ code: 'SignedOut' })
  const id = negotiationId.safeParse((await params).id)
  const bundle = id.success ? await house().bundle(who.person, id.data) : null
  if (!id.success || !bundle) return refusal({ code: 'NoSuchNegotiation' })
  const many = await beyondDownloads('bundles-by-person', who.person, bundle)
  if (many) return many
  return new Response(streamOf(bundle.pieces), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="parley-${id.data}.zip"`,
      'cache-control': 'no-store',
    },
  })
}

/** Asks for the next piece only when the reader has taken the last. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
