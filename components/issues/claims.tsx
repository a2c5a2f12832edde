'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import type { Issue } from '@/server/protocol/state'

/** What somebody is said to have written elsewhere. It counts for nothing until their party confirms it. */
export function Claims({ issue }: { issue: Issue }) {
  const { claims, past } = useNegotiation()
  const names = useNames()
  const may = useMay()
  const unconfirmed = claims.filter((one) => one.issue === issue.issue && one.confirmedBy === null)
  const there = past?.issues.find((one) => one.issue === issue.issue)
  const blocks = there?.positions?.blocks ?? []
  const roundOf = (claim: number) => blocks.find((one) => one.claim === claim)?.round ?? null
  const said = there?.positions?.statuses.at(-1)?.said
  if (unconfirmed.length === 0 && !said) return null
  return (
    <section aria-label="Brought from elsewhere" className="flex flex-col gap-3">
      <h3 className="text-lg">Brought from elsewhere</h3>
      {past && said ? (
        <p className="text-sm text-ink-muted">
          In “{past.from}” this issue was marked “{said}”. Here it is what the parties make of it: a decision
          stands once each of them supports it.
        </p>
      ) : null}
      {unconfirmed.map((one) => (
        <div key={one.claim} className="border-l-2 border-dashed border-line-strong pl-4">
          <PlainText text={one.text} />
          <p className="text-sm text-ink-muted">
            {one.agreed ? 'Said to be agreed by' : 'Said to be by'} {one.author}
            {one.author === names.party(one.party) ? '' : ` for ${names.party(one.party)}`}
            {roundOf(one.claim) === null ? '' : `, in round ${roundOf(one.claim)}`}; brought in by{' '}
            {names.person(one.by)}, <Time at={one.mark.at} />.
          </p>
          <Status tone="waiting">Counts for nothing until {names.party(one.party)} confirms it</Status>
          {may.agree && may.party === one.party ? (
            <div className="mt-2">
              <ActDialog
                name={`claim:${one.claim}`}
                trigger={<Button>Confirm these words</Button>}
                title="Confirm these words"
                description="They become a position of your party, in its next round. They do not become an agreement: that takes your support of the decision."
                action="Confirm"
                command={() => ({ type: 'ConfirmClaim', claim: one.claim })}
              >
                <PlainText text={one.text} className="border-l-2 border-line-strong pl-4" />
              </ActDialog>
            </div>
          ) : null}
        </div>
      ))}
    </section>
  )
}
