import nextEnv from '@next/env'
import type pg from 'pg'
import { createPool } from '@/server/db/db'
import { env } from '@/server/env'
import { openSigningKeys } from '@/server/keys/open-signing-keys'
import type { SigningKeys } from '@/server/keys/signing-keys'
import { PostgresTreeStore } from '@/server/ledger/postgres-tree-store'
import { openSealingKey } from '@/server/seals/sealing-key'
import { ownDatabase } from './own-database'

/** What a command of the operator works on: the database with its keys, and the folder they may stand in. */
type OwnData = {
  pool: pg.Pool
  tree: PostgresTreeStore
  keys: SigningKeys
  sealingKey: Buffer
  folder: string
}

/** Runs on the database of a Parley that is running, or on one opened for it. @throws StartProblem */
export async function withOwnData<T>(task: (data: OwnData) => Promise<T>): Promise<T> {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', {
    info() {},
    error: console.error,
  })
  const settings = env()
  const opened = await ownDatabase(settings, (line) => console.error(line))
  const pool = createPool(opened.url, 2)
  try {
    const tree = new PostgresTreeStore(pool)
    const keys = await openSigningKeys(settings.record, opened.folder, tree)
    const sealingKey = await openSealingKey(pool, opened.folder, settings.record.sealingKey)
    return await task({ pool, tree, keys, sealingKey, folder: opened.folder })
  } finally {
    await pool.end()
    await opened.close()
  }
}
