import { rmSync } from 'node:fs'
import type { Server } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { type Account, databaseAccount } from '@/server/db/embedded/account'
import { findBinaries } from '@/server/db/embedded/binaries'
import { openCluster } from '@/server/db/embedded/cluster'
import { type DataFolder, dataFolder, socketFolder } from '@/server/db/embedded/data-folder'
import { claim, type OwnerKind, ownerOf } from '@/server/db/embedded/owner'
import {
  type LaunchOptions,
  launch,
  type Postmaster,
  pause,
  SOCKET_PORT,
  shutDown,
} from '@/server/db/embedded/postmaster'
import { isInUse, readPidFile } from '@/server/db/embedded/processes'
import { locked } from '@/server/file-lock'
import { StartProblem } from '@/server/start-problem'

interface EmbeddedOptions {
  /** The folder to keep the data in; made where it is missing. */
  folder: string
  /** Whether a person chose that folder: then no other is taken in its place. */
  chosen: boolean
  /** Further PostgreSQL settings, for tests that need no durability. */
  settings?: Record<string, string>
  /** What opens it; a Parley by default. */
  kind?: OwnerKind
  /** How long to wait for a command that works on the folder, in milliseconds. */
  patience?: number
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
const PATIENCE_MS = 60_000

/**
 * Starts PostgreSQL on a folder this process then owns. A server that outlived its owner is ended first, and one that
 * dies under us is started again. Where a command works on the folder, its end is waited for.
 * @throws StartProblem when another Parley works on the folder, or something is missing that a person can mend.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = databaseAccount()
  const folder = dataFolder(options.folder, options.chosen, account)
  const { socket, server } = await claimFolder(folder.path, account, options)
  try {
    return await startClaimed(options, account, folder, socket, server)
  } catch (error) {
    server.close()
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
      // Whoever waits for the folder claims it under the same lock, and must find none of this half taken away.
      await locked(folder.path, async () => {
        await new Promise((resolve) => claimed.close(resolve))
        rmSync(socket, { recursive: true, force: true })
      })
    },
  }
}

/** Another Parley runs on the folder: it can be joined. */
export class AlreadyRuns extends StartProblem {}

async function claimFolder(
  folder: string,
  account: Account,
  { kind = 'parley', patience = PATIENCE_MS, log }: EmbeddedOptions,
): Promise<{ socket: string; server: Server }> {
  const began = performance.now()
  for (let told = false; ; told = true) {
    const claimed = await locked(folder, () => claimNow(folder, account, kind))
    if ('server' in claimed) return claimed
    const { pid, kind: by } = claimed.heldBy
    if (by === 'parley')
      throw new AlreadyRuns(
        `Parley already runs on ${folder} (process ${pid}). ` +
          'Stop it first, or set PARLEY_DATA to another folder for a second one.',
      )
    if (!told) log(`Waiting for a parley command (process ${pid}) that works on ${folder}`)
    if (performance.now() - began > patience)
      throw new StartProblem(
        `A parley command (process ${pid}) still works on ${folder}. Try again when it has ended, or stop it.`,
      )
    await pause(50)
  }
}

async function claimNow(folder: string, account: Account, kind: OwnerKind) {
  const socket = socketFolder(folder, account)
  // An owner that was started with another TMPDIR answers elsewhere; PostgreSQL's own file knows where.
  const elsewhere = readPidFile(join(folder, 'postgres'))?.socketFolder
  const beside = elsewhere && elsewhere !== socket ? await ownerOf(elsewhere) : null
  if (beside) return { heldBy: beside }
  const claimed = await claim(socket, kind)
  return 'server' in claimed ? { socket, server: claimed.server } : claimed
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
 * Connection string of a server that a running Parley keeps on `folder`, and where the data stands; null when none does.
 * A command's server is joined by nobody: it ends with the command.
 */
export async function joinEmbedded(
  folder: string,
  chosen: boolean,
): Promise<{ url: string; folder: string } | null> {
  const account = databaseAccount()
  const { path } = dataFolder(folder, chosen, account)
  const data = join(path, 'postgres')
  const file = readPidFile(data)
  if (!file?.ready || (await ownerOf(file.socketFolder))?.kind !== 'parley') return null
  const { password } = await openCluster(path, findBinaries(account), account)
  return { url: connectionUrl(file.socketFolder, password, DATABASE), folder: path }
}
