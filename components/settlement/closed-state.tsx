'use client'

import Link from 'next/link'
import { UnderDispute } from '@/components/disputes/under-dispute'
import { PlaceLink } from '@/components/room/place-link'
import { PlainText } from '@/components/room/plain-text'
import { useNames } from '@/components/room/room-provider'
import { paths } from '@/components/shell/paths'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import { listed, type Names } from '@/components/words/names'
import { outcomeWords } from '@/components/words/phases'
import { ratificationIsContested } from '@/server/protocol/disputes'
import type { Closed } from '@/server/protocol/state'
import { AfterTheEnd } from './after-the-end'

/** How it ended. An ending without agreement is told with the same care as one with it. */
export function ClosedState({ state }: { state: Closed }) {
  const names = useNames()
  const { outcome, by, reason, mark } = state.closing
  const canonical = outcome.kind === 'canonical'
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="How it ended" className="flex flex-col gap-3 border-y border-line py-6">
        <p className="text-sm text-ink-muted">
          Closed <Time at={mark.at} />
        </p>
        <h2 className="font-serif text-xl leading-snug font-semibold">
          {outcomeWords(outcome, names.party)}
        </h2>
        <p>{meaning(state, names)}</p>
        {reason && !canonical ? (
          <figure className="border-l-2 border-line-strong pl-4">
            <blockquote>
              <PlainText text={reason} className="prose-settlement" />
            </blockquote>
            <figcaption className="text-sm text-ink-muted">{names.person(by)}</figcaption>
          </figure>
        ) : null}
        {canonical ? <Ratifications state={state} call={outcome.call} /> : null}
        <div className="flex flex-wrap gap-2">
          {canonical ? (
            <Button look="primary" asChild>
              <PlaceLink to={{ at: 'settlement', version: outcome.version }}>Read the settlement</PlaceLink>
            </Button>
          ) : null}
          <Button asChild>
            <Link href={paths.record(state.negotiation)} prefetch={false}>
              See the record
            </Link>
          </Button>
        </div>
      </section>
      <AfterTheEnd state={state} />
    </div>
  )
}

function meaning(state: Closed, names: Names): string {
  const { outcome, by } = state.closing
  switch (outcome.kind) {
    case 'canonical': {
      const parties = state.calls.find((one) => one.call === outcome.call)?.parties ?? []
      return `${listed(parties.map((one) => names.party(one.party)))} ratified the same text, each in its own words. It cannot be changed any more; what comes later is noted beside it.`
    }
    case 'exited':
      return `${names.person(by)} ended the negotiation for ${names.party(outcome.party)}. Nobody is bound by anything proposed here, and what was said stays on the record.`
    case 'no-deal':
      return `${names.person(by)} closed it without an agreement. That is an outcome like any other: nobody is bound, and each party knows where the others stand.`
    case 'deadlock':
      return `${names.person(by)} noted that the parties cannot move towards each other now. Nobody is bound, and what was said stays on the record.`
    case 'incomplete':
      return `${names.person(by)} closed it before it was finished. Nobody is bound by what was proposed.`
    case 'escalated':
      return `${names.person(by)} closed it so that what the parties could not settle can be decided elsewhere. Nobody is bound by what was proposed here.`
    case 'consensus-unratified':
      return `Every party said at the table that it agrees, and no settlement was ratified. ${names.person(by)} closed it as that: a shared understanding, which is no agreement and binds nobody.`
  }
}

function Ratifications({ state, call }: { state: Closed; call: number }) {
  const names = useNames()
  const ratifications = state.calls.find((one) => one.call === call)?.ratifications ?? []
  return (
    <ul className="flex flex-col gap-3">
      {ratifications
        .filter((one) => !one.withdrawn)
        .map((one) => (
          <li key={one.party} className="border-l-2 border-accent pl-4">
            <PlainText text={`“${one.words}”`} className="prose-settlement" />
            {ratificationIsContested(state, call, one) ? <UnderDispute /> : null}
            <p className="text-sm text-ink-muted">
              {speaker(names.person(one.person), names.party(one.party))}, <Time at={one.mark.at} />
            </p>
          </li>
        ))}
    </ul>
  )
}

const speaker = (person: string, party: string) => (person === party ? person : `${person} for ${party}`)
