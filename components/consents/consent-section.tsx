'use client'

import { useMay } from '@/components/room/may'
import { useNegotiation } from '@/components/room/room-provider'
import { Disclosure } from '@/components/ui/disclosure'
import { counted } from '@/components/words/names'
import { CheckCard } from './check-card'
import { OpenCheck } from './open-check'

/** The check that stands, those before it, and asking about another text. */
export function ConsentSection() {
  const { checks } = useNegotiation()
  const may = useMay()
  const newest = checks.at(-1)
  const earlier = checks.slice(0, -1).reverse()
  return (
    <section aria-label="Consent" className="flex flex-col gap-3">
      <h3 className="text-lg">Consent</h3>
      {newest ? (
        <CheckCard check={newest} />
      ) : (
        <p className="text-ink-muted">
          Nobody has asked for consent yet. A check asks all parties about one text, and binds nobody.
        </p>
      )}
      {earlier.length > 0 ? (
        <Disclosure summary={counted(earlier.length, 'earlier check')}>
          <div className="flex flex-col gap-4">
            {earlier.map((check) => (
              <CheckCard key={check.check} check={check} />
            ))}
          </div>
        </Disclosure>
      ) : null}
      {may.speak ? <OpenCheck /> : null}
    </section>
  )
}
