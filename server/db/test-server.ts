// Vitest's global setup: one PostgreSQL server for the whole run, started when the first test file asks for it.
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbedded } from '@/server/db/embedded/server'
import { migrate } from '@/server/db/migrate'
import { databaseUrl, TEMPLATE, TEST_SERVER } from '@/server/db/test-database'

interface TestServer {
  folder: string
  server: EmbeddedDatabase
}

export default async function setup(): Promise<() => Promise<void>> {
  let started: Promise<TestServer> | undefined
  const door = createServer(async (_request, response) => {
    try {
      started ??= start()
      const { server } = await started
      response.end(server.url)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  process.env[TEST_SERVER] = `http://127.0.0.1:${portOf(door.address())}`
  return async () => {
    door.closeAllConnections()
    door.close()
    if (!started) return
    const { folder, server } = await started
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(): Promise<TestServer> {
  const folder = join(tmpdir(), `parley-tests-${randomBytes(6).toString('hex')}`)
  const server = await startEmbedded({
    folder,
    chosen: true,
    // Databases that live as long as one test file need no disk to be waited for.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    log: (line) => console.error(line),
  })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  await migrate(databaseUrl(server.url, TEMPLATE), join(process.cwd(), 'prisma', 'migrations'))
  return { folder, server }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the door has no port')
  return address.port
}
