import type { Bargaining } from '@/server/protocol/bargaining-state'
import { tableOf } from '@/server/protocol/bargaining-table'
import type { IssueKind } from '@/server/protocol/statements'
import type { CoarseView } from './coarse'
import { spreadOver } from './grid'

/** Values of one issue that packages are made of; amounts and days in order. */
const MOST_VALUES = 24

type PublicIssue = { issue: number; kind: IssueKind }
type ReadableView = {
  view: CoarseView
  /** The package of the record that a deal of the view stands for. */
  packageOf: (deal: readonly number[]) => { issue: number; value: string }[]
}

/** What is public of the bargaining, as a mediator that sees no utilities reads it. */
export function coarseView(issues: readonly PublicIssue[], bargaining: Bargaining): ReadableView {
  const { parties, offers, proposals, shared, terms, stopped } = bargaining
  const values = issues.map((one) => valuesFor(one, bargaining))
  const at = (party: Bargaining['parties'][number]) => parties.indexOf(party)
  const dealOf = (given: readonly { issue: number; value: string }[]) =>
    issues.map(({ issue }, k) =>
      Math.max(0, values[k]?.indexOf(given.find((one) => one.issue === issue)?.value ?? '') ?? 0),
    )
  const { rounds } = terms.bounds
  const { rule } = tableOf(bargaining)
  const roundAt = (seq: number) => offers.findLast((one) => one.mark.seq <= seq)?.round ?? 1
  return {
    packageOf: (deal) => issues.map(({ issue }, k) => ({ issue, value: values[k]?.[deal[k] ?? 0] ?? '' })),
    view: {
      parties: parties.length,
      rule,
      ...(rounds === null ? {} : { rounds }),
      stopped: stopped !== null,
      issues: issues.map(({ kind }, k) => ({
        options: values[k]?.length ?? 0,
        ordered: kind.kind !== 'options',
      })),
      offers: offers.map(({ round, party, values: given }) => ({
        round,
        party: at(party),
        deal: dealOf(given),
      })),
      said: [
        ...offers.flatMap(({ round, values: given, responses }) =>
          responses.map(({ party, answer }) => ({
            round,
            party: at(party),
            deal: dealOf(given),
            could: answer === 'accepts',
          })),
        ),
        ...proposals.flatMap(({ packages, responses }) =>
          responses.flatMap(({ party, package: number, could, mark }) => {
            const given = packages[number - 1]?.values
            return given ? [{ round: roundAt(mark.seq), party: at(party), deal: dealOf(given), could }] : []
          }),
        ),
      ],
      shared: shared.map((one) => ({
        party: at(one.party),
        ranks: issues.map(({ issue }) => one.ranks.find((each) => each.issue === issue)?.rank),
        acceptable: issues.map(({ issue }, k) =>
          one.acceptable
            .find((each) => each.issue === issue)
            ?.values.flatMap((value) => values[k]?.indexOf(value) ?? [])
            .filter((place) => place >= 0),
        ),
      })),
    },
  }
}

/** The values of an issue that a mediator looks at before any were named: every option, or evenly over the range. */
export const spreadValues = (kind: IssueKind): string[] => spreadOver(kind, MOST_VALUES)

export const inOrderOf = (kind: IssueKind) => (a: string, b: string) =>
  kind.kind === 'amount' ? Number(a) - Number(b) : a < b ? -1 : a > b ? 1 : 0

/** Evenly over the range, and every value that was ever offered or proposed. */
function valuesFor({ issue, kind }: PublicIssue, { offers, proposals }: Bargaining): string[] {
  if (kind.kind === 'options') return kind.options
  const named = [...offers, ...proposals.flatMap((one) => one.packages)].flatMap(
    ({ values }) => values.find((one) => one.issue === issue)?.value ?? [],
  )
  return [...new Set([...spreadValues(kind), ...named])].sort(inOrderOf(kind))
}
