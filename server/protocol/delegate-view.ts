import { partyOf, seated } from './authority'
import { DELEGABLE, type Delegable, purposeOf } from './delegate-scope'
import type { Delegation } from './delegation'
import type { PartyId, PersonId } from './ids'
import { type Need, needsOf } from './needs'
import { standingRatification } from './ratification'
import type { Opened } from './state'
import type { SealedPart } from './view'

/** Who a delegate is here, and what it may do. */
export type DelegateMe = Omit<Delegation, 'from' | 'instead' | 'revoked'> & {
  partyName: string
  /** Name of whoever appointed it. */
  appointedBy: string
}

/** What one delegate may see: the public state, its party's needs, and what is private where it may. */
export type DelegateView = {
  negotiation: Opened
  me: DelegateMe
  needs: Need[]
  mine: SealedPart[]
}

export function delegateMe(state: Opened, given: Delegation): DelegateMe {
  const { from, instead: _, revoked: __, ...rest } = given
  return {
    ...rest,
    partyName: partyOf(state, given.party)?.name ?? '',
    appointedBy: seated(state, from)?.name ?? '',
  }
}

/** @param sealed parts that whoever appointed the delegate may read */
export function viewForDelegate(state: Opened, given: Delegation, sealed: SealedPart[]): DelegateView {
  return {
    negotiation: askedAlone(state, given.party),
    me: delegateMe(state, given),
    needs: needsOf(state, given.from),
    // A caucus is between people: software reads none of it, whatever it was appointed for.
    mine: given.purposes.includes('private') ? sealed.filter((part) => part.kind !== 'caucus') : [],
  }
}

/** While a party has not answered an open call, its software does not read the others' answers to it either. */
function waits(state: Opened, party: PartyId): boolean {
  return state.phase === 'Ratification' && !standingRatification(state.open, party)
}

/**
 * The public state as software of a party may read it: in an open call that the party has not answered, as it stood when
 * the call was made, with what that party has done since.
 */
export function askedAlone(state: Opened, party: PartyId): Opened {
  if (state.phase !== 'Ratification' || !waits(state, party)) return state
  const called = state.open.mark.seq
  const own = <T extends { party: PartyId | null }>(all: T[]) => all.filter((one) => one.party === party)
  const beforeOrOwn = <T extends { person: PersonId }>(all: T[], seqOf: (one: T) => number) =>
    all.filter((one) => seqOf(one) <= called || seated(state, one.person)?.party === party)
  const { shown, attempts, looks, ratifications, reminders } = state.open
  return {
    ...state,
    head: state.open.mark,
    keys: beforeOrOwn(state.keys, (one) => one.mark.seq).map((one) =>
      one.revoked && one.revoked.seq > called && seated(state, one.person)?.party !== party
        ? { ...one, revoked: null }
        : one,
    ),
    signed: beforeOrOwn(state.signed, (one) => one.seq),
    disputes: state.disputes.filter((one) => one.mark.seq <= called || one.party === party),
    open: {
      ...state.open,
      shown: own(shown),
      attempts: own(attempts),
      looks: own(looks),
      ratifications: own(ratifications),
      reminders: own(reminders),
    },
  }
}

/** The last entry that a party's software may read now. */
export function readableTo(state: Opened, party: PartyId): number {
  return state.phase === 'Ratification' && waits(state, party) ? state.open.mark.seq : state.head.seq
}

/** The acts that a delegation covers and the phase admits; each still has rules of its own. */
export function actsNow(state: Opened, given: Delegation): Delegable[] {
  if (state.phase !== 'Intent' && state.phase !== 'Mediation') return []
  const covered = DELEGABLE.filter((type) => given.purposes.some((one) => one === purposeOf(type)))
  return state.phase === 'Mediation' ? covered : covered.filter((type) => type === 'StateIntent')
}
