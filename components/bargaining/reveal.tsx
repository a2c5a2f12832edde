'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useNames } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import type { Joint } from './joint'
import { LongButton, LongProgress } from './long-progress'
import { useBargaining } from './use-bargaining'
import { useLongWork } from './use-long-work'

const JointPlot = dynamic(() => import('./joint-plot').then((one) => one.JointPlot), { ssr: false })

/** After the end: what was declared is opened only if every party says so. Then all see what all could have had. */
export function Reveal() {
  const { bargaining, party, may, me } = useBargaining()
  const names = useNames()
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
      {revealed ? <WhatAllCouldHaveHad /> : null}
    </section>
  )
}

/** Worked out beside the page: with many issues it takes a while. */
function WhatAllCouldHaveHad() {
  const { bargaining, issues } = useBargaining()
  const names = useNames()
  const [joint, setJoint] = useState<Joint | null>(null)
  const { state, begin, cancel } = useLongWork((told) => {
    if (told.kind === 'joint') setJoint(told.joint)
  })
  const start = () => {
    if (bargaining) begin({ kind: 'joint', issues, bargaining })
  }
  // What was opened no longer changes: once is enough, and again only where somebody stopped it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, when it is first shown
  useEffect(start, [])
  if (joint) return <JointPlot joint={joint} issues={issues} nameOf={names.party} />
  return (
    <>
      <LongProgress state={state} doing="Working out what all could have had" />
      <div>
        <LongButton
          state={state}
          begin="Work out what all could have had"
          stop="Stop working it out"
          onBegin={start}
          onCancel={cancel}
        />
      </div>
    </>
  )
}
