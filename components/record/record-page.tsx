'use client'

import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { socketTransport } from '@/components/room/socket-transport'
import { Button } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { standingWords } from '@/components/words/phases'
import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import { AlarmPage } from './alarm-page'
import { fetchEntries } from './fetch-entries'
import { RecordHeader } from './record-header'
import { RecordNeeds } from './record-needs'
import { createRecordStore } from './record-store'
import { RecordTabs } from './record-tabs'
import { RecordTroubles } from './record-troubles'
import { Story } from './story'
import { VerifyPanel } from './verify-panel'

type RecordPageProps = {
  negotiation: NegotiationId
  me: PersonId
  /** As the server knows them, until the record has been read here. */
  title: string
  standing: string
  account: ReactNode
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

export function RecordPage({ negotiation, me, title, standing, account }: RecordPageProps) {
  const [store] = useState(() =>
    createRecordStore({
      transport: socketTransport(negotiation),
      fetchAfter: (after) => fetchEntries(negotiation, after),
      pause,
      now: () => performance.now(),
    }),
  )
  const [proofOpen, setProofOpen] = useState(false)
  const record = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  useEffect(() => {
    store.open()
    window.addEventListener('pageshow', store.wake)
    window.addEventListener('online', store.wake)
    return () => {
      window.removeEventListener('pageshow', store.wake)
      window.removeEventListener('online', store.wake)
      store.close()
    }
  }, [store])

  const { opened, of, rows, alarm } = record
  if (alarm) return <AlarmPage alarm={alarm} />
  const read = opened && rows.length === of ? opened : null
  const goTo = (seq: number) => {
    window.location.hash = `#entry-${seq}`
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <RecordHeader
        negotiation={negotiation}
        title={title}
        standing={read ? standingWords(read) : standing}
        connection={record.connection}
        account={account}
      />
      {read ? <RecordNeeds opened={read} me={me} /> : null}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[45rem] flex-1 content-start gap-6 px-4 py-10 desk:gap-10 outline-none md:px-6 desk:max-w-[72rem] desk:grid-cols-[minmax(0,45rem)_20rem] desk:justify-between print:block print:py-0"
      >
        <PageHeader
          className="desk:col-span-2"
          above={<span className="hidden print:inline">{title}</span>}
          title="The record"
          lead="What was said, proposed, refused and ratified, in order. Entries are added, never changed."
          actions={
            <Button
              aria-expanded={proofOpen}
              aria-controls="proof"
              onClick={() => setProofOpen(!proofOpen)}
              className="desk:hidden print:hidden"
            >
              <ShieldCheck aria-hidden />
              Verify, and what to keep
            </Button>
          }
        />
        <aside
          id="proof"
          aria-label="Proof"
          className={`${proofOpen ? '' : 'max-desk:hidden print:block'} desk:sticky desk:top-6 desk:col-start-2 desk:row-start-2 desk:max-h-[calc(100dvh-3rem)] desk:self-start desk:overflow-y-auto print:my-6`}
        >
          <VerifyPanel negotiation={negotiation} person={me} head={record.head} onGoTo={goTo} />
        </aside>
        <div className="flex min-w-0 flex-col gap-4 desk:col-start-1 desk:row-start-2">
          <RecordTroubles record={record} negotiation={negotiation} onAgain={store.again} />
          <Story record={record} negotiation={negotiation} me={me} />
        </div>
      </main>
      <RecordTabs negotiation={negotiation} />
    </div>
  )
}
