import { house } from '@/server/house'

export const dynamic = 'force-dynamic'

/** 200 when everything Parley depends on answers, 503 when something does not. */
export async function GET(): Promise<Response> {
  const health = await house().health()
  return Response.json(health, { status: health.ok ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
