'use client'

import Link from 'next/link'
import { DisputeList } from '@/components/disputes/dispute-list'
import { RaiseDispute } from '@/components/disputes/raise-dispute'
import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { useMe, useNames } from '@/components/room/room-provider'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import { LIMIT } from '@/server/protocol/limits'
import type { Closed } from '@/server/protocol/state'

/** What may come after an ending: notes, disputes, a negotiation that follows this one. */
export function AfterTheEnd({ state }: { state: Closed }) {
  const names = useNames()
  const may = useMay()
  const notes = [
    ...state.lateWithdrawals.map(({ party, words, mark }) => ({
      mark,
      title: `${names.party(party)} says it withdraws. It came after the end, so it changes nothing; it can be disputed.`,
      words,
    })),
    ...state.annotations.map(({ by, seq, text, mark }) => ({
      mark,
      title: `${names.person(by)} notes on entry ${seq}.`,
      words: text,
    })),
  ].sort((a, b) => a.mark.seq - b.mark.seq)
  return (
    <section aria-label="After the end" className="flex flex-col gap-4">
      {notes.map(({ mark, title, words }) => (
        <article key={mark.seq} className="border-l-2 border-line-strong pl-4">
          <p className="text-sm text-ink-muted">
            {title} <Time at={mark.at} />
          </p>
          <PlainText text={words} />
        </article>
      ))}
      <DisputeList />
      <Successor state={state} />
      {may.write ? <AfterActs state={state} /> : null}
    </section>
  )
}

function Successor({ state }: { state: Closed }) {
  const me = useMe()
  if (state.successor)
    return (
      <p>
        A later negotiation follows this one, for those who are invited to it.{' '}
        <Link href={paths.room(state.successor)} prefetch={false} className="text-link">
          Go there
        </Link>
      </p>
    )
  if (me.role === 'observer') return null
  return (
    <p>
      The matter can be taken up again in a new negotiation that names this one.{' '}
      <Link href={paths.successor(state.negotiation)} prefetch={false} className="text-link">
        Open one that follows
      </Link>
    </p>
  )
}

function AfterActs({ state }: { state: Closed }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ActDialog
        name="annotate"
        trigger={<Button>Add a note</Button>}
        title="Add a note"
        description="It stands beside the ending, under your name. It changes nothing."
        words={{ label: 'The note', limit: LIMIT.prose }}
        action="Add it"
        command={(text) => ({ type: 'Annotate', seq: state.closing.mark.seq, text })}
      />
      <RaiseDispute state={state} />
    </div>
  )
}
