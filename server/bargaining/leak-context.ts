import type { DeclaredValues, IssueValues } from '@/server/protocol/bargaining-commands'
import type { LeakContext, SealedValue } from './leak'

/** What words beside an offer are held against: one's own declaration, if one has it, and what is offered. */
export function leakContext(
  issues: readonly { title: string }[],
  mine: DeclaredValues | null,
  offered: readonly string[],
): LeakContext {
  return { sealed: mine ? sealedIn(mine) : [], issues, offered }
}

function sealedIn({ values, batna }: DeclaredValues): SealedValue[] {
  const whole = values.reduce((sum, one) => sum + most(one), 0)
  return [
    { kind: 'batna', text: batna.text, value: batna.value },
    ...values.flatMap((one): SealedValue[] => [
      ...(whole > 0 ? [{ kind: 'weight' as const, text: '', value: most(one) / whole }] : []),
      ...scores(one).map((value) => ({ kind: 'score' as const, text: '', value })),
    ]),
  ]
}

const scores = (one: IssueValues): number[] =>
  one.kind === 'options'
    ? one.points.flatMap((point) => (point === 'never' ? [] : [point]))
    : one.points.map((point) => point.score)
const most = (one: IssueValues) => Math.max(0, ...scores(one))
