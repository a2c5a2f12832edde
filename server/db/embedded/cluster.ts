import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Account } from '@/server/db/embedded/account'
import type { Binaries } from '@/server/db/embedded/binaries'
import { StartProblem } from '@/server/start-problem'

const run = promisify(execFile)
const UNFINISHED = 'postgres.unfinished-'

interface Cluster {
  /** PostgreSQL's own data directory. */
  data: string
  /** The superuser's password; the socket is private already, this keeps other programs of the same user out. */
  password: string
}

/** Opens the cluster under `home`, making it first where there is none. */
export async function openCluster(home: string, binaries: Binaries, account: Account): Promise<Cluster> {
  const data = join(home, 'postgres')
  const passwordFile = join(home, 'postgres-password')
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(home, data, passwordFile, binaries, account)
  await refuseOtherMajorVersion(data, binaries, account)
  return { data, password: readFileSync(passwordFile, 'utf8').trim() }
}

/** PostgreSQL takes its settings from us alone, not from a PGDATA or PGPORT that happens to be set. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^PG[A-Z]/.test(name))
  return { ...Object.fromEntries(kept), NODE_ENV: process.env.NODE_ENV, LC_ALL: 'C', TZ: 'UTC' }
}

export function give(path: string, account: Account): void {
  if ('uid' in account) chownSync(path, account.uid, account.gid)
}

async function initialise(
  home: string,
  data: string,
  passwordFile: string,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  for (const name of readdirSync(home)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(home, name), { recursive: true, force: true })
  }
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  }
  give(passwordFile, account)
  // Made aside and renamed, so that a kill half-way leaves no half-made cluster behind.
  const unfinished = join(home, `${UNFINISHED}${process.pid}`)
  mkdirSync(unfinished, { mode: 0o700 })
  give(unfinished, account)
  await run(
    binaries.initdb,
    [
      ...['-D', unfinished, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      '--data-checksums',
    ],
    { ...account, cwd: '/', env: cleanEnvironment() },
  )
  renameSync(unfinished, data)
}

async function refuseOtherMajorVersion(data: string, binaries: Binaries, account: Account): Promise<void> {
  const madeBy = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const { stdout } = await run(binaries.postgres, ['--version'], {
    ...account,
    cwd: '/',
    env: cleanEnvironment(),
  })
  const brought = stdout.match(/(\d+)\./)?.[1]
  if (madeBy === brought) return
  throw new StartProblem(
    `${data} was made by PostgreSQL ${madeBy}, and this Parley brings ${brought}. ` +
      'Export your negotiations with the Parley that made it, then import them into a new folder (PARLEY_DATA).',
  )
}
