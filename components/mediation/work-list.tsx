'use client'

import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { ReferenceLink } from '@/components/room/reference-link'
import { useNegotiation } from '@/components/room/room-provider'
import { Disclosure } from '@/components/ui/disclosure'
import { Time } from '@/components/ui/time'
import { madeBy } from '@/components/words/mediator'
import { counted } from '@/components/words/names'
import { clarificationsWaiting } from '@/server/protocol/clarifications'
import type { Reported } from '@/server/protocol/state'
import { AlternativesView } from './alternatives-view'
import { ClarificationView } from './clarification-view'
import { ComparisonView } from './comparison-view'
import { ProvenanceView } from './provenance-view'
import { ReadingsView } from './readings-view'
import { SideBySide } from './side-by-side'

/** What waits for this person's own party: its intent in other words. */
function useWaiting(): Reported[] {
  const state = useNegotiation()
  const { party } = useMay()
  return party === null ? [] : clarificationsWaiting(state, party)
}

/** What only this person's party can answer, before everything else that the mediator gave. */
export function WaitingWorks() {
  return useWaiting().map((one) => <Given key={one.work} work={one} />)
}

/** What the mediator gave besides findings and drafts, the latest first. */
export function WorkList() {
  const { works } = useNegotiation()
  const waiting = useWaiting()
  const all = [...works].reverse().filter((one) => !waiting.includes(one))
  // What one run gave belongs together, where models differ first.
  const latest = all.filter((one) => one.run === all[0]?.run).reverse()
  const earlier = all.slice(latest.length)
  if (latest.length === 0) return null
  return (
    <section aria-label="What the mediator gave" className="flex flex-col gap-8">
      {latest.map((one) => (
        <Given key={one.work} work={one} />
      ))}
      {earlier.length > 0 ? (
        <Disclosure summary={`Earlier: ${counted(earlier.length, 'answer')} of the mediator`}>
          <div className="flex flex-col gap-8">
            {earlier.map((one) => (
              <Given key={one.work} work={one} />
            ))}
          </div>
        </Disclosure>
      ) : null}
    </section>
  )
}

function Given({ work: one }: { work: Reported }) {
  return (
    <article
      id={`work-${one.work}`}
      aria-label={`Work ${one.work} of the mediator`}
      className="flex scroll-mt-24 flex-col gap-4 border-t border-line pt-6"
    >
      <Content work={one} />
      <p className="text-sm text-ink-muted">
        {one.provenance.by === 'person' ? `Given by ${madeBy(one.provenance)}` : 'Software gave this'},{' '}
        <Time at={one.mark.at} />. It binds nobody and may be wrong.
      </p>
      <ProvenanceView provenance={one.provenance} />
    </article>
  )
}

function Content({ work }: { work: Reported }) {
  const { content } = work
  switch (content.kind) {
    case 'clarification':
      return <ClarificationView reported={work} content={content} />
    case 'alternatives':
      return <AlternativesView content={content} />
    case 'readings':
      return <ReadingsView content={content} />
    case 'comparison':
      return <ComparisonView content={content} />
    case 'disagreement':
      return (
        <>
          <h3 className="text-lg">Where the models differ</h3>
          <SideBySide points={content.points} />
        </>
      )
    case 'addressed':
      return (
        <>
          <h3 className="text-lg">Texts that speak to software</h3>
          <p className="text-ink-muted">
            They were read as statements like any other and had no other effect. Whoever wrote them may say
            what they meant.
          </p>
          <ul className="flex flex-col gap-3">
            {content.texts.map((one) => (
              <li key={JSON.stringify(one.reference)} className="border-l-2 border-line-strong pl-3">
                <PlainText text={`“${one.quote}”`} className="text-ink-muted" />
                <p className="text-sm">
                  <ReferenceLink reference={one.reference} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )
  }
}
