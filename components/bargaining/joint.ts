import { z } from 'zod'
import {
  type DeclaredIssue,
  declarationOf,
  engineValue,
  scoreOffer,
  specOf,
} from '@/server/bargaining/declared'
import { compileDomain, type Domain, NEVER } from '@/server/bargaining/domain'
import { type Frontier, paretoFrontier } from '@/server/bargaining/frontier'
import { rationalSolutions } from '@/server/bargaining/frontier-solutions'
import { gridOf, spreadOver } from '@/server/bargaining/grid'
import { freeGains, improvementsOf, logrollsOf } from '@/server/bargaining/improvements'
import { scoreOf } from '@/server/bargaining/valuation'
import { millionths } from '@/server/protocol/amounts'
import {
  batna,
  type DeclaredValues,
  issueValues,
  type PackageValue,
} from '@/server/protocol/bargaining-commands'
import type { OpenedValues } from '@/server/protocol/bargaining-events'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'
import type { IssueKind } from '@/server/protocol/statements'

/** What all parties could have had, and what they took, once everything declared is open. Points as declared. */
export type Joint = {
  parties: PartyId[]
  alternatives: number[]
  /** Undominated packages, one row of points each; thinned for the eye where there are many. */
  frontier: number[][]
  /** What was compared: every package, or of issues with many values only some; `none` where they were too many. */
  compared: 'all' | 'some' | 'none'
  nash: number[] | null
  deal: number[] | null
  /** What would have been better than the deal for somebody and worse for nobody; null where there is no deal. */
  better: Better | null
}
export type Better = {
  /** Undominated packages of that kind. */
  packages: number
  /** Moves on one issue, and exchanges of two, that come to such a package: what each party would have gained. */
  moves: { changes: { issue: number; value: string }[]; gains: number[] }[]
}

const MOST_VALUES = 24
const MOST_SHOWN = 400
const HELD = 2_000_000
const MOST_MOVES = 5

function parseOpened({ utilities, batna: alternative }: OpenedValues): DeclaredValues {
  return {
    values: z.array(issueValues).parse(JSON.parse(utilities)),
    batna: batna.parse(JSON.parse(alternative)),
  }
}

/** What of the bargaining it takes: the package agreed on, if any, and what was opened. */
type Opened = {
  offers: readonly Pick<Bargaining['offers'][number], 'values'>[]
  agreed: Pick<NonNullable<Bargaining['agreed']>, 'offer'> | null
  revealed: Pick<NonNullable<Bargaining['revealed']>, 'opened'> | null
}

export function jointOf(
  issues: readonly DeclaredIssue[],
  bargaining: Opened,
  onProgress: (done: number, of: number) => void = () => {},
): Joint | null {
  const { revealed, agreed, offers } = bargaining
  if (!revealed) return null
  const opened = revealed.opened.map((one) => ({ party: one.party, values: parseOpened(one) }))
  const taken = agreed && offers[agreed.offer - 1]
  const values = issues.map((one) => valuesLookedAt(one, taken?.values))
  const domain = compileDomain(
    opened.map(({ party, values: own }) => {
      const declaration = declarationOf(issues, own)
      return {
        id: party,
        reservation: declaration.batna,
        scores: issues.map(({ kind }, k) => {
          const valuation = declaration.valuations[k]
          return (values[k] ?? []).map((value) =>
            valuation ? scoreOf(specOf(kind), valuation, engineValue(kind, value)) : 0,
          )
        }),
      }
    }),
  )
  const frontier = paretoFrontier(domain, { candidates: HELD, onIssue: onProgress })
  const row = (at: number) =>
    domain.parties.map((_, p) => (frontier?.utilities[p]?.[at] ?? NEVER) / domain.scale)
  const rows = Array.from({ length: frontier?.size ?? 0 }, (_, at) => row(at)).filter((one) =>
    one.every(Number.isFinite),
  )
  const every = Math.max(1, Math.ceil(rows.length / MOST_SHOWN))
  const deal = taken ? opened.map(({ values }) => scoreOffer(issues, values, taken.values).total) : null
  const nash = frontier && rationalSolutions(domain, frontier).nash
  return {
    parties: opened.map(({ party }) => party),
    alternatives: opened.map(({ values }) => values.batna.value),
    frontier: rows.filter((_, at) => at % every === 0),
    compared: frontier ? (isWhole(issues, values) ? 'all' : 'some') : 'none',
    nash: nash ? [...nash.utilities] : null,
    deal: deal?.every(Number.isFinite) ? deal : null,
    better: frontier && taken ? betterThan(domain, frontier, issues, values, taken.values) : null,
  }
}

type Values = readonly (readonly string[])[]

/** Spread over the range, and what was agreed among them. */
function valuesLookedAt({ issue, kind }: DeclaredIssue, taken: readonly PackageValue[] | undefined) {
  const agreed = taken?.find((one) => one.issue === issue)?.value
  return spreadOver(kind, MOST_VALUES, agreed === undefined ? [] : [agreed])
}

const isWhole = (issues: readonly DeclaredIssue[], values: Values) =>
  issues.every(({ kind }, k) => BigInt(values[k]?.length ?? 0) === gridOf(kind).count)

function betterThan(
  domain: Domain,
  frontier: Frontier,
  issues: readonly DeclaredIssue[],
  values: Values,
  taken: readonly PackageValue[],
): Better | null {
  const named = (k: number, option: number) => ({
    issue: issues[k]?.issue ?? 0,
    value: values[k]?.[option] ?? '',
  })
  const deal = issues.map(({ issue, kind }, k) => {
    const agreed = taken.find((one) => one.issue === issue)?.value
    return (values[k] ?? []).findIndex((value) => isSame(kind, value, agreed))
  })
  if (deal.includes(-1)) return null
  const moves = [
    ...freeGains(domain, deal).map(({ change, gains }) => ({ changes: [change], gains })),
    ...logrollsOf(domain, deal, MOST_MOVES).map(({ changes, gains }) => ({ changes, gains })),
  ].toSorted((a, b) => Math.min(...b.gains) - Math.min(...a.gains) || sum(b.gains) - sum(a.gains))
  return {
    packages: improvementsOf(domain, frontier, deal).length,
    moves: moves.slice(0, MOST_MOVES).map(({ changes, gains }) => ({
      changes: changes.map(({ issue, to }) => named(issue, to)),
      gains: [...gains],
    })),
  }
}

/** Amounts may be written in several ways. */
function isSame({ kind }: IssueKind, value: string, said: string | undefined): boolean {
  if (said === undefined) return false
  return kind === 'amount' ? millionths(said) === millionths(value) : value === said
}

const sum = (gains: readonly number[]) => gains.reduce((so, gain) => so + gain, 0)
