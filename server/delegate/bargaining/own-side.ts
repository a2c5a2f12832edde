import { scoreOffer } from '@/server/bargaining/declared'
import { nearestIn, rankPackages, rowsOf, valueIn } from '@/server/bargaining/own-packages'
import { dealNumbered, numberOfDeal, type Ranking } from '@/server/bargaining/ranking'
import type { DeclaredValues, PackageValue } from '@/server/protocol/bargaining-commands'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'
import { issuesOf } from '@/server/protocol/packages'
import type { Issue, Opened } from '@/server/protocol/state'

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

/** Packages as the party ranks them, and the way between their numbers and values on the record. */
export type Packages = {
  ranking: Ranking
  valuesOf: (outcome: number) => PackageValue[]
  /** The ranked package nearest to these values. */
  nearest: (values: readonly PackageValue[]) => number
}

/** Where a party's packages are ranked: with very many it takes seconds, and nobody else must wait for it. */
export type Rank = (side: Pick<OwnSide, 'issues' | 'declared'>, signal: AbortSignal) => Promise<Ranking>

/** Here and now, for want of a thread. */
export const rankHere: Rank = async ({ issues, declared }) => rankPackages(issues, declared)

/** @throws TooManyPackages where there are too many to rank even some of the values of each issue */
export function packagesOf(
  { issues, declared }: Pick<OwnSide, 'issues' | 'declared'>,
  ranking: Ranking = rankPackages(issues, declared),
): Packages {
  const rows = rowsOf(issues, declared)
  const sizes = rows.map(({ size }) => size)
  return {
    ranking,
    valuesOf: (outcome) => {
      const deal = dealNumbered(sizes, outcome)
      return rows.map((row, at) => ({ issue: row.issue, value: valueIn(row, deal[at] ?? 0) }))
    },
    nearest: (values) => {
      const given = (issue: number) => values.find((one) => one.issue === issue)?.value ?? ''
      const deal = rows.map((row) => nearestIn(row, given(row.issue)))
      return numberOfDeal(sizes, deal)
    },
  }
}
