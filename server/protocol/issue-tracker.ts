import { concessions } from '@/server/bargaining/stagnation'
import type { PackageValue } from './bargaining-commands'
import type { Bargaining } from './bargaining-state'
import { asNumber, movementOn } from './bargaining-table'
import type { PartyId } from './ids'
import { issuesOf } from './packages'
import type { Matter } from './state'
import type { IssueKind } from './statements'

/** How a value stands to the same party's last one: nearer to what the others had offered, away from it, or as far. */
export type Movement = 'first' | 'nearer' | 'away' | 'same'
export type TrackedOffer = {
  offer: number
  round: number
  party: PartyId
  value: string
  moved: Movement
}
export type TrackedIssue = { issue: number; title: string; kind: IssueKind; offers: TrackedOffer[] }

/** Each issue with the values it was given, offer by offer. A package is never made into one number. */
export function issueTracker(state: Matter): TrackedIssue[] {
  const { bargaining } = state
  if (!bargaining) return []
  return issuesOf(state, bargaining.issues).map(({ issue, title, kind }) => ({
    issue,
    title,
    kind,
    offers: bargaining.offers.map(({ offer, round, party, values }) => ({
      offer,
      round,
      party,
      value: givenIn(values, issue),
      moved: movedOn(bargaining, issue, kind, offer),
    })),
  }))
}

const givenIn = (values: readonly PackageValue[], issue: number) =>
  values.find((one) => one.issue === issue)?.value ?? ''

function movedOn(bargaining: Bargaining, issue: number, kind: IssueKind, offer: number): Movement {
  const now = bargaining.offers[offer - 1]
  const earlier = bargaining.offers.slice(0, offer - 1)
  const before = earlier.findLast((one) => one.party === now?.party)
  if (!now || !before) return 'first'
  const number = (values: readonly PackageValue[]) => [asNumber(kind, givenIn(values, issue))]
  const others = bargaining.parties.flatMap((party) => {
    const last = party === now.party ? undefined : earlier.findLast((one) => one.party === party)
    return last ? [number(last.values)] : []
  })
  const movement = movementOn(kind, { amount: 0, days: 0 })
  const [step = 0] = concessions([movement], number(before.values), number(now.values), others)
  if (step > 0) return 'nearer'
  return step < 0 ? 'away' : 'same'
}
