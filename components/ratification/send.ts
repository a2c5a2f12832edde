import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import type { By } from './by'

/** An act that did not reach the server counts for nothing; it can be pressed again under its id. */
export type Sending = Answer | { outcome: 'unsent' }

/**
 * Sends one act and waits for its answer. Nothing is queued: what binds needs a live connection and a fresh press.
 * What signs and sends is loaded after the page can be read.
 */
export async function send(
  negotiation: string,
  id: string,
  command: WireCommand,
  by: By | null = null,
): Promise<Sending> {
  try {
    const { submitted } = await import('./submitted')
    return await submitted(negotiation, id, command, by)
  } catch {
    return { outcome: 'unsent' }
  }
}
