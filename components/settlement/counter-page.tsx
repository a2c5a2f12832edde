'use client'

import { EditorFoot } from '@/components/room/editor-foot'
import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { PlaceLink, useGoTo } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { paths } from '@/components/shell/paths'
import { Notice } from '@/components/ui/notice'
import { counted } from '@/components/words/names'
import type { Settlement } from '@/server/protocol/settlement'
import { changesOf, counterDraft, NO_COUNTER, whatIsMissing } from './counter-draft'
import { CounterFields } from './counter-fields'
import { NoSuchSettlement } from './settlement-page'

export function CounterPage({ version }: { version: number }) {
  const state = useNegotiation()
  const may = useMay()
  const drafted = state.settlements.find((one) => one.settlement.version === version)
  if (!drafted) return <NoSuchSettlement version={version} />
  if (!may.speak)
    return (
      <Notice
        className="my-6"
        tone="neutral"
        title="Settlements are countered by parties, in mediation"
        actions={
          <PlaceLink to={{ at: 'settlement', version }} className="text-link">
            Settlement {version}
          </PlaceLink>
        }
      >
        {state.phase === 'Ratification' ? (
          <p>
            While a call is open, a counter is one of the answers to it.{' '}
            <a className="text-link" href={`${paths.room(state.negotiation)}/ratify/counter`}>
              Answer with a counter
            </a>
          </p>
        ) : null}
      </Notice>
    )
  return <CounterEditor settlement={drafted.settlement} />
}

function CounterEditor({ settlement }: { settlement: Settlement }) {
  const { version } = settlement
  const goTo = useGoTo()
  const where = `settlement:${version}`
  const editor = useEditor({ name: `counter:${version}`, shape: counterDraft, empty: NO_COUNTER, where })
  const { value, change, locked } = editor
  const changes = changesOf(value, settlement)

  async function send() {
    const { comment } = value
    const result = await editor.send({ type: 'CounterSettlement', version, changes, comment })
    if (result.outcome === 'accepted') goTo({ at: 'settlement', version })
  }
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading
        above={`Settlement ${version}`}
        lead="Say what you want changed, term by term. Everybody reads it, and it goes into the next draft. This text stays as it is."
      >
        Counter
      </PlaceHeading>
      <CounterFields settlement={settlement} value={value} disabled={locked} onChange={change} />
      <EditorFoot
        editor={editor}
        action={changes.length > 0 ? `Counter with ${counted(changes.length, 'change')}` : 'Counter'}
        missing={whatIsMissing(value, settlement)}
        onSend={() => void send()}
      />
    </div>
  )
}
