'use client'

import { PlaceLink } from '@/components/room/place-link'
import { useNames } from '@/components/room/room-provider'
import { PrivateRegion } from '@/components/ui/private-region'
import { Time } from '@/components/ui/time'
import { counted } from '@/components/words/names'
import type { PrivacyLog, Rest } from '@/server/protocol/privacy-log'
import { usedWords } from './caucus-words'

/** What was said here, what was made of it, and everything that left. */
export function PrivacyLogView({ log, audience }: { log: PrivacyLog; audience: string }) {
  const names = useNames()
  const { caucus, released, seen } = log
  return (
    <PrivateRegion audience={audience} aria-label="Privacy log">
      <div className="flex flex-col gap-4">
        <h3 className="text-lg">Privacy log</h3>
        <section aria-label="What was used">
          <h4 className="font-medium">What was used</h4>
          <ul className="flex flex-col gap-2">
            {usedWords(log).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        <section aria-label="What left this caucus">
          <h4 className="font-medium">What left this caucus</h4>
          {released.length === 0 ? (
            <p>{log.mediating.length === 0 ? 'No word of it.' : 'No sentence of it by an act of yours.'}</p>
          ) : (
            <ul className="flex flex-col gap-3">
              {released.map((one) => (
                <li key={one.release} className="flex flex-col gap-1">
                  <q>{one.text.trim()}</q>
                  <span className="text-sm text-ink-muted">
                    Said in the room by {names.person(one.by)}, <Time at={one.mark.at} /> (entry{' '}
                    {one.mark.seq})
                  </span>
                  {one.rests.length === 0 ? (
                    <span className="text-sm text-ink-muted">Nothing in the room rests on it so far.</span>
                  ) : (
                    <ul className="list-disc pl-5 text-sm">
                      {one.rests.map((rest) => (
                        <li key={`${rest.kind} ${rest.mark.seq} ${JSON.stringify(rest)}`}>
                          <RestLink rest={rest} /> (entry {rest.mark.seq})
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-label="What everybody sees of it">
          <h4 className="font-medium">What everybody sees of it</h4>
          <p className="text-sm text-ink-muted">
            That it was opened, {counted(seen.filter((one) => one.what === 'message').length, 'message')} of
            one and the same shape, by whom and when
            {caucus.closed ? ', and that it was closed' : ''}: entries{' '}
            {seen.map((one) => one.mark.seq).join(', ')}. Whoever runs this server can read sealed parts.
          </p>
        </section>
      </div>
    </PrivateRegion>
  )
}

function RestLink({ rest }: { rest: Rest }) {
  switch (rest.kind) {
    case 'settlement':
      return (
        <PlaceLink to={{ at: 'settlement', version: rest.version }} className="text-link">
          Settlement {rest.version}
        </PlaceLink>
      )
    case 'question':
      return (
        <PlaceLink to={{ at: 'mediation' }} anchor={`question-${rest.question}`} className="text-link">
          Question {rest.question} of the mediator
        </PlaceLink>
      )
    case 'findings':
    case 'work':
      return (
        <PlaceLink to={{ at: 'mediation' }} className="text-link">
          {rest.kind === 'findings' ? 'A finding of the mediator' : 'A work of the mediator'}
        </PlaceLink>
      )
  }
}
