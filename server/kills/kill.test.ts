import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Killed, killRound, lookAfter } from './kill-rounds'
import type { Acknowledged } from './stream'

const folder = mkdtempSync(join(tmpdir(), 'parley-kills-'))
const acknowledged: Acknowledged[] = []

// The account that runs the database must be able to enter it.
chmodSync(folder, 0o755)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ROUNDS: [Killed, number][] = [
  ['server', 60],
  ['database', 45],
  ['both', 75],
  ['server', 7],
]

test.each(ROUNDS)(
  'kill -9 of the %s after %i confirmed acts loses and doubles nothing',
  async (kill, after) => {
    const round = acknowledged.length
    acknowledged.push(...(await killRound(folder, round, kill, after)))
    const { missing, doubled, broken, entries } = await lookAfter(folder, acknowledged)
    expect({ missing, doubled, broken }).toEqual({ missing: [], doubled: [], broken: [] })
    expect(entries).toBeGreaterThan(acknowledged.length)
  },
)
