import type { JobAsked } from '@/server/ledger/ledger'
import { mailsAbout } from '@/server/mail/mails-about'
import { receiptsFor } from '@/server/mail/receipts'
import { toMove } from '@/server/protocol/bargaining-table'
import { unanswered } from '@/server/protocol/caucuses'
import type { Actor } from '@/server/protocol/commands'
import type { Event } from '@/server/protocol/events'
import { keyGeneration } from '@/server/protocol/sealed'
import type { Mark, Opened } from '@/server/protocol/state'

/** What an append is about, as far as work that follows from it needs to know. `url` is Parley's own address. */
type Followed = { state: Opened; events: Event[]; mark: Mark; actor: Actor; url: string }

/** Work that follows from events; asked for in the same append, so that neither stands without the other. */
export function jobsAfter(followed: Followed): JobAsked[] {
  return [
    ...followed.events.flatMap((event) => [...workFor(event, followed), ...caucusAnswers(event, followed)]),
    ...letters(followed),
    ...receipts(followed),
  ]
}

function workFor(event: Event, { state, mark }: Followed): JobAsked[] {
  switch (event.type) {
    case 'MediationRequested':
      return [job('mediation', { run: event.run }, mark.at, `${state.negotiation} ${event.run}`)]
    case 'SealedErased':
      return event.owners.map((owner) =>
        job(
          'erasure',
          { owner, generation: keyGeneration(state, owner) - 1 },
          mark.at,
          `${state.negotiation} ${owner} ${mark.seq}`,
        ),
      )
    // Whether it has an address, and which, only the book of invitations knows.
    case 'InvitationIssued': {
      const { invitation } = event
      return [job('invitation', { invitation }, mark.at, `${state.negotiation} ${invitation}`)]
    }
    // A deadline can be noted in mediation only, so it is looked at again whenever mediation begins or comes back.
    case 'NegotiationOpened':
    case 'LimitsChanged':
    case 'MediationBegun':
    case 'CallClosed':
      return [...deadlineOf(state, mark), ...(event.type === 'CallClosed' ? offerTime(state, mark) : [])]
    case 'BargainingBegun':
    case 'BargainingResumed':
      return [...offerTime(state, mark), ...delegatesToMove(state, mark)]
    case 'ValuesDeclared':
    case 'OfferMade':
    case 'OfferAccepted':
    case 'OfferRejected':
      return delegatesToMove(state, mark)
    default:
      return []
  }
}

function deadlineOf({ negotiation, charter }: Opened, mark: Mark): JobAsked[] {
  const { deadline } = charter.limits
  if (deadline === null) return []
  const due = deadline > mark.at ? deadline : mark.at
  return [job('deadline', { deadline }, due, `${negotiation} ${deadline} ${mark.seq}`)]
}

/** The time for offers runs from when they began or were let go on; like a deadline it is noted in mediation only. */
function offerTime({ negotiation, bargaining }: Opened, mark: Mark): JobAsked[] {
  const minutes = bargaining?.terms.bounds.minutes ?? null
  if (!bargaining || minutes === null || bargaining.table.ended) return []
  const { at: since } = bargaining.since
  const over = new Date(Date.parse(since) + minutes * 60_000).toISOString()
  return [
    job('offer-time', { since }, over > mark.at ? over : mark.at, `${negotiation} ${since} ${mark.seq}`),
  ]
}

/** Built-in delegates of whoever may move now. Whether one is to run at all, only its party knows. */
function delegatesToMove({ negotiation, bargaining, delegations }: Opened, mark: Mark): JobAsked[] {
  if (!bargaining) return []
  const moving = toMove(bargaining)
  return delegations
    .filter((one) => one.kind !== 'agent' && !one.revoked && moving.includes(one.party))
    .map(({ delegate }) => job('delegate', { delegate }, mark.at, `${negotiation} ${mark.seq} ${delegate}`))
}

/** A message of a party alone with software is answered; after a pause or a call, whatever still waits. */
function caucusAnswers(event: Event, { state, mark }: Followed): JobAsked[] {
  const again = event.type === 'MediatorResumed' || event.type === 'CallClosed'
  if (!again && event.type !== 'CaucusMessageSent') return []
  return state.caucuses.flatMap((one) =>
    one.closed
      ? []
      : unanswered(one)
          .filter(({ message }) => again || (event.type === 'CaucusMessageSent' && event.message === message))
          .map(({ message }) =>
            job(
              'caucus',
              { caucus: one.caucus, message },
              mark.at,
              `${state.negotiation} ${message} ${mark.seq}`,
            ),
          ),
  )
}

/** One job for each letter: one that cannot be delivered does not hold up the others, nor send them twice. */
function letters({ state, events, mark, actor, url }: Followed): JobAsked[] {
  const by = actor.kind === 'person' ? actor.person : null
  return mailsAbout({ events, state, by, url }).map((order) =>
    job('letter', order, mark.at, `${state.negotiation} ${mark.seq} ${order.kind} ${order.to}`),
  )
}

function receipts({ state, events, mark, actor, url }: Followed): JobAsked[] {
  const by = actor.kind === 'person' ? actor.person : null
  return receiptsFor({ events, state, mark, by, url }).map((order) =>
    job('receipt', order, mark.at, `${state.negotiation} ${mark.seq} ${order.to}`),
  )
}

function job(
  kind:
    | 'delegate'
    | 'receipt'
    | 'erasure'
    | 'mediation'
    | 'caucus'
    | 'invitation'
    | 'deadline'
    | 'offer-time'
    | 'letter',
  payload: unknown,
  runAt: string,
  key: string,
): JobAsked {
  return { kind, payload, runAt, key: `${kind} ${key}` }
}
