import { z } from 'zod'
import { type DeclaredIssue, declarationOf, scoreOffer, specOf } from '@/server/bargaining/declared'
import { compileDomain, NEVER } from '@/server/bargaining/domain'
import { paretoFrontier } from '@/server/bargaining/frontier'
import { rationalSolutions } from '@/server/bargaining/frontier-solutions'
import { scoreOf, valuesOf } from '@/server/bargaining/valuation'
import { batna, type DeclaredValues, issueValues } from '@/server/protocol/bargaining-commands'
import type { OpenedValues } from '@/server/protocol/bargaining-events'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'

/** What all parties could have had, and what they took, once everything declared is open. Points as declared. */
export type Joint = {
  parties: PartyId[]
  alternatives: number[]
  /** Undominated packages, one row of points each; thinned for the eye where there are many. */
  frontier: number[][]
  nash: number[] | null
  deal: number[] | null
}

const MOST_VALUES = 24
const MOST_SHOWN = 400
const HELD = 2_000_000

export function parseOpened({ utilities, batna: alternative }: OpenedValues): DeclaredValues {
  return {
    values: z.array(issueValues).parse(JSON.parse(utilities)),
    batna: batna.parse(JSON.parse(alternative)),
  }
}

export function jointOf(
  issues: readonly DeclaredIssue[],
  bargaining: Bargaining,
  onProgress: (done: number, of: number) => void = () => {},
): Joint | null {
  const { revealed, agreed, offers } = bargaining
  if (!revealed) return null
  const opened = revealed.opened.map((one) => ({ party: one.party, values: parseOpened(one) }))
  const domain = compileDomain(
    opened.map(({ party, values }) => {
      const declaration = declarationOf(issues, values)
      return {
        id: party,
        reservation: declaration.batna,
        scores: issues.map(({ kind }, k) => {
          const all = valuesOf(specOf(kind))
          const every = kind.kind === 'options' ? 1 : Math.ceil(all.length / MOST_VALUES)
          const valuation = declaration.valuations[k]
          return all
            .filter((_, at) => at % every === 0 || at === all.length - 1)
            .map((value) => (valuation ? scoreOf(specOf(kind), valuation, value) : 0))
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
  const taken = agreed && offers[agreed.offer - 1]
  const deal = taken ? opened.map(({ values }) => scoreOffer(issues, values, taken.values).total) : null
  const nash = frontier && rationalSolutions(domain, frontier).nash
  return {
    parties: opened.map(({ party }) => party),
    alternatives: opened.map(({ values }) => values.batna.value),
    frontier: rows.filter((_, at) => at % every === 0),
    nash: nash ? [...nash.utilities] : null,
    deal: deal?.every(Number.isFinite) ? deal : null,
  }
}
