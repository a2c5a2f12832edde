'use client'

import type { ReactNode } from 'react'
import { CallBanner } from '@/components/settlement/call-banner'
import { Outstanding } from '@/components/turns/outstanding'
import { counted, listed, type Names } from '@/components/words/names'
import { phaseWords } from '@/components/words/phases'
import { seatedParties, standing } from '@/server/protocol/authority'
import { latestIntent } from '@/server/protocol/intents'
import type { Closed, Opened } from '@/server/protocol/state'
import { answerOf, hasConsensus } from '@/server/protocol/turns'
import { LongText } from './long-text'
import { PlaceHeading } from './place-heading'
import { PlaceLink } from './place-link'
import { useNames } from './room-provider'
import { useNeeds } from './use-needs'

/** The phase, who must act in it, and why. */
export function NowState({ state }: { state: Exclude<Opened, Closed> }) {
  const names = useNames()
  return (
    <section aria-label="Where it stands" className="flex flex-col gap-4">
      <PlaceHeading above={phaseWords[state.phase]}>{headline(state, names)}</PlaceHeading>
      <Detail state={state} />
    </section>
  )
}

function headline(state: Exclude<Opened, Closed>, names: Names): string {
  switch (state.phase) {
    case 'Setup': {
      const missing = standing(state).filter((one) => one.signatory === null)
      return missing.length === 0
        ? 'Every party is seated. The facilitator asks for the intents next.'
        : `Waiting for ${listed(missing.map((one) => names.party(one.party)))} to sit down`
    }
    case 'Intent': {
      const silent = seatedParties(state).filter(({ party }) => !latestIntent(state, party))
      return silent.length === 0
        ? 'Every party has stated its intent. The facilitator opens mediation next.'
        : `Waiting for the intent of ${listed(silent.map((one) => names.party(one.party)))}`
    }
    case 'Mediation': {
      if (state.bound) return boundWords(state.bound.bound)
      const open = state.issues.filter((one) => one.status === 'OPEN' && !one.setAside).length
      if (state.charter.registration && !state.turnsBegun)
        return 'The parties register, and then the talk begins'
      if (state.issues.length === 0)
        return consentWords(state) ?? 'The parties talk. Raise what has to be decided.'
      return open === 0 ? 'No issue is open any more' : `${counted(open, 'issue')} open`
    }
    case 'Ratification':
      return `Settlement ${state.open.version} is put to ratification`
  }
}

/** Where the check that stands has come to, for a table without issues. */
function consentWords(state: Opened): string | null {
  const check = state.checks.at(-1)
  if (!check) return null
  if (hasConsensus(state)) return `Every party consents in check ${check.check}, which binds nobody yet`
  const parties = seatedParties(state)
  const answered = parties.filter(({ party }) => answerOf(check, party)).length
  return `Consent check ${check.check}: ${answered} of ${counted(parties.length, 'party', 'parties')} have answered`
}

const boundWords = (bound: 'deadline' | 'turns') =>
  bound === 'deadline'
    ? 'The deadline has passed. The facilitator extends it or ends the negotiation.'
    : 'All turns are used. The facilitator allows more or ends the negotiation.'

function Detail({ state }: { state: Exclude<Opened, Closed> }): ReactNode {
  const idle = useNeeds().length === 0
  switch (state.phase) {
    case 'Setup':
    case 'Intent':
      return (
        <div className="flex flex-col gap-4">
          {idle ? <p>Nothing is asked of you now. You are told as soon as something is.</p> : null}
          <LongText text={state.topic} className="text-ink-muted" />
        </div>
      )
    case 'Ratification':
      return <CallBanner state={state} />
    case 'Mediation': {
      const newest = state.settlements.at(-1)?.settlement
      const last = state.calls.at(-1)
      const agreed = state.issues.filter((one) => one.status === 'AGREED').length
      return (
        <div className="flex flex-col gap-3">
          {state.bound?.bound === 'turns' ? <Outstanding bound={state.bound} /> : null}
          <p>
            {agreed > 0 ? `${counted(agreed, 'issue')} agreed. ` : ''}
            {newest ? (
              <>
                The newest draft is{' '}
                <PlaceLink to={{ at: 'settlement', version: newest.version }} className="text-link">
                  settlement {newest.version}
                </PlaceLink>
                , which binds nobody yet.
              </>
            ) : (
              'No settlement has been drafted yet.'
            )}
          </p>
          {last ? (
            <p className="text-ink-muted">{callWords(last.call, last.version, last.ended.end)}</p>
          ) : null}
        </div>
      )
    }
  }
}

type End = Opened['calls'][number]['ended']['end']

/** After a call nothing happens by itself: people say what comes next. */
function callWords(call: number, version: number, end: End): string {
  const before = `Call ${call} on settlement ${version}`
  switch (end) {
    case 'ratified-by-all':
      return `${before} was ratified by all.`
    case 'rejected':
      return `${before} ended because a party rejected it. Nothing follows by itself; the talk goes on.`
    case 'countered':
      return `${before} ended with a counter. It goes into the next draft.`
    case 'closed':
      return `${before} was closed by the facilitator. The talk goes on.`
    case 'signatory-changed':
      return `${before} ended because a party has another signatory now.`
    case 'exited':
      return `${before} ended because a party left.`
  }
}
