import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { runOrEnd } from './run.mjs'

/** Installs exactly what the lockfile names, unless that already stands in node_modules. */
export function install() {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return
  console.log('Installing what Parley needs (about a minute)…')
  const npm = process.env.npm_execpath
  // No package needs its install script here, and some would download programs that nothing uses.
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  runOrEnd('The installation', npm?.endsWith('.js') ? [process.execPath, npm, ...words] : ['npm', ...words])
}

/**
 * npm writes down what it put into node_modules once it is done. Compared with the lockfile, that also sees an
 * installation that was cut short, and one done by hand. Optional packages may be missing: most are for other platforms.
 */
export function isInstalled(wanted, present) {
  if (!wanted || !present) return false
  return Object.entries(wanted.packages).every(([at, { version, optional }]) => {
    if (at === '') return true
    const found = present.packages[at]
    return found ? found.version === version : optional === true
  })
}

function readJson(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
