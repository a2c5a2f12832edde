import type { Ledger } from '@/server/ledger/ledger'
import type { LentSecret } from '@/server/mediator/job'
import { partyOf } from '@/server/protocol/authority'
import type { IssueValues } from '@/server/protocol/bargaining-commands'
import type { Opened } from '@/server/protocol/state'
import { parseDeclared } from './declared-parts'

type Text = Pick<LentSecret, 'kind' | 'text' | 'value'>

/** What parties declared under seal, as the guard reads it. It is lent for the check of one run and goes nowhere else. */
export async function declaredSecrets(ledger: Pick<Ledger, 'sealed'>, state: Opened): Promise<LentSecret[]> {
  const all = (state.bargaining?.declared ?? []).map(async (one) => {
    const [utilities, alternative] = await Promise.all(
      [one.utilities, one.batna].map((place) => ledger.sealed(state.negotiation, place)),
    )
    // Erased by its person: there is nothing left that could be given away.
    if (!utilities || !alternative) return []
    const { values, batna } = parseDeclared(utilities.content, alternative.content)
    const seat = partyOf(state, one.party)
    const owners = [...new Set([one.by, seat?.signatory ?? one.by])]
    const whole = values.reduce((sum, value) => sum + most(value), 0)
    const texts: Text[] = [
      { kind: 'batna', text: batna.text },
      { kind: 'score', text: `Walking away is worth ${batna.value} points.`, value: batna.value },
      ...values.flatMap((value): Text[] => [
        ...limits(value),
        ...(whole > 0 ? [{ kind: 'weight' as const, text: '', value: most(value) / whole }] : []),
      ]),
    ]
    return texts.map((text) => ({ ...text, party: seat?.name ?? '', owners }))
  })
  return (await Promise.all(all)).flat()
}

const most = (one: IssueValues): number =>
  Math.max(
    0,
    ...(one.kind === 'options'
      ? one.points.flatMap((point) => (point === 'never' ? [] : [point]))
      : one.points.map((point) => point.score)),
  )

/** The bounds that nobody else knows of. */
function limits(one: IssueValues): Text[] {
  if (one.kind !== 'amount') return []
  return [one.neverBelow, one.neverAbove].flatMap((value) =>
    value === null ? [] : [{ kind: 'batna' as const, text: `The limit is ${value}.`, value }],
  )
}
