import type { Model } from '@/server/ratification/model/committed'
import { clausesOf, type Weights } from '@/server/ratification/model/judge'
import { considered, type ReasonWeights } from '@/server/ratification/model/opinion'
import type { Order } from '@/server/ratification/model/order'
import { type Prepared, prepare, rulesAlone } from '@/server/ratification/read'
import { type Label, labels, type ReasonCode, reasonCodes } from '@/server/ratification/reading'
import { builtItems } from './built'
import { type Item, load } from './corpora'
import { commonIn, pruned, train, trainClauses } from './train'
import { commonRows, type OrderedExample, orderSettings, trainOrder } from './train-order'

/** A statement of a building set, read by the tables once, whatever is learnt from it. */
export interface Studied {
  set: string
  /** Statements made from one line belong together: they must not be learnt from and measured on at once. */
  group: string
  item: Item
  prepared: Prepared
}

/** Sets the rules were made with. */
const made = [
  'ratification.dev.jsonl',
  'practice.jsonl',
  'held-out.jsonl',
  'second-author.jsonl',
  'author-three.jsonl',
] as const

/** Sets the rules were not made with: there the rules err as they do on words they have not seen. */
const unmet = [
  'unseen.jsonl',
  'author-five.jsonl',
  'author-six.jsonl',
  'author-seven.jsonl',
  'author-eight.jsonl',
  'author-nine.jsonl',
  'author-ten.jsonl',
  'author-eleven.jsonl',
  'author-twelve.jsonl',
  'author-thirteen.jsonl',
  'author-fourteen.jsonl',
  'author-fifteen.jsonl',
  'author-sixteen.jsonl',
  'author-seventeen.jsonl',
  'author-twenty.jsonl',
  'author-twentyone.jsonl',
  'author-twentytwo.jsonl',
  'author-twentythree.jsonl',
  'author-twentyfour.jsonl',
  'author-twentyfive.jsonl',
  'author-twentysix.jsonl',
  'author-twentyseven.jsonl',
  'author-twentyeight.jsonl',
  'author-twentynine.jsonl',
  'author-thirty.jsonl',
  'author-thirtyone.jsonl',
  'author-thirtyfive.jsonl',
  'author-thirtysix.jsonl',
  'author-thirtyseven.jsonl',
  'author-thirtyeight.jsonl',
  'author-fortyone.jsonl',
  'author-fortytwo.jsonl',
  'author-fortythree.jsonl',
  'author-fortyfour.jsonl',
  'author-fortyfive.jsonl',
  'author-fortysix.jsonl',
  'author-fortyseven.jsonl',
  'author-fortyeight.jsonl',
  'author-fortynine.jsonl',
  'author-fifty.jsonl',
  'author-fiftyone.jsonl',
  'author-fiftytwo.jsonl',
  'author-fiftythree.jsonl',
  'author-fiftyfour.jsonl',
  'author-fiftyfive.jsonl',
  'author-fiftysix.jsonl',
  'author-fiftyseven.jsonl',
  'author-fiftyeight.jsonl',
  'author-fiftynine.jsonl',
  'author-sixty.jsonl',
  'author-sixtyone.jsonl',
  'author-sixtytwo.jsonl',
  'author-sixtythree.jsonl',
  'author-sixtyfour.jsonl',
  'author-sixtyfive.jsonl',
  'author-sixtysix.jsonl',
] as const

/** Sets of groups that differ in few words and in what they mean: denser in near misses than what people write. */
const contrasted = [
  'author-thirtytwo.jsonl',
  'author-thirtythree.jsonl',
  'author-thirtyfour.jsonl',
  'author-thirtynine.jsonl',
  'author-forty.jsonl',
] as const

/** The building sets. `author-eighteen.jsonl` and `author-nineteen.jsonl` are none: they are only ever counted. */
export const sets = [...made, ...unmet, ...contrasted]
const fresh = new Set<string>(unmet)
const dense = new Set<string>(contrasted)

/** How much a statement of a set counts: dense near misses less, since people do not write them; the dev items more, for their kind is what is met. */
function worth(set: string): number {
  return dense.has(set) ? 0.15 : set === made[0] ? 3 : 1
}

/** How often a built line is told, and one with choices in it. */
export const told = { plain: 2, grown: 3 } as const

/** How many weights of each question are kept. */
export const kept = { harm: 120_000, against: 40_000, opinion: 8_000 } as const

export async function studied(): Promise<Studied[]> {
  const all: Studied[] = []
  for (const set of sets) for (const item of await load<Item>(set)) all.push(study(set, item, item.id))
  for (const item of await builtItems(told.plain, told.grown))
    all.push(study('built', item, item.id.replace(/\.\d+$/u, '')))
  return all
}

export function study(set: string, item: Item, group: string): Studied {
  return { set, group: `${set} ${group}`, item, prepared: prepare(item.text, item.context) }
}

/** What harm is, from the statements given. Many built statements grow from one line and are simple: they count less. */
export function learnHarm(all: readonly Studied[]): Model['harm'] {
  const english = inEnglish(all)
  const written = english.filter(({ set }) => set !== 'built')
  const common = commonIn(written.map(({ prepared }) => prepared.features))
  const meant = english.map(({ prepared, item, set }) => ({
    features: prepared.features,
    clauses: clausesOf(prepared),
    yes: item.label !== 'ratifies',
    weight: set === 'built' ? 0.6 : worth(set),
  }))
  return {
    whole: pruned(train(meant, common), kept.harm),
    clauses: pruned(trainClauses(meant, common), kept.harm),
    orders: learnOrders(english),
    against: learnAgainst(english),
  }
}

/** The order of words, with the reasons and labels as asides. Of a built line one statement is enough. */
function learnOrders(english: readonly StudiedEnglish[]): Order[] {
  const told = new Set<string>()
  const examples: OrderedExample[] = []
  for (const { prepared, item, set, group } of english) {
    if (set === 'built' && told.has(group)) continue
    told.add(group)
    examples.push({
      sequence: prepared.sequence(),
      yes: item.label !== 'ratifies',
      weight: set === 'built' ? 0.5 : worth(set),
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
  const written = english.filter(({ set }) => set !== 'built')
  const common = commonRows(written.map(({ prepared }) => prepared.sequence()))
  return orderSettings.seeds.map((seed) => trainOrder(examples, common, seed))
}

/** What each reason looks like beside ratifications, whatever other reasons there are. */
function learnAgainst(english: readonly StudiedEnglish[]): Map<ReasonCode, Weights> {
  const shown = consideredOf(english)
  const common = commonIn(shown.filter(({ weight }) => weight > 0.5).map(({ features }) => features))
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
        return [reason, pruned(train(examples, common), kept.against)]
      }),
  )
}

/** What opinions rest on. Practice statements name their main reason only; where the rules were made with a set, they err less. */
function consideredOf(english: readonly StudiedEnglish[]) {
  return english
    .filter(({ set }) => set !== 'practice.jsonl')
    .map(({ prepared, item, set }) => ({
      item,
      ...considered(prepared, rulesAlone(prepared)),
      weight: set === 'built' ? 0.1 : worth(set) * (fresh.has(set) ? 1.5 : 0.7),
    }))
}

type StudiedEnglish = ReturnType<typeof inEnglish>[number]

function inEnglish(all: readonly Studied[]) {
  return all.flatMap((one) => (one.prepared.kind === 'english' ? [{ ...one, prepared: one.prepared }] : []))
}

/** Everything that is learnt, from the statements given. */
export function learnFrom(all: readonly Studied[]): Model {
  const english = inEnglish(all)
  const others = consideredOf(english).filter(({ item }) => item.label !== 'ratifies')
  const common = commonIn(others.filter(({ weight }) => weight > 0.5).map(({ features }) => features))
  const asked = (yes: (item: Item) => boolean) => others.map((one) => ({ ...one, yes: yes(one.item) }))
  const whole = (yes: (item: Item) => boolean) => pruned(train(asked(yes), common), kept.opinion)
  const clauses = (yes: (item: Item) => boolean) => pruned(trainClauses(asked(yes), common), kept.opinion)
  return {
    harm: learnHarm(all),
    opinions: {
      labels: new Map<Label, Weights>(
        labels
          .filter((label) => label !== 'ratifies')
          .map((label) => [label, whole((item) => item.label === label)]),
      ),
      reasons: new Map<ReasonCode, ReasonWeights>(
        learntReasons.map((reason) => {
          const given = (item: Item) => item.reasons.includes(reason)
          return [reason, { whole: whole(given), clauses: clauses(given) }]
        }),
      ),
    },
  }
}

const learntReasons = reasonCodes.filter(
  (code) =>
    !['reluctant_but_clear', 'typo_but_clear', 'none', 'model_disagreement', 'model_silent'].includes(code),
)
