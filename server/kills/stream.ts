import type { Ledger } from '@/server/ledger/ledger'
import type { PersonId } from '@/server/protocol/ids'
import { negotiationId } from '@/server/protocol/ids'
import { ana, bo, fay, PLAIN_YES, type TestRooms } from '@/server/room/testing'
import type { Sent } from '@/server/wire/commands'

/** An act the ledger acknowledged: it must be found again, once, whatever is killed afterwards. */
export type Acknowledged = { negotiation: string; id: string; seq: number }

/**
 * Opens negotiations and has both parties confirm, withdraw and confirm again, without end. An act whose answer is
 * lost is sent again under its id, as a browser does.
 */
export async function streamConfirmations(
  rooms: TestRooms<Ledger>,
  acknowledged: (act: Acknowledged) => void,
): Promise<never> {
  const persistent = async (who: PersonId, sent: Sent) => {
    for (;;) {
      try {
        const answer = await rooms.rooms.submit(who, sent)
        if (answer.outcome === 'refused') throw new Refused(JSON.stringify(answer.refusal))
        acknowledged({ negotiation: sent.negotiation, id: sent.id, seq: answer.entries[0]?.seq ?? 0 })
        return answer
      } catch (error) {
        if (error instanceof Refused) throw error
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
  for (;;) {
    const opened = await untilAnswered(() => rooms.called())
    const { negotiation, digest } = opened
    const act = (who: PersonId, command: unknown) => persistent(who, rooms.sent(negotiation, command))
    for (let turn = 0; turn < 6; turn++) {
      for (const who of [ana, bo]) {
        const words = await act(who, { type: 'SendWords', call: 1, digest, words: PLAIN_YES })
        await act(who, {
          type: 'ConfirmWords',
          call: 1,
          digest,
          attempt: words.own?.kind === 'attempt' ? words.own.attempt : undefined,
        })
        if (who === ana) await act(fay, { type: 'RemindParty', party: 'p2' })
        if (turn === 5 || who === bo) continue
        await act(who, { type: 'WithdrawRatification', call: 1, digest, words: 'I take it back for now.' })
        break
      }
    }
    // Both have confirmed: whoever reads this record must find it closed by that, and by nothing else.
    const state = await untilAnswered(() => rooms.rooms.state(negotiationId.parse(negotiation)))
    if (state.phase !== 'Closed') throw new Error(`${negotiation} did not end`)
  }
}

class Refused extends Error {}

/** What is not counted may be tried again, whatever became of it, while the database is away. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
