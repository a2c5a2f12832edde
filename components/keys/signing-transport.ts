import type { Transport } from '@/components/room/transport'
import type { PersonId } from '@/server/protocol/ids'
import type { PersonKey } from '@/server/protocol/state'
import { browserShelf } from './device-key'
import { signAndSend } from './sign-and-send'

/** A line whose binding acts bear this person's signature. */
export function signingTransport(
  line: Transport,
  person: PersonId,
  keys: () => readonly PersonKey[],
): Transport {
  return {
    ...line,
    submit: (sent) => {
      const enrolled = keys().flatMap((one) => (one.person === person && !one.revoked ? [one.key] : []))
      return signAndSend(sent, { person, shelf: browserShelf(), enrolled }, line.submit)
    },
  }
}
