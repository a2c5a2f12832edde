import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'
import { type FanOut, type Hint, hint } from './fan-out'

const CHANNEL = 'parley_hints'
const AGAIN_MS = 1_000
/** PostgreSQL refuses a payload of 8,000 bytes; a hint that long is of presence, and the next will be shorter or later. */
const MOST_BYTES = 7_900

const told = z.strictObject({ from: z.string(), hint })

/** Processes that share a PostgreSQL server tell each other by LISTEN and NOTIFY, on a connection kept for that. */
export class PostgresFanOut implements FanOut {
  private readonly name = randomUUID()
  private readonly listeners = new Set<(what: Hint, from: string) => void>()
  private readonly back = new Set<() => void>()
  private client: pg.Client | null = null
  private again: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly url: string,
    private readonly pool: pg.Pool,
    private readonly log: (line: string) => void,
  ) {}

  tell(what: Hint): void {
    const text = JSON.stringify({ from: this.name, hint: what })
    if (Buffer.byteLength(text) > MOST_BYTES) return
    this.pool
      .query({ name: 'tell', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, text] })
      .catch((error: unknown) => this.log(`other processes could not be told: ${String(error)}`))
  }

  onHint(listener: (what: Hint, from: string) => void): void {
    this.listeners.add(listener)
  }

  onBack(listener: () => void): void {
    this.back.add(listener)
  }

  /** Resolves when this process hears the others. A connection that breaks is made again. */
  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'parley hints' })
    client.on('notification', ({ payload }) => this.heard(payload ?? ''))
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    if (this.closed) await client.end()
    // Not before: one that fails on the way is tried again by whoever opened it, and only once.
    else this.client = client
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.again)
    await this.client?.end()
  }

  private heard(payload: string): void {
    const parsed = told.safeParse(jsonOf(payload))
    // A process of another version may say what this one does not know.
    if (!parsed.success || parsed.data.from === this.name) return
    for (const listener of this.listeners) listener(parsed.data.hint, parsed.data.from)
  }

  private lost(client: pg.Client): void {
    if (this.closed || this.client !== client) return
    this.client = null
    this.log('the connection to the other processes was lost; it is made again')
    this.retry()
  }

  private retry(): void {
    this.again = setTimeout(() => {
      this.open().then(
        () => {
          for (const listener of this.back) listener()
        },
        () => {
          if (!this.closed) this.retry()
        },
      )
    }, AGAIN_MS)
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
