import { Buffer } from 'node:buffer'
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeText } from './files'
import type { OutputFile } from './format/export-plan'
import { isInert } from './format/inert'

/** Says which directory these files were written into, and which of them are there: a mirror touches no others. */
const MIRROR = '.parley-mirror.json'

/** Thrown with a sentence that says what is in the way. */
export class UnwritableTree extends Error {}

/** Writes files into a directory that is empty or not there yet. @throws UnwritableTree */
export function writeTree(top: string, files: readonly OutputFile[]): void {
  if (existsSync(top) && readdirSync(top).length > 0)
    throw new UnwritableTree(`${top} is not empty. Name a directory that is not there yet.`)
  for (const file of files) writeText(join(top, safe(top, file.path)), contentOf(file))
}

/**
 * Brings a directory up to date with these files, each whole or not at all, and says how many changed. Only a directory
 * that this made, of the same negotiation, is written into. @throws UnwritableTree
 */
export function mirrorTree(top: string, negotiation: string, files: readonly OutputFile[]): number {
  const note = join(top, MIRROR)
  const before = mirrored(top, note, negotiation)
  let changed = 0
  for (const file of files) {
    const path = join(top, safe(top, file.path))
    const content = contentOf(file)
    if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) continue
    writeText(path, content)
    changed += 1
  }
  const now = files.map((one) => one.path)
  for (const gone of before.filter((path) => !now.includes(path))) {
    // Also what was written before such names were refused.
    const path = join(top, within(top, gone))
    if (kindOf(path) !== 'folder') rmSync(path, { force: true })
    changed += 1
  }
  if (changed > 0) writeText(note, `${JSON.stringify({ negotiation, files: now })}\n`)
  return changed
}

function mirrored(top: string, note: string, negotiation: string): string[] {
  if (!existsSync(top) || readdirSync(top).length === 0) return []
  if (!existsSync(note))
    throw new UnwritableTree(`${top} is not empty, and no mirror. Name a directory that is not there yet.`)
  const said: unknown = JSON.parse(readFileSync(note, 'utf8'))
  if (typeof said !== 'object' || said === null || !('negotiation' in said) || !('files' in said))
    throw new UnwritableTree(`${note} cannot be read. Delete the directory, or name another.`)
  if (said.negotiation !== negotiation)
    throw new UnwritableTree(`${top} mirrors another negotiation. Name another directory.`)
  return Array.isArray(said.files) ? said.files.filter((path) => typeof path === 'string') : []
}

const contentOf = ({ encoding, content }: OutputFile): string | Buffer =>
  encoding === 'base64' ? Buffer.from(content, 'base64') : content

/** A path on the record was written by somebody: no program may act upon what is written there. @throws UnwritableTree */
function safe(top: string, path: string): string {
  within(top, path)
  if (!isInert(path))
    throw new UnwritableTree(`Some programs act upon a file like "${path}": nothing is written there.`)
  if (kindOf(join(top, path)) === 'folder')
    throw new UnwritableTree(`${join(top, path)} is a folder: no file is written in its place.`)
  return path
}

/** Nothing may lead out of the directory. @throws UnwritableTree */
function within(top: string, path: string): string {
  const steps = path.split('/')
  if (
    path.includes('\0') ||
    path.includes('\\') ||
    steps.some((step) => step === '' || step === '.' || step === '..')
  )
    throw new UnwritableTree(
      `The path "${path}" leads out of the directory or nowhere: nothing is written there.`,
    )
  for (let at = 1; at < steps.length; at++) {
    const folder = join(top, ...steps.slice(0, at))
    const kind = kindOf(folder)
    if (kind === 'link') throw new UnwritableTree(`${folder} is a link: nothing is written through it.`)
    if (kind === 'file') throw new UnwritableTree(`${folder} is a file: nothing is written below it.`)
  }
  return path
}

function kindOf(path: string): 'nothing' | 'link' | 'folder' | 'file' {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found) return 'nothing'
  return found.isSymbolicLink() ? 'link' : found.isDirectory() ? 'folder' : 'file'
}
