'use client'

import { PlainText } from '@/components/room/plain-text'
import { ReferenceLink } from '@/components/room/reference-link'
import { Disclosure } from '@/components/ui/disclosure'
import { Time } from '@/components/ui/time'
import { madeBy } from '@/components/words/mediator'
import { counted } from '@/components/words/names'
import type { Findings } from '@/server/protocol/state'
import type { Finding } from '@/server/protocol/statements'
import { looksOf } from './looks-of'
import { ProvenanceView } from './provenance-view'

/** What the mediator found, the latest first; earlier looks are folded away. */
export function FindingList({ all }: { all: readonly Findings[] }) {
  const [latest, ...earlier] = looksOf(all).reverse()
  if (!latest) return null
  return (
    <section aria-label="Findings" id="findings" className="flex scroll-mt-24 flex-col gap-4">
      <Look findings={latest} />
      {earlier.map((one) => (
        <Disclosure
          key={one.run}
          summary={
            <>
              Earlier: {counted(one.findings.length, 'finding')}, <Time at={one.mark.at} />
            </>
          }
        >
          <Look findings={one} />
        </Disclosure>
      ))}
    </section>
  )
}

function Look({ findings: { findings, provenance, mark } }: { findings: Findings }) {
  const conflicts = findings.filter((one) => one.kind === 'conflict')
  const vague = findings.filter((one) => one.kind === 'vague')
  const assumed = findings.filter((one) => one.kind === 'assumption')
  return (
    <div className="flex flex-col gap-6">
      {findings.length === 0 ? (
        <p className="text-ink-muted">
          {provenance.by === 'person'
            ? 'It has named no conflict and nothing vague.'
            : 'It found no conflict and nothing vague.'}
        </p>
      ) : null}
      <Kind title={counted(conflicts.length, 'conflict')} findings={conflicts} />
      <Kind title={counted(assumed.length, 'assumption')} findings={assumed} />
      <Kind title={vague.length === 1 ? '1 vague text' : `${vague.length} vague texts`} findings={vague} />
      <p className="text-sm text-ink-muted">
        {provenance.by === 'person' ? `A reading by ${madeBy(provenance)}` : 'A reading by software'},{' '}
        <Time at={mark.at} />. It binds nobody and may be wrong.
      </p>
      <ProvenanceView provenance={provenance} />
    </div>
  )
}

function Kind({ title, findings }: { title: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {findings.map((finding, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings are a fixed list in their entry
          <li key={at} className="flex flex-col gap-3 py-4">
            <PlainText text={finding.text} />
            <div className="grid gap-3 md:grid-cols-2">
              {(finding.kind === 'conflict' ? finding.between : [finding.about]).map((one, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a pair in its order
                <figure key={place} className="min-w-0 border-l-2 border-line-strong pl-3">
                  <blockquote>
                    <PlainText text={`“${one.quote}”`} className="text-ink-muted" />
                  </blockquote>
                  <figcaption className="mt-1 text-sm">
                    <ReferenceLink reference={one.reference} />
                  </figcaption>
                </figure>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
