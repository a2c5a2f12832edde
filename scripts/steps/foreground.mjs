import { spawn } from 'node:child_process'
import { environment } from './run.mjs'

/** Runs Node.js with these words in the foreground, passes signals on, and ends as it ends. */
export function foreground(words, { cwd = process.cwd(), env = {} } = {}) {
  const child = spawn(process.execPath, words, { cwd, stdio: 'inherit', env: { ...environment, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
