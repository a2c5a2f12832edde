/** What is known when a negotiation is set up. Red lines are those stated openly, per party an issue's index. */
interface SetUp {
  readonly parties: number
  readonly issues: number
  readonly redLines: readonly (readonly number[])[]
}

/** Whether bargaining fits, and whether a mediator helps; each reason is a code for the page to word. */
export interface Fit {
  readonly bargaining: 'fits' | 'light' | 'does not fit'
  readonly mediator: 'advised' | 'optional' | 'not needed'
  readonly reasons: readonly FitReason[]
}

export type FitReason =
  | 'OneIssue'
  | 'PackagesPossible'
  | 'ThreeOrMoreParties'
  | 'NoInterestsStated'
  | 'SameRefusals'
  | 'DifferentRefusals'
  | 'OneParty'

/**
 * Advice for the setup page. One issue is haggling, which alternating offers settle without packages; three issues or
 * more allow trades; three parties or more are hard without a mediator. Parties who would all refuse the same things
 * share an aim, and discussing what is right serves them better than offers.
 */
export function fitOf({ parties, issues, redLines }: SetUp): Fit {
  const reasons: FitReason[] = []
  if (parties < 2) return { bargaining: 'does not fit', mediator: 'not needed', reasons: ['OneParty'] }
  const stated = redLines.filter((lines) => lines.length > 0)
  const all = new Set(stated.flat())
  const shared = [...all].filter((line) => stated.every((lines) => lines.includes(line)))
  const alike = stated.length === parties && shared.length * 2 > all.size
  if (stated.length < parties) reasons.push('NoInterestsStated')
  else reasons.push(alike ? 'SameRefusals' : 'DifferentRefusals')
  if (issues === 1) reasons.push('OneIssue')
  if (issues >= 3) reasons.push('PackagesPossible')
  if (parties >= 3) reasons.push('ThreeOrMoreParties')
  return {
    bargaining: alike ? 'does not fit' : issues === 1 ? 'light' : 'fits',
    mediator: parties >= 3 || issues >= 3 ? 'advised' : issues === 1 ? 'not needed' : 'optional',
    reasons,
  }
}
