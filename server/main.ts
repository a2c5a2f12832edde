import nextEnv from '@next/env'
import { type Closing, createClosing } from '@/server/closing'
import { closeDatabase, pool } from '@/server/db/db'
import { openDatabase } from '@/server/db/open-database'
import { env, rereadEnv } from '@/server/env'
import { keptSecret } from '@/server/kept-secret'
import { openSigningKeys } from '@/server/keys/open-signing-keys'
import { PostgresTreeStore } from '@/server/ledger/postgres-tree-store'
import { buildHouse } from '@/server/open-house'
import { openSample, samplePersonsAt } from '@/server/sample/open-sample'
import { sealOldParts } from '@/server/seals/seal-old-parts'
import { openSealingKey } from '@/server/seals/sealing-key'
import { Seals } from '@/server/seals/seals'
import { ALONE, type FanOut } from '@/server/socket/fan-out'
import { createIo } from '@/server/socket/io'
import { PostgresFanOut } from '@/server/socket/postgres-fan-out'
import { StartProblem } from '@/server/start-problem'
import { openWeb } from '@/server/web'

/** After this long an orderly end is given up, in milliseconds: longer than the database's own patience. */
const LONGEST_END_MS = 40_000

function log(line: string): void {
  console.error(line)
}

/** Builds the house from the ground up. It ends the other way round: sockets, pages, connections, database. */
async function open(closing: Closing): Promise<void> {
  const { address } = env()
  const web = await openWeb(env())
  const database = await openDatabase(env(), log)
  closing.add('database', database.close)
  if (database.notice) console.log(database.notice)
  process.env.DATABASE_URL = database.url
  process.env.AUTH_SECRET = env().signIn.secret ?? keptSecret(database.folder, 'auth-secret')
  process.env.AUTH_URL = address.url
  rereadEnv()
  closing.add('connections', closeDatabase)
  const keys = await openSigningKeys(env().record, database.folder, new PostgresTreeStore(pool()))
  const sealingKey = await openSealingKey(pool(), database.folder, env().record.sealingKey)
  const seals = new Seals(pool(), sealingKey)
  await sealOldParts(pool(), seals)
  closing.add('pages', web.close)

  const io = createIo(web.http, address.url)
  closing.add('sockets', async () => {
    io.disconnectSockets(true)
  })
  const fanOut = database.shared ? await openFanOut(database.url, closing) : ALONE
  const built = buildHouse({ io, closing, keys, seals, fanOut, log })
  await web.openPages()
  console.log(`Parley runs at ${address.url}`)
  await openSample(built, log)
  if (env().sample) console.log(samplePersonsAt(address.url))
}

async function openFanOut(url: string, closing: Closing): Promise<FanOut> {
  const fanOut = new PostgresFanOut(url, pool(), log)
  await fanOut.open()
  closing.add('other processes', () => fanOut.close())
  return fanOut
}

async function main(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development')
  const closing = createClosing(log)
  const end = async (code: number): Promise<never> => {
    setTimeout(() => process.exit(1), LONGEST_END_MS).unref()
    await closing.run()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    await open(closing)
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error)
    await end(1)
  }
}

await main()
