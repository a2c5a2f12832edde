import type pg from 'pg'
import { z } from 'zod'
import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Opening } from '@/server/record/commitment'
import type { StoredEntry } from '@/server/record/entry'
import type { Seals } from '@/server/seals/seals'
import {
  type Append,
  type Appended,
  type CommandKey,
  FACILITATORS,
  type Known,
  type Ledger,
  LONG_FIELDS,
  type SealedRow,
  type Shown,
} from './ledger'

const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('appended'), seq: z.int() }),
  z.object({ outcome: z.literal('duplicate'), seq: z.int() }),
  z.object({ outcome: z.literal('reused') }),
  z.object({ outcome: z.literal('conflict') }),
  z.object({ outcome: z.literal('ended') }),
])
const entries = z.array(z.object({ seq: z.int(), hash: z.string(), text: z.string() }))
const openings = z.array(
  z.object({
    negotiation: z.string(),
    owner: z.string(),
    field: z.string(),
    command: z.string(),
    salt: z.string(),
    content: z.string(),
  }),
)
const sizes = z.array(z.object({ bytes: z.number() }))
const knowns = z.array(z.object({ seq: z.int(), digest: z.string() }))

const OPENING = `"negotiationId" AS negotiation, "owner", "field", "command", "salt", "content"`

/** What `append_entry` begins with, without the cost of calling it: most entries have nothing stored beside them. */
const ENTRY_ALONE = `
  INSERT INTO "Entry" ("negotiationId", "seq", "hash", "body", "actor", "commandId", "bodyDigest")
  SELECT $1, $2 + 1, $4, $5, $6, $7, $8
   WHERE EXISTS (SELECT FROM "Entry" e WHERE e."negotiationId" = $1 AND e."seq" = $2 AND e."hash" = $3)
     AND ($9::text IS NULL OR EXISTS (SELECT FROM "User" u WHERE u."id" = $9 AND u."sessionVersion" = $10))
  ON CONFLICT DO NOTHING`

/** The ledger on PostgreSQL. Every append is one statement, one transaction. */
export class PostgresLedger implements Ledger {
  constructor(
    private readonly pool: pg.Pool,
    private readonly seals: Seals,
  ) {}

  async append(what: Append): Promise<Appended> {
    const { negotiation, expected, entry, key, sealed, jobs, listing, holder } = what
    if (entry.seq !== expected.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${expected.seq}`)
    const [first] = sealed
    const under = first ? { owner: first.opening.owner, generation: first.generation ?? 0 } : null
    const written = [
      negotiation,
      expected.seq,
      expected.hash,
      entry.hash,
      entry.text,
      key.actor,
      key.command,
      await this.seals.digest({ negotiation, ...key }, under),
    ]
    const held = [holder?.person ?? null, holder?.version ?? null]
    if (sealed.length + jobs.length === 0 && !listing.shown && !listing.members) {
      const values = [...written, ...held]
      const { rowCount } = await this.pool.query({ name: 'append-alone', text: ENTRY_ALONE, values })
      if (rowCount === 1) return { outcome: 'appended', seq: entry.seq }
      // Why it was not written is for the function to say.
    }
    const { rows } = await this.pool.query({
      name: 'append',
      text: 'SELECT * FROM append_entry($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)',
      values: [
        ...written,
        sealed.length > 0
          ? JSON.stringify(
              await Promise.all(
                sealed.map(async ({ commitment, opening, audience, generation = 0 }) => ({
                  ...(await this.seals.lock(opening, generation)),
                  commitment,
                  audience,
                })),
              ),
            )
          : null,
        jobs.length > 0 ? JSON.stringify(jobs) : null,
        listing.shown && listedText(listing.shown),
        listing.members &&
          JSON.stringify(
            listing.members.map(({ person, role, party }) => ({ personId: person, role, party })),
          ),
        ...held,
      ],
    })
    const appended = outcome.parse(rows[0])
    // The database compares what is stored, which may be under another key.
    return appended.outcome === 'reused' ? ((await this.known(negotiation, key)) ?? appended) : appended
  }

  async known(negotiation: NegotiationId, key: CommandKey): Promise<Known | null> {
    const { rows } = await this.pool.query({
      name: 'known',
      text: `SELECT "seq", "bodyDigest" AS digest FROM "Entry"
              WHERE "negotiationId" = $1 AND "actor" = $2 AND "commandId" = $3`,
      values: [negotiation, key.actor, key.command],
    })
    const [known] = knowns.parse(rows)
    if (!known) return null
    const same = await this.seals.isDigest(known.digest, { negotiation, ...key })
    return same ? { outcome: 'duplicate', seq: known.seq } : { outcome: 'reused' }
  }

  async entriesAfter(negotiation: NegotiationId, seq: number, most?: number): Promise<StoredEntry[]> {
    const { rows } = await this.pool.query({
      name: 'entries-after',
      text: `SELECT "seq", "hash", "body" AS text FROM "Entry"
              WHERE "negotiationId" = $1 AND "seq" > $2 ORDER BY "seq" LIMIT $3`,
      values: [negotiation, seq, most ?? null],
    })
    return entries.parse(rows)
  }

  async bytes(negotiation: NegotiationId): Promise<number> {
    const { rows } = await this.pool.query({
      name: 'bytes',
      text: `SELECT coalesce(sum(octet_length("body")), 0)::float8 AS bytes FROM "Entry" WHERE "negotiationId" = $1`,
      values: [negotiation],
    })
    return sizes.parse(rows)[0]?.bytes ?? 0
  }

  async sealedFor(negotiation: NegotiationId, person: PersonId, facilitator: boolean): Promise<Opening[]> {
    const audience = facilitator ? [person, FACILITATORS] : [person]
    const { rows } = await this.pool.query({
      name: 'sealed-for',
      text: `SELECT ${OPENING} FROM "Sealed"
              WHERE "negotiationId" = $1 AND "audience" && $2 AND NOT "field" = ANY ($3) AND "erasedAt" IS NULL ORDER BY "createdAt", "commitment"`,
      values: [negotiation, audience, LONG_FIELDS],
    })
    return this.unlocked(rows)
  }

  async sealedTo(
    negotiation: NegotiationId,
    commitment: string,
    person: PersonId,
    facilitator: boolean,
  ): Promise<Opening | null> {
    const audience = facilitator ? [person, FACILITATORS] : [person]
    const { rows } = await this.pool.query({
      name: 'sealed-to',
      text: `SELECT ${OPENING} FROM "Sealed"
              WHERE "negotiationId" = $1 AND "commitment" = $2 AND "audience" && $3 AND "erasedAt" IS NULL`,
      values: [negotiation, commitment, audience],
    })
    return (await this.unlocked(rows))[0] ?? null
  }

  async sealed(negotiation: NegotiationId, commitment: string): Promise<Opening | null> {
    const { rows } = await this.pool.query({
      name: 'sealed',
      text: `SELECT ${OPENING} FROM "Sealed" WHERE "negotiationId" = $1 AND "commitment" = $2 AND "erasedAt" IS NULL`,
      values: [negotiation, commitment],
    })
    return (await this.unlocked(rows))[0] ?? null
  }

  async keep(negotiation: NegotiationId, sealed: SealedRow[]): Promise<void> {
    for (const { commitment, opening, audience, generation = 0 } of sealed) {
      const { owner, field, command, salt, content } = await this.seals.lock(opening, generation)
      await this.pool.query({
        name: 'keep',
        text: `INSERT INTO "Sealed" ("negotiationId", "commitment", "owner", "audience", "field", "command", "salt", "content")
               VALUES ($1,$2,$3,$4,$5,$6,$7,$8) ON CONFLICT DO NOTHING`,
        values: [negotiation, commitment, owner, audience, field, command, salt, content],
      })
    }
  }

  async erase(negotiation: NegotiationId, owner: string, generation: number): Promise<void> {
    await this.seals.destroy(negotiation, owner, generation)
  }

  private async unlocked(rows: unknown): Promise<Opening[]> {
    const opened = await Promise.all(openings.parse(rows).map((part) => this.seals.unlock(part)))
    return opened.filter((one) => one !== null)
  }
}

/** The summary is JSON text already. */
function listedText({ title, phase, summary }: Shown): string {
  return `{"title":${JSON.stringify(title)},"phase":${JSON.stringify(phase)},"summary":${summary}}`
}
