import { browserShelf } from '@/components/keys/device-key'
import { type Attempt, signAndSend } from '@/components/keys/sign-and-send'
import { commandId, negotiationId } from '@/server/protocol/ids'
import type { Sent, WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'

/** An act that did not reach the server counts for nothing; it can be pressed again under its id. */
export type Sending = Answer | { outcome: 'unsent' }

/** Who signs what binds them; `attempt` is what a confirmation confirms. */
export type By = { person: string; keys: readonly string[]; attempt?: Attempt | null }

/** Sends one act and waits for its answer. Nothing is queued: what binds needs a live connection and a fresh press. */
export async function send(
  negotiation: string,
  id: string,
  command: WireCommand,
  by: By | null = null,
): Promise<Sending> {
  const sent = { id: commandId.parse(id), negotiation: negotiationId.parse(negotiation), command }
  try {
    if (!by) return await submit(sent)
    return await signAndSend(
      sent,
      { person: by.person, shelf: browserShelf(), enrolled: by.keys },
      submit,
      by.attempt ?? null,
    )
  } catch {
    return { outcome: 'unsent' }
  }
}

async function submit(sent: Sent): Promise<Answer> {
  const response = await fetch(`/api/negotiations/${sent.negotiation}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const answer: Answer = await response.json()
  return answer
}
