import { declarationOf, engineValue, scoreOffer, specOf } from '@/server/bargaining/declared'
import type { Domain } from '@/server/bargaining/domain'
import { dealOfOutcome, outcomeOfDeal, type Ranking, rankingOf } from '@/server/bargaining/ranking'
import { dayNumber, domainOf, type IssueValue, valuesOf } from '@/server/bargaining/valuation'
import type { DeclaredValues, PackageValue } from '@/server/protocol/bargaining-commands'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'
import { issuesOf } from '@/server/protocol/packages'
import type { Issue, Opened } from '@/server/protocol/state'
import type { IssueKind } from '@/server/protocol/statements'

/** What one party's own delegate has before it: the public table, and the values of that party alone. */
export type OwnSide = {
  state: Opened
  bargaining: Bargaining
  party: PartyId
  issues: Issue[]
  declared: DeclaredValues
}

/** Null where there is no bargaining, or the party is not at its table. */
export function ownSide(state: Opened, party: PartyId, declared: DeclaredValues): OwnSide | null {
  const { bargaining } = state
  if (!bargaining?.parties.includes(party)) return null
  return { state, bargaining, party, issues: issuesOf(state, bargaining.issues), declared }
}

/** Whether a package is worth less to the party than no deal. Held in code before every move. */
export function belowAlternative({ issues, declared }: OwnSide, values: readonly PackageValue[]): boolean {
  return scoreOffer(issues, declared, values).belowBatna
}

/** All packages as the party ranks them, and the way between their numbers and values on the record. */
export type Packages = {
  ranking: Ranking
  valuesOf: (outcome: number) => PackageValue[]
  /** The listed package nearest to these values. */
  nearest: (values: readonly PackageValue[]) => number
}

/** @throws RangeError where there are too many packages to rank */
export function packagesOf({ issues, declared, party }: OwnSide): Packages {
  const specs = issues.map(({ kind }) => specOf(kind))
  const domain: Domain = domainOf(specs, [{ party, declaration: declarationOf(issues, declared) }])
  const listed = specs.map(valuesOf)
  return {
    ranking: rankingOf(domain, 0),
    valuesOf: (outcome) => {
      const deal = dealOfOutcome(domain, outcome)
      return issues.map(({ issue, kind }, at) => ({
        issue,
        value: onRecord(kind, listed[at]?.[deal[at] ?? 0] ?? 0),
      }))
    },
    nearest: (values) =>
      outcomeOfDeal(
        domain,
        issues.map(({ issue, kind }, at) => {
          const value = values.find((one) => one.issue === issue)?.value ?? ''
          return nearestIn(listed[at] ?? [], engineValue(kind, value))
        }),
      ),
  }
}

/** A value of the engine as the record has it: an option to the letter, a decimal, or a day. */
function onRecord(kind: IssueKind, value: IssueValue): string {
  if (kind.kind === 'options') return kind.options[Number(value)] ?? ''
  return typeof value === 'number' ? String(Number(value.toFixed(6))) : value
}

function nearestIn(listed: readonly IssueValue[], value: IssueValue): number {
  const size = (one: IssueValue) => (typeof one === 'number' ? one : dayNumber(one))
  const apart = listed.map((one) => Math.abs(size(one) - size(value)))
  return apart.indexOf(Math.min(...apart))
}
