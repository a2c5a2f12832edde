import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { createPool } from '@/server/db/db'
import { startEmbedded } from '@/server/db/embedded/server'
import { type StoredEntry, storedEntry } from '@/server/record/entry'
import { replay } from '@/server/record/replay'
import type { Acknowledged } from './stream'

const said = z.union([
  z.object({ database: z.int() }),
  z.object({ negotiation: z.string(), id: z.string(), seq: z.int() }),
])

const stored = z.array(storedEntry.extend({ negotiation: z.string() }))

export type Killed = 'server' | 'database' | 'both'

/**
 * Starts a writer on `folder`, kills what is named once `after` acts have been acknowledged, and lets it go on for as
 * many more where it survives. @returns everything that was acknowledged.
 */
export async function killRound(
  folder: string,
  round: number,
  kill: Killed,
  after: number,
): Promise<Acknowledged[]> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/kills/writer.fixture.ts', folder, String(round)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const acknowledged: Acknowledged[] = []
  let database = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const message = said.parse(JSON.parse(line))
    if ('database' in message) {
      database = message.database
      continue
    }
    acknowledged.push(message)
    if (acknowledged.length === after && kill !== 'server') process.kill(database, 'SIGKILL')
    if (acknowledged.length === (kill === 'database' ? 2 * after : after)) child.kill('SIGKILL')
  }
  await ended
  return acknowledged
}

type Found = {
  missing: Acknowledged[]
  doubled: string[]
  broken: string[]
  negotiations: number
  entries: number
}

/** Starts the database again and looks for every acknowledged act, once, in chains that verify and replay. */
export async function lookAfter(folder: string, acknowledged: Acknowledged[]): Promise<Found> {
  const database = await startEmbedded({ folder, chosen: true, log: () => {} })
  const pool = createPool(database.url, 2)
  try {
    const { rows } = await pool.query(
      'SELECT "negotiationId" AS negotiation, "seq", "hash", "body" AS text FROM "Entry" ORDER BY 1, 2',
    )
    const chains = new Map<string, StoredEntry[]>()
    for (const { negotiation, ...entry } of stored.parse(rows))
      chains.set(negotiation, [...(chains.get(negotiation) ?? []), entry])
    const broken: string[] = []
    const places = new Map<string, number[]>()
    for (const [negotiation, chain] of chains) {
      const { fault } = replay(chain)
      if (fault) broken.push(`${negotiation}: ${fault.fault} at ${fault.seq}`)
      for (const { text, seq } of chain) {
        const { id } = z.object({ id: z.string() }).parse(JSON.parse(text))
        const key = `${negotiation} ${id}`
        places.set(key, [...(places.get(key) ?? []), seq])
      }
    }
    return {
      missing: acknowledged.filter((act) => !places.get(`${act.negotiation} ${act.id}`)?.includes(act.seq)),
      doubled: [...places].filter(([, seqs]) => seqs.length > 1).map(([key]) => key),
      broken,
      negotiations: chains.size,
      entries: rows.length,
    }
  } finally {
    await pool.end()
    await database.stop()
  }
}
