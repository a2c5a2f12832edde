import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Where vitest's global setup answers with the test server's address. */
export const TEST_SERVER = 'PARLEY_TEST_SERVER'
/** A migrated database that nothing ever connects to again, so that it can be copied. */
export const TEMPLATE = 'parley_template'

export interface TestDatabase {
  /** Connection string of an empty database with every migration applied, this caller's alone. */
  url: string
  drop(): Promise<void>
}

/** An own database for a test file: append-only tables cannot be emptied between tests. Takes about 50 ms. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = await serverUrl()
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  return {
    url: databaseUrl(server, name),
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** The same server's address with another database in it. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function serverUrl(): Promise<string> {
  const door = process.env[TEST_SERVER]
  if (!door)
    throw new Error('test databases exist under vitest only: its global setup is server/db/test-server.ts')
  const response = await fetch(door)
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  return answer
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
