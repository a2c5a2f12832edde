'use client'

import { MarkedWords } from '@/components/ratification/marked-words'
import { ActDialog } from '@/components/room/act-dialog'
import { useNames, useRoom } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { PrivateRegion } from '@/components/ui/private-region'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { LIMIT } from '@/server/protocol/limits'
import type { LookedAt } from '@/server/protocol/look'
import { isOver } from '@/server/protocol/looks'
import type { Ratifying } from '@/server/protocol/state'
import { explain } from '@/server/ratification/explain'

/** Words whose authors asked for a look, the latest first: to read, and to ask for again. Nothing here answers for anybody. */
export function LooksAsked({ state }: { state: Ratifying }) {
  const { looks } = state.open
  if (looks.length === 0) return null
  return (
    <PrivateRegion audience="Only facilitators see this, and each author their own">
      <h3 className="text-lg">Asked of you: a look at words</h3>
      <ul className="mt-2 divide-y divide-private-line">
        {looks.toReversed().map((look) => (
          <li key={look.look} className="flex flex-col gap-3 py-4">
            <Asked state={state} look={look} />
          </li>
        ))}
      </ul>
    </PrivateRegion>
  )
}

function Asked({ state, look }: { state: Ratifying; look: LookedAt }) {
  const names = useNames()
  const mine = useRoom((room) => room.view.mine)
  const opened = mine.find((part) => part.kind === 'look' && part.command === look.asked)
  const note = mine.find((part) => part.kind === 'restate' && part.command === look.answer?.restate)
  const author = names.person(look.person)
  const { call, digest } = state.open
  return (
    <>
      <p>
        {author} asked, for {names.party(look.party)}, <Time at={look.mark.at} />.
      </p>
      {opened?.kind === 'look' ? (
        <>
          <MarkedWords text={opened.words} spans={opened.reading.spans} />
          <p className="text-sm text-ink-muted">
            What {author} was told: {explain(opened.reading, opened.words).headline}
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-muted">The words were erased by their author.</p>
      )}
      {look.answer ? (
        <>
          <Status tone="neutral">
            {names.person(look.answer.by)} asked to say it again, <Time at={look.answer.mark.at} />
          </Status>
          {note?.kind === 'restate' ? (
            <blockquote className="border-l-2 border-private-line pl-4 text-sm break-words whitespace-pre-wrap">
              {note.note}
            </blockquote>
          ) : null}
        </>
      ) : isOver(state.open, look) ? (
        <Status tone="neutral">Has gone on since: there is nothing to ask any more</Status>
      ) : (
        <div>
          <ActDialog
            name={`restate:${call}:${look.look}`}
            trigger={<Button>Ask {author} to say it again</Button>}
            title={`Ask ${author} to say it again`}
            description="You cannot record an answer for anybody, whatever the words say to you. The record says that you asked; your note is read by its author and the facilitators alone."
            words={{
              label: `A note to ${author}`,
              hint: 'What could not be understood, and what else one can do. Offer no phrase to copy.',
              limit: LIMIT.prose,
            }}
            action="Ask and send the note"
            command={(text) => ({ type: 'AskToRestate', call, digest, look: look.look, note: text })}
          />
        </div>
      )}
    </>
  )
}
