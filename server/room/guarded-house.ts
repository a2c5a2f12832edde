import type pg from 'pg'
import { z } from 'zod'
import type { House } from '@/server/house'
import type { SelfCheck } from '@/server/notary/self-check'
import { negotiationId } from '@/server/protocol/ids'
import { BrokenRecord } from './open-records'

const ids = z.array(z.object({ id: negotiationId }))

export async function allNegotiations(pool: pg.Pool) {
  const { rows } = await pool.query(`SELECT "id" FROM "Negotiation" ORDER BY "id"`)
  return ids.parse(rows).map(({ id }) => id)
}

/** The house with an eye on its own records: where one does not verify, everyone in it is told, and nothing more is written. */
export function guardedHouse(house: House, selfCheck: SelfCheck, pool: pg.Pool): House {
  const sits = async (who: string, negotiation: string): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `SELECT 1 FROM "Membership" WHERE "negotiationId" = $1 AND "personId" = $2`,
      [negotiation, who],
    )
    return (rowCount ?? 0) > 0
  }
  return {
    ...house,
    health: async () => {
      const { checks } = await house.health()
      const all = { ...checks, records: { ok: selfCheck.sound, ms: 0 } }
      return { ok: Object.values(all).every(({ ok }) => ok), checks: all }
    },
    submit: async (who, sent, session) =>
      selfCheck.alarm(sent.negotiation)
        ? { outcome: 'refused', refusal: { code: 'Unavailable' } }
        : house.submit(who, sent, session),
    alarm: async (who, negotiation) => {
      if (!(await sits(who, negotiation))) return null
      const known = selfCheck.alarm(negotiation)
      if (known) return known
      try {
        await house.view(who, negotiation)
        return null
      } catch (error) {
        // A record that does not load says so to its people, not only in a log.
        if (error instanceof BrokenRecord) return selfCheck.check(negotiation)
        throw error
      }
    },
  }
}
