import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

export const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Runs a program to its end, showing what it says.
 * @returns {void} ends this process with a sentence when the program fails
 */
export function runOrEnd(what, [program, ...words], env = {}) {
  const { status, error } = spawnSync(program, words, {
    cwd: root,
    env: { ...environment, ...env },
    // What it says is progress, whatever it thinks: standard output belongs to what was asked for.
    stdio: ['inherit', 2, 2],
  })
  if (status === 0) return
  console.error(`${what} failed${error ? `: ${error.message}` : ''}. What went wrong stands above.`)
  process.exit(status || 1)
}
