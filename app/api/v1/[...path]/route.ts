import { namesOf } from '@/components/words/names'
import { refusalWords } from '@/components/words/refusals'
import { house } from '@/server/house'
import { serveApi } from '@/server/http/v1/serve'

export const dynamic = 'force-dynamic'

/** The documented interface for software that acts for a party; what it answers stands in `server/http/v1`. */
function answer(request: Request): Promise<Response> {
  return serveApi(request, {
    door: house().delegates,
    say: (refusal, state) => refusalWords(refusal, state ? namesOf(state) : undefined),
  })
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
