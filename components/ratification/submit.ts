import type { Signature } from '@/server/protocol/signature'
import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'

type Submitted = { id: string; negotiation: string; command: WireCommand; signature?: Signature }

/** Sends one act as it is. @throws when it did not reach the server */
export async function submit(sent: Submitted): Promise<Answer> {
  const response = await fetch(`/api/negotiations/${sent.negotiation}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const answer: Answer = await response.json()
  return answer
}
