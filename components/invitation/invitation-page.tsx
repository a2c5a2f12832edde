import Link from 'next/link'
import type { ReactNode } from 'react'
import { ActionForm, type FormAction } from '@/components/shell/action-form'
import { paths } from '@/components/shell/paths'
import { TooManyLinks } from '@/components/shell/too-many-links'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { Time } from '@/components/ui/time'
import type { InvitationState } from './invitation'
import { InvitationTerms } from './invitation-terms'
import { LookAgain } from './look-again'
import { TakeSeat, type TakeSeatAction } from './take-seat'

type InvitationPageProps = {
  state: InvitationState
  take: TakeSeatAction
  signOut: FormAction
  /** The address of this page, to come back to after signing in. */
  here: string
  /** What joining means; it stands before anything can be pressed. */
  meaning: ReactNode
}

export function InvitationPage({ state, take, signOut, here, meaning }: InvitationPageProps) {
  switch (state.kind) {
    case 'sign-in-first':
      return (
        <>
          <InvitationTerms to={state.to} />
          {meaning}
          <Button look="primary" asChild className="mt-6">
            <Link href={`${paths.signIn}?after=${encodeURIComponent(here)}`}>Sign in to answer</Link>
          </Button>
          <p className="mt-4 text-ink-muted">
            Signing in takes no seat yet. Use the address this invitation was sent to.
          </p>
        </>
      )
    case 'open':
      return (
        <>
          <InvitationTerms to={state.to} />
          {meaning}
          <TakeSeat to={state.to} account={state.account} verified={state.verified} action={take} />
          <NotYou signOut={signOut} name={state.account.email ?? state.account.name} />
        </>
      )
    case 'requested':
      return (
        <>
          <InvitationTerms to={state.to} />
          <Notice
            tone="waiting"
            title={`${state.to.facilitator} has been asked to confirm you`}
            className="mt-6"
          >
            <p>
              You are seated once that is done, in view of all. This page goes on by itself then; you can also
              close it and wait for the mail.
            </p>
          </Notice>
          <LookAgain />
        </>
      )
    case 'wrong-account':
      return (
        <>
          <PageHeader
            title="This invitation is for another address"
            lead={
              <>
                It was sent to {state.addressedTo}, and you are signed in as {state.signedInAs}. The seat is
                still free, and nothing was changed.
              </>
            }
          />
          <ActionForm action={signOut} className="mt-6">
            <Button look="primary" type="submit">
              Sign out, and use the other address
            </Button>
          </ActionForm>
          <p className="mt-4 text-ink-muted">
            If somebody forwarded this link to you, it cannot seat you. Ask whoever opened the negotiation for
            an invitation of your own.
          </p>
        </>
      )
    case 'expired':
      return (
        <Ended title="This invitation has expired">
          It was open until <Time at={state.expired} />. The negotiation goes on; ask {state.facilitator} for
          a new invitation.
        </Ended>
      )
    case 'revoked':
      return (
        <Ended title="This invitation was withdrawn">
          {state.facilitator}, who opened the negotiation, took it back. If you expected to take part, ask{' '}
          {state.facilitator}.
        </Ended>
      )
    case 'used':
      return (
        <Ended title="This invitation has been used">
          An invitation seats one person, once. If it was not you, tell {state.facilitator}: someone else may
          hold your seat.
        </Ended>
      )
    case 'seated':
      return (
        <>
          <PageHeader
            title={state.title}
            lead={
              state.otherParty
                ? `${state.place}. A person sits for one party, so this invitation cannot seat you. It is still open for whom it was meant.`
                : `${state.place}. You took this seat already.`
            }
          />
          <Button look="primary" asChild className="mt-6">
            <Link href={paths.room(state.negotiation)}>Go to the negotiation</Link>
          </Button>
        </>
      )
    case 'wait':
      return <TooManyLinks seconds={state.seconds} safe="Nothing happened to your invitation" />
    case 'unknown':
      return (
        <Ended title="There is no such invitation">
          Part of the address may have been lost on the way. Open the link from the mail once more, or ask for
          a new one.
        </Ended>
      )
  }
}

function Ended({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={children} />
      <Button asChild className="mt-6">
        <Link href={paths.negotiations}>My negotiations</Link>
      </Button>
    </>
  )
}

function NotYou({ name, signOut }: { name: string; signOut: FormAction }) {
  return (
    <ActionForm action={signOut} className="mt-6 flex flex-wrap items-center gap-x-3">
      <p className="text-ink-muted">You are signed in as {name}.</p>
      <Button look="quiet" type="submit" size="small" className="-ml-3">
        Use another account
      </Button>
    </ActionForm>
  )
}
