import { standing } from './authority'
import type { StopCause } from './bargaining-events'
import { standingOffer, stoppedAt, toMove } from './bargaining-table'
import { bargainingTermsOf } from './charter'
import type { PartyId } from './ids'
import { isStructured } from './packages'
import type { Mediation } from './state'

export type BargainingNeed =
  | { kind: 'begin-bargaining'; issues: number[] }
  | { kind: 'declare-values' }
  | { kind: 'make-offer' }
  | { kind: 'answer-offer'; offer: number }
  | { kind: 'read-packages'; proposal: number }
  | { kind: 'bargaining-stopped'; cause: StopCause }

/** What bargaining asks of a party: nothing of it binds before the signatory does it. */
export function bargainingNeeds(state: Mediation, party: PartyId, signs: boolean): BargainingNeed[] {
  const { bargaining } = state
  if (!bargaining?.parties.includes(party) || bargaining.table.ended) return []
  const answered = bargaining.proposals.findLast(
    (one) => !one.responses.some((response) => response.party === party),
  )
  const packages: BargainingNeed[] =
    answered && signs ? [{ kind: 'read-packages', proposal: answered.proposal }] : []
  const cause = stoppedAt(bargaining, state.head.at)
  if (cause) return [...packages, { kind: 'bargaining-stopped', cause }]
  if (!signs) return []
  const undeclared = bargaining.parties.filter((one) => !bargaining.declared.some((by) => by.party === one))
  if (undeclared.includes(party)) return [{ kind: 'declare-values' }]
  if (undeclared.length > 0 || !toMove(bargaining).includes(party)) return packages
  const offer = standingOffer(bargaining)
  return [offer ? { kind: 'answer-offer', offer: offer.offer } : { kind: 'make-offer' }, ...packages]
}

/** What it asks of the facilitator; `under way` while the parties make offers and nothing else is due. */
export function bargainingToLead(state: Mediation): BargainingNeed[] | 'under way' {
  const { bargaining } = state
  if (state.bound) return []
  if (!bargaining) {
    if (!bargainingTermsOf(state.charter) || standing(state).some((one) => !one.signatory)) return []
    const issues = state.issues.flatMap((one) =>
      one.status === 'OPEN' && !one.setAside && isStructured(one.kind) ? [one.issue] : [],
    )
    return issues.length > 0 ? [{ kind: 'begin-bargaining', issues }] : []
  }
  if (bargaining.table.ended) return []
  const cause = stoppedAt(bargaining, state.head.at)
  return cause ? [{ kind: 'bargaining-stopped', cause }] : 'under way'
}
