import type { Model } from '@/server/ratification/model/committed'
import { clausesOf, type Weights } from '@/server/ratification/model/judge'
import { considered, type ReasonWeights } from '@/server/ratification/model/opinion'
import { type Prepared, prepare, rulesAlone } from '@/server/ratification/read'
import { type Label, labels, type ReasonCode, reasonCodes } from '@/server/ratification/reading'
import { builtItems } from './built'
import { type Item, load } from './corpora'
import { commonIn, pruned, train, trainClauses } from './train'
import { commonRows, trainOrder } from './train-order'

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
  'author-eleven.jsonl',
  'author-twelve.jsonl',
  'author-thirteen.jsonl',
  'author-fourteen.jsonl',
] as const

/** The building sets. `author-ten.jsonl` and `author-fifteen.jsonl` are none: they are only ever counted. */
export const sets = [...made, ...unmet]
const fresh = new Set<string>(unmet)

/** How often a built line is told, and one with choices in it. */
export const told = { plain: 2, grown: 3 } as const

/** How many weights of each question are kept. */
export const kept = { harm: 60_000, opinion: 8_000 } as const

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
    sequence: prepared.sequence(),
    yes: item.label !== 'ratifies',
    weight: set === 'built' ? 0.3 : 1,
  }))
  return {
    whole: pruned(train(meant, common), kept.harm),
    clauses: pruned(trainClauses(meant, common), kept.harm),
    order: trainOrder(meant, commonRows(written.map(({ prepared }) => prepared.sequence()))),
  }
}

function inEnglish(all: readonly Studied[]) {
  return all.flatMap((one) => (one.prepared.kind === 'english' ? [{ ...one, prepared: one.prepared }] : []))
}

/** Everything that is learnt, from the statements given. */
export function learnFrom(all: readonly Studied[]): Model {
  const english = inEnglish(all)
  // Practice statements name their main reason only.
  const others = english
    .filter(({ item, set }) => item.label !== 'ratifies' && set !== 'practice.jsonl')
    .map(({ prepared, item, set }) => ({
      item,
      ...considered(prepared, rulesAlone(prepared)),
      weight: set === 'built' ? 0.1 : fresh.has(set) ? 1.5 : 0.7,
    }))
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
