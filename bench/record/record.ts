import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { createPool } from '@/server/db/db'
import { type StoredEntry, storedEntry } from '@/server/record/entry'
import { benchDatabase } from '../bench-database'
import { Measured } from '../process'
import { printAppending } from './appending'
import { printChecking } from './checking'
import type { Kind } from './made'
import { printProving } from './proving'
import { megabytes, rate } from './shown'
import type { Ask, Done } from './worker'

const SMALLEST = 150
const SIZES = [10_000, 100_000]
const KINDS: Record<Kind, string> = {
  changed: 'The state stays as it is (limits changed again and again)',
  said: 'The state grows by what people say (positions)',
}

/** In a process of its own, started anew: its most memory is the act's. */
async function alone(url: string, ask: Ask): Promise<Done> {
  const worker = await Measured.start('bench/record/worker.ts', url)
  try {
    return await worker.ask<Done>(ask)
  } finally {
    await worker.stop()
  }
}

/** The record that was made before, so that it need not be made again. */
async function entriesOf(url: string, negotiation: string): Promise<StoredEntry[]> {
  const pool = createPool(url, 1)
  try {
    const { rows } = await pool.query(
      `SELECT "seq", "hash", "body" AS "text" FROM "Entry" WHERE "negotiationId" = $1 ORDER BY "seq"`,
      [negotiation],
    )
    return z.array(storedEntry).parse(rows)
  } finally {
    await pool.end()
  }
}

async function printWhole(url: string, kind: Kind, folder: string): Promise<void> {
  console.log(`\n${KINDS[kind]}`)
  for (const size of [SMALLEST, ...SIZES]) {
    const negotiation = `${kind}-${size}`
    const file = join(folder, `${negotiation}.zip`)
    await alone(url, { what: 'make', negotiation, kind, size })
    const written = await alone(url, { what: 'export', negotiation, file })
    const checked = await alone(url, { what: 'verify', file })
    const shown = ({ ms, peak }: Done) => `${rate(size, ms)}, at most ${megabytes(peak)}`
    console.log(
      `  ${size.toLocaleString('en').padStart(7)} entries, ${megabytes(statSync(file).size)} packed: written ${shown(written)}; checked ${shown(checked)}`,
    )
  }
}

/**
 * Bundles written from a database and checked from a file, with the most memory of each process; what checking is made
 * of; proofs; and what the tree costs an append.
 */
export async function recordBench(): Promise<void> {
  const database = await benchDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-record-'))
  try {
    for (const kind of ['changed', 'said'] as const) await printWhole(database.url, kind, folder)
    await printAppending(database.url)
    await printChecking(SIZES, (size) => entriesOf(database.url, `said-${size}`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await database.stop()
  }
  await printProving([100, 1_000, 10_000, 100_000])
}
