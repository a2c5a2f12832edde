import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../steps/root.mjs'

const FOLDERS = ['app', 'components', 'server', 'e2e', 'bench']
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** One file with what it imports: paths from the repository's root for our own files, names for packages. */
export function readSources(folders = FOLDERS) {
  return folders.flatMap(sourcesUnder).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: importsOf(text).map((specifier) => resolve(path, specifier)) }
  })
}

function sourcesUnder(folder) {
  const full = join(root, folder)
  if (!existsSync(full)) return []
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sourcesUnder(`${folder}/${entry.name}`)
    return /\.(tsx?|mjs)$/.test(entry.name) ? [`${folder}/${entry.name}`] : []
  })
}

const STATEMENT = /^[ \t]*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/gm
const EXPRESSION = /\bimport\s*\(\s*['"]([^'"]+)['"]/g

/** Every module that a source names, type-only imports included. */
export function importsOf(text) {
  return [...text.matchAll(STATEMENT), ...text.matchAll(EXPRESSION)].map(([, specifier]) => specifier)
}

function resolve(from, specifier) {
  const local = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : null
  if (local === null) return specifier
  const found = ENDINGS.map((ending) => `${local}${ending}`).find((path) => {
    const full = join(root, path)
    return existsSync(full) && statSync(full).isFile()
  })
  return found ?? local
}

/** The circles among `sources`, each as the paths along it. */
export function circles(sources) {
  const imports = new Map(sources.map((source) => [source.path, source.imports]))
  const state = new Map()
  const found = []
  const visit = (path, trail) => {
    state.set(path, 'open')
    for (const next of imports.get(path) ?? []) {
      if (!imports.has(next)) continue
      if (state.get(next) === 'open') found.push([...trail.slice(trail.indexOf(next)), next])
      else if (!state.has(next)) visit(next, [...trail, next])
    }
    state.set(path, 'done')
  }
  for (const { path } of sources) if (!state.has(path)) visit(path, [path])
  return found
}
