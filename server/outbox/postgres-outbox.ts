import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { negotiationId } from '@/server/protocol/ids'
import {
  ATTEMPTS_BESIDE_OTHERS,
  type Inbox,
  type Job,
  LEFT_BY,
  MOST_ATTEMPTS,
  NEVER_GIVEN_UP,
  type Outbox,
  type Wanted,
} from './outbox'

const jobs = z.array(
  z.object({
    id: z.string(),
    negotiation: negotiationId,
    kind: z.string(),
    payload: z.json(),
    attempts: z.int(),
  }),
)

const HELD = `("leasedUntil" IS NOT NULL AND "leasedUntil" >= clock_timestamp())`
const DUE = `"doneAt" IS NULL AND "runAt" <= clock_timestamp() AND NOT ${HELD}`
const SPENT = `("attempts" >= ${MOST_ATTEMPTS} AND "kind" NOT IN (${NEVER_GIVEN_UP.map((kind) => `'${kind}'`).join(', ')}))`
/** Neither done nor given back: its worker went down with it, or could not be heard for as long. */
const WENT_DOWN = `("leasedUntil" IS NOT NULL AND "attempts" >= ${ATTEMPTS_BESIDE_OTHERS})`
const AS_JOB = `"id"::text, "negotiationId" AS negotiation, "kind", "payload", "attempts"`
/** Of the jobs that `given` gave up, what they leave to be done; `$1` is `LEFT_BY`. */
const LEFT_TO_DO = `INSERT INTO "Job" ("negotiationId", "kind", "payload", "runAt", "key")
  SELECT "negotiationId", $1::jsonb ->> "kind", "payload", clock_timestamp(), ($1::jsonb ->> "kind") || ' after ' || "key"
    FROM given WHERE "doneAt" IS NOT NULL AND ($1::jsonb ->> "kind") IS NOT NULL`
const WORDS = 'whoever did it ended in the middle of it'
const OF_KIND = `($4::text[] IS NULL OR ("kind" = ANY ($4)) <> $5)`
/** Jobs whose negotiation has fewer than `$6` before them: first those that somebody holds, last those to be done alone. */
const IN_PLACE = `"id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (PARTITION BY "negotiationId" ORDER BY ${HELD} DESC, ${WENT_DOWN}, "runAt", "id") AS place
      FROM "Job" WHERE "doneAt" IS NULL AND ${OF_KIND} AND (${HELD} OR "runAt" <= clock_timestamp())) AS placed
   WHERE place <= $6)`

export class PostgresOutbox implements Outbox, Inbox {
  constructor(
    private readonly pool: pg.Pool,
    private readonly log: (line: string) => void = () => {},
  ) {}

  async add({ negotiation, kind, payload }: Parameters<Inbox['add']>[0]): Promise<void> {
    await this.pool.query(
      `INSERT INTO "Job" ("negotiationId", "kind", "payload", "runAt", "key") VALUES ($1, $2, $3, clock_timestamp(), $4)`,
      [negotiation, kind, JSON.stringify(payload), `${kind} ${negotiation} ${randomUUID()}`],
    )
  }

  async lease(worker: string, most: number, forMs: number, wanted?: Wanted, idle = true): Promise<Job[]> {
    await this.giveUpSpent()
    const found = await this.take(worker, most, forMs, wanted, `NOT ${WENT_DOWN} ORDER BY "runAt", "id"`)
    if (found.length > 0 || !idle) return found
    // Whoever was begun less often first: those that only stood beside what ends a process are done before it.
    const alone = await this.take(worker, 1, forMs, wanted, `${WENT_DOWN} ORDER BY "attempts", "runAt", "id"`)
    return alone.map((job) => ({ ...job, alone: true }))
  }

  private async take(
    worker: string,
    most: number,
    forMs: number,
    wanted: Wanted | undefined,
    which: string,
  ): Promise<Job[]> {
    const ofOne = wanted?.ofOne === undefined ? [] : [wanted.ofOne]
    const { rows } = await this.pool.query(
      `UPDATE "Job" SET "leasedBy" = $1, "leasedUntil" = clock_timestamp() + $3 * interval '1 millisecond', "attempts" = "attempts" + 1
        WHERE "id" IN (
          SELECT "id" FROM "Job"
           WHERE ${DUE} AND NOT ${SPENT} AND ${OF_KIND} ${ofOne.length > 0 ? `AND ${IN_PLACE}` : ''} AND ${which}
           LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING ${AS_JOB}`,
      [worker, most, forMs, wanted?.kinds ?? null, wanted?.others ?? false, ...ofOne],
    )
    return jobs.parse(rows)
  }

  private async giveUpSpent(): Promise<void> {
    const { rows } = await this.pool.query(
      `WITH given AS (
         UPDATE "Job" SET "error" = $2, "leasedUntil" = NULL, "doneAt" = clock_timestamp()
          WHERE "id" IN (SELECT "id" FROM "Job" WHERE ${DUE} AND ${SPENT} FOR UPDATE SKIP LOCKED)
         RETURNING *), rest AS (${LEFT_TO_DO})
       SELECT ${AS_JOB} FROM given`,
      [LEFT_BY, WORDS],
    )
    for (const { kind, negotiation, attempts } of jobs.parse(rows))
      this.log(`${kind} of ${negotiation} failed (attempt ${attempts}): ${WORDS}`)
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

  async giveBack(job: Job, worker: string): Promise<void> {
    await this.pool.query(
      `UPDATE "Job" SET "leasedUntil" = NULL, "attempts" = greatest("attempts" - 1, 0)
        WHERE "id" = $1 AND "leasedBy" = $2 AND "doneAt" IS NULL`,
      [job.id, worker],
    )
  }

  async failed(job: Job, worker: string, reason: string, inMs: number | null): Promise<void> {
    await this.pool.query(
      `WITH given AS (
         UPDATE "Job" SET "error" = $4, "leasedUntil" = NULL,
                "runAt" = clock_timestamp() + coalesce($5, 0) * interval '1 millisecond',
                "doneAt" = CASE WHEN $5::int IS NULL THEN clock_timestamp() END
          WHERE "id" = $2 AND "leasedBy" = $3
         RETURNING *)
       ${LEFT_TO_DO}`,
      [LEFT_BY, job.id, worker, reason.slice(0, 500), inMs],
    )
  }
}
