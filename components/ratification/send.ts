import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'

/** An act that did not reach the server counts for nothing; it can be pressed again under its id. */
export type Sending = Answer | { outcome: 'unsent' }

/** Sends one act and waits for its answer. Nothing is queued: what binds needs a live connection and a fresh press. */
export async function send(negotiation: string, id: string, command: WireCommand): Promise<Sending> {
  try {
    const response = await fetch(`/api/negotiations/${negotiation}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, negotiation, command }),
    })
    const answer: Answer = await response.json()
    return answer
  } catch {
    return { outcome: 'unsent' }
  }
}
