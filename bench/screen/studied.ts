import { unitsOf } from '@/server/ratification/model/features'
import { type Prepared, prepare } from '@/server/ratification/read'
import { builtItems } from './built'
import { type Item, load } from './corpora'
import type { Example } from './train'

/** A statement of a building set, read by the tables and cut into clauses once, whatever is learnt from it. */
export interface Studied {
  set: string
  /** Statements made from one line belong together: they must not be learnt from and measured on at once. */
  group: string
  item: Item
  prepared: Prepared
  units: Int32Array[]
  acts: number
}

/** The building sets. `unseen.jsonl` is none: it is only ever counted. */
export const sets = [
  'ratification.dev.jsonl',
  'practice.jsonl',
  'held-out.jsonl',
  'second-author.jsonl',
  'author-three.jsonl',
] as const

/** How often a built line is told, and one with choices in it. */
export const told = { plain: 2, grown: 12 } as const

export async function studied(): Promise<Studied[]> {
  const all: Studied[] = []
  for (const set of sets) for (const item of await load<Item>(set)) all.push(study(set, item, item.id))
  for (const item of await builtItems(told.plain, told.grown))
    all.push(study('built', item, item.id.replace(/\.\d+$/u, '')))
  return all
}

export function study(set: string, item: Item, group: string): Studied {
  const prepared = prepare(item.text, item.context)
  const english = prepared.kind === 'english'
  return {
    set,
    group: `${set} ${group}`,
    item,
    prepared,
    units: english ? unitsOf(prepared.marked).map((unit) => unit.features) : [],
    acts: english ? prepared.marked.acts.length : 0,
  }
}

/** Reasons that lie in the reference or the form, not in what a clause says. */
const notInClauses = new Set(['no_reference', 'too_terse', 'non_linguistic'])

/** What harm is learnt from: statements with an act, unless only their reference or form is at fault. */
export function examplesOf(from: readonly Studied[]): Example[] {
  return from
    .filter(
      ({ acts, item }) =>
        acts > 0 && (item.label === 'ratifies' || !item.reasons.every((one) => notInClauses.has(one))),
    )
    .map(({ units, item, set }) => ({
      units,
      harmful: item.label !== 'ratifies',
      // Many statements grow from one line, and they are simpler than what people write.
      weight: set === 'built' ? 0.5 : 1,
    }))
}
