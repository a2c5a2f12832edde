import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createPool } from '@/server/db/db'
import { startEmbedded } from '@/server/db/embedded/server'
import { askedOf, willing } from '@/server/mediator/model/testing'
import { type MakerServer, makerServer } from '@/server/models/testing'
import { storedEntry } from '@/server/record/entry'
import { replay } from '@/server/record/replay'
import { lookAfter } from './kill-rounds'

const said = z.union([z.object({ drafted: z.string() }), z.object({ ended: z.string() })])
const made: string[] = []
const open: MakerServer[] = []

afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-mediation-'))
  made.push(folder)
  // The account that runs the database must be able to enter it.
  chmodSync(folder, 0o755)
  return folder
}

/** Runs a server until it says something, and kills it then. @returns what it said */
async function until(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/kills/mediation.fixture.ts', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const message = said.parse(JSON.parse(line))
      return 'drafted' in message ? message.drafted : message.ended
    }
    throw new Error('the server ended by itself')
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

async function stateIn(folder: string) {
  const database = await startEmbedded({ folder, chosen: true, log: () => {} })
  const pool = createPool(database.url, 2)
  try {
    const { rows } = await pool.query('SELECT "seq", "hash", "body" AS text FROM "Entry" ORDER BY "seq"')
    const { state } = replay(z.array(storedEntry).parse(rows)).replayed
    if (state.phase === 'Unopened') throw new Error('nothing is open')
    return state
  } finally {
    await pool.end()
    await database.stop()
  }
}

test.each(['built-in', 'patient'])(
  'kill -9 between two drafts of the mediator %s: the next start drafts the other, and neither twice',
  { timeout: 240_000 },
  async (mediator) => {
    const maker = await makerServer((heard) => ({
      kind: 'answers',
      text: JSON.stringify(willing(askedOf(heard))),
    }))
    open.push(maker)
    const folder = newFolder()
    const { url } = maker.access('openai')
    const negotiation = await until(folder, mediator, url)
    const cut = await stateIn(folder)
    expect(cut.settlements).toHaveLength(1)
    expect(cut.runs).toMatchObject([{ state: 'working' }])

    await until(folder, mediator, url, negotiation)
    const { runs, settlements, works } = await stateIn(folder)
    expect(runs).toMatchObject([{ state: 'finished' }])
    expect(settlements).toHaveLength(2)
    expect(settlements[0]).toEqual(cut.settlements[0])
    const digests = settlements.map(({ settlement: { origin } }) =>
      origin.kind === 'mediator' ? origin.provenance.outputDigest : null,
    )
    expect(digests[0]).toBe(digests[1])
    expect(works.map(({ content }) => content.kind)).toEqual(['comparison'])
    expect(maker.heard).toHaveLength(mediator === 'patient' ? 1 : 0)
    expect(await lookAfter(folder, [])).toMatchObject({ doubled: [], broken: [] })
  },
)
