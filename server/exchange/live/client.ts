import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { instant, partyId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import { storedEntry } from '@/server/record/entry'
import { NOTHING_REPLAYED, type Replayed, replay } from '@/server/record/replay'
import type { DelegateCommand } from '@/server/wire/delegate-commands'
import { Ended, failed, refused } from '../directory/outcome'

type Server = { url: string; token: string; negotiation: string }

/** What is read of each answer; an answer may hold more. */
const status = z.object({
  phase: z.string(),
  seq: z.int(),
  me: z.object({ party: partyId, partyName: z.string() }),
  turn: z.object({
    answer: z.enum(['your-turn', 'waiting', 'done']),
    now: z.enum(['registration', 'ratification', 'done', 'free', 'held']),
    holder: partyId.nullable(),
    clock: instant.nullable(),
    timeoutSeconds: z.int().nullable(),
  }),
  registered: z.array(z.object({ party: partyId, handle: z.string() })),
})
export type Status = z.infer<typeof status>
const entries = z.object({ entries: z.array(storedEntry), more: z.boolean() })
const accepted = z.object({ outcome: z.literal('accepted'), seq: z.int() })
const problem = z.object({
  error: z.object({ code: z.string(), message: z.string(), next: z.string() }),
  refusal: z.looseObject({ code: z.string() }).optional(),
})
/** Why the server did not do it: a code for programs, a sentence, and what to do. */
export type Problem = { code: string; message: string; next: string; refusal: Record<string, unknown> }

/** The documented interface for delegates, as one token uses it. */
export class Client {
  #replayed: Replayed = NOTHING_REPLAYED

  constructor(readonly server: Server) {}

  async status(): Promise<Status> {
    return this.read(status, 'status')
  }

  /** The negotiation as far as this party's software may read it: the record, verified entry by entry. */
  async state(): Promise<Opened> {
    for (let more = true; more; ) {
      const page = await this.read(entries, `entries?after=${this.#replayed.seq}`)
      const { replayed, fault } = replay(page.entries, this.#replayed)
      if (fault)
        throw new Ended(
          refused('Unreadable', `Error: The record does not verify at entry ${fault.seq}: ${fault.fault}.`),
        )
      this.#replayed = replayed
      more = page.more
    }
    const { state } = this.#replayed
    if (state.phase === 'Unopened') throw new Ended(failed(2, 'NoNegotiation', this.missing()))
    return state
  }

  /** Waits until something stands after an entry, or a while has passed. */
  async change(after: number): Promise<void> {
    await this.read(z.object({ changed: z.boolean() }), `wait?after=${after}&seconds=20`)
  }

  /** @returns the problem where the protocol refuses; null when it is done */
  async act(command: DelegateCommand | { type: string }): Promise<Problem | null> {
    const body = JSON.stringify({ id: `cli-${randomUUID()}`, command })
    const answer = await this.ask('commands', { method: 'POST', body })
    if (!('problem' in answer)) {
      accepted.parse(answer.body)
      return null
    }
    return answer.problem
  }

  private async read<T>(schema: z.ZodType<T>, path: string): Promise<T> {
    const answer = await this.ask(path)
    if ('problem' in answer) throw new Ended(this.outcomeOf(answer.problem))
    return schema.parse(answer.body)
  }

  private async ask(path: string, init: RequestInit = {}): Promise<{ body: unknown } | { problem: Problem }> {
    const { url, token, negotiation } = this.server
    const address = `${url.replace(/\/+$/, '')}/api/v1/negotiations/${encodeURIComponent(negotiation)}/${path}`
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(address, { ...init, headers }).catch((error: unknown) => {
      const why = error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : ''
      throw new Ended(refused('Unreadable', `Error: ${url} does not answer: ${why}`))
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return { body }
    const read = problem.safeParse(body)
    if (!read.success)
      throw new Ended(
        refused(
          'Unreadable',
          `Error: ${url} is no Parley with this interface (it answers ${response.status}).`,
        ),
      )
    return { problem: { ...read.data.error, refusal: read.data.refusal ?? {} } }
  }

  outcomeOf({ code, message, next }: Problem) {
    if (code === 'NoSuchNegotiation') return failed(2, 'NoNegotiation', this.missing())
    return { ...refused('NotAllowed', `Error: ${message}`, next), data: { reason: code } }
  }

  missing(): string {
    return `Error: No negotiation found at ${this.server.negotiation}`
  }
}
