'use client'

import { ShieldCheck } from 'lucide-react'
import { UnderDispute } from '@/components/disputes/under-dispute'
import { PlainText } from '@/components/room/plain-text'
import { ReferenceLink, ReferenceList } from '@/components/room/reference-link'
import { useNegotiation } from '@/components/room/room-provider'
import { termIsContested } from '@/server/protocol/disputes'
import type { Settlement, Term } from '@/server/protocol/settlement'

type TermViewProps = { settlement: Settlement; term: Term }

/** A term, where it came from, and which red lines it respects. */
export function TermView({ settlement, term }: TermViewProps) {
  const contested = termIsContested(useNegotiation(), settlement.version, term.number)
  const met = settlement.met.filter((one) => one.term === term.number)
  // A red line it respects is named below; it need not stand among the sources as well.
  const sources = term.sources.filter(
    (one) =>
      !(one.kind === 'intent' && met.some(({ party, item }) => party === one.party && item === one.item)),
  )
  const version = (party: string) =>
    settlement.references.intents.find((one) => one.party === party)?.version ?? 1
  return (
    <li id={`term-${term.number}`} className="grid scroll-mt-24 grid-cols-[1.75rem_minmax(0,1fr)] py-4">
      <span aria-hidden className="prose-settlement text-ink-muted">
        {term.number}
      </span>
      <div className="flex flex-col gap-1">
        <h3 className="prose-settlement font-semibold">
          <span className="sr-only">Term {term.number}: </span>
          {term.heading}
        </h3>
        {contested ? <UnderDispute /> : null}
        <PlainText text={term.text} className="prose-settlement" />
        {sources.length > 0 ? (
          <p className="text-sm text-ink-muted">
            From: <ReferenceList references={sources} />
          </p>
        ) : null}
        {met.map(({ party, item }) => (
          <p key={`${party}-${item}`} className="flex items-baseline gap-1.5 text-sm text-ink-muted">
            <ShieldCheck aria-hidden className="size-3.5 shrink-0 translate-y-0.5" />
            <span>
              Respects <ReferenceLink reference={{ kind: 'intent', party, version: version(party), item }} />
            </span>
          </p>
        ))}
      </div>
    </li>
  )
}
