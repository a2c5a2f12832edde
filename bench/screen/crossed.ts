import { createHash } from 'node:crypto'
import { decide, limits } from '@/server/ratification/decide'
import type { Model } from '@/server/ratification/model/committed'
import { judge } from '@/server/ratification/model/judge'
import { conclude, shownBy } from '@/server/ratification/read'
import { Figures, percent, upperBound } from './figures'
import { AIM, plain } from './sets'
import { learnAbroad, learnFrom, learnHarm, type Studied, studied } from './studied'

const GROUPS = 5

/** The dev items read by what was learnt from everything but them. The rules are the same; what they owe to the set, the README says. */
export async function aimLeftOutBench(): Promise<void> {
  const figures = readWithout(await studied(), ({ set }) => set === AIM)
  console.log(figures.line(AIM))
}

/** Groups of whole authors are left out of the learning in turn and then read; and what stricter and wider limits would cost there. */
export async function crossedBench(): Promise<void> {
  const all = await studied()
  const total = new Figures()
  const shifts = new Map([-5, -3, -2, -1, 0, 1, 2, 3].map((by) => [by, new Figures()]))
  for (let group = 0; group < GROUPS; group += 1) {
    const out = ({ set }: Studied) => set !== 'built' && groupOf(set) === group
    const model = learnFrom(all.filter((one) => !out(one)))
    const bySet = new Map<string, Figures>()
    for (const one of all.filter(out)) {
      const figures = bySet.get(one.set) ?? new Figures()
      bySet.set(one.set, figures)
      const read = conclude(one.prepared, model)
      figures.add(one.item, read)
      total.add(one.item, read)
      if (one.prepared.kind === 'english')
        for (const [by, moved] of shifts) moved.add(one.item, { ...read, ...shifted(one, model, by) })
    }
    for (const [set, figures] of bySet) console.log(figures.line(set))
  }
  console.log(total.line('all of them'))
  for (const [by, { falsely, n, yes, recorded }] of shifts)
    console.log(
      `usual limit ${limits.usual + by}: false ${falsely} of ${n - yes}, recorded ${percent(recorded / yes)} (English)`,
    )
}

/**
 * Each reason is left out of the learning in turn: how many of its statements are taken for a ratification, and how many of all of them where
 * nothing is left out. Learnt from the dev items and from what was written in their manner: from everything it would take a night.
 */
export async function reasonsLeftOutBench(): Promise<void> {
  const all = (await studied()).filter(({ set }) => plain.has(set) || set === 'built')
  const whole = harmAlone(all)
  const reasons = new Set(all.flatMap(({ item }) => (item.label === 'ratifies' ? [] : item.reasons)))
  for (const reason of [...reasons].sort()) {
    const given = ({ item }: Studied) => item.label !== 'ratifies' && item.reasons.includes(reason)
    const { falsely, n } = readWithout(all, given, harmAlone)
    const learnt = new Figures()
    for (const one of all.filter(given)) learnt.add(one.item, conclude(one.prepared, whole))
    console.log(
      `${reason.padEnd(24)} ${falsely} of ${n}, ${percent(falsely / n)} (≤ ${percent(upperBound(falsely, n))}); learnt from, ${learnt.falsely}`,
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

const groupOf = (set: string): number => createHash('sha256').update(set).digest().readUInt32BE(0) % GROUPS

/** How an English statement is read where every limit is moved. */
function shifted({ prepared }: Studied, { harm }: Model, by: number) {
  if (prepared.kind !== 'english' || !prepared.sure) return {}
  const { evidence, around } = prepared
  const judged = judge(shownBy(prepared), harm, evidence.marked)
  return { label: decide(evidence, around, () => ({ ...judged, harm: judged.harm - by })).label }
}

function readWithout(
  all: readonly Studied[],
  out: (one: Studied) => boolean,
  learn: (from: readonly Studied[]) => Model = learnFrom,
): Figures {
  const model = learn(all.filter((one) => !out(one)))
  const figures = new Figures()
  for (const one of all) if (out(one)) figures.add(one.item, conclude(one.prepared, model))
  return figures
}
