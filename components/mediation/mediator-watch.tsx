'use client'

import { PlaceLink } from '@/components/room/place-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { LiveRegion } from '@/components/ui/live-region'
import { Notice } from '@/components/ui/notice'
import { Time } from '@/components/ui/time'
import { REASON_WORDS } from '@/components/words/guard-reasons'
import { playedBy } from '@/components/words/mediator'
import { counted, listed, type Names } from '@/components/words/names'
import { actsLeft } from '@/server/protocol/controls'
import { type Silence, silenceOf } from '@/server/protocol/silence'

/** Why the mediator says nothing just now, and what to do. It changes with the record alone, never with the clock. */
export function MediatorWatch() {
  const state = useNegotiation()
  const names = useNames()
  const silence = silenceOf(state)
  const { player } = state.control
  const left = actsLeft(state)
  if (!silence) return null
  const { title, next, since } = silenceWords(silence, names)
  // What it last did stands just below, with the moment.
  if (silence.why === 'not-asked' && since && !player)
    return (
      <LiveRegion>
        <p className="text-sm text-ink-muted">
          {title}. {left === null ? '' : `${counted(left, 'act')} of the mediator left. `}
          <PlaceLink to={{ at: 'caucuses' }} className="text-link">
            Talk with the mediator or the facilitator alone
          </PlaceLink>
        </p>
      </LiveRegion>
    )
  return (
    <LiveRegion>
      <Notice
        tone={silence.why === 'waiting' ? 'waiting' : 'neutral'}
        title={
          player && silence.why === 'not-asked'
            ? 'A person plays the mediator now, and nothing waits for their answer'
            : title
        }
      >
        <p className="text-sm text-ink-muted">
          {since ? (
            <>
              Since <Time at={since} />.{' '}
            </>
          ) : null}
          {next}
        </p>
        {player ? (
          <p className="text-sm text-ink-muted">
            {player.name} plays the mediator: a person, and no party. No software is asked meanwhile.
          </p>
        ) : null}
        {left !== null && silence.why !== 'acts-used-up' ? (
          <p className="text-sm text-ink-muted">{counted(left, 'act')} of the mediator left.</p>
        ) : null}
        <p className="text-sm">
          <PlaceLink to={{ at: 'caucuses' }} className="text-link">
            Talk with the mediator or the facilitator alone
          </PlaceLink>
        </p>
      </Notice>
    </LiveRegion>
  )
}

type Words = { title: string; next: string; since: string | null }

/** What is the case, and what can be done about it. */
function silenceWords(silence: Silence, names: Names): Words {
  const since = silence.since?.at ?? null
  switch (silence.why) {
    case 'paused':
      return {
        title: `${names.person(silence.by)} has paused the mediator: ${silence.reason}`,
        next: silence.unfinished
          ? 'What it had begun is finished. A facilitator can let it go on.'
          : 'A facilitator can let it go on. Everybody else can go on meanwhile.',
        since,
      }
    case 'acts-used-up':
      return {
        title: 'The mediator’s acts are used up',
        next: `A facilitator allowed ${counted(silence.acts, 'act')}, and can allow more.`,
        since,
      }
    case 'waiting':
      return {
        title: silence.player
          ? `Waiting for ${playedBy(names.person(silence.player))}`
          : 'The mediator is at work, and has not answered yet',
        next: 'Everybody can go on meanwhile. Whoever asked, or a facilitator, can cancel it and ask again.',
        since,
      }
    case 'over-budget':
      return { title: 'The mediator may use no more of its models', next: silence.reason, since }
    case 'failed':
      return {
        title: 'The mediator made no proposal',
        next: `${silence.reason} The facilitator can ask again, or ask another mediator.`,
        since,
      }
    case 'refused':
      return {
        title: 'What the mediator wrote did not pass the checks',
        next: `Held back, since ${listed(silence.reasons.map((one) => REASON_WORDS[one] ?? one))}. The facilitator can ask again, or ask another mediator.`,
        since,
      }
    case 'cancelled':
      return { title: 'The mediator’s work was cancelled', next: 'The facilitator can ask it again.', since }
    case 'call':
      return {
        title: 'The mediator is silent during the call',
        next: 'Nothing is asked of it while a text is put to ratification.',
        since,
      }
    case 'not-asked':
      return {
        title: silence.since
          ? 'The mediator has answered, and was not asked since'
          : 'Nobody has asked the mediator yet',
        next: 'The facilitator asks it. A party can ask how its own intent or a term reads.',
        since,
      }
  }
}
