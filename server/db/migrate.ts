import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { StartProblem } from '@/server/start-problem'

interface Migration {
  name: string
  sql: string
  checksum: string
}

const recordSchema = z.object({
  migration_name: z.string(),
  checksum: z.string(),
  finished: z.boolean(),
})
type Recorded = z.infer<typeof recordSchema>

/** The advisory lock Prisma's schema engine takes as well, so that the two never run at once. */
const PRISMA_LOCK = 72707369

/** Prisma's own book of migrations, kept in its own shape: its command line can take over at any time. */
const BOOK = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

/**
 * Applies what is missing of `folder`'s migrations, each in a transaction of its own, one process at a time.
 * @returns the names of the migrations applied now
 * @throws StartProblem when the database and the folder disagree about the past
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK])
    await client.query(BOOK)
    const missing = missingMigrations(await recorded(client), migrationsIn(folder))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    // Ending the session gives the advisory lock back.
    await client.end()
  }
}

function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

async function recorded(client: pg.Client): Promise<Recorded[]> {
  const { rows } = await client.query(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
       FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  )
  return z.array(recordSchema).parse(rows)
}

function missingMigrations(done: readonly Recorded[], known: readonly Migration[]): Migration[] {
  for (const { migration_name: name, checksum, finished } of done) {
    const migration = known.find((candidate) => candidate.name === name)
    if (!migration) {
      throw new StartProblem(
        `The database was used by a newer Parley (it has the migration ${name}). Start that one, or choose another folder with PARLEY_DATA.`,
      )
    }
    if (!finished) {
      throw new StartProblem(
        `The migration ${name} was left half done in the database. Restore the database from a backup.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartProblem(
        `The migration ${name} differs from the one the database was made with. Restore that file: changes belong in a new migration.`,
      )
    }
  }
  const names = new Set(done.map(({ migration_name: name }) => name))
  return known.filter(({ name }) => !names.has(name))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
