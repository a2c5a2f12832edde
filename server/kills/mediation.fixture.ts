import { createPool } from '@/server/db/db'
import { startEmbedded } from '@/server/db/embedded/server'
import { migrate } from '@/server/db/migrate'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { builtIn } from '@/server/mediator/built-in/built-in'
import { modelMediator } from '@/server/mediator/model/model-mediator'
import { openModel } from '@/server/models/model'
import { PostgresOutbox } from '@/server/outbox/postgres-outbox'
import { mediationHandler, type RunRooms } from '@/server/room/mediation-handler'
import { startReactors } from '@/server/room/reactors'
import { ana, bo, fay, TestRooms } from '@/server/room/testing'
import { testSeals } from '@/server/seals/testing'

/**
 * A server without pages on which a mediator drafts. Without NEGOTIATION it opens one, asks for a draft, says when the
 * first draft stands and then does nothing more, so that it can be killed there; with it, it goes on and says how that ended.
 */
const [folder, mediator, maker, negotiation] = process.argv.slice(2)
if (!folder || !mediator || !maker)
  throw new Error('usage: mediation.fixture.ts FOLDER MEDIATOR URL [NEGOTIATION]')

const say = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`)
const database = await startEmbedded({ folder, chosen: true, log: () => {} })
await migrate(database.url, 'prisma/migrations')
const pool = createPool(database.url, 4)
const ledger = new PostgresLedger(pool, testSeals(pool))
const house = new TestRooms(ledger, negotiation ? 'again' : 'c')
const model = openModel({
  name: { maker: 'openai', model: 'stub', id: 'patient' },
  access: { key: 'key', url: maker },
  price: null,
  timeout: 20_000,
  now: () => 0,
})

/** The first draft is acknowledged, and nothing after it. */
const stopping: RunRooms = {
  state: (of) => house.rooms.state(of),
  onTold: (listener) => house.rooms.onTold(listener),
  submitAs: async (actor, of, id, command, sealed) => {
    const answer = await house.rooms.submitAs(actor, of, id, command, sealed)
    if (command.type !== 'DraftSettlement') return answer
    say({ drafted: of })
    return new Promise(() => {})
  },
}

const work = (rooms: RunRooms) =>
  startReactors({
    outbox: new PostgresOutbox(pool),
    handlers: {
      mediation: mediationHandler(rooms, [builtIn, modelMediator(model)], {
        log: () => {},
        secrets: async () => [],
        sealed: (of, commitment) => ledger.sealed(of, commitment),
        limits: { tokens: null, cost: null },
      }),
    },
    worker: String(process.pid),
    log: () => {},
  })

if (negotiation) {
  house.passMinutes(60)
  house.rooms.onTold(({ events }) => {
    for (const event of events) if (event.type === 'MediationFinished') say({ ended: negotiation })
  })
  // The lease of whoever was killed is over.
  await pool.query(`UPDATE "Job" SET "leasedUntil" = NULL WHERE "doneAt" IS NULL`)
  work(house.rooms)
} else {
  const opened = await house.talking()
  await house.act(ana, opened, {
    type: 'RaiseIssue',
    title: 'Hours',
    question: 'When?',
    context: '',
    kind: { kind: 'text' },
  })
  await house.act(ana, opened, { type: 'TakePosition', issue: 1, text: 'Mornings from 8 to 12.' })
  await house.act(bo, opened, { type: 'TakePosition', issue: 1, text: 'Afternoons from 12 to 18.' })
  await house.act(fay, opened, { type: 'RequestMediation', act: 'draft', mediator, note: '' })
  work(stopping)
}
