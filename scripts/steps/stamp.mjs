import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Does `work` unless its inputs are as they were when it last succeeded and its outputs are still there.
 * @param {{name: string, inputs: string[], outputs: string[], work: () => void | Promise<void>}} step
 *   inputs and outputs are files or folders under `folder`, the repository unless said otherwise
 * @returns {Promise<boolean>} whether the work was done now
 */
export async function onceFor({ name, inputs, outputs, work, folder = root }) {
  const stamp = join(folder, '.parley', `${name}.stamp`)
  const wanted = fingerprint(folder, inputs)
  const kept = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (kept && outputs.every((output) => existsSync(join(folder, output)))) return false
  // Work that is cut short may leave outputs that look whole.
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(join(folder, '.parley'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** What these files and folders hold, and what reads them, as one digest. */
export function fingerprint(folder, inputs) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`)
  for (const file of inputs.flatMap((input) => filesUnder(folder, input)).sort()) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(folder, file)))
      .update('\n')
  }
  return hash.digest('hex')
}

function filesUnder(folder, path) {
  const full = join(folder, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesUnder(folder, `${path}/${name}`))
}
