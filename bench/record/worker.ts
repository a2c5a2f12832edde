import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { verdictOn } from '@/server/cli/verify'
import { createPool } from '@/server/db/db'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { PostgresTreeStore } from '@/server/ledger/postgres-tree-store'
import { bundleStream } from '@/server/notary/bundle'
import { Notary } from '@/server/notary/notary'
import { newKeys, store } from '@/server/notary/testing'
import { negotiationId } from '@/server/protocol/ids'
import { testSeals } from '@/server/seals/testing'
import { serve } from '../process'
import { type Kind, recordOf } from './made'

/** One thing in a process of its own, so that its most memory is the process's. */
export type Ask =
  | { what: 'make'; negotiation: string; kind: Kind; size: number }
  | { what: 'export'; negotiation: string; file: string }
  | { what: 'verify'; file: string }
/** Milliseconds, and the most memory the process ever held, in bytes. */
export type Done = { ms: number; peak: number }

const [url] = process.argv.slice(2)
if (!url) throw new Error('usage: worker.ts DATABASE_URL')
const pool = createPool(url, 2)
const STRETCH = 1000

async function make(negotiation: string, kind: Kind, size: number): Promise<void> {
  const entries = recordOf(kind, size, negotiation)
  const ledger = new PostgresLedger(pool, testSeals(pool))
  await store(ledger, negotiationId.parse(negotiation), entries.slice(0, 1))
  for (let at = 1; at < entries.length; at += STRETCH) {
    const stretch = entries.slice(at, at + STRETCH)
    await pool.query(
      `INSERT INTO "Entry" ("negotiationId", "seq", "hash", "body")
       SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[])`,
      [
        negotiation,
        stretch.map(({ seq }) => seq),
        stretch.map(({ hash }) => hash),
        stretch.map(({ text }) => text),
      ],
    )
  }
}

async function exportTo(negotiation: string, file: string): Promise<void> {
  const ledger = new PostgresLedger(pool, testSeals(pool))
  const address = 'https://parley.example/verify'
  const notary = new Notary({ ledger, tree: new PostgresTreeStore(pool), keys: newKeys(), address })
  const stream = await bundleStream(
    {
      notary,
      ledger,
      page: async () => '<!doctype html>',
      certificate: async () => new TextEncoder().encode('%PDF'),
    },
    negotiationId.parse(negotiation),
  )
  if (!stream) throw new Error('nothing to export')
  await pipeline(Readable.from(stream), createWriteStream(file))
}

async function verify(file: string): Promise<void> {
  const verdict = await verdictOn(file, {})
  if (!verdict?.valid) throw new Error('the bundle does not verify')
}

serve<Ask>(
  async (ask): Promise<Done> => {
    const started = performance.now()
    if (ask.what === 'make') await make(ask.negotiation, ask.kind, ask.size)
    if (ask.what === 'export') await exportTo(ask.negotiation, ask.file)
    if (ask.what === 'verify') await verify(ask.file)
    return { ms: performance.now() - started, peak: process.resourceUsage().maxRSS * 1024 }
  },
  () => pool.end(),
)
