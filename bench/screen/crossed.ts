import { createHash } from 'node:crypto'
import type { Model } from '@/server/ratification/model/committed'
import { conclude } from '@/server/ratification/read'
import { Figures, percent, upperBound } from './figures'
import { sets } from './sets'
import { learnAbroad, learnFrom, learnHarm, type Studied, studied } from './studied'

const FOLDS = 5

/**
 * What to expect of words that were not learnt from: each set, each tenth of all, and each reason is left out of the
 * learning in turn and then read. The rules are the same throughout; what they owe to a set, the README says.
 */
export async function crossedBench(): Promise<void> {
  const all = await studied()
  console.log('each set left out in turn')
  for (const set of [...sets, 'built']) {
    const figures = readWithout(all, (one) => one.set === set)
    console.log(figures.line(set))
  }
  console.log(`\neach ${FOLDS}th left out in turn`)
  const crossed = new Map<string, Figures>()
  for (let fold = 0; fold < FOLDS; fold += 1)
    readWithout(
      all,
      (one) => foldOf(one) === fold,
      (one) => {
        const figures = crossed.get(one.set) ?? new Figures()
        crossed.set(one.set, figures)
        return figures
      },
    )
  for (const [set, figures] of crossed) console.log(figures.line(set))
  console.log('\neach reason left out in turn: how many of its statements are taken for a ratification')
  const reasons = [
    ...new Set(all.flatMap(({ item }) => (item.label === 'ratifies' ? [] : item.reasons))),
  ].sort()
  for (const reason of reasons) {
    const figures = readWithout(
      all,
      ({ item }) => item.label !== 'ratifies' && item.reasons.includes(reason),
      undefined,
      harmAlone,
    )
    console.log(
      `${reason.padEnd(24)} ${figures.falsely} of ${figures.n} (≤ ${percent(upperBound(figures.falsely, figures.n))})`,
    )
  }
}

/** Enough to tell what is taken for a ratification. */
function harmAlone(from: readonly Studied[]): Model {
  return {
    harm: learnHarm(from),
    abroad: learnAbroad(from),
    opinions: { labels: new Map(), reasons: new Map() },
  }
}

function foldOf({ group }: Studied): number {
  return createHash('sha256').update(group).digest().readUInt32BE(0) % FOLDS
}

function readWithout(
  all: readonly Studied[],
  out: (one: Studied) => boolean,
  into?: (one: Studied) => Figures,
  learn: (from: readonly Studied[]) => Model = learnFrom,
): Figures {
  const model = learn(all.filter((one) => !out(one)))
  const figures = new Figures()
  for (const one of all) {
    if (!out(one)) continue
    const verdict = conclude(one.prepared, model)
    ;(into ? into(one) : figures).add(one.item, verdict)
  }
  return figures
}
