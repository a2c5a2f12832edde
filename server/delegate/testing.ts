import { createServer } from 'node:http'
import { refusalWords } from '@/components/words/refusals'
import { closeDatabase, pool } from '@/server/db/db'
import { testDatabase } from '@/server/db/test-database'
import { rereadEnv } from '@/server/env'
import { type ApiParts, serveApi } from '@/server/http/v1/serve'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import type { CommandOf } from '@/server/protocol/commands'
import { type NegotiationId, negotiationId } from '@/server/protocol/ids'
import { ana, TestRooms } from '@/server/room/testing'
import { testSeals } from '@/server/seals/testing'
import { createDelegates, type Delegates } from './delegates'

/** A house with a database of its own, Ana and Bo in mediation, and a clock that a test may turn. */
export class DelegateHouse {
  ahead = 0
  readonly door: Delegates

  private constructor(
    readonly house: TestRooms<PostgresLedger>,
    readonly negotiation: NegotiationId,
    readonly close: () => Promise<void>,
  ) {
    const start = Date.UTC(2026, 0, 1, 10)
    this.door = createDelegates({
      rooms: house.rooms,
      ledger: house.ledger,
      now: () => new Date(start + this.ahead),
    })
  }

  static async open(prefix: string): Promise<DelegateHouse> {
    const database = await testDatabase()
    process.env.DATABASE_URL = database.url
    rereadEnv()
    const house = new TestRooms(new PostgresLedger(pool(), testSeals(pool())), prefix)
    const negotiation = negotiationId.parse(await house.talking())
    await house.act(ana, negotiation, {
      type: 'RaiseIssue',
      title: 'Hours',
      question: 'When?',
      context: '',
      kind: { kind: 'text' },
    })
    return new DelegateHouse(house, negotiation, async () => {
      await closeDatabase()
      await database.drop()
    })
  }

  /** Ana appoints software and makes its token. */
  async appointed(name: string, part: Partial<CommandOf<'AppointDelegate'>> = {}) {
    await this.house.act(ana, this.negotiation, {
      type: 'AppointDelegate',
      name,
      kind: 'agent',
      subject: 'The hours',
      purposes: ['read', 'speak'],
      limits: { issues: null, ranges: [], words: [] },
      until: '2026-01-02T10:00:00.000Z',
      transferable: false,
      ...part,
    })
    const { delegations } = await this.house.state(this.negotiation)
    const delegate = delegations.length
    const made = await this.door.makeToken(ana, this.negotiation, delegate, 8)
    if (made.outcome !== 'made') throw new Error(made.refusal.code)
    return { ...made, delegate }
  }

  get api(): ApiParts {
    return { door: this.door, say: (refusal) => refusalWords(refusal) }
  }

  request(path: string, init: RequestInit & { token?: string | null } = {}): Promise<Response> {
    const { token, ...rest } = init
    const headers = new Headers(rest.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    return serveApi(new Request(`http://localhost:3000/api/v1${path}`, { ...rest, headers }), this.api)
  }

  /** The interface on a port of its own, as over a network. */
  async served(): Promise<{ url: string; close: () => Promise<void> }> {
    const http = createServer(async (asked, answer) => {
      const body: Buffer[] = []
      for await (const piece of asked) body.push(Buffer.from(piece))
      const response = await serveApi(
        new Request(new URL(asked.url ?? '/', 'http://localhost'), {
          method: asked.method,
          headers: new Headers(Object.entries(asked.headers).map(([name, value]) => [name, String(value)])),
          body: body.length > 0 ? Buffer.concat(body) : null,
        }),
        this.api,
      )
      answer.writeHead(response.status, Object.fromEntries(response.headers))
      answer.end(Buffer.from(await response.arrayBuffer()))
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    const address = http.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    return {
      url: `http://127.0.0.1:${address.port}`,
      close: async () => {
        http.closeAllConnections()
        await new Promise((resolve) => http.close(resolve))
      },
    }
  }

  act(token: string, command: unknown, id: string = this.house.id()): Promise<Response> {
    return this.request(`/negotiations/${this.negotiation}/commands`, {
      method: 'POST',
      token,
      body: JSON.stringify({ id, command }),
    })
  }
}
