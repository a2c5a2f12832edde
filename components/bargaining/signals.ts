import { inOrderOf, spreadValues } from '@/server/bargaining/coarse-view'
import type { Signals } from '@/server/protocol/bargaining-state'
import type { WeighedIssue } from './declare-draft'

/** What one party shares of one issue, as it is written: empty is not shared. */
export type Shared = { rank: string; options: readonly string[]; from: string; to: string }

export function sharedBefore(
  { issue, kind }: WeighedIssue,
  before: Pick<Signals, 'ranks' | 'acceptable'> | undefined,
): Shared {
  const rank = before?.ranks.find((one) => one.issue === issue)?.rank
  const values = before?.acceptable.find((one) => one.issue === issue)?.values ?? []
  const ends = kind.kind === 'options' ? [] : values.toSorted(inOrderOf(kind))
  return {
    rank: rank === undefined ? '' : String(rank),
    options: kind.kind === 'options' ? values : [],
    from: ends[0] ?? '',
    to: ends.at(-1) ?? '',
  }
}

/**
 * The values that would do: the options ticked, or of an amount or a day the ends and what a mediator looks at between
 * them. Null where nothing is shared, 'nothing' where nothing lies between the ends.
 */
export function acceptableOf(
  { kind }: WeighedIssue,
  { options, from, to }: Shared,
): string[] | 'nothing' | null {
  if (kind.kind === 'text') return null
  if (kind.kind === 'options') return options.length > 0 ? [...options] : null
  if (from.trim() === '' && to.trim() === '') return null
  const order = inOrderOf(kind)
  const values = spreadValues(kind).filter(
    (value) =>
      (from.trim() === '' || order(from.trim(), value) <= 0) &&
      (to.trim() === '' || order(value, to.trim()) <= 0),
  )
  return values.length > 0 ? values : 'nothing'
}

export function signalsOf(all: readonly { issue: WeighedIssue; shared: Shared }[]) {
  return {
    ranks: all.flatMap(({ issue: { issue }, shared: { rank } }) =>
      rank === '' ? [] : [{ issue, rank: Number(rank) }],
    ),
    acceptable: all.flatMap(({ issue, shared }) => {
      const values = acceptableOf(issue, shared)
      return values === null || values === 'nothing' ? [] : [{ issue: issue.issue, values }]
    }),
  }
}
