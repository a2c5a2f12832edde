import { randomUUID } from 'node:crypto'
import { createPool } from '@/server/db/db'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { commandId, negotiationId } from '@/server/protocol/ids'
import { entryHash, type StoredEntry } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import { testSeals } from '@/server/seals/testing'
import { SAMPLE_MS } from '../pairs'
import { serve } from '../process'

/** Appends durably for one sample, to so many negotiations at once. @returns appends per second */
type Ask = { how: 'ledger' | 'bare'; chains: number }

const [url] = process.argv.slice(2)
if (!url) throw new Error('usage: worker.ts DATABASE_URL')
const pool = createPool(url, 16)
const ledger = new PostgresLedger(pool, testSeals(pool))
await pool.query(
  `CREATE TABLE IF NOT EXISTS bare ("negotiation" text, "seq" int, "hash" text, "body" text, "actor" text, "command" text, "digest" text,
     PRIMARY KEY ("negotiation", "seq"), UNIQUE ("negotiation", "actor", "command"))`,
)

const BODY = 'x'.repeat(900)
/** What lists show is written where it changes: at the opening. */
const shown = {
  title: 'Bench',
  phase: 'Mediation',
  summary: JSON.stringify({ outcome: null, needs: {}, parties: [] }),
}

const entryAfter = (seq: number, name: string): StoredEntry => {
  const text = `{"of":"${name}","seq":${seq + 1},"body":"${BODY}"}`
  return { seq: seq + 1, hash: entryHash(text), text }
}

async function chainOf(how: Ask['how'], until: number): Promise<number> {
  const name = randomUUID()
  const negotiation = negotiationId.parse(name)
  let head = { seq: 0, hash: NO_ENTRY }
  while (performance.now() < until) {
    const entry = entryAfter(head.seq, name)
    const key = { actor: 'person bench', command: commandId.parse(`c${entry.seq}`), digest: entry.hash }
    if (how === 'ledger')
      await ledger.append({
        negotiation,
        expected: head,
        entry,
        key,
        sealed: [],
        jobs: [],
        listing: { shown: head.seq === 0 ? shown : null, members: null },
        holder: null,
      })
    else
      await pool.query({
        name: 'bare',
        text: 'INSERT INTO bare VALUES ($1, $2, $3, $4, $5, $6, $7)',
        values: [name, entry.seq, entry.hash, entry.text, key.actor, key.command, key.digest],
      })
    head = { seq: entry.seq, hash: entry.hash }
  }
  return head.seq
}

serve<Ask>(
  async ({ how, chains }) => {
    const started = performance.now()
    const counts = await Promise.all(Array.from({ length: chains }, () => chainOf(how, started + SAMPLE_MS)))
    const appended = counts.reduce((sum, count) => sum + count, 0)
    return (1000 * appended) / (performance.now() - started)
  },
  () => pool.end(),
)
