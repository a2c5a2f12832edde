'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useNegotiation } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Time } from '@/components/ui/time'
import { roleWords } from '@/components/words/roles'
import { standing } from '@/server/protocol/authority'
import { LIMIT } from '@/server/protocol/limits'
import type { Invitation, Opened, Party } from '@/server/protocol/state'
import { AddParty } from './add-party'
import { InvitePerson } from './invite-person'

/** Each party with its people, its open invitations, and a way to invite. */
export function Seats() {
  const state = useNegotiation()
  const before = state.phase !== 'Ratification' && state.phase !== 'Closed'
  const others = state.invitations.filter((one) => one.party === null && one.state === 'open')
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {standing(state).map((party) => (
          <li key={party.party} className="flex flex-col gap-2 py-4">
            <PartyRow state={state} party={party} before={before} />
          </li>
        ))}
        {others.map((invitation) => (
          <li key={invitation.invitation} className="py-3">
            <Invited invitation={invitation} before={before} />
          </li>
        ))}
      </ul>
      {before ? (
        <div className="flex flex-wrap gap-2">
          <InvitePerson party={null} words="Invite an observer or facilitator" />
          <AddParty />
        </div>
      ) : null}
    </div>
  )
}

function PartyRow({ state, party, before }: { state: Opened; party: Party; before: boolean }) {
  const people = state.people.filter((one) => one.party === party.party && one.left === null)
  const invitations = state.invitations.filter((one) => one.party === party.party && one.state === 'open')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-2">
          <Avatar name={party.name} party={state.parties.indexOf(party)} />
          <div className="min-w-0 wrap-anywhere">
            <h4 className="font-medium">{party.name}</h4>
            <p className="text-sm text-ink-muted">
              {people.length === 0
                ? 'Nobody sits here yet'
                : people.map((one) => `${one.name}, ${roleWords[one.role]}`).join('; ')}
            </p>
          </div>
        </div>
        {before ? (
          <div className="flex flex-wrap gap-2">
            <InvitePerson party={party} words={party.signatory ? 'Invite a colleague' : 'Invite'} />
            {people.length === 0 ? (
              <ActDialog
                name={`remove-party:${party.party}`}
                trigger={
                  <Button size="small" look="quiet">
                    Take off the list
                  </Button>
                }
                title={`Take ${party.name} off the list`}
                description="It is no longer a party to this negotiation and will not be asked. Its open invitations stop working."
                words={{ label: 'The reason', limit: LIMIT.line }}
                action="Take it off"
                command={(reason) => ({ type: 'RemoveParty', party: party.party, reason })}
              />
            ) : null}
          </div>
        ) : null}
      </div>
      {invitations.map((invitation) => (
        <Invited key={invitation.invitation} invitation={invitation} before={before} />
      ))}
    </>
  )
}

function Invited({ invitation, before }: { invitation: Invitation; before: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="text-ink-muted">
        Invitation as {roleWords[invitation.role]}, open until <Time at={invitation.expires} />
      </p>
      {before ? (
        <ActDialog
          name={`revoke:${invitation.invitation}`}
          trigger={
            <Button size="small" look="quiet">
              Take it back
            </Button>
          }
          title="Take back this invitation"
          description="Its link stops working at once."
          action="Take it back"
          command={() => ({ type: 'RevokeInvitation', invitation: invitation.invitation })}
        />
      ) : null}
    </div>
  )
}
