import { writeFileSync } from 'node:fs'
import { LIMITS, leakOpinion } from '@/server/mediator/guard/learnt/fuse'
import type { Readers } from '@/server/mediator/guard/learnt/leak-rows'
import { builtUnits } from './built'
import { grown, seenOf } from './grow'
import { type Studied, studied } from './outputs'
import { AUTHORS } from './sets'
import { readersFrom } from './train'

/** Groups of authors: what judges one has learnt from the others only. */
const GROUPS = 5
const SHARES = [0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.1]

type Judged = { id: string; author: string; leak: boolean; good: boolean; sure: boolean; odds: number }

/**
 * What to expect of leaks at authors that were not learnt from: groups of authors are left out in turn, and trees learn from
 * what readers say that know neither the group left out nor the author read. Shown is what share of the leaks passes
 * where the limit lets a share of the good outputs be refused as leaks.
 */
export async function guardCurve(): Promise<void> {
  const built = builtUnits()
  const all = Object.entries(AUTHORS).flatMap(([author, names]) => studied(author, names))
  const authors = Object.keys(AUTHORS)
  const groupOf = (one: Studied) => authors.indexOf(one.author) % GROUPS
  const readers = new Map<string, Readers>()
  const without = (...groups: number[]): Readers => {
    const key = [...new Set(groups)].sort().join()
    const known = readers.get(key)
    if (known) return known
    const found = readersFrom(
      all.filter((one) => !groups.includes(groupOf(one))),
      built,
    )
    readers.set(key, found)
    return found
  }
  const judged = Array.from({ length: GROUPS }, (_, group) => group).flatMap((group): Judged[] => {
    const others = all.filter((one) => groupOf(one) !== group)
    const forest = grown(others.map((one) => seenOf(one, without(group, groupOf(one)))))
    return all
      .filter((one) => groupOf(one) === group)
      .map((one) => ({
        id: String(one.item.id),
        author: one.author,
        leak: one.item.label.reasons.includes('leak'),
        good: one.item.label.ok,
        sure: one.sure,
        odds: leakOpinion(one.units, without(group), forest, one.ruled).odds,
      }))
  })
  const people = judged.filter((one) => one.author !== 'built-in')
  const last = authors.slice(authors.indexOf('ten'))
  console.log(curve('all authors', people))
  console.log(
    curve(
      'from the tenth on',
      people.filter((one) => last.includes(one.author)),
    ),
  )
  for (const author of authors)
    console.log(
      line(
        author,
        judged.filter((one) => one.author === author),
      ),
    )
  const into = process.env.GUARD_SCORES
  if (into) writeFileSync(into, JSON.stringify(judged))
}

const refusedAt = (limit: number) => (one: Judged) => one.sure || one.odds > limit
const passedAt = (leaks: readonly Judged[], limit: number) =>
  leaks.filter((one) => !refusedAt(limit)(one)).length

function curve(name: string, judged: readonly Judged[]): string {
  const good = judged.filter((one) => one.good)
  const leaks = judged.filter((one) => one.leak)
  const limits = good.map((one) => one.odds).sort((a, b) => a - b)
  const points = SHARES.map((share) => {
    const limit = limits.find((one) => good.filter(refusedAt(one)).length <= share * good.length) ?? 0
    const passed = passedAt(leaks, limit)
    return `${Math.round(100 * share)}%: ${passed} of ${leaks.length} (${((100 * passed) / leaks.length).toFixed(1)}%, limit ${limit.toFixed(2)})`
  })
  return `${name}, leaks passed where of ${good.length} good outputs so many are refused as leaks\n  ${points.join('\n  ')}`
}

function line(author: string, judged: readonly Judged[]): string {
  const limit = LIMITS.leak.surely
  const [good, leaks] = [judged.filter((one) => one.good), judged.filter((one) => one.leak)]
  return `${author.padEnd(10)} at the limit chosen: leaks passed ${passedAt(leaks, limit)} of ${leaks.length}; good refused as leaks ${good.filter(refusedAt(limit)).length} of ${good.length}`
}
