import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { PrismaClient } from '@/generated/prisma/client'
import { env } from '@/server/env'

interface Connections {
  prisma: PrismaClient
  pool: pg.Pool
}

const KEY: unique symbol = Symbol.for('parley.database')

// The server and Next's bundles each have their own copy of this module; the connections they share live here.
const shared: typeof globalThis & { [KEY]?: Connections } = globalThis

/** Prisma's client. Made at first use, since `next build` imports modules that name it. */
export function db(): PrismaClient {
  return connections().prisma
}

/** The bare connection pool under it, for the few statements that are worth writing by hand. */
export function pool(): pg.Pool {
  return connections().pool
}

/** Closes every connection of this process; the next use opens new ones. */
export async function closeDatabase(): Promise<void> {
  const open = shared[KEY]
  shared[KEY] = undefined
  await open?.prisma.$disconnect()
  await open?.pool.end()
}

function connections(): Connections {
  shared[KEY] ??= connect()
  return shared[KEY]
}

function connect(): Connections {
  const { url, poolSize } = env().database
  if (!url) throw new Error('no database: DATABASE_URL is set by server/main.ts once the embedded one runs')
  const open = createPool(url, poolSize)
  return { pool: open, prisma: createPrisma(open) }
}

/** @param url PostgreSQL connection string; @param size most connections at once */
export function createPool(url: string, size: number): pg.Pool {
  const created = new pg.Pool({
    connectionString: url,
    max: size,
    // A process that is busy hears late of a connection that has long been made; a server that is away refuses at once.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 30_000,
    // The adapter reads and writes timestamps as if the session stood in UTC.
    options: '-c TimeZone=UTC',
    application_name: 'parley',
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  created.on('error', () => {})
  return created
}

function createPrisma(open: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(open),
    transactionOptions: { maxWait: 30_000, timeout: 15_000 },
  })
}
