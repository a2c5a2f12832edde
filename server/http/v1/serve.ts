import { clientAddress } from '@/server/auth/client-address'
import type { Delegates, Entered } from '@/server/delegate/delegates'
import { mcpOverHttp } from '@/server/delegate/mcp/over-http'
import { jsonBody } from '@/server/http/door'
import { invalid } from '@/server/wire/invalid'
import { plainProblem, problemOf, type Say } from './errors'
import { MCP_PATH, openapi } from './openapi'
import { query, ROUTES, type Route } from './routes'

const BASE = '/api/v1'

export type ApiParts = { door: Delegates; say: Say }

/** Every request below `/api/v1`. Who asks is told by the token alone: a cookie is never looked at. */
export async function serveApi(request: Request, { door, say }: ApiParts): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.slice(BASE.length)
  if (path === '/openapi.json' && request.method === 'GET')
    return Response.json(openapi(), { headers: { 'cache-control': 'public, max-age=300' } })
  if (path === MCP_PATH) return mcp(request, { door, say })
  const matching = ROUTES.flatMap((route) => {
    const id = idIn(route, path)
    return id === null ? [] : [{ route, id }]
  })
  const found = matching.find(({ route }) => route.method === request.method)
  if (!found) return notFound(matching.map(({ route }) => route.method))
  const entered = await door.enter(bearer(request.headers), clientAddress(request.headers))
  if (!entered.ok) return problemOf(entered.refusal, null, say)
  return answer(request, found, entered, searchParams, { door, say })
}

async function mcp(request: Request, parts: ApiParts): Promise<Response> {
  if (request.method !== 'POST') return notFound(['POST'])
  const entered = await parts.door.enter(bearer(request.headers), clientAddress(request.headers))
  if (!entered.ok) return problemOf(entered.refusal, null, parts.say)
  const authorization = request.headers.get('authorization') ?? ''
  return mcpOverHttp(request, (asked, init) =>
    serveApi(
      new Request(new URL(`${BASE}${asked}`, request.url), {
        ...init,
        headers: { authorization },
        signal: request.signal,
      }),
      parts,
    ),
  )
}

async function answer(
  request: Request,
  { route, id }: { route: Route; id: string },
  { one }: Extract<Entered, { ok: true }>,
  searchParams: URLSearchParams,
  { door, say }: ApiParts,
): Promise<Response> {
  if (id !== '' && id !== one.negotiation) return problemOf({ code: 'NoSuchNegotiation' }, null, say)
  if (route.purpose && !one.given.purposes.includes(route.purpose))
    return problemOf({ code: 'OutsideDelegation', why: 'purpose', purpose: route.purpose }, one.state, say)
  const asked = query.safeParse(Object.fromEntries(searchParams))
  if (!asked.success) return problemOf(invalid(asked.error), one.state, say)
  const body = route.body ? await jsonBody(request) : null
  if (body instanceof Response)
    return plainProblem(
      400,
      'Invalid',
      'The body is not JSON, or is too long.',
      'Send JSON of less than a megabyte.',
    )
  const done = await route.run({ door, one, query: asked.data, body, signal: request.signal })
  if (!done.ok) return problemOf(done.refusal, one.state, say)
  return Response.json(done.body, { headers: { 'cache-control': 'no-store' } })
}

/** The token of `Authorization: Bearer …`; null for any other way to say who one is. */
function bearer(headers: Headers): string | null {
  return /^Bearer ([^\s]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** The negotiation a path names under this route, empty where the route names none; null for another route. */
function idIn({ path }: Route, asked: string): string | null {
  const [before = '', after] = path.split('{id}')
  if (after === undefined) return asked === path ? '' : null
  const id = asked.slice(before.length, asked.length - after.length)
  const fits = asked.startsWith(before) && asked.endsWith(after) && asked === `${before}${id}${after}`
  return fits && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null
}

function notFound(methods: string[]): Response {
  const where = `What there is stands at ${BASE}/openapi.json.`
  if (methods.length === 0)
    return plainProblem(404, 'NoSuchAddress', 'There is nothing at this address.', where)
  const response = plainProblem(
    405,
    'WrongMethod',
    `This address answers ${methods.join(' and ')} only.`,
    where,
  )
  response.headers.set('allow', methods.join(', '))
  return response
}
