'use client'

import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import type { Issue } from '@/server/protocol/state'
import { PlaceLink } from './place-link'
import { useNegotiation } from './room-provider'

/** The documents the matter rests on; passages that issues quote are marked, and an address can point at one. */
export function SourceList() {
  const { sources } = useNegotiation()
  if (sources.length === 0) return null
  return (
    <section aria-label="Sources">
      <h3 className="text-lg">Sources</h3>
      <div className="divide-y divide-line border-y border-line">
        {sources.map((source, at) => (
          <SourceText key={source.title} number={at + 1} title={source.title} text={source.text} />
        ))}
      </div>
    </section>
  )
}

function SourceText({ number, title, text }: { number: number; title: string; text: string }) {
  const passages = usePassages(number, text)
  const inside = useRef<HTMLDivElement>(null)
  // A passage inside a closed document cannot be scrolled to: an address that means it opens the document first.
  useEffect(() => {
    const meant = decodeURIComponent(window.location.hash.slice(1))
    const details = inside.current?.closest('details')
    if (!details || (meant !== `source-${number}` && !passages.some((one) => one.id === meant))) return
    details.open = true
    document.getElementById(meant)?.scrollIntoView({ block: 'center' })
  }, [number, passages])
  return (
    <Disclosure summary={title} id={`source-${number}`} className="scroll-mt-24">
      <div ref={inside} className="whitespace-pre-wrap wrap-break-word">
        {marked(text, passages)}
      </div>
    </Disclosure>
  )
}

type Passage = { id: string; issue: number; start: number; end: number }

/** Where issues quote this document, in the order of the text; of two that overlap, the first. */
function usePassages(source: number, text: string): Passage[] {
  const { issues } = useNegotiation()
  return useMemo(() => passagesIn(issues, source, text), [issues, source, text])
}

function passagesIn(issues: readonly Issue[], source: number, text: string): Passage[] {
  const all = issues.flatMap(({ issue, sourcePositions }) =>
    sourcePositions.flatMap((one, at) => {
      if (one.source !== source || one.quote === null) return []
      const start = text.indexOf(one.quote)
      return start < 0
        ? []
        : [{ id: `passage-${issue}-${at + 1}`, issue, start, end: start + one.quote.length }]
    }),
  )
  const kept: Passage[] = []
  for (const one of all.sort((a, b) => a.start - b.start))
    if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one)
  return kept
}

function marked(text: string, passages: readonly Passage[]): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const { id, issue, start, end } of passages) {
    parts.push(
      text.slice(from, start),
      <mark key={id} id={id} className="scroll-mt-24 rounded-sm bg-accent-soft text-ink">
        {text.slice(start, end)}
      </mark>,
      <span key={`${id}-issue`} className="text-sm">
        {' '}
        (
        <PlaceLink to={{ at: 'issue', issue }} className="text-link">
          issue {issue}
        </PlaceLink>
        )
      </span>,
    )
    from = end
  }
  return [...parts, text.slice(from)]
}
