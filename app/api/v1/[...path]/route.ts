import { namesOf } from '@/components/words/names'
import { refusalWords } from '@/components/words/refusals'
import { house } from '@/server/house'
import { unavailable } from '@/server/http/v1/errors'
import { serveApi } from '@/server/http/v1/serve'

export const dynamic = 'force-dynamic'

/** The documented interface for software that acts for a party; what it answers stands in `server/http/v1`. */
async function answer(request: Request): Promise<Response> {
  try {
    return await serveApi(request, {
      door: house().delegates,
      say: (refusal, state) => refusalWords(refusal, state ? namesOf(state) : undefined),
    })
  } catch (error) {
    console.error(`a request of a delegate failed: ${String(error)}`)
    return unavailable()
  }
}

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
