import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { type Account, canReach } from '@/server/db/embedded/account'
import { sharedFolder } from '@/server/db/embedded/binaries'
import { give } from '@/server/db/embedded/cluster'
import { StartProblem } from '@/server/start-problem'

export interface DataFolder {
  path: string
  /** A sentence for the person who starts Parley, when the data does not stand where it was looked for. */
  notice: string | null
}

/**
 * The folder that holds the database, made where it is missing.
 * @param wanted the folder as set, or the usual one
 * @param chosen whether a person set it: a chosen folder is never replaced by another
 * @param shared where the data may stand instead, when root runs Parley from a private folder
 * @throws StartProblem when it cannot be written, or the database's account cannot reach it.
 */
export function dataFolder(
  wanted: string,
  chosen: boolean,
  account: Account,
  shared = sharedFolder(),
): DataFolder {
  const path = resolve(wanted)
  makeWritable(path)
  if (canReach(account, path)) return { path, notice: null }
  if (chosen) {
    throw new StartProblem(
      `The account that runs the database cannot reach ${path}, because a folder above it is private. ` +
        'Set PARLEY_DATA to a folder that every account may enter, for example /var/lib/parley.',
    )
  }
  const elsewhere = join(shared, `data-${shortHash(path)}`)
  makeWritable(elsewhere)
  return {
    path: elsewhere,
    notice: `The database's account cannot reach ${path}, so the data stands in ${elsewhere} (PARLEY_DATA changes that).`,
  }
}

function makeWritable(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o755 })
    accessSync(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(
      `Parley cannot write to its data folder ${path} (${reason}). ` +
        `Make it writable for ${userInfo().username}, or set PARLEY_DATA to another folder.`,
    )
  }
}

/**
 * A private folder for the server's socket, short because a socket's path is limited to about 100 bytes.
 * @throws StartProblem when somebody else made a folder of that name.
 */
export function socketFolder(data: string, account: Account): string {
  const path = join(tmpdir(), `parley-${shortHash(data)}`)
  if (!existsSync(path)) {
    mkdirSync(path, { mode: 0o700 })
    give(path, account)
  }
  const owner = 'uid' in account ? account.uid : process.getuid?.()
  const found = lstatSync(path)
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return path
  throw new StartProblem(
    `${path} belongs to somebody else. Remove it, or set TMPDIR to a folder of your own.`,
  )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
