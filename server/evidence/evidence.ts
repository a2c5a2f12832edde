import { createHash } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { type Evidence, LARGEST_EVIDENCE } from '@/server/protocol/disputing'

/** Files that one person may bring to one negotiation, and their bytes together: nobody uses up what others need. */
export const MOST_FILES = 60
const MOST_BYTES = 60_000_000

/** Among advisory locks, those of a person's files in a negotiation. */
const EVIDENCE_LOCK = 20_261_121

const held = z.array(z.object({ files: z.int(), bytes: z.int() }))
const file = z.array(z.object({ bytes: z.instanceof(Buffer) }))
const sizes = z.array(z.object({ digest: z.string(), size: z.int() }))

/** Where the files of disputes are kept. The record holds their digests. */
export class EvidenceStore {
  /** Whose files are being kept, and the last of them. */
  private readonly under = new Map<string, Promise<unknown>>()

  constructor(private readonly pool: pg.Pool) {}

  /** @returns the file's digest; null when it is empty, too large, or the person has brought enough */
  async put(negotiation: string, bytes: Buffer, by: string): Promise<string | null> {
    if (bytes.length === 0 || bytes.length > LARGEST_EVIDENCE) return null
    const key = JSON.stringify([negotiation, by])
    // In this process one waits for the other without a connection; for other processes, in the database.
    return inTurn(this.under, key, () => this.putAlone(key, negotiation, bytes, by))
  }

  private async putAlone(
    key: string,
    negotiation: string,
    bytes: Buffer,
    by: string,
  ): Promise<string | null> {
    const client = await this.pool.connect()
    // A connection that breaks fails what is asked of it next; without a listener it would end the process.
    client.on('error', ignored)
    let whole = false
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [EVIDENCE_LOCK, key])
      const digest = await this.putWithin(client, negotiation, bytes, by)
      await client.query('COMMIT')
      whole = true
      return digest
    } finally {
      client.off('error', ignored)
      // Where it was cut short, the session ends, and with it what it had begun and its lock.
      client.release(!whole)
    }
  }

  private async putWithin(
    client: pg.PoolClient,
    negotiation: string,
    bytes: Buffer,
    by: string,
  ): Promise<string | null> {
    const { rows } = await client.query(
      `SELECT count(*)::integer AS files, coalesce(sum(length("bytes")), 0)::integer AS bytes
         FROM "Evidence" WHERE "negotiationId" = $1 AND "broughtBy" = $2`,
      [negotiation, by],
    )
    const [now] = held.parse(rows)
    if (!now || now.files >= MOST_FILES || now.bytes + bytes.length > MOST_BYTES) return null
    const digest = createHash('sha256').update(bytes).digest('hex')
    await client.query(
      `INSERT INTO "Evidence" ("negotiationId", "digest", "bytes", "broughtBy") VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [negotiation, digest, bytes, by],
    )
    return digest
  }

  /** @param by only where this person brought it */
  async get(negotiation: string, digest: string, by: string | null = null): Promise<Buffer | null> {
    const { rows } = await this.pool.query(
      `SELECT "bytes" FROM "Evidence"
        WHERE "negotiationId" = $1 AND "digest" = $2 AND ($3::text IS NULL OR "broughtBy" = $3)`,
      [negotiation, digest, by],
    )
    return file.parse(rows)[0]?.bytes ?? null
  }

  /** Files that are named and not here as they are named. */
  async missing(negotiation: string, named: readonly Evidence[]): Promise<Evidence[]> {
    const { rows } = await this.pool.query(
      `SELECT "digest", length("bytes") AS size FROM "Evidence" WHERE "negotiationId" = $1 AND "digest" = ANY ($2)`,
      [negotiation, named.map(({ digest }) => digest)],
    )
    const there = new Map(sizes.parse(rows).map(({ digest, size }) => [digest, size]))
    return named.filter(({ digest, bytes }) => there.get(digest) !== bytes)
  }
}

const ignored = (): void => {}

/** Does one thing of a key after the other, whatever became of the one before. */
async function inTurn<T>(
  under: Map<string, Promise<unknown>>,
  key: string,
  does: () => Promise<T>,
): Promise<T> {
  const mine = Promise.resolve(under.get(key)).then(does, does)
  under.set(key, mine)
  try {
    return await mine
  } finally {
    if (under.get(key) === mine) under.delete(key)
  }
}
