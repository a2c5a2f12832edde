import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { db } from '@/server/db/db'
import type { Ledger } from '@/server/ledger/ledger'
import { callNoted, exchangeContent } from '@/server/mediator/exchanges'
import type { Exchange } from '@/server/models/model'
import { peopleIn } from '@/server/protocol/caucuses'
import type { Delegation } from '@/server/protocol/delegation'
import { commandId, type NegotiationId } from '@/server/protocol/ids'
import { keyGeneration } from '@/server/protocol/sealed'
import type { Opened } from '@/server/protocol/state'
import { label } from '@/server/protocol/text'
import { modelCall } from '@/server/protocol/work'
import { asCommitment, seal } from '@/server/room/sealing'
import { VERDICTS, type Verdict } from './bargaining/termination'
import { DELEGATE_PROMPT } from './prompts/bargain'
import { JUDGE_PROMPT } from './prompts/judge'

/** One question to a model in a run: for the next move of a delegate, or whether the run should end. */
export type AskedInRun = { exchange: Exchange } & (
  | { purpose: 'next move'; value: unknown }
  | { purpose: 'judge'; verdict: Verdict | null }
)
export type KeepCalls = (state: Opened, given: Delegation, asked: readonly AskedInRun[]) => Promise<void>

const PROMPT = { 'next move': DELEGATE_PROMPT, judge: JUDGE_PROMPT } as const

/** `judged`: what a judge found, under the number of the moment at which all judges were asked. */
export const notedCall = modelCall.omit({ run: true }).extend({
  /** Which of the fixed instructions it was asked with; calls of long ago do not say. */
  promptVersion: label(40).exactOptional(),
  judged: z.strictObject({ at: z.uuid(), verdict: z.enum(VERDICTS).nullable() }).exactOptional(),
})
export type NotedCall = z.infer<typeof notedCall>
const rows = z.array(z.object({ call: notedCall }))

/** The latest ones are shown; the others stay sealed as they are. */
const MOST_SHOWN = 50

/**
 * Keeps what models were sent for a party and what they gave, sealed to its people: the party's own values stand in
 * it. Nothing of it is on the record, where already the number of questions would tell how the party bargains.
 */
export function callsKeptIn(ledger: Pick<Ledger, 'keep'>): KeepCalls {
  return async (state, { delegate, party, from }, asked) => {
    const { negotiation } = state
    const audience = peopleIn(state, { party, with: 'mediator', player: null })
    const at = randomUUID()
    for (const one of asked) {
      const { exchange, purpose } = one
      const judged = one.purpose === 'judge' ? { judged: { at, verdict: one.verdict } } : {}
      const value = one.purpose === 'judge' ? one.verdict && { verdict: one.verdict } : one.value
      const command = commandId.parse(`asked-${randomUUID()}`)
      const place = { negotiation, owner: from, field: 'exchange', command }
      const row = seal(place, exchangeContent(exchange, value), audience)
      await ledger.keep(negotiation, [{ ...row, generation: keyGeneration(state, from) }])
      const call: NotedCall = {
        ...callNoted(exchange, purpose),
        promptVersion: PROMPT[purpose].version,
        exchange: asCommitment(row),
        ...judged,
      }
      await db().delegateCall.create({ data: { negotiationId: negotiation, delegate, call } })
    }
  }
}

/** The newest first. */
export async function callsOf(negotiationId: NegotiationId, delegate: number): Promise<NotedCall[]> {
  const found = await db().delegateCall.findMany({
    where: { negotiationId, delegate },
    orderBy: { id: 'desc' },
    take: MOST_SHOWN,
  })
  return rows.parse(found).map((one) => one.call)
}
