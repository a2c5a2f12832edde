import type pg from 'pg'
import { z } from 'zod'
import { ENDINGS } from '@/server/protocol/commands'
import type { Outcome } from '@/server/protocol/events'
import { negotiationId, type PartyId, type PersonId, partyId, settlementDigest } from '@/server/protocol/ids'
import type { Need } from '@/server/protocol/needs'

const needs: z.ZodType<Need[]> = z.array(
  z.custom<Need>((value) => typeof value === 'object' && value !== null && 'kind' in value),
)
const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('canonical'),
    version: z.int(),
    digest: settlementDigest,
    call: z.int(),
  }),
  z.strictObject({ kind: z.literal('exited'), party: partyId }),
  z.strictObject({ kind: z.enum(ENDINGS) }),
])
const rows = z.array(
  z.object({
    negotiation: negotiationId,
    title: z.string(),
    phase: z.enum(['Setup', 'Intent', 'Mediation', 'Ratification', 'Closed']),
    role: z.enum(['signatory', 'member', 'observer', 'facilitator']),
    party: partyId.nullable(),
    updatedAt: z.date(),
    summary: z.object({
      outcome: outcome.nullable(),
      needs: z.record(z.string(), needs),
      // Lists written before it was counted do without.
      waiting: z.record(z.string(), z.int()).default({}),
      parties: z.array(z.object({ party: partyId, name: z.string() })),
    }),
  }),
)

/** One line of a person's list of negotiations. */
export type Listed = Omit<z.infer<typeof rows>[number], 'summary' | 'updatedAt'> & {
  partyName: string | null
  /** The parties on the list now, in order. */
  parties: { party: PartyId; name: string }[]
  /** What waits for this person, most pressing first; at most three. */
  needs: Need[]
  /** How many things wait for this person in all. */
  waiting: number
  /** Null while it is under way. */
  outcome: Outcome | null
  updatedAt: string
}

/** A person's negotiations, those that need them first, then the latest first. Read from the projection alone. */
export async function listFor(pool: pg.Pool, person: PersonId): Promise<Listed[]> {
  const { rows: found } = await pool.query(
    `SELECT n."id" AS negotiation, n."title", n."phase", m."role", m."party", e."writtenAt" AS "updatedAt", n."summary"
       FROM "Membership" m JOIN "Negotiation" n ON n."id" = m."negotiationId"
       JOIN LATERAL (SELECT "writtenAt" FROM "Entry" WHERE "negotiationId" = n."id" ORDER BY "seq" DESC LIMIT 1) e ON true
      WHERE m."personId" = $1 ORDER BY e."writtenAt" DESC LIMIT 500`,
    [person],
  )
  const listed = rows.parse(found).map(({ summary, updatedAt, ...one }) => ({
    ...one,
    partyName: summary.parties.find(({ party }) => party === one.party)?.name ?? null,
    parties: summary.parties,
    needs: summary.needs[person] ?? [],
    waiting: summary.waiting[person] ?? summary.needs[person]?.length ?? 0,
    outcome: summary.outcome,
    updatedAt: updatedAt.toISOString(),
  }))
  return [...listed.filter((one) => one.needs.length > 0), ...listed.filter((one) => one.needs.length === 0)]
}
