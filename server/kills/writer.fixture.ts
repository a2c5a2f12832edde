import { createPool } from '@/server/db/db'
import { startEmbedded } from '@/server/db/embedded/server'
import { migrate } from '@/server/db/migrate'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { TestRooms } from '@/server/room/testing'
import { testSeals } from '@/server/seals/testing'
import { streamConfirmations } from './stream'

/**
 * A server without pages: its own embedded database and rooms on it, confirming without end. It writes one line for
 * each act that was acknowledged, after the acknowledgement; whoever reads them may kill it at any moment.
 */
const [folder, round] = process.argv.slice(2)
if (!folder || !round) throw new Error('usage: writer.fixture.ts FOLDER ROUND')

const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const database = await startEmbedded({ folder, chosen: true, log: () => {} })
await migrate(database.url, 'prisma/migrations')
say({ database: database.pid() })
const pool = createPool(database.url, 8)
const writers = [0, 1, 2].map(
  (writer) => new TestRooms(new PostgresLedger(pool, testSeals(pool)), `r${round}w${writer}-`),
)
await Promise.all(writers.map((rooms) => streamConfirmations(rooms, say)))
