'use client'

import { ProvenanceView } from '@/components/mediation/provenance-view'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Band } from '@/components/ui/band'
import { Time } from '@/components/ui/time'
import { playedBy } from '@/components/words/mediator'
import { listed, type Names } from '@/components/words/names'
import { disputesOf } from '@/server/protocol/disputes'
import { isUnratified } from '@/server/protocol/endings'
import type { Origin } from '@/server/protocol/settlement'
import type { Drafted } from '@/server/protocol/state'
import { Accounts } from './accounts'
import { type Worth, worthOf } from './settlement-state'
import { TermView } from './term-view'

const BAND = {
  provisional: { state: 'provisional', word: 'PROVISIONAL', words: 'Nothing here binds anyone yet.' },
  called: {
    state: 'provisional',
    word: 'PROVISIONAL',
    words: 'Put to ratification. It binds nobody unless every party asked ratifies it.',
  },
  rejected: {
    state: 'provisional',
    word: 'PROVISIONAL',
    words: 'It was rejected when it was put to ratification, and binds nobody.',
  },
  canonical: {
    state: 'canonical',
    word: 'FINAL RECORD',
    words: 'Every party ratified this text in its own words.',
  },
  closed: {
    state: 'closed',
    word: 'NOT RATIFIED',
    words: 'The negotiation ended without this text. It binds nobody.',
  },
} as const satisfies Record<Worth, unknown>

/** A settlement as a document: what it is worth, its terms, and what they rest on. */
export function SettlementDocument({ drafted }: { drafted: Drafted }) {
  const state = useNegotiation()
  const names = useNames()
  const { settlement, mark } = drafted
  const disputed = disputesOf(state, settlement.version)
  const { state: look, word, words } = BAND[worthOf(state, settlement.version)]
  return (
    <article
      aria-label={`Settlement ${settlement.version}`}
      className="overflow-hidden rounded-md border border-line-strong bg-surface"
    >
      <header className="flex flex-col gap-1 px-4 pt-4 pb-3 md:px-6 md:pt-6">
        <p className="text-sm text-ink-muted">
          Settlement {settlement.version}
          {settlement.basedOn ? `, based on ${settlement.basedOn}` : ''}.{' '}
          {originWords(settlement.origin, names)}, <Time at={mark.at} />.
        </p>
        <h2 className="font-serif text-xl leading-snug font-semibold">{settlement.title}</h2>
        <p className="text-sm text-ink-muted">Between {listed(settlement.parties.map((one) => one.name))}</p>
      </header>
      {disputed.length > 0 ? (
        <Band state="provisional" word="UNDER DISPUTE" className="md:px-6">
          {disputed.length === 1
            ? 'A dispute about it is open.'
            : `${disputed.length} disputes about it are open.`}{' '}
          A dispute decides nothing.
        </Band>
      ) : null}
      <Band state={look} word={word} className="md:px-6">
        {isUnratified(state)
          ? 'The negotiation ended as consensus, unratified. This text is no agreement and binds nobody.'
          : words}
      </Band>
      <ol className="divide-y divide-line px-4 md:px-6">
        {settlement.terms.map((term) => (
          <TermView key={term.number} settlement={settlement} term={term} />
        ))}
      </ol>
      <Accounts settlement={settlement} />
      <footer className="border-t border-line px-4 py-3 text-sm text-ink-muted md:px-6">
        {settlement.origin.kind === 'mediator' ? (
          <ProvenanceView provenance={settlement.origin.provenance} />
        ) : null}
        <p className="pt-2">
          Digest <code className="font-mono break-all">{settlement.digest}</code>
        </p>
      </footer>
    </article>
  )
}

export function originWords(origin: Origin, names: Names): string {
  switch (origin.kind) {
    case 'mediator':
      return origin.provenance.by === 'person'
        ? `Drafted by ${playedBy(origin.provenance.name)}`
        : 'Drafted by the mediator, which is software'
    case 'party':
      return origin.counter === null
        ? `A text of ${names.party(origin.party)}`
        : `From counter ${origin.counter} of ${names.party(origin.party)}`
    case 'offer':
      return `From offer ${origin.offer} of ${names.party(origin.party)}, accepted as a package`
    case 'person':
      return `A text of the facilitator, ${names.person(origin.person)}`
  }
}
