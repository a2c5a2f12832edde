'use client'

import { partyOf } from '@/server/protocol/authority'
import type { PartyId } from '@/server/protocol/ids'
import type { Grantable } from '@/server/protocol/seat-events'
import type { Opened } from '@/server/protocol/state'
import { outOfTurn } from '@/server/protocol/turns'
import type { Me } from '@/server/protocol/view'
import { useMe, useNegotiation } from './room-provider'

/** The party this person speaks for, or null: facilitators and observers speak for none. */
function speaksFor(me: Me): PartyId | null {
  return me.role === 'observer' || me.role === 'facilitator' ? null : me.party
}

/** Whether a grant from the signatory that still stands covers this; the server knows the time better. */
function granted(state: Opened, me: Me, purpose: Grantable): boolean {
  const signatory = me.party ? partyOf(state, me.party)?.signatory : null
  return state.grants.some(
    (one) => one.to === me.person && one.from === signatory && one.purposes.includes(purpose) && !one.revoked,
  )
}

/** What this person may try; the protocol decides again. */
export function useMay() {
  const state = useNegotiation()
  const me = useMe()
  const party = speaksFor(me)
  const mediating = state.phase === 'Mediation'
  const consent = party !== null && mediating && (me.signs || granted(state, me, 'agree'))
  const inTurn = party !== null && outOfTurn(state, party) === null
  return {
    party,
    speak: party !== null && mediating && state.bound === null,
    /** Whether it is this party's turn, where turns are taken. */
    inTurn,
    agree: consent && inTurn,
    /** Answering a consent check waits for no turn. */
    consent,
    answer: party !== null && (me.signs || granted(state, me, 'ratify')),
    facilitate: me.role === 'facilitator',
    write: me.role !== 'observer',
  }
}
