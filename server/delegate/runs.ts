import type { DelegateRun as Row } from '@/generated/prisma/client'
import { db } from '@/server/db/db'
import type { NegotiationId } from '@/server/protocol/ids'

/** What a party has one of its delegates do. Which strategy it is stands nowhere else: others could play against it. */
export type Run = Pick<Row, 'delegate' | 'strategy' | 'on' | 'note' | 'moves' | 'startedAt'>

const place = (negotiationId: string, delegate: number) => ({
  where: { negotiationId_delegate: { negotiationId, delegate } },
})

export async function readRun(negotiation: NegotiationId, delegate: number): Promise<Run | null> {
  return db().delegateRun.findUnique(place(negotiation, delegate))
}

/** Starts it. Its moves and its time count anew; what it had models do stays counted. */
export async function startRun(
  negotiationId: NegotiationId,
  delegate: number,
  strategy: string,
  startedAt: Date,
): Promise<void> {
  const begun = { strategy, on: true, note: 'started', moves: 0, startedAt }
  await db().delegateRun.upsert({
    ...place(negotiationId, delegate),
    create: { negotiationId, delegate, ...begun },
    update: begun,
  })
}

/** What models have used in all runs of these delegates. */
export async function spentBy(
  negotiationId: NegotiationId,
  delegates: readonly number[],
): Promise<{ tokens: number; dollars: number }> {
  const { _sum: sum } = await db().delegateRun.aggregate({
    where: { negotiationId, delegate: { in: [...delegates] } },
    _sum: { tokens: true, microdollars: true },
  })
  return { tokens: sum.tokens ?? 0, dollars: (sum.microdollars ?? 0) / 1_000_000 }
}

/** What it is doing now, or why it stopped; nothing of one that its party has stopped meanwhile. */
export async function noteStep(
  negotiation: NegotiationId,
  delegate: number,
  note: string,
  on: boolean,
): Promise<void> {
  await db().delegateRun.updateMany({
    where: { negotiationId: negotiation, delegate, on: true },
    data: { note, on },
  })
}

export async function stopRun(negotiation: NegotiationId, delegate: number): Promise<void> {
  await db().delegateRun.updateMany({
    where: { negotiationId: negotiation, delegate },
    data: { note: 'stopped: by your party', on: false },
  })
}

export async function countRun(
  negotiation: NegotiationId,
  delegate: number,
  used: { moves: number; tokens: number; microdollars: number },
): Promise<void> {
  await db().delegateRun.updateMany({
    where: { negotiationId: negotiation, delegate },
    data: {
      moves: { increment: used.moves },
      tokens: { increment: used.tokens },
      microdollars: { increment: used.microdollars },
    },
  })
}
