'use client'

import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import { counted, listed } from '@/components/words/names'
import { callsOf, openDisputes } from '@/server/protocol/disputes'
import { askedModels, goneFrom } from '@/server/protocol/sealed'
import { type SealedPlace, sealedPlaces } from '@/server/protocol/sealed-places'
import type { SealedPart } from '@/server/protocol/view'
import { ActDialog } from './act-dialog'
import { useMe, useNames, useNegotiation, useRoom } from './room-provider'

type Attempt = Extract<SealedPart, { kind: 'attempt' }>

/** What is sealed for this person: they can open a part for everyone, or have all of it erased. */
export function SealedParts() {
  const state = useNegotiation()
  const me = useMe()
  const names = useNames()
  const mine = useRoom((room) => room.view.mine)
  const erased = state.erasures.findLast((one) => one.owners.includes(me.person))?.mark.seq ?? 0
  const attempts = callsOf(state).flatMap((call) => call.attempts)
  const own = mine.flatMap((part) => {
    if (part.kind !== 'attempt' || part.owner !== me.person) return []
    const recorded = attempts.find((one) => one.attempt === part.attempt)
    return recorded && recorded.mark.seq > erased ? [{ part, recorded }] : []
  })
  const standing = sealedPlaces(state).filter(
    (one) => !state.erasures.some(({ owners, mark }) => owners.includes(one.owner) && mark.seq > one.seq),
  )
  const places = standing.filter((one) => one.owner === me.person)
  // Of those who sealed for the party and have gone, whoever signs for it answers for them.
  const gone = goneFrom(state, me).filter((person) => standing.some((one) => one.owner === person))
  const models = askedModels(state, me.person)
  const also = [
    ...alsoSealed(places),
    ...(models ? ['what models were sent for your delegates'] : []),
    ...gone.map((person) => `what ${names.person(person)}, who has gone, had sealed for your party`),
  ]
  if (places.length === 0 && also.length === 0)
    return erased > 0 ? (
      <p className="text-sm text-ink-muted">
        What was sealed for you until entry {erased} is erased. Nobody can read it any more.
      </p>
    ) : null
  const confirmed = (part: Attempt) =>
    callsOf(state).some((call) => call.ratifications.some((one) => one.attempt === part.attempt))
  const opened = (commitment: string) => state.revealed.some((one) => one.commitment === commitment)
  const calm = state.phase !== 'Ratification'
  const held = openDisputes(state)[0]
  return (
    <section aria-label="What is sealed for you" className="flex flex-col gap-2">
      {own.length > 0 ? <h3 className="text-sm font-medium">Words you sent in answer to a call</h3> : null}
      <ul className="flex flex-col gap-2 text-sm empty:hidden">
        {own.map(({ part, recorded }) => (
          <li
            key={part.attempt}
            className="flex flex-col items-start gap-1 border-l-2 border-private-line pl-2"
          >
            <q>{part.words}</q>
            {confirmed(part) || opened(recorded.words) ? (
              <Status tone="neutral">Everyone here can read these</Status>
            ) : calm ? (
              <ActDialog
                name={`reveal:${part.attempt}`}
                trigger={
                  <Button look="quiet" size="small">
                    Open for everyone
                  </Button>
                }
                title="Open these words for everyone"
                description="They go on the record as you sent them then, and stay there. Whoever checks the record sees that they are the same words. It ratifies nothing. It cannot be taken back."
                action="Open them"
                command={() => ({ type: 'Reveal', part: recorded.words })}
              >
                <blockquote className="border-l-2 border-line-strong pl-3">{part.words}</blockquote>
              </ActDialog>
            ) : (
              <span className="text-ink-muted">Sealed</span>
            )}
          </li>
        ))}
      </ul>
      {also.length > 0 ? (
        <p className="text-sm text-ink-muted">
          {own.length > 0 ? 'Also sealed' : 'Sealed'} for you: {listed(also)}.
        </p>
      ) : null}
      {calm ? (
        held ? (
          <p className="text-sm text-ink-muted">
            What is sealed for you cannot be erased while dispute {held.dispute} is open: it is part of the
            evidence.
          </p>
        ) : (
          <ActDialog
            name="erase-sealed"
            trigger={<Button size="small">Erase what is sealed for me</Button>}
            title="Erase what is sealed for you"
            description="The key to it is destroyed: nobody can read it again, you and whoever runs this server included. An entry says that you did this. What stands on the record itself is not erased: what you stated, proposed, confirmed or opened, and that something was sealed. Copies that you or others made, and older backups of the server, are not reached. It cannot be taken back."
            action="Erase it"
            look="danger"
            command={() => ({ type: 'EraseSealed', ...(gone.length > 0 && { gone }) })}
          />
        )
      ) : null}
    </section>
  )
}

/** What else there is, by what it was: the acts are counted, not their parts. */
function alsoSealed(places: readonly SealedPlace[]): string[] {
  const acts = (fits: (field: string) => boolean) =>
    new Set(places.filter(({ field }) => fits(field)).map(({ command }) => command)).size
  const declared = acts((field) => field === 'utilities')
  const verdicts = acts((field) => field === 'verdict')
  const alone = acts((field) => field.startsWith('caucus-'))
  const looks = acts((field) => field.startsWith('look-'))
  const refused = places.filter(({ field }) => field === 'output').length
  return [
    ...(refused > 0
      ? [
          counted(
            refused,
            'text of yours as the mediator that was held back',
            'texts of yours as the mediator that were held back',
          ),
        ]
      : []),
    ...(declared > 0 ? ['what you declared'] : []),
    ...(verdicts > 0 ? [`how ${counted(verdicts, 'acceptance')} stood to it`] : []),
    ...(alone > 0 ? [counted(alone, 'message in a caucus', 'messages in caucuses')] : []),
    ...(looks > 0 ? [counted(looks, 'act of a facilitator’s look', 'acts of a facilitator’s look')] : []),
  ]
}
