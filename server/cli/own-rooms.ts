import type pg from 'pg'
import { env } from '@/server/env'
import { invitationBook } from '@/server/invitations/invitations'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { screen } from '@/server/ratification/screen'
import { Rooms } from '@/server/room/rooms'
import { Seals } from '@/server/seals/seals'
import { withOwnData } from './own-data'

/** Runs on the rooms of one's own data: of a running Parley, or of one whose data folder is held for this alone. */
export async function withOwnRooms<T>(task: (rooms: Rooms, pool: pg.Pool) => Promise<T>): Promise<T> {
  return withOwnData(({ pool, sealingKey }) =>
    task(
      new Rooms({
        ledger: new PostgresLedger(pool, new Seals(pool, sealingKey)),
        now: () => new Date(),
        url: env().address.url,
        screen,
        invitations: invitationBook,
        mediators: [],
      }),
      pool,
    ),
  )
}
