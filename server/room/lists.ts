import type pg from 'pg'
import { z } from 'zod'
import { negotiationId, type PersonId } from '@/server/protocol/ids'
import type { Need } from '@/server/protocol/needs'

const needs: z.ZodType<Need[]> = z.array(
  z.custom<Need>((value) => typeof value === 'object' && value !== null && 'kind' in value),
)
const rows = z.array(
  z.object({
    negotiation: negotiationId,
    title: z.string(),
    phase: z.enum(['Setup', 'Intent', 'Mediation', 'Ratification', 'Closed']),
    role: z.enum(['signatory', 'member', 'observer', 'facilitator']),
    party: z.string().nullable(),
    updatedAt: z.date(),
    summary: z.object({
      outcome: z.string().nullable(),
      needs: z.record(z.string(), needs),
      parties: z.record(z.string(), z.string()),
    }),
  }),
)

/** One line of a person's list of negotiations. */
export type Listed = Omit<z.infer<typeof rows>[number], 'summary' | 'updatedAt'> & {
  partyName: string | null
  /** What waits for this person, most pressing first; at most three. */
  needs: Need[]
  outcome: string | null
  updatedAt: string
}

/** A person's negotiations, those that need them first, then the latest first. Read from the projection alone. */
export async function listFor(pool: pg.Pool, person: PersonId): Promise<Listed[]> {
  const { rows: found } = await pool.query(
    `SELECT n."id" AS negotiation, n."title", n."phase", m."role", m."party", n."updatedAt", n."summary"
       FROM "Membership" m JOIN "Negotiation" n ON n."id" = m."negotiationId"
      WHERE m."personId" = $1 ORDER BY n."updatedAt" DESC LIMIT 500`,
    [person],
  )
  const listed = rows.parse(found).map(({ summary, updatedAt, ...one }) => ({
    ...one,
    partyName: one.party === null ? null : (summary.parties[one.party] ?? null),
    needs: summary.needs[person] ?? [],
    outcome: summary.outcome,
    updatedAt: updatedAt.toISOString(),
  }))
  return [...listed.filter((one) => one.needs.length > 0), ...listed.filter((one) => one.needs.length === 0)]
}
