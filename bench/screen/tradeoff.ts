import { decide, limits } from '@/server/ratification/decide'
import { judge } from '@/server/ratification/model/judge'
import { shownBy } from '@/server/ratification/read'
import { percent, upperBound } from './figures'
import { sets } from './sets'
import { learnHarm, studied } from './studied'

/** Sets in the balance of the dev items by authors whose words the rules had not met at first. */
const balanced = new Set(
  ['five', 'six', 'seven', 'eleven', 'twelve', 'thirteen'].map((name) => `author-${name}.jsonl`),
)
const at = [-9, -7.5, -6, -5, -4, -3, -2, -1, 0, 1, 2, 4]

/**
 * What a stricter or a wider limit costs: each set is left out of the learning in turn, and read at every limit.
 * Statements in other languages are not counted.
 */
export async function tradeoffBench(): Promise<void> {
  const all = await studied()
  const counts = new Map(at.map((limit) => [limit, { all: count(), balanced: count() }]))
  const total = { all: count(), balanced: count() }
  for (const set of sets) {
    const harm = learnHarm(all.filter((one) => one.set !== set))
    for (const { prepared, item, set: own } of all) {
      if (own !== set || prepared.kind !== 'english') continue
      const kind = item.label === 'ratifies' ? 'recorded' : 'falsely'
      const groups = balanced.has(set) ? (['all', 'balanced'] as const) : (['all'] as const)
      for (const group of groups) total[group][kind] += 1
      const { evidence, around, sure } = prepared
      const judged = judge(shownBy(prepared), harm, evidence.marked)
      for (const [limit, count] of counts) {
        const shifted = { ...judged, harm: judged.harm + limits.usual - limit }
        if (sure && decide(evidence, around, () => shifted).label === 'ratifies')
          for (const group of groups) count[group][kind] += 1
      }
    }
    console.log(`${set} read without having been learnt from`)
  }
  for (const group of ['all', 'balanced'] as const) {
    const { recorded, falsely } = total[group]
    console.log(
      `\n${group === 'all' ? 'every set' : 'the six balanced sets the rules had not met'}: ${recorded} ratify, ${falsely} do not`,
    )
    for (const [limit, count] of counts)
      console.log(
        `limit ${String(limit).padStart(5)}: false ${percent(count[group].falsely / falsely)} (≤ ${percent(upperBound(count[group].falsely, falsely))}), recorded ${percent(count[group].recorded / recorded)}`,
      )
  }
}

const count = () => ({ recorded: 0, falsely: 0 })
