import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { negotiationId } from '@/server/protocol/ids'
import type { Inbox, Job, Outbox } from './outbox'

const jobs = z.array(
  z.object({
    id: z.string(),
    negotiation: negotiationId,
    kind: z.string(),
    payload: z.json(),
    attempts: z.int(),
  }),
)

export class PostgresOutbox implements Outbox, Inbox {
  constructor(private readonly pool: pg.Pool) {}

  async add({ negotiation, kind, payload }: Parameters<Inbox['add']>[0]): Promise<void> {
    await this.pool.query(
      `INSERT INTO "Job" ("negotiationId", "kind", "payload", "runAt", "key") VALUES ($1, $2, $3, clock_timestamp(), $4)`,
      [negotiation, kind, JSON.stringify(payload), `${kind} ${negotiation} ${randomUUID()}`],
    )
  }

  async lease(worker: string, most: number, forMs: number): Promise<Job[]> {
    const { rows } = await this.pool.query(
      `UPDATE "Job" SET "leasedBy" = $1, "leasedUntil" = clock_timestamp() + $3 * interval '1 millisecond', "attempts" = "attempts" + 1
        WHERE "id" IN (
          SELECT "id" FROM "Job"
           WHERE "doneAt" IS NULL AND "runAt" <= clock_timestamp() AND ("leasedUntil" IS NULL OR "leasedUntil" < clock_timestamp())
           ORDER BY "runAt", "id" LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING "id"::text, "negotiationId" AS negotiation, "kind", "payload", "attempts"`,
      [worker, most, forMs],
    )
    return jobs.parse(rows)
  }

  async renew(job: Job, worker: string, forMs: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE "Job" SET "leasedUntil" = clock_timestamp() + $3 * interval '1 millisecond'
        WHERE "id" = $1 AND "leasedBy" = $2 AND "doneAt" IS NULL`,
      [job.id, worker, forMs],
    )
    return rowCount === 1
  }

  async done(job: Job, worker: string): Promise<void> {
    await this.pool.query(
      `UPDATE "Job" SET "doneAt" = clock_timestamp(), "leasedUntil" = NULL WHERE "id" = $1 AND "leasedBy" = $2`,
      [job.id, worker],
    )
  }

  async failed(job: Job, worker: string, reason: string, inMs: number | null): Promise<void> {
    await this.pool.query(
      `UPDATE "Job" SET "error" = $3, "leasedUntil" = NULL,
              "runAt" = clock_timestamp() + coalesce($4, 0) * interval '1 millisecond',
              "doneAt" = CASE WHEN $4::int IS NULL THEN clock_timestamp() END
        WHERE "id" = $1 AND "leasedBy" = $2`,
      [job.id, worker, reason.slice(0, 500), inMs],
    )
  }
}
