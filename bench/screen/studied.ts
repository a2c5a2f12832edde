import type { Abroad } from '@/server/ratification/model/abroad'
import type { Model } from '@/server/ratification/model/committed'
import type { Weights } from '@/server/ratification/model/judge'
import { type Considered, considered, type Opinions } from '@/server/ratification/model/opinion'
import { MOST_WORDS, type Order } from '@/server/ratification/model/order'
import { isJudged, type Prepared, prepare, rulesAlone } from '@/server/ratification/read'
import { type Label, labels, type ReasonCode, reasonCodes } from '@/server/ratification/reading'
import { builtItems } from './built'
import { type Item, load } from './corpora'
import { framedItems } from './framed'
import { likeness } from './likeness'
import { AIM, FRAMED, frames, fresh, sets, worth } from './sets'
import { commonGrams, commonIn, pruned, settingsOfRuns, train, trainClauses } from './train'
import { commonRows, type OrderedExample, trainOrder } from './train-order'

/** A statement of a building set, read by the tables once, whatever is learnt from it. */
export interface Studied {
  set: string
  /** Statements made from one line belong together: they must not be learnt from and measured on at once. */
  group: string
  item: Item
  prepared: Prepared
  /** How much it counts in learning. */
  weight: number
}

/** How often a built line is told, and one with choices in it. */
export const told = { plain: 2, grown: 3 } as const

/** How many weights of each question are kept. */
export const kept = {
  harm: 120_000,
  against: 40_000,
  opinion: 8_000,
  label: 20_000,
  grams: 250_000,
  abroad: 100_000,
  abroadRuns: 250_000,
  abroadOpinion: 6_000,
} as const

/** The so many largest weights of a question are all held to one size, so that no few words decide it alone. */
export const held = { narrow: 50, middle: 300, wide: 1_000 } as const

export async function studied(): Promise<Studied[]> {
  const all: Studied[] = []
  const written = await Promise.all(sets.map(async (set) => ({ set, items: await load<Item>(set) })))
  const english = (items: readonly Item[]) => items.filter(({ lang }) => lang === 'en')
  const aim = english(await load<Item>(AIM))
  const alike = likeness(
    written.filter(({ set }) => set !== AIM).flatMap(({ items }) => english(items)),
    aim,
  )
  for (const { set, items } of written)
    for (const item of items) {
      const manner = set === AIM || item.lang !== 'en' ? 1 : alike(item)
      all.push(study(set, item, item.id, worth(set) * manner))
    }
  for (const item of await builtItems(told.plain, told.grown)) all.push(study('built', item, lineOf(item)))
  for (const item of await framedItems(frames)) all.push(study(FRAMED, item, lineOf(item)))
  return all
}

/** What a grown statement was grown from. */
const lineOf = ({ id }: Item): string => id.replace(/\.\d+$/u, '')

function study(set: string, item: Item, group: string, weight = worth(set)): Studied {
  return { set, group: `${set} ${group}`, item, prepared: prepare(item.text, item.context), weight }
}

/** What harm is, from the statements given. */
export function learnHarm(all: readonly Studied[]): Model['harm'] {
  return { ...learnRegressions(all), order: learnOrder(all) }
}

/** Harm, by all but the order of words. Many built statements grow from one line and are simple: they count less. */
export function learnRegressions(all: readonly Studied[]): Omit<Model['harm'], 'order'> {
  const english = inEnglish(all)
  const written = english.filter(({ set }) => set !== 'built')
  const common = commonIn(written.map(({ prepared }) => prepared.features))
  const runs = english.map(({ prepared, item, set, weight }) => ({
    features: prepared.grams(),
    yes: item.label !== 'ratifies',
    weight: set === 'built' ? 0.6 : weight,
    set,
  }))
  const commonRuns = commonGrams(runs.filter(({ set }) => set !== 'built').map(({ features }) => features))
  const meant = english.map(({ prepared, item, set, weight }) => ({
    features: prepared.features,
    yes: item.label !== 'ratifies',
    weight: set === 'built' ? 0.6 : weight,
  }))
  return {
    whole: pruned(train(meant, common), kept.harm, held.wide),
    grams: pruned(train(runs, commonRuns), kept.grams, held.wide),
    against: learnAgainst(english),
  }
}

/** What statements in other languages are, by what their phrase book made of them and the words they are in. */
export function learnAbroad(all: readonly Studied[]): Abroad {
  const written = all.flatMap(({ prepared, item, weight }) =>
    prepared.kind === 'abroad'
      ? [
          {
            item,
            ...considered(prepared, prepared.book.verdict),
            runs: prepared.runs(),
            weight,
            written: true,
          },
        ]
      : [],
  )
  const common = commonGrams(written.map(({ features }) => features))
  const meant = written.map((one) => ({ ...one, yes: one.item.label !== 'ratifies' }))
  const runs = meant.map((one) => ({ ...one, features: one.runs }))
  return {
    harm: pruned(train(meant, common), kept.abroad, held.middle),
    runs: pruned(
      train(runs, commonGrams(runs.map(({ features }) => features)), settingsOfRuns),
      kept.abroadRuns,
      held.middle,
    ),
    opinions: learnOpinions(
      written.filter(({ item }) => item.label !== 'ratifies'),
      kept.abroadOpinion,
      commonGrams,
    ),
  }
}

/** The order of words in what no rule refuses, with the reasons and labels as asides. Of a built line one statement is enough. */
export function learnOrder(all: readonly Studied[]): Order {
  const told = new Set<string>()
  const examples: OrderedExample[] = []
  for (const { prepared, item, set, group, weight } of inEnglish(all)) {
    if (!isJudged(prepared) || (set === 'built' && told.has(group))) continue
    const sequence = prepared.sequence()
    if (sequence.begins.length - 1 > MOST_WORDS) continue
    told.add(group)
    examples.push({
      sequence,
      yes: item.label !== 'ratifies',
      weight: set === 'built' ? 0.5 : weight,
      // Practice statements name their main reason only.
      asides:
        set === 'practice.jsonl'
          ? []
          : [
              ...learntReasons.map((reason) => item.reasons.includes(reason)),
              ...labels.map((label) => item.label === label),
            ],
    })
  }
  const common = commonRows(examples.map(({ sequence }) => sequence))
  return trainOrder(examples, common)
}

/** What each reason looks like beside ratifications, whatever other reasons there are. */
function learnAgainst(english: readonly StudiedEnglish[]): Map<ReasonCode, Weights> {
  const shown = consideredOf(english)
  const common = commonIn(shown.filter((one) => one.written).map(({ features }) => features))
  return new Map(
    learntReasons
      .filter((reason) => reason !== 'disclosed_delegate')
      .map((reason) => {
        const examples = shown
          .map((one) => ({
            ...one,
            yes: one.item.label !== 'ratifies' && one.item.reasons.includes(reason),
          }))
          .filter((one) => one.yes || one.item.label === 'ratifies')
        return [reason, pruned(train(examples, common), kept.against, held.narrow)]
      }),
  )
}

/** What opinions rest on. Practice statements name their main reason only; where the rules were made with a set, they err less. */
function consideredOf(english: readonly StudiedEnglish[]) {
  return english
    .filter(({ set }) => set !== 'practice.jsonl')
    .map(({ prepared, item, set, weight }) => ({
      item,
      ...considered(prepared, rulesAlone(prepared)),
      written: set !== 'built' && worth(set) > 0.5,
      weight: set === 'built' ? 0.1 : weight * (fresh.has(set) ? 1.5 : 0.7),
    }))
}

type StudiedEnglish = ReturnType<typeof inEnglish>[number]

function inEnglish(all: readonly Studied[]) {
  return all.flatMap((one) => (one.prepared.kind === 'english' ? [{ ...one, prepared: one.prepared }] : []))
}

/** Everything that is learnt, from the statements given. */
export function learnFrom(all: readonly Studied[]): Model {
  return { harm: learnHarm(all), opinions: learnNames(all), abroad: learnAbroad(all) }
}

/** What English statements that are no ratification are instead. */
export function learnNames(all: readonly Studied[]): Opinions {
  const others = consideredOf(inEnglish(all)).filter(({ item }) => item.label !== 'ratifies')
  return learnOpinions(others, kept.opinion)
}

/** What those that are no ratification are instead. */
function learnOpinions(
  others: readonly (Considered & { item: Item; weight: number; written: boolean })[],
  most: number,
  commonAmong: (written: readonly Int32Array[]) => Uint8Array = commonIn,
): Opinions {
  const written = others.filter((one) => one.written)
  const common = commonAmong(written.map(({ features }) => features))
  const runs = others.map(({ item, weight, grams }) => ({ item, weight, features: grams() }))
  const commonRuns = commonGrams(written.map(({ grams }) => grams()))
  const reason = (code: ReasonCode) => {
    const asked = others.map((one) => ({ ...one, yes: one.item.reasons.includes(code) }))
    return {
      whole: pruned(train(asked, common), most, held.narrow),
      clauses: pruned(trainClauses(asked, common), most, held.narrow),
    }
  }
  const label = (name: Label) => {
    const asked = runs.map((one) => ({ ...one, yes: one.item.label === name }))
    return pruned(train(asked, commonRuns), kept.label, held.middle)
  }
  return {
    labels: new Map(labels.filter((name) => name !== 'ratifies').map((name) => [name, label(name)])),
    reasons: new Map(learntReasons.map((code) => [code, reason(code)])),
  }
}

const learntReasons = reasonCodes.filter(
  (code) =>
    !['reluctant_but_clear', 'typo_but_clear', 'none', 'model_disagreement', 'model_silent'].includes(code),
)
