import { browserShelf } from '@/components/keys/device-key'
import { signAndSend } from '@/components/keys/sign-and-send'
import { commandId, negotiationId } from '@/server/protocol/ids'
import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import type { By } from './by'
import { submit } from './submit'

/** Sends one act, signed where it binds. @throws when it did not reach the server */
export async function submitSigned(
  negotiation: string,
  id: string,
  command: WireCommand,
  by: By,
): Promise<Answer> {
  const sent = { id: commandId.parse(id), negotiation: negotiationId.parse(negotiation), command }
  const signing = { person: by.person, shelf: browserShelf(), enrolled: by.keys }
  return signAndSend(sent, signing, submit, by.attempt ?? null)
}
