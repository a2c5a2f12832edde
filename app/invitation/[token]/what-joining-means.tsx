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
            Private parts are sealed, but not from whoever runs this server.
          </strong>{' '}
          The other people see only that they exist. They are stored encrypted, but whoever runs this server
          holds the keys and could read them. You can have yours erased, unless a dispute needs them as
          evidence; that they existed stays on the record.
        </li>
        {observes ? null : (
          <li>
            <strong className="font-medium text-ink">Your browser signs for you.</strong> It makes a key that
            nobody can take out of it, and puts the public half on the record. What binds you later bears its
            signature, so that not even this server can make up an agreement of yours. Another device of yours
            is added in view of all.
          </li>
        )}
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
