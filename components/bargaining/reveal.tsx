'use client'

import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useNames } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import { jointOf } from './joint'
import { useBargaining } from './use-bargaining'

const JointPlot = dynamic(() => import('./joint-plot').then((one) => one.JointPlot), { ssr: false })

/** After the end: what was declared is opened only if every party says so. Then all see what all could have had. */
export function Reveal() {
  const { bargaining, party, issues, may, me } = useBargaining()
  const names = useNames()
  const joint = useMemo(() => (bargaining ? jointOf(issues, bargaining) : null), [issues, bargaining])
  if (!bargaining || bargaining.declared.length < bargaining.parties.length) return null
  const { revealAgreed, parties, revealed } = bargaining
  const said = revealAgreed.some((one) => one.party === party)
  const all = revealAgreed.length === parties.length
  return (
    <section aria-label="What was declared" className="flex flex-col gap-4 border-t border-line pt-6">
      <h3 className="text-lg">What was declared</h3>
      {revealed ? null : (
        <p className="text-sm text-ink-muted">
          It stays sealed, unless every party agrees to open it. Then everybody here sees it, and what all of
          you could have had.
        </p>
      )}
      {revealed ? null : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {parties.map((one) => (
            <li key={one}>
              <Status tone="neutral">
                {names.party(one)}{' '}
                {revealAgreed.some((by) => by.party === one) ? 'agreed to open it' : 'has not said so'}
              </Status>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {party && me.signs && !said ? (
          <ActDialog
            name="agree-reveal"
            title="Agree to open what you declared"
            description="If every party agrees, your values and your alternative stand on the record for all to read. It cannot be taken back."
            action="Agree to open it"
            trigger={<Button>Agree to open what I declared</Button>}
            command={() => ({ type: 'AgreeToReveal' })}
          />
        ) : null}
        {all && !revealed && may.write ? (
          <ActDialog
            name="open-values"
            title="Open what was declared"
            description="Every party has agreed. All of it is put on the record at once."
            action="Open it"
            trigger={<Button look="primary">Open what was declared</Button>}
            command={() => ({ type: 'OpenValues' })}
          />
        ) : null}
      </div>
      {joint ? <JointPlot joint={joint} nameOf={names.party} /> : null}
    </section>
  )
}
