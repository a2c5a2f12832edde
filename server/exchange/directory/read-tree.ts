import type { Buffer } from 'node:buffer'
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type InputFile, MOST_CHARACTERS } from './format/import-plan'
import { isHidden } from './format/inert'

/** A directory as it was read: its files, and sentences about what in it is no file to take. */
type Tree = { files: InputFile[]; notes: { path: string; note: string }[] }

/** Thrown with a sentence that says what is in the way. */
export class UnreadableTree extends Error {}

/** In bytes; text takes at least a third of its bytes in characters. */
const MOST_BYTES = MOST_CHARACTERS * 3
const DEEPEST = 20

/**
 * Reads every file below `top`. Hidden ones that are none of the format's are left out: they set programs up, and may
 * hold secrets. Links are not followed: one that leads out of the tree would bring in what is not of the negotiation.
 * @throws UnreadableTree, and what the file system refuses
 */
export function readTree(top: string): Tree {
  if (!existsSync(top)) throw new UnreadableTree('There is no such directory.')
  if (!statSync(top).isDirectory()) throw new UnreadableTree('It is a file, not a directory.')
  const tree: Tree = { files: [], notes: [] }
  let bytes = 0
  const into = (folder: string, depth: number) => {
    if (depth > DEEPEST)
      throw new UnreadableTree(`${folder} lies more than ${DEEPEST} folders deep. Move it up.`)
    for (const name of namesIn(join(top, folder), folder)) {
      const path = posix.join(folder, name)
      const what = lstatSync(join(top, path))
      if (isHidden(path, what.isDirectory() ? 'folder' : 'file'))
        tree.notes.push({
          path,
          note: 'Its name begins with a dot. Programs take such files for their settings, and it was left out. Rename it to bring it in.',
        })
      else if (what.isDirectory()) into(path, depth + 1)
      else if (what.isSymbolicLink())
        tree.notes.push({
          path,
          note: `It is a link to ${readlinkSync(join(top, path))} and was not followed. Copy the file itself there to bring it in.`,
        })
      else if (!what.isFile()) tree.notes.push({ path, note: 'It is no file, and was left out.' })
      else {
        bytes += what.size
        if (bytes > MOST_BYTES)
          throw new UnreadableTree(
            `It holds more than ${MOST_BYTES / 1_000_000} MB (at ${path}). Take out of it what does not belong to it.`,
          )
        tree.files.push(inputFile(path, readFileSync(join(top, path))))
      }
    }
  }
  into('', 0)
  return tree
}

function namesIn(folder: string, named: string): string[] {
  return readdirSync(folder, { encoding: 'buffer' })
    .map((bytes) => {
      const name = asText(bytes)
      if (name === null || /\p{Cc}/u.test(name))
        throw new UnreadableTree(
          `A name in ${named || 'it'} is no text: ${bytes.toString('latin1')}. Rename that file.`,
        )
      return name
    })
    .sort()
}

function inputFile(path: string, content: Buffer): InputFile {
  const text = asText(content)
  return text === null || text.includes('\0')
    ? { path, bytes: content.length, encoding: 'base64', content: content.toString('base64') }
    : { path, bytes: content.length, encoding: 'text', content: text }
}

/** Exactly these bytes as text, a byte order mark included. @returns null where they are no UTF-8 */
function asText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
