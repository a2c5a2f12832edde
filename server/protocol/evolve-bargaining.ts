import { type Move, played } from '@/server/bargaining/table'
import type { BargainingEvent } from './bargaining-events'
import type { Bargaining, OfferAnswer } from './bargaining-state'
import { FIRST_TABLE, tableNow, tableOf } from './bargaining-table'
import { bargainingTermsOf } from './charter'
import type { EventOf } from './events'
import type { PartyId } from './ids'
import type { Mark, Opened } from './state'

export function evolveBargaining(state: Opened, event: BargainingEvent, mark: Mark): Opened {
  if (event.type === 'BargainingBegun') return { ...state, bargaining: begun(state, event, mark) }
  if (!state.bargaining) throw new Error(`${event.type} before bargaining began`)
  return { ...state, bargaining: evolvedBy(state.bargaining, event, mark) }
}

function begun(
  { charter }: Opened,
  { issues, parties, by }: EventOf<'BargainingBegun'>,
  mark: Mark,
): Bargaining {
  const terms = bargainingTermsOf(charter)
  if (!terms) throw new Error('bargaining without terms')
  return {
    terms,
    issues,
    parties,
    by,
    mark,
    declared: [],
    shared: [],
    table: FIRST_TABLE,
    offers: [],
    proposals: [],
    stopped: null,
    since: { round: 1, at: mark.at },
    agreed: null,
    revealAgreed: [],
    revealed: null,
  }
}

function moved(now: Bargaining, party: PartyId, move: Move): Bargaining {
  return { ...now, table: tableNow(played(tableOf(now), now.parties.indexOf(party), move)) }
}

function answered(now: Bargaining, offer: number, response: OfferAnswer): Bargaining {
  const after = moved(now, response.party, {
    type: response.answer === 'accepts' ? 'accept' : 'reject',
    offer,
  })
  return {
    ...after,
    offers: now.offers.map((one) =>
      one.offer === offer ? { ...one, responses: [...one.responses, response] } : one,
    ),
  }
}

/** The same for bargaining alone, to see what a move would leave. */
export function evolvedBy(
  now: Bargaining,
  event: Exclude<BargainingEvent, { type: 'BargainingBegun' }>,
  mark: Mark,
): Bargaining {
  switch (event.type) {
    case 'ValuesDeclared': {
      const { type: _, ...declared } = event
      return { ...now, declared: [...now.declared, { ...declared, mark }] }
    }
    case 'SignalsShared': {
      const { type: _, ...signals } = event
      const others = now.shared.filter((one) => one.party !== event.party)
      return { ...now, shared: [...others, { ...signals, mark }] }
    }
    case 'OfferMade': {
      const { type: _, ...offer } = event
      const after = moved(now, event.party, { type: 'offer' })
      return { ...after, offers: [...now.offers, { ...offer, responses: [], mark }] }
    }
    case 'OfferAccepted': {
      const { type: _, offer, digest: __, ...response } = event
      return answered(now, offer, { ...response, mark, answer: 'accepts' })
    }
    case 'OfferRejected': {
      const { party, by, grant, note } = event
      return answered(now, event.offer, { party, by, grant, mark, answer: 'rejects', note })
    }
    case 'PackageAgreed':
      return { ...now, agreed: { offer: event.offer, accepted: event.accepted, mark } }
    case 'WalkedAway':
      return moved(now, event.party, { type: 'walk' })
    case 'BargainingStopped':
      return { ...now, stopped: { cause: event.cause, mark } }
    case 'BargainingResumed': {
      // After an agreed package came to nothing, the table is open again and nothing stands on it.
      const table = now.table.ended ? { ...now.table, ended: null, standing: null } : now.table
      const terms = { ...now.terms, bounds: event.bounds }
      return {
        ...now,
        terms,
        table,
        agreed: null,
        stopped: null,
        since: { round: table.round, at: mark.at },
      }
    }
    case 'PackagesProposed': {
      const { type: _, ...proposal } = event
      return { ...now, proposals: [...now.proposals, { ...proposal, mark, responses: [] }] }
    }
    case 'PackageAnswered': {
      const { type: _, proposal, ...response } = event
      return {
        ...now,
        proposals: now.proposals.map((one) =>
          one.proposal === proposal
            ? {
                ...one,
                responses: [
                  ...one.responses.filter(
                    (by) => by.party !== response.party || by.package !== response.package,
                  ),
                  { ...response, mark },
                ],
              }
            : one,
        ),
      }
    }
    case 'RevealAgreed': {
      const { party, by, grant } = event
      return { ...now, revealAgreed: [...now.revealAgreed, { party, by, grant, mark }] }
    }
    case 'ValuesRevealed':
      return { ...now, revealed: { opened: event.opened, by: event.by, mark } }
  }
}
