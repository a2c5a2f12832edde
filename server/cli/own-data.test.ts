import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '@/server/db/embedded/server'

let folder = ''
let running: EmbeddedDatabase | null = null
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-own-'))
  chmodSync(folder, 0o755)
})
afterAll(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Beside this process, which keeps the store that is running. @returns what it prints; rejects unless it ends with 0 */
async function keys(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/cli/parley.ts', 'keys'],
    { env: { ...process.env, DATABASE_URL: '', PARLEY_DATA: folder } },
  )
  return stdout
}

it('a command opens the store that nobody runs, closes it again, and later joins the one that runs', async () => {
  const first = await keys()
  expect(first).toContain('fingerprint')
  expect(await keys()).toBe(first)
  // Only a store that is closed can be started: nothing of the command is left running.
  running = await startEmbedded({ folder, chosen: true, log: () => {} })
  expect(await keys()).toBe(first)
})
