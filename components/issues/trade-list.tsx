'use client'

import { CrossingMarks } from '@/components/consents/crossing-marks'
import { LongText } from '@/components/room/long-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { Time } from '@/components/ui/time'
import { capital } from '@/components/words/names'
import type { Trade } from '@/server/protocol/state'

export function TradeList({ trades }: { trades: readonly Trade[] }) {
  if (trades.length === 0)
    return <p className="border-y border-line py-6 text-ink-muted">Nobody has proposed a trade-off yet.</p>
  return (
    <ol className="divide-y divide-line border-y border-line">
      {trades.map((trade) => (
        <li key={trade.trade} id={`trade-${trade.trade}`} className="scroll-mt-24 py-4">
          <TradeSaid trade={trade} />
        </li>
      ))}
    </ol>
  )
}

function TradeSaid({ trade }: { trade: Trade }) {
  const { parties } = useNegotiation()
  const names = useNames()
  const name = names.party(trade.party)
  const rows = [
    ['Offers', trade.offer],
    ['Wants', trade.want],
    ['Because', trade.because],
  ] as const
  return (
    <article aria-label={`Trade-off ${trade.trade} by ${name}`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <Avatar name={name} party={parties.findIndex((one) => one.party === trade.party)} size="small" />
        <span className="font-medium">{capital(names.side(trade.party, trade.mark.seq))}</span>
        <span className="text-ink-muted">
          Trade-off {trade.trade}, <Time at={trade.mark.at} />
        </span>
      </div>
      <dl className="flex flex-col gap-1">
        {rows.map(([label, text]) => (
          <div key={label} className="grid gap-x-4 md:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-ink-muted">{label}</dt>
            <dd>
              <LongText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <CrossingMarks crosses={trade.crosses} author={trade.party} mark={trade.mark} />
    </article>
  )
}
