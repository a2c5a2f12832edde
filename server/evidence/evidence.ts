import { createHash } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { type Evidence, LARGEST_EVIDENCE } from '@/server/protocol/disputing'

/** Files that one person may bring to one negotiation, and their bytes together: nobody uses up what others need. */
export const MOST_FILES = 60
const MOST_BYTES = 60_000_000

const held = z.array(z.object({ files: z.int(), bytes: z.int() }))
const file = z.array(z.object({ bytes: z.instanceof(Buffer) }))
const sizes = z.array(z.object({ digest: z.string(), size: z.int() }))

/** Where the files of disputes are kept. The record holds their digests. */
export class EvidenceStore {
  constructor(private readonly pool: pg.Pool) {}

  /** @returns the file's digest; null when it is empty, too large, or the person has brought enough */
  async put(negotiation: string, bytes: Buffer, by: string): Promise<string | null> {
    if (bytes.length === 0 || bytes.length > LARGEST_EVIDENCE) return null
    const { rows } = await this.pool.query(
      `SELECT count(*)::integer AS files, coalesce(sum(length("bytes")), 0)::integer AS bytes
         FROM "Evidence" WHERE "negotiationId" = $1 AND "broughtBy" = $2`,
      [negotiation, by],
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
