import { z } from 'zod'
import type { Ledger } from '@/server/ledger/ledger'
import { takeFrom } from '@/server/limits'
import { deliver } from '@/server/mail/deliver'
import { mailOrder } from '@/server/mail/mail-order'
import { receiptOrder, sendReceipt } from '@/server/mail/receipts'
import type { Notary } from '@/server/notary/notary'
import { commandId, instant } from '@/server/protocol/ids'
import { taggedHash } from '@/server/record/hash'
import type { Answer } from '@/server/wire/messages'
import { GiveUp, type Handler } from './reactors'
import type { Rooms } from './rooms'

/** A fact that does not hold any more is noted nowhere, and is no fault. */
function passOver(answer: Answer): void {
  if (answer.outcome !== 'refused') return
  switch (answer.refusal.code) {
    case 'BoundNotReached':
    case 'WrongPhase':
      return
    default:
      throw new GiveUp(answer.refusal.code)
  }
}

const deadlinePayload = z.object({ deadline: instant })

/** Notes that a deadline has passed. A deadline that was moved, or no longer matters, is passed over. */
export function deadlineHandler(rooms: Rooms): Handler {
  return async ({ negotiation, payload }) => {
    const { deadline } = deadlinePayload.parse(payload)
    const id = commandId.parse(taggedHash('parley/command/v1', `deadline ${deadline}`).slice(0, 40))
    const answer = await rooms.submitAs({ kind: 'house' }, negotiation, id, {
      type: 'NotePassedDeadline',
      deadline,
    })
    passOver(answer)
  }
}

const offerTimePayload = z.object({ since: instant })

/** Notes that the time for offers is over. Where they were let go on, or have ended, it is passed over. */
export function offerTimeHandler(rooms: Rooms): Handler {
  return async ({ negotiation, payload }) => {
    const { since } = offerTimePayload.parse(payload)
    const id = commandId.parse(taggedHash('parley/command/v1', `offer time ${since}`).slice(0, 40))
    const answer = await rooms.submitAs({ kind: 'house' }, negotiation, id, { type: 'NoteOfferTime', since })
    passOver(answer)
  }
}

/** Beyond a bound a letter is left out: the pages say what waits, and the others said where to look. */
export const letterHandler: Handler = async ({ negotiation, payload, attempts }) => {
  const order = mailOrder.parse(payload)
  const key = `${negotiation} ${order.to} ${order.kind}`
  if (attempts <= 1 && (await takeFrom('letters-of-a-kind', key)) > 0) return
  await deliver(order)
}

/** Sends a receipt: the entry, its proof and a signed checkpoint, to whoever bound themselves by it. */
export function receiptHandler(notary: Pick<Notary, 'proof'>): Handler {
  return async ({ payload }) => {
    await sendReceipt(receiptOrder.parse(payload), (negotiation, seq) =>
      notary.proof(negotiation, seq, { whole: true }),
    )
  }
}

const erasurePayload = z.object({ owner: z.string(), generation: z.int() })

/** Destroys the keys of what somebody had sealed, once the entry that says so is durable. */
export function erasureHandler(ledger: Pick<Ledger, 'erase'>): Handler {
  return async ({ negotiation, payload }) => {
    const { owner, generation } = erasurePayload.parse(payload)
    await ledger.erase(negotiation, owner, generation)
  }
}
