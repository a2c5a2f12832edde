'use client'

import { useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useRoom } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { capital } from '@/components/words/names'
import type { Bargaining, Offer } from '@/server/protocol/bargaining-state'
import { valueInWords } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'

type StandingProps = {
  offer: Offer
  bargaining: Bargaining
  issues: readonly WeighedIssue[]
  /** Whether this person may answer it now. */
  answers: boolean
}

/** The one package that can be accepted, in full, and how it was answered so far. */
export function StandingOffer({ offer, bargaining, issues, answers }: StandingProps) {
  const names = useNames()
  return (
    <section aria-label={`Offer ${offer.offer}`} className="flex flex-col gap-3 border-t border-line pt-6">
      <h3 className="text-lg">
        Offer {offer.offer} of {names.party(offer.party)}
      </h3>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        {issues.map(({ issue, title, kind }) => (
          <div key={issue} className="contents">
            <dt className="text-ink-muted">{title}</dt>
            <dd className="figures font-medium">
              {valueInWords(kind, offer.values.find((one) => one.issue === issue)?.value ?? '')}
            </dd>
          </div>
        ))}
      </dl>
      {offer.note ? <PlainText text={offer.note} /> : null}
      <p className="text-sm text-ink-muted">
        By {names.actor(offer.by, offer.mark.seq)}, <Time at={offer.mark.at} />. Package{' '}
        <code className="font-mono">{offer.digest.slice(0, 8)}</code>.
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {bargaining.parties
          .filter((party) => party !== offer.party)
          .map((party) => {
            const said = offer.responses.find((one) => one.party === party)
            return (
              <li key={party}>
                <Status tone={said ? 'neutral' : 'waiting'}>
                  {said
                    ? `${capital(names.side(party, said.mark.seq))} ${said.answer}`
                    : `${names.party(party)} has not answered`}
                </Status>
              </li>
            )
          })}
      </ul>
      {answers ? (
        <div className="flex flex-wrap gap-2">
          <Accept offer={offer} />
          <ActDialog
            name={`reject:${offer.offer}`}
            title={`Reject offer ${offer.offer}`}
            description="The others see that you do. It ends nothing."
            action="Reject this offer"
            trigger={<Button>Reject</Button>}
            command={() => ({ type: 'RejectOffer', digest: offer.digest, note: '' })}
          />
        </div>
      ) : null}
    </section>
  )
}

/** Below one's own alternative the house asks first, this person alone; then it is accepted knowingly or not at all. */
function Accept({ offer }: { offer: Offer }) {
  const name = `accept:${offer.offer}`
  const below = useRoom((state) => state.refused[name]?.refusal.code === 'BelowAlternative')
  const [knowing, setKnowing] = useState(false)
  return (
    <ActDialog
      name={name}
      title={`Accept offer ${offer.offer}`}
      description="As a package, with every value as it stands. When it is accepted as the charter asks, it becomes a provisional settlement, which binds nobody until each party ratifies it."
      action={below ? 'Accept it all the same' : 'Accept this package'}
      ready={!below || knowing}
      trigger={<Button look="primary">Accept</Button>}
      command={() => ({ type: 'AcceptPackage', digest: offer.digest, evenBelow: below && knowing })}
      afterRefusal={
        below ? (
          <Checkbox
            label="I know that having no deal is worth more to me"
            checked={knowing}
            onChange={(event) => setKnowing(event.currentTarget.checked)}
          />
        ) : null
      }
    />
  )
}
