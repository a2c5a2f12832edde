// `node scripts/complete-lock.mjs` after every change of dependencies (`--check` only says what is missing).
// A registry may show npm only this platform's optional packages. The lockfile then misses the other platforms', and
// `npm ci` refuses it everywhere. An entry with a version and a platform is enough for npm to accept it and to fetch
// the package where it is wanted. Addresses of the registry that was used are taken out: each user's own serves better.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps/root.mjs'

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/**
 * @param lock a parsed package-lock.json, version 3
 * @returns the lock with every optional package in it and no registry's address, and what had to change
 */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  const changes = []
  for (const [at, entry] of Object.entries(lock.packages)) {
    if (entry.resolved?.startsWith('http')) {
      const { resolved: _, ...rest } = entry
      packages[at] = rest
      changes.push(`${at}: names a registry`)
    }
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (findsPackage(lock.packages, at, name)) continue
      packages[`node_modules/${name}`] = inertEntry(name, range, entry)
      changes.push(`${name}: missing`)
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, changes }
}

/** Looks where Node.js would: in the package's own node_modules, then in each one above it. */
function findsPackage(packages, from, name) {
  const folders = from.split('/node_modules/')
  for (let depth = folders.length; depth > 0; depth--) {
    const folder = folders.slice(0, depth).join('/node_modules/')
    if (packages[`${folder}${folder ? '/' : ''}node_modules/${name}`]) return true
  }
  return packages[`node_modules/${name}`] !== undefined
}

function inertEntry(name, range, parent) {
  const version = range.replace(/^[\^~]/, '')
  const words = name.split(/[-/]/)
  const os = SYSTEMS.filter(
    (system) => words.includes(system) || (system === 'win32' && words.includes('windows')),
  )
  const cpu = PROCESSORS.filter(
    (processor) =>
      words.includes(processor) ||
      (processor === 'arm' && words.some((word) => /^arm(v\d|-?gnueabihf)/.test(word))),
  )
  if (!/^\d+\.\d+\.\d+/.test(version) || (os.length === 0 && cpu.length === 0)) {
    throw new Error(
      `cannot tell which version of ${name} (${range}) is meant, or for which platform: add it by hand`,
    )
  }
  return {
    version,
    ...(cpu.length ? { cpu } : {}),
    ...(parent.dev ? { dev: true } : {}),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os.length ? { os } : {}),
  }
}

function main() {
  const file = join(root, 'package-lock.json')
  const { lock, changes } = completeLock(JSON.parse(readFileSync(file, 'utf8')))
  if (changes.length === 0) return console.log('The lockfile is complete.')
  if (process.argv.includes('--check')) {
    console.error(
      `${changes.join('\n')}\nThe lockfile is not complete: run "node scripts/complete-lock.mjs".`,
    )
    process.exit(1)
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${changes.join('\n')}\n${changes.length} entries completed.`)
}

if (process.argv[1] === join(root, 'scripts', 'complete-lock.mjs')) main()
