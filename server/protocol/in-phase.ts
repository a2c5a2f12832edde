import { type Decision, refuse } from './decision'
import type { Opened, Phase } from './state'

type In<P extends Phase> = Extract<Opened, { phase: P }>

/** Runs a rule only in the phases it belongs to; elsewhere the refusal names them. */
function within<P extends Phase>(...allowed: P[]) {
  const fits = (state: Opened): state is In<P> => allowed.some((one) => one === state.phase)
  return (state: Opened, rule: (state: In<P>) => Decision): Decision =>
    fits(state) ? rule(state) : refuse({ code: 'WrongPhase', phase: state.phase, allowed })
}

export const inSetup = within('Setup')
export const inIntent = within('Intent')
export const inTalk = within('Intent', 'Mediation')
export const inMediation = within('Mediation')
export const inMediationOrCall = within('Mediation', 'Ratification')
export const inTalkOrCall = within('Intent', 'Mediation', 'Ratification')
export const inCall = within('Ratification')
export const inCallOrClosed = within('Ratification', 'Closed')
export const inClosed = within('Closed')
