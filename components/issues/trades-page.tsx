'use client'

import { z } from 'zod'
import { ConsentSection } from '@/components/consents/consent-section'
import { EditorFoot } from '@/components/room/editor-foot'
import { LimitedArea } from '@/components/room/limited'
import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { useWait } from '@/components/turns/use-turn'
import { LIMIT } from '@/server/protocol/limits'
import { TradeList } from './trade-list'

const tradeDraft = z.strictObject({ offer: z.string(), want: z.string(), because: z.string() })
const EMPTY = { offer: '', want: '', because: '' }

/** What parties would give for what: I offer, I want, because. */
export function TradesPage() {
  const { trades, checks, charter, phase } = useNegotiation()
  const asks = checks.length > 0 || (charter.preset === 'trade-offs' && phase === 'Mediation')
  const may = useMay()
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead="I offer, I want, because. A trade-off binds nobody; the mediator works from it.">
        {asks ? 'Trade-offs and consent' : 'Trade-offs'}
      </PlaceHeading>
      {asks ? <ConsentSection /> : null}
      <section aria-label="On the table" className="flex flex-col gap-2">
        {asks ? <h3 className="text-lg">On the table</h3> : null}
        <TradeList trades={trades} />
      </section>
      {may.speak ? <ProposeTrade /> : null}
    </div>
  )
}

function ProposeTrade() {
  const editor = useEditor({ name: 'trade', shape: tradeDraft, empty: EMPTY, where: 'trades' })
  const { value, change, locked } = editor
  const wait = useWait()
  const empty = [value.offer, value.want, value.because].some((part) => part.trim() === '')
  const part = (key: keyof typeof EMPTY, label: string) => (
    <LimitedArea
      label={label}
      rows={2}
      limit={LIMIT.prose}
      value={value[key]}
      disabled={locked}
      onChange={(text) => change({ ...value, [key]: text })}
    />
  )
  return (
    <section aria-label="Propose a trade-off" className="flex flex-col gap-4">
      <h3 className="text-lg">Propose one</h3>
      {part('offer', 'I offer')}
      {part('want', 'I want')}
      {part('because', 'Because')}
      <EditorFoot
        editor={editor}
        action="Propose this"
        missing={wait ?? (empty ? 'All three parts are needed.' : null)}
        onSend={() => void editor.send({ type: 'ProposeTrade', ...value })}
      />
    </section>
  )
}
