import { randomUUID } from 'node:crypto'
import { createPool } from '@/server/db/db'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { PostgresTreeStore } from '@/server/ledger/postgres-tree-store'
import { Notary } from '@/server/notary/notary'
import { newKeys, store } from '@/server/notary/testing'
import { negotiationId } from '@/server/protocol/ids'
import { entryHash, type StoredEntry } from '@/server/record/entry'
import { testSeals } from '@/server/seals/testing'
import { quartiles } from '../pairs'

const ENTRIES = 400
const TURNS = 5
/** Appends between two checkpoints: none, some, or each as at an act that binds. */
const EVERY = {
  'without the tree': null,
  'a checkpoint after every 20th': 20,
  'a checkpoint after each': 1,
} as const

const entries: StoredEntry[] = Array.from({ length: ENTRIES }, (_, at) => {
  const text = `{"said":"${'x'.repeat(900)}","seq":${at + 1}}`
  return { seq: at + 1, hash: entryHash(text), text }
})

/** What the tree costs whoever appends: durable appends of equal entries, in turns. */
export async function printAppending(url: string): Promise<void> {
  const pool = createPool(url, 4)
  const ledger = new PostgresLedger(pool, testSeals(pool))
  const address = 'https://parley.example/verify'
  const notary = new Notary({ ledger, tree: new PostgresTreeStore(pool), keys: newKeys(), address })
  const times = new Map<string, number[]>()
  for (let turn = 0; turn <= TURNS; turn++)
    for (const [name, every] of Object.entries(EVERY)) {
      const negotiation = negotiationId.parse(randomUUID())
      const started = performance.now()
      await store(ledger, negotiation, entries, async (seq) => {
        if (every !== null && seq % every === 0) await notary.checkpoint(negotiation)
      })
      const each = (performance.now() - started) / ENTRIES
      // The first turn warms up.
      if (turn > 0) times.set(name, [...(times.get(name) ?? []), each])
    }
  await pool.end()
  console.log('\nA durable append of 900 characters; the tree grows only when a checkpoint is asked for')
  const [without = []] = times.values()
  for (const [name, each] of times) {
    const [low, median, high] = quartiles(each)
    // Turn by turn, so that what else the machine does weighs on both sides.
    const against = quartiles(each.map((ms, turn) => ms / (without[turn] ?? ms)))[1]
    console.log(
      `  ${name.padEnd(30)} ${median.toFixed(2)} ms (quartiles ${low.toFixed(2)}–${high.toFixed(2)}), ${against.toFixed(2)}× of that without`,
    )
  }
}
