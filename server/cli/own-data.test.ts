import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, joinEmbedded, startEmbedded } from '@/server/db/embedded/server'
import { StartProblem } from '@/server/start-problem'
import { PARLEY } from './testing'

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

const run = promisify(execFile)
/** Beside this process, which keeps the store that is running. Rejects unless it ends with 0. */
const parley = (...words: string[]) =>
  run(process.execPath, [...PARLEY, ...words], {
    env: { ...process.env, DATABASE_URL: '', PARLEY_DATA: folder },
  })
const keys = async () => (await parley('keys')).stdout

it('commands at once on a closed store run one after the other, and none is cut off by another’s end', async () => {
  const nothing = parley('transcript', 'n-none').catch((error: { code: number; stderr: string }) => error)
  const [one, ...others] = await Promise.all([keys(), keys()])
  expect(one).toContain('fingerprint')
  expect(others).toEqual([one])
  expect(await nothing).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no negotiation n-none here.'),
  })
})

it('a command that works for long is named to whoever waits, and is not joined', async () => {
  const log: string[] = []
  const options = { folder, chosen: true, kind: 'command' as const }
  const long = await startEmbedded({ ...options, log: () => {} })
  expect(await joinEmbedded(folder, true)).toBeNull()
  const next = startEmbedded({ ...options, patience: 0, log: (line) => log.push(line) })
  await expect(next).rejects.toThrow(`A parley command (process ${process.pid}) still works on ${folder}.`)
  await expect(next).rejects.toThrow(StartProblem)
  expect(log).toEqual([`Waiting for a parley command (process ${process.pid}) that works on ${folder}`])
  const waits = keys()
  await long.stop()
  expect(await waits).toContain('fingerprint')
})

it('a command opens the store that nobody runs, closes it again, and later joins the one that runs', async () => {
  const first = await keys()
  expect(first).toContain('fingerprint')
  expect(await keys()).toBe(first)
  // Only a store that is closed can be started: nothing of the command is left running.
  running = await startEmbedded({ folder, chosen: true, log: () => {} })
  expect(await keys()).toBe(first)
})
