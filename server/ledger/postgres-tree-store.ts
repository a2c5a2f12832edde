import type pg from 'pg'
import { z } from 'zod'
import type { NegotiationId } from '@/server/protocol/ids'
import type { Hash, Subtree } from '@/server/record/merkle'
import type { SignedCheckpoint, TreeStore } from './tree-store'

const sizes = z.array(z.object({ size: z.int() }))
const nodes = z.array(z.object({ level: z.int(), place: z.int(), hash: z.instanceof(Uint8Array) }))
const checkpoints = z.array(z.object({ size: z.int(), publicKey: z.string(), note: z.string() }))
const keys = z.array(z.object({ publicKey: z.string() }))

/** Subtrees and checkpoints in PostgreSQL, which refuses to change or delete either. */
export class PostgresTreeStore implements TreeStore {
  constructor(private readonly pool: pg.Pool) {}

  async size(negotiation: NegotiationId): Promise<number> {
    const { rows } = await this.pool.query({
      name: 'tree-size',
      text: `SELECT "place" + 1 AS size FROM "TreeNode"
              WHERE "negotiationId" = $1 AND "level" = 0 ORDER BY "place" DESC LIMIT 1`,
      values: [negotiation],
    })
    return sizes.parse(rows)[0]?.size ?? 0
  }

  async hashes(negotiation: NegotiationId, subtrees: readonly Subtree[]): Promise<Hash[]> {
    const { rows } = await this.pool.query({
      name: 'tree-hashes',
      text: `SELECT n."level", n."place", n."hash" FROM unnest($2::int[], $3::int[]) AS w (level, place)
               JOIN "TreeNode" n ON n."negotiationId" = $1 AND n."level" = w.level AND n."place" = w.place`,
      values: [negotiation, subtrees.map(({ level }) => level), subtrees.map(({ place }) => place)],
    })
    const found = new Map(
      nodes.parse(rows).map(({ level, place, hash }) => [`${level}/${place}`, new Uint8Array(hash)]),
    )
    return subtrees.map(({ level, place }) => {
      const hash = found.get(`${level}/${place}`)
      if (!hash) throw new Error(`no subtree ${level}/${place} of ${negotiation}`)
      return hash
    })
  }

  async add(negotiation: NegotiationId, subtrees: readonly (Subtree & { hash: Hash })[]): Promise<void> {
    await this.pool.query({
      name: 'tree-add',
      text: `INSERT INTO "TreeNode" ("negotiationId", "level", "place", "hash")
             SELECT $1, * FROM unnest($2::int[], $3::int[], $4::bytea[]) ON CONFLICT DO NOTHING`,
      values: [
        negotiation,
        subtrees.map(({ level }) => level),
        subtrees.map(({ place }) => place),
        subtrees.map(({ hash }) => Buffer.from(hash)),
      ],
    })
  }

  async lastCheckpoint(negotiation: NegotiationId): Promise<SignedCheckpoint | null> {
    const { rows } = await this.pool.query({
      name: 'last-checkpoint',
      text: `SELECT "size", "publicKey", "note" FROM "Checkpoint"
              WHERE "negotiationId" = $1 ORDER BY "size" DESC, "createdAt" DESC LIMIT 1`,
      values: [negotiation],
    })
    return checkpoints.parse(rows)[0] ?? null
  }

  async keepCheckpoint(negotiation: NegotiationId, { size, publicKey, note }: SignedCheckpoint) {
    await this.pool.query({
      name: 'keep-checkpoint',
      text: `INSERT INTO "Checkpoint" ("negotiationId", "size", "publicKey", "note")
             VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      values: [negotiation, size, publicKey, note],
    })
  }

  async keysUsed(): Promise<string[]> {
    // A loose index scan: one step for each key, however many checkpoints it signed.
    const { rows } = await this.pool.query(
      `WITH RECURSIVE used AS (
         (SELECT "publicKey" FROM "Checkpoint" ORDER BY "publicKey" LIMIT 1)
         UNION ALL
         SELECT (SELECT c."publicKey" FROM "Checkpoint" c WHERE c."publicKey" > u."publicKey" ORDER BY c."publicKey" LIMIT 1)
           FROM used u WHERE u."publicKey" IS NOT NULL
       ) SELECT "publicKey" FROM used WHERE "publicKey" IS NOT NULL`,
    )
    return keys.parse(rows).map(({ publicKey }) => publicKey)
  }
}
