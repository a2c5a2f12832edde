'use client'

import type { ModelCall } from '@/server/protocol/work'
import { readExchange } from '@/server/wire/exchange'
import { ExchangeView } from './exchange-view'
import { SealedText } from './sealed-text'

/** What a model was sent and what came back, for whoever may read it. */
export function SealedExchange({ call }: { call: Omit<ModelCall, 'run'> }) {
  return (
    <SealedText commitment={call.exchange} what="What was sent and what came back">
      {(text) => {
        const exchange = readExchange(text)
        return exchange ? <ExchangeView call={call} exchange={exchange} /> : <pre>{text}</pre>
      }}
    </SealedText>
  )
}
