import type pg from 'pg'
import { z } from 'zod'
import type { Seals } from './seals'

const STRETCH = 200
const old = z.array(
  z.object({
    negotiation: z.string(),
    commitment: z.string(),
    owner: z.string(),
    field: z.string(),
    command: z.string(),
    salt: z.string(),
    content: z.string(),
  }),
)

/** Encrypts what was sealed before there were keys. @returns how many parts it were */
export async function sealOldParts(pool: pg.Pool, seals: Seals): Promise<number> {
  let done = 0
  for (;;) {
    const { rows } = await pool.query(
      `SELECT "negotiationId" AS negotiation, "commitment", "owner", "field", "command", "salt", "content"
         FROM "Sealed" WHERE "erasedAt" IS NULL AND "salt" NOT LIKE 'key %' LIMIT $1`,
      [STRETCH],
    )
    if (rows.length === 0) return done
    for (const { commitment, ...opening } of old.parse(rows)) {
      const { salt, content } = await seals.lock(opening, 0)
      await pool.query(
        `UPDATE "Sealed" SET "salt" = $3, "content" = $4
          WHERE "negotiationId" = $1 AND "commitment" = $2 AND "erasedAt" IS NULL AND "salt" = $5`,
        [opening.negotiation, commitment, salt, content, opening.salt],
      )
    }
    done += rows.length
  }
}
