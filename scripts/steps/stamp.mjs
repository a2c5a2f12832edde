import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Does `work` unless its inputs are as they were when it last succeeded and its outputs are still there.
 * @param {{name: string, inputs: string[], also?: string, outputs: string[], work: () => void | Promise<void>}} step
 *   inputs and outputs are files or folders of the repository; `also` is whatever else the result depends on
 * @returns {Promise<boolean>} whether the work was done now
 */
export async function onceFor({ name, inputs, also = '', outputs, work }) {
  const stamp = join(root, '.parley', `${name}.stamp`)
  const wanted = fingerprint(inputs, also)
  const kept = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (kept && outputs.every((output) => existsSync(join(root, output)))) return false
  await work()
  mkdirSync(join(root, '.parley'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function fingerprint(inputs, also) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch} ${also}\n`)
  for (const file of inputs.flatMap(filesUnder).sort()) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(root, file)))
      .update('\n')
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full).flatMap((name) => filesUnder(`${path}/${name}`))
}
