import { join } from 'node:path'
import pg from 'pg'
import type { OwnerKind } from '@/server/db/embedded/owner'
import { startEmbedded } from '@/server/db/embedded/server'
import { migrate } from '@/server/db/migrate'
import type { Env } from '@/server/env'
import { StartProblem } from '@/server/start-problem'

interface OpenDatabase {
  url: string
  /** Whether other Parley processes may be on it: one given by the environment, not the embedded one. */
  shared: boolean
  /** The folder Parley keeps what is not in the database in, such as the secret that signs sessions. */
  folder: string
  /** Something to tell the person who starts Parley, or null. */
  notice: string | null
  close(): Promise<void>
}

/** Starts the embedded database, or finds the one that DATABASE_URL names, and brings its tables up to date. */
export async function openDatabase(
  env: Env,
  log: (line: string) => void,
  kind: OwnerKind = 'parley',
): Promise<OpenDatabase> {
  const opened = env.database.url ? await external(env.database.url, env) : await embedded(env, log, kind)
  try {
    await migrate(opened.url, join(process.cwd(), 'prisma', 'migrations'))
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

async function embedded(env: Env, log: (line: string) => void, kind: OwnerKind): Promise<OpenDatabase> {
  const server = await startEmbedded({ ...env.data, kind, log })
  const { path, notice } = server.folder
  return { url: server.url, shared: false, folder: path, notice, close: server.stop }
}

async function external(url: string, env: Env): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(
      `The database that DATABASE_URL names does not answer (${reason}). ` +
        'Start it or correct the address; without DATABASE_URL Parley brings its own.',
    )
  } finally {
    await client.end()
  }
  return { url, shared: true, folder: env.data.folder, notice: null, close: async () => {} }
}
