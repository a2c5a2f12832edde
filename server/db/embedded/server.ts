import { rmSync } from 'node:fs'
import type { Server } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type Account, databaseAccount } from '@/server/db/embedded/account'
import { findBinaries } from '@/server/db/embedded/binaries'
import { openCluster } from '@/server/db/embedded/cluster'
import { type DataFolder, dataFolder, socketFolder } from '@/server/db/embedded/data-folder'
import { claim, ownerOf } from '@/server/db/embedded/owner'
import {
  type LaunchOptions,
  launch,
  type Postmaster,
  pause,
  SOCKET_PORT,
  shutDown,
} from '@/server/db/embedded/postmaster'
import { isInUse, readPidFile } from '@/server/db/embedded/processes'
import { StartProblem } from '@/server/start-problem'

export interface EmbeddedOptions {
  /** The folder to keep the data in; made where it is missing. */
  folder: string
  /** Whether a person chose that folder: then no other is taken in its place. */
  chosen: boolean
  /** Further PostgreSQL settings, for tests that need no durability. */
  settings?: Record<string, string>
  log: (line: string) => void
}

export interface EmbeddedDatabase {
  /** Connection string of the application's database. */
  url: string
  folder: DataFolder
  /** The server's process number now; it changes when the server had to be started again. */
  pid(): number
  /** Ends the server. Close every pool first: a fast shutdown cuts open connections. */
  stop(): Promise<void>
}

const DATABASE = 'parley'
const LONGEST_RESTART_PAUSE_MS = 5_000

/**
 * Starts PostgreSQL on a folder this process then owns. A server that outlived its owner is ended first, and one that
 * dies under us is started again.
 * @throws StartProblem when another Parley works on the folder, or something is missing that a person can mend.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = databaseAccount()
  const folder = dataFolder(options.folder, options.chosen, account)
  const socket = socketFolder(folder.path, account)
  const claimed = await claimFolder(folder.path, socket)
  try {
    return await startClaimed(options, account, folder, socket, claimed)
  } catch (error) {
    claimed.close()
    throw error
  }
}

async function startClaimed(
  options: EmbeddedOptions,
  account: Account,
  folder: DataFolder,
  socket: string,
  claimed: Server,
): Promise<EmbeddedDatabase> {
  const binaries = findBinaries(account)
  const { data, password } = await openCluster(folder.path, binaries, account)
  const settings = options.settings ?? {}
  const keep = { binaries, account, data, socketFolder: socket, settings }
  let postmaster = await takeOver(keep)
  let stopping = false
  const watch = (): void => {
    void postmaster.ended.then(async () => {
      if (stopping) return
      options.log(`PostgreSQL (process ${postmaster.pid}) died and is being started again`)
      for (let wait = 100; !stopping; wait = Math.min(wait * 2, LONGEST_RESTART_PAUSE_MS)) {
        try {
          postmaster = await takeOver(keep)
          return watch()
        } catch (error) {
          options.log(String(error))
          await pause(wait)
        }
      }
    })
  }
  watch()
  await createDatabase(connectionUrl(socket, password, 'postgres'))
  return {
    url: connectionUrl(socket, password, DATABASE),
    folder,
    pid: () => postmaster.pid,
    stop: async () => {
      if (stopping) return
      stopping = true
      postmaster.hold()
      await shutDown(data)
      await postmaster.ended
      await new Promise((resolve) => claimed.close(resolve))
      rmSync(socket, { recursive: true, force: true })
    },
  }
}

async function claimFolder(folder: string, socket: string): Promise<Server> {
  // An owner that was started with another TMPDIR answers elsewhere; PostgreSQL's own file knows where.
  const elsewhere = readPidFile(join(folder, 'postgres'))?.socketFolder
  const claimed = await claim(socket)
  const heldBy = 'heldBy' in claimed ? claimed.heldBy : await ownerBeside(elsewhere, socket)
  if ('server' in claimed && heldBy === null) return claimed.server
  if ('server' in claimed) claimed.server.close()
  throw new StartProblem(
    `Parley already runs on ${folder} (process ${heldBy}). ` +
      'Stop it first, or set PARLEY_DATA to another folder for a second one.',
  )
}

async function ownerBeside(elsewhere: string | undefined, socket: string): Promise<number | null> {
  return elsewhere && elsewhere !== socket ? ownerOf(elsewhere) : null
}

/** Ends a server that outlived its owner, clears what it left, and starts a new one. */
async function takeOver(options: LaunchOptions): Promise<Postmaster> {
  const left = readPidFile(options.data)
  if (left && isInUse(options.data, left.pid)) await shutDown(options.data)
  // PostgreSQL refuses to start when the number in a stale file happens to answer, as a zombie's does.
  rmSync(join(options.data, 'postmaster.pid'), { force: true })
  for (const name of [`.s.PGSQL.${SOCKET_PORT}`, `.s.PGSQL.${SOCKET_PORT}.lock`]) {
    rmSync(join(options.socketFolder, name), { force: true })
  }
  return launch(options)
}

function connectionUrl(socket: string, password: string, database: string): string {
  return `postgresql://postgres:${encodeURIComponent(password)}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socket)}`
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`)
  } finally {
    await client.end()
  }
}

/**
 * Connection string of a server that another process keeps on `folder`, and where the data stands; null when none does.
 */
export async function joinEmbedded(
  folder: string,
  chosen: boolean,
): Promise<{ url: string; folder: string } | null> {
  const account = databaseAccount()
  const { path } = dataFolder(folder, chosen, account)
  const data = join(path, 'postgres')
  const file = readPidFile(data)
  if (!file?.ready || (await ownerOf(file.socketFolder)) === null) return null
  const { password } = await openCluster(path, findBinaries(account), account)
  return { url: connectionUrl(file.socketFolder, password, DATABASE), folder: path }
}
