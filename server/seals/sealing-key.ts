import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { keptSecret } from '@/server/kept-secret'
import { StartProblem } from '@/server/start-problem'
import { decrypt } from './box'
import { nameOf } from './seals'

export const SEALING_FILE = 'sealing-key'
const rows = z.array(
  z.object({ negotiation: z.string(), owner: z.string(), generation: z.int(), wrapped: z.string() }),
)

/**
 * The key that encrypts the keys of sealed parts: given by the environment, else kept in the data folder.
 * @throws StartProblem when it is missing or another than what is stored was sealed with
 */
export async function openSealingKey(pool: pg.Pool, folder: string, given: string | null): Promise<Buffer> {
  const place = given === null ? join(folder, SEALING_FILE) : 'PARLEY_SEALING_KEY'
  const { rows: found } = await pool.query(
    `SELECT "negotiationId" AS negotiation, "owner", "generation", "wrapped" FROM "SealKey"
      WHERE "wrapped" IS NOT NULL ORDER BY "createdAt" DESC LIMIT 1`,
  )
  const [used] = rows.parse(found)
  if (given === null && used && !existsSync(place))
    throw new StartProblem(
      `${place} is missing, and sealed parts in this database are encrypted with it. Bring it back: without it nobody can read them, their owners included.`,
    )
  const key = Buffer.from(given ?? keptSecret(folder, SEALING_FILE), given === null ? 'base64url' : 'base64')
  if (key.length !== 32)
    throw new StartProblem(
      given === null
        ? `${place} is not a key: restore it from a backup.`
        : 'PARLEY_SEALING_KEY is not a key: 32 bytes in base64, as `npm run -s parley -- keys new` prints them.',
    )
  if (used && decrypt(key, used.wrapped, nameOf(used, used.generation)) === null)
    throw new StartProblem(
      `Sealed parts in this database were encrypted with another key than ${place} holds. Bring that key back: without it nobody can read them, their owners included.`,
    )
  return key
}
