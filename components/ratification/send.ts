import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import type { By } from './by'
import { submit } from './submit'

/** An act that did not reach the server counts for nothing; it can be pressed again under its id. */
type Sending = Answer | { outcome: 'unsent' }

/** What nobody signs. Of anything else, the code that signs decides. */
const NEVER_SIGNED: readonly WireCommand['type'][] = ['ShowQuestion', 'SendWords', 'AskForLook']

/**
 * Sends one act and waits for its answer. Nothing is queued: what binds needs a live connection and a fresh press.
 * The code that signs is loaded by the first act that may have to be signed, so that reading does not wait for it.
 */
export async function send(
  negotiation: string,
  id: string,
  command: WireCommand,
  by: By | null = null,
): Promise<Sending> {
  try {
    if (!by || NEVER_SIGNED.includes(command.type)) return await submit({ id, negotiation, command })
    const { submitSigned } = await import('./submit-signed')
    return await submitSigned(negotiation, id, command, by)
  } catch {
    return { outcome: 'unsent' }
  }
}
