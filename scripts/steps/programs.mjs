import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { root } from './root.mjs'
import { fingerprint } from './stamp.mjs'

/** What runs bundled, as the server does: it starts at once, and what the bench measures is what runs. */
const PROGRAMS = [
  'server/cli/parley.ts',
  'bench/main.ts',
  'bench/append/worker.ts',
  'bench/live/bare-server.ts',
  'bench/live/client.ts',
  'bench/live/parley-server.ts',
  'bench/record/worker.ts',
]
const INPUTS = [
  'server',
  'bench',
  'e2e',
  'scripts',
  'prisma/schema.prisma',
  'tsconfig.json',
  'package-lock.json',
]
/** A program that still runs may read more of its bundle later. */
const KEPT = 3

/**
 * Bundles the programs of these sources, unless that was done.
 * @param {string} file one of them
 * @returns {Promise<string | null>} where its bundle is; null for a file that does not run bundled
 */
export async function bundled(file) {
  if (!PROGRAMS.includes(file)) return null
  const folder = join(root, '.parley', 'programs')
  const made = join(folder, fingerprint(root, INPUTS).slice(0, 16))
  if (!existsSync(made)) await make(folder, made)
  return join(made, `${bundleName(file)}.js`)
}

/** Several may begin at once: each makes its own, and the first one stays. */
async function make(folder, made) {
  const own = `${made}.${randomBytes(4).toString('hex')}`
  mkdirSync(folder, { recursive: true })
  await bundle(Object.fromEntries(PROGRAMS.map((file) => [bundleName(file), file])), own)
  try {
    renameSync(own, made)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(made)) throw error
  }
  const age = (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const oldest = readdirSync(folder).sort((a, b) => age(b) - age(a))
  for (const name of oldest.slice(KEPT)) rmSync(join(folder, name), { recursive: true, force: true })
}

const bundleName = (file) => file.replace(/\.ts$/, '').replaceAll('/', '-')
