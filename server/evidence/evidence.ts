import { createHash } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { type Evidence, LARGEST_EVIDENCE } from '@/server/protocol/disputing'

/** Files that one negotiation may hold, and their bytes together. */
const MOST_FILES = 200
const MOST_BYTES = 200_000_000

const held = z.array(z.object({ files: z.int(), bytes: z.int() }))
const file = z.array(z.object({ bytes: z.instanceof(Buffer) }))
const sizes = z.array(z.object({ digest: z.string(), size: z.int() }))

/** Where the files of disputes are kept. The record holds their digests. */
export class EvidenceStore {
  constructor(private readonly pool: pg.Pool) {}

  /** @returns the file's digest; null when it is empty, too large, or the negotiation holds enough */
  async put(negotiation: string, bytes: Buffer, by: string): Promise<string | null> {
    if (bytes.length === 0 || bytes.length > LARGEST_EVIDENCE) return null
    const { rows } = await this.pool.query(
      `SELECT count(*)::integer AS files, coalesce(sum(length("bytes")), 0)::integer AS bytes
         FROM "Evidence" WHERE "negotiationId" = $1`,
      [negotiation],
    )
    const [now] = held.parse(rows)
    if (!now || now.files >= MOST_FILES || now.bytes + bytes.length > MOST_BYTES) return null
    const digest = createHash('sha256').update(bytes).digest('hex')
    await this.pool.query(
      `INSERT INTO "Evidence" ("negotiationId", "digest", "bytes", "broughtBy") VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [negotiation, digest, bytes, by],
    )
    return digest
  }

  async get(negotiation: string, digest: string): Promise<Buffer | null> {
    const { rows } = await this.pool.query(
      `SELECT "bytes" FROM "Evidence" WHERE "negotiationId" = $1 AND "digest" = $2`,
      [negotiation, digest],
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
