import { browserShelf } from '@/components/keys/device-key'
import { signAndSend } from '@/components/keys/sign-and-send'
import { commandId, negotiationId } from '@/server/protocol/ids'
import type { Sent, WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import type { By } from './by'

/** Sends one act, signed where it binds. @throws when it did not reach the server */
export async function submitted(
  negotiation: string,
  id: string,
  command: WireCommand,
  by: By | null,
): Promise<Answer> {
  const sent = { id: commandId.parse(id), negotiation: negotiationId.parse(negotiation), command }
  if (!by) return submit(sent)
  const signing = { person: by.person, shelf: browserShelf(), enrolled: by.keys }
  return signAndSend(sent, signing, submit, by.attempt ?? null)
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
