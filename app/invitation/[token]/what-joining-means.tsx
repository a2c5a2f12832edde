import type { InvitedTo } from '@/server/invitations/claims'

/** Said before anything is pressed: what stands for good, who can read what, and what joining does not do. */
export function WhatJoiningMeans({ to }: { to: InvitedTo }) {
  const observes = to.role === 'observer'
  return (
    <section aria-labelledby="joining" className="mt-6 mb-10">
      <h2 id="joining" className="text-lg">
        What joining means
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-3 pl-5 text-ink-muted">
        <li>
          <strong className="font-medium text-ink">Your name goes on the record</strong>, with the time, your
          seat, and how you were identified: by your address, or by {to.facilitator} confirming you. Your
          e-mail address does not.
        </li>
        <li>
          <strong className="font-medium text-ink">The record cannot be changed or erased.</strong>{' '}
          {observes
            ? 'Everyone in the negotiation reads it, and whoever they give an export to.'
            : 'What you state, propose and ratify stays on it as you wrote it. Everyone in the negotiation reads it, and whoever they give an export to.'}
        </li>
        <li>
          <strong className="font-medium text-ink">
            Private parts are sealed, not secret from the house.
          </strong>{' '}
          The other people see only that they exist. Whoever runs this server could read them. They can be
          erased; that they existed stays on the record.
        </li>
        <li>
          <strong className="font-medium text-ink">Joining agrees to nothing.</strong>{' '}
          {observes
            ? 'You can leave at any time.'
            : 'Nothing binds a party before its signatory ratifies a settlement, in their own words. A signatory who leaves ends the negotiation for all; anyone else can simply leave.'}
        </li>
      </ul>
    </section>
  )
}
