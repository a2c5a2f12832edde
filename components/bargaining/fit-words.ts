import { type Fit, type FitReason, fitOf } from '@/server/bargaining/fit'
import { seatedParties } from '@/server/protocol/authority'
import { latestIntent } from '@/server/protocol/intents'
import type { Opened } from '@/server/protocol/state'

const REASON: Record<FitReason, string> = {
  OneIssue: 'With one issue there is nothing to trade: offers in turn are enough.',
  PackagesPossible: 'With three issues or more, giving way on one can be paid for on another.',
  ThreeOrMoreParties: 'With three parties or more it is hard to see what all could accept.',
  NoInterestsStated: 'Not every party has stated red lines yet, so this is a first guess.',
  SameRefusals:
    'The parties would refuse the same things: they seem to share an aim, and talk serves them better.',
  DifferentRefusals: 'The parties would refuse different things, which is what offers are for.',
  OneParty: 'It takes two parties.',
}
const BARGAINING: Record<Fit['bargaining'], string> = {
  fits: 'Offers fit this matter.',
  light: 'Offers fit this matter, and can stay simple.',
  'does not fit': 'Offers seem not to fit this matter.',
}
const MEDIATOR: Record<Fit['mediator'], string> = {
  advised: 'Asking the mediator for packages usually pays.',
  optional: 'The mediator may help.',
  'not needed': 'A mediator is hardly needed.',
}

/** Advice before bargaining begins: from the number of parties and issues, and the red lines stated openly. */
export function fitWords(state: Opened, issues: readonly { issue: number; title: string }[]): string[] {
  const parties = seatedParties(state)
  const redLines = parties.map(({ party }) =>
    (latestIntent(state, party)?.statement.redLines ?? []).map((text, at) => {
      const about = issues.findIndex(({ title }) => text.toLowerCase().includes(title.toLowerCase()))
      // A red line that names no issue is taken as one of its own.
      return about >= 0 ? about : issues.length + at * parties.length + parties.length
    }),
  )
  const fit = fitOf({ parties: parties.length, issues: issues.length, redLines })
  return [BARGAINING[fit.bargaining], MEDIATOR[fit.mediator], ...fit.reasons.map((one) => REASON[one])]
}
