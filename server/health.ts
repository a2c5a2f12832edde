import { pool } from '@/server/db/db'
import type { Check, Health } from '@/server/house'

/** Asks everything the house depends on. */
export async function health(): Promise<Health> {
  const checks = { database: await check(() => pool().query('SELECT 1')) }
  return { ok: Object.values(checks).every(({ ok }) => ok), checks }
}

async function check(ask: () => Promise<unknown>): Promise<Check> {
  const started = performance.now()
  const ok = await ask().then(
    () => true,
    () => false,
  )
  return { ok, ms: Math.round(performance.now() - started) }
}
