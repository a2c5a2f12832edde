'use client'

import { TableText } from '@/components/facilitation/table-text'
import { ActDialog } from '@/components/room/act-dialog'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { playedBy } from '@/components/words/mediator'
import { PLAYED } from '@/server/protocol/control'
import type { Run } from '@/server/protocol/state'
import { askedWords } from './asked-words'
import { GiveFinding } from './give-finding'
import { GiveReading, GiveWording } from './give-on-term'
import { GivePoint } from './give-point'
import { GiveQuestion } from './give-question'
import { GiveRephrasing } from './give-rephrasing'

/** What the person who plays the mediator was asked for, and where they give it. */
export function PlayedDesk() {
  const state = useNegotiation()
  const me = useMe()
  const { player } = state.control
  if (player?.person !== me.person) return null
  const asked = state.runs.filter((one) => one.state === 'working' && one.mediator === PLAYED)
  return (
    <section aria-label="You play the mediator" className="flex flex-col gap-4 border-y border-line py-6">
      <Notice tone="accent" title="You play the mediator here">
        <p className="text-sm">
          What you give is labelled “{playedBy(player.name)}”. It binds nobody, passes the checks that every
          mediator’s words pass, and tells nothing that a party told you alone.
        </p>
      </Notice>
      {asked.length === 0 ? (
        <p className="text-ink-muted">Nothing is asked of you now. The facilitator asks.</p>
      ) : null}
      {asked.map((run) => (
        <Asked key={run.run} run={run} />
      ))}
    </section>
  )
}

function Asked({ run }: { run: Run }) {
  const state = useNegotiation()
  return (
    <section aria-label="What you are asked" className="flex flex-col gap-4">
      <h3 className="text-lg">You are asked {askedWords(state, run)}</h3>
      {run.note ? <p className="text-ink-muted">“{run.note}”</p> : null}
      <Give run={run} />
      <div>
        <ActDialog
          name={`done:${run.run}`}
          trigger={<Button>I have given what I was asked for</Button>}
          title="Say that you are done"
          description="The work ends here. For anything more the facilitator asks again."
          action="I am done"
          command={() => ({ type: 'FinishMediation', run: run.run })}
        />
      </div>
    </section>
  )
}

/** Where it is given: each act has its own form, and may be given piece by piece until the person says that they are done. */
function Give({ run }: { run: Run }) {
  const { subject } = run
  switch (run.act) {
    case 'review':
      return (
        <>
          <GiveFinding run={run} />
          <GiveQuestion run={run} />
        </>
      )
    case 'questions':
      return <GiveQuestion run={run} />
    case 'draft':
      return <TableText run={run.run} />
    case 'compare':
      return <GivePoint run={run} />
    case 'clarify':
      return subject?.kind === 'intent' ? <GiveRephrasing run={run} party={subject.party} /> : null
    case 'alternatives':
      return subject?.kind === 'term' ? <GiveWording run={run} about={subject} /> : null
    case 'simulate':
      return subject?.kind === 'term' ? <GiveReading run={run} about={subject} /> : null
    // Computed, and asked of no person.
    case 'packages':
      return null
  }
}
