import pg from 'pg'
import { joinEmbedded } from '@/server/db/embedded/server'
import { STARTING_MS } from './fixtures'
import { expect, test } from './matter'
import { RunningParley } from './running-parley'

// The house reads its own records every second here, so that nobody waits an hour for what is tested.
const house = test.extend<object, { parley: RunningParley }>({
  parley: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const parley = await RunningParley.start({ PARLEY_SELF_CHECK_SECONDS: '1' })
      await use(parley)
      await parley.remove()
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
})

const CHANGED = 'The record of this negotiation was changed outside Parley'

/** Runs as the database's superuser. The socket and its password are for whoever holds the server's own data. */
async function asSuperuser<T>(parley: RunningParley, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const joined = await joinEmbedded(parley.folder, true)
  if (!joined) throw new Error('the database is not running')
  const client = new pg.Client({ connectionString: joined.url })
  await client.connect()
  try {
    return await task(client)
  } finally {
    await client.end()
  }
}

house(
  '[REC11] a superuser who takes the triggers away and edits an entry is told to every party, at once and after a restart',
  async ({ parley, table, person, complaints }) => {
    complaints.expect(/503|net::ERR_|WebSocket connection/)
    const { matter, fay, ana, bo } = table
    const open = await matter.call([ana, bo])
    await matter.ratify(ana, open, 'I ratify this settlement as it is written.')
    for (const page of [fay, ana]) {
      await page.goto(matter.room)
      await expect(page.getByText('Connected, all saved')).toBeVisible()
    }
    await bo.goto(`${matter.room}/record`)
    await expect(bo.getByText('Connected')).toBeVisible()

    const of = [matter.negotiation]
    const edit = `UPDATE "Entry" SET "body" = replace("body", 'eight to six', 'eight to one') WHERE "negotiationId" = $1`
    await asSuperuser(parley, async (client) => {
      // While the triggers stand not even a superuser edits.
      await expect(client.query(edit, of)).rejects.toThrow('Entry is append-only: UPDATE refused')
      await client.query('ALTER TABLE "Entry" DISABLE TRIGGER ALL')
      expect((await client.query(edit, of)).rowCount).toBeGreaterThan(0)
    })

    // Rooms and records that are open show it, whoever looks at them.
    for (const page of [fay, ana, bo])
      await expect(page.getByRole('heading', { name: CHANGED })).toBeVisible()
    await expect(ana.getByText(/Entry \d+ is not what was recorded\./)).toBeVisible()
    await expect(ana.getByText('Everyone in this negotiation sees this page')).toBeVisible()
    await expect.poll(async () => (await fetch(`${parley.url}/api/health`)).status).toBe(503)
    await expect
      .poll(() => parley.said)
      .toContain(`ALARM: the record of ${matter.negotiation} does not verify`)
    const refused = await matter.sends(fay, { type: 'RemindParty', party: 'p2' })
    expect(refused.answer.outcome).toBe('refused')

    // A restart finds it anew, and shows it to whoever comes.
    await parley.stop()
    await parley.start()
    for (const who of ['ana', 'bo', 'fay'] as const) {
      const page = await person(who)
      for (const address of [matter.room, `${matter.room}/record`]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { name: CHANGED })).toBeVisible()
      }
    }
  },
)
