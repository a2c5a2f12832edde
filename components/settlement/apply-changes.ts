import { redLines } from '@/server/protocol/red-lines'
import type { Draft, Reference, Settlement } from '@/server/protocol/settlement'
import type { Counter, Matter } from '@/server/protocol/state'
import type { TermChange } from '@/server/protocol/statements'

type Kept = { from: number | null; term: Draft['terms'][number] }

/**
 * A version with a counter's changes carried out, as the facilitator may table it. Changed terms name the
 * counter as a source; a red line whose term is gone or changed is no longer said to be met.
 */
export function withChanges(state: Matter, settlement: Settlement, counter: Counter | null): Draft {
  const changes = counter?.changes ?? []
  const source: Reference[] = counter ? [{ kind: 'counter', counter: counter.counter }] : []
  const kept: Kept[] = settlement.terms.flatMap(({ number, heading, text, sources }): Kept[] => {
    const change = changes.findLast((one) => changesText(one) && one.term === number)
    if (change?.change === 'remove') return []
    if (change?.change === 'replace')
      return [{ from: null, term: { heading, text: change.text, sources: [...sources, ...source] } }]
    return [{ from: number, term: { heading, text, sources } }]
  })
  for (const change of changes)
    if (change.change === 'add')
      kept.push({ from: null, term: { heading: change.heading, text: change.text, sources: source } })
  const lines = redLines(state)
  const stands = (one: { party: string; item: string }) =>
    lines.some((line) => line.party === one.party && line.item === one.item)
  return {
    title: settlement.title,
    terms: kept.map((one) => one.term),
    tradeOffs: settlement.tradeOffs,
    met: settlement.met.filter(stands).flatMap((one) => {
      const at = kept.findIndex(({ from }) => from === one.term)
      return at < 0 ? [] : [{ ...one, term: at + 1 }]
    }),
    unmet: settlement.unmet.filter(stands),
    rationale: settlement.rationale,
  }
}

function changesText(change: TermChange): change is Extract<TermChange, { change: 'replace' | 'remove' }> {
  return change.change === 'replace' || change.change === 'remove'
}
