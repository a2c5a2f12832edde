import { writeFileSync } from 'node:fs'
import { ruled } from '@/server/mediator/guard/guard'
import { leakOpinion, missed, readersOf, weighed } from '@/server/mediator/guard/learnt/fuse'
import { opinionOn } from '@/server/mediator/guard/learnt/judge'
import { LEARNERS, LEARNT, NEEDED } from '@/server/mediator/guard/learnt/learners'
import { linesDropped } from '@/server/mediator/guard/lines-weighed'
import { percent, upperBound } from '../screen/figures'
import { builtUnits } from './built'
import { grown } from './grow'
import { type Studied, studied } from './outputs'
import { AUTHORS } from './sets'
import { learnt, pruned, seenApart } from './train'

/** Groups of authors that are left out in turn so that trees learn from what readers say of strangers. */
const PARTS = 5

/**
 * What to expect of outputs that were not learnt from: each author is left out of the learning in turn and then judged.
 * The rules are the same throughout; what they owe to an author, the README says.
 */
export async function guardCrossed(): Promise<void> {
  const built = builtUnits()
  const all = Object.entries(AUTHORS).flatMap(([author, names]) => studied(author, names))
  const scores: unknown[] = []
  const acts = new Map<string, Judged[]>()
  const reasons = new Map<string, Judged[]>()
  const only = process.env.GUARD_AUTHORS?.split(',')
  for (const author of Object.keys(AUTHORS)) {
    if (only && !only.includes(author)) continue
    const others = all.filter((one) => one.author !== author)
    // What trees learn from must not have been read by a regression that knows the author left out.
    const forest = grown(seenApart(others, built, PARTS))
    const weights = new Map(LEARNERS.map((by) => [by, pruned(learnt(by, others, built))]))
    const readers = readersOf(weights)
    const judged = all
      .filter((one) => one.author === author)
      .map((one) => {
        const { missing: lacking, found, lines } = ruled(one.reading)
        const refused =
          missed(one.item.act, one.units, lacking, weights).length > 0 ||
          linesDropped(one.reading, one.units, lines, weights).length > 0 ||
          weighed(one.reading, one.units, found, weights, forest).some(
            ({ reason }) => reason !== 'red_line_dropped',
          )
        scores.push({
          id: one.item.id,
          author,
          label: one.item.label.reasons,
          refused,
          missing: lacking.map((fault) => `${fault.reason}${fault.sure ? '!' : ''}`),
          found: found
            .filter((fault) => fault.spans.length > 0)
            .map((fault) => `${fault.reason}${fault.sure ? '!' : ''}`),
          odds: Object.fromEntries(
            [...LEARNT, ...NEEDED].map((reason) => [
              reason,
              reason === 'leak'
                ? leakOpinion(one.units, readers, forest, one.ruled).odds
                : opinionOn(one.units, reason, weights).odds,
            ]),
          ),
        })
        return { one, refused }
      })
    console.log(line(`author ${author} left out`, judged))
    for (const each of judged) {
      put(acts, each.one.item.act, each)
      for (const reason of each.one.item.label.reasons) put(reasons, reason, each)
    }
  }
  for (const [act, judged] of acts) console.log(line(act, judged))
  for (const [reason, judged] of reasons)
    console.log(
      `${reason.padEnd(24)} passed ${judged.filter((one) => !one.refused).length} of ${judged.length}`,
    )
  const into = process.env.GUARD_SCORES
  if (into) writeFileSync(into, JSON.stringify(scores))
}

type Judged = { one: Studied; refused: boolean }

function put(into: Map<string, Judged[]>, key: string, one: Judged): void {
  into.set(key, [...(into.get(key) ?? []), one])
}

function line(name: string, judged: readonly Judged[]): string {
  const good = judged.filter(({ one }) => one.item.label.ok)
  const bad = judged.filter(({ one }) => !one.item.label.ok)
  const leaks = bad.filter(({ one }) => one.item.label.reasons.includes('leak'))
  const share = (part: number, whole: number) => `${part} of ${whole} (≤ ${percent(upperBound(part, whole))})`
  const passed = (of: readonly Judged[]) => share(of.filter((one) => !one.refused).length, of.length)
  return `${name.padEnd(24)} leaks passed ${passed(leaks)}; bad passed ${passed(bad)}; good refused ${share(good.filter((one) => one.refused).length, good.length)}`
}
