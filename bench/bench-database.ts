import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/server/db/embedded/server'
import { migrate } from '@/server/db/migrate'

/** A PostgreSQL server of the bench's own, durable like the real one, with Parley's tables and a bare one. */
export async function benchDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'))
  chmodSync(folder, 0o755)
  const database = await startEmbedded({ folder, chosen: true, log: () => {} })
  await migrate(database.url, 'prisma/migrations')
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
