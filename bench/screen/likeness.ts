import type { Label } from '@/server/ratification/reading'
import type { Item } from './corpora'

/** By how much a statement may count more or less for its manner. */
const BOUNDS = [0.25, 5] as const
/** The traits are no independent evidence of each other: their ratios together say too much. */
const TRUST = 0.5
/** So many statements of a kind are taken as seen in either, before any was. */
const BEFORE = 4

/** What statements of one meaning are told apart by: how long they are, in how many sentences, and whether they lean on the usual formula. */
function manner({ text }: Item): string[] {
  const words = text.split(/\s+/u).length
  const sentences = text.match(/[.!?]+(?:\s|$)/gu)?.length ?? 1
  return [
    `formula ${/\bas written\b/iu.test(text)}`,
    `sentences ${Math.min(3, sentences)}`,
    `words ${[8, 12, 17, 22].findIndex((most) => words <= most)}`,
  ]
}

/**
 * How much more usual the manner of a statement is in `aim` than in `written`, for its label: what is learnt from the one is meant for the
 * other, and people who are asked for near misses write other sentences than they send (importance weighting under covariate shift,
 * Shimodaira 2000).
 */
export function likeness(written: readonly Item[], aim: readonly Item[]): (item: Item) => number {
  const [there, here] = [shares(aim), shares(written)]
  return (item) => {
    const ratio = manner(item).reduce(
      (product, trait) => product * (there(item.label, trait) / here(item.label, trait)),
      1,
    )
    return Math.max(BOUNDS[0], Math.min(BOUNDS[1], ratio)) ** TRUST
  }
}

function shares(items: readonly Item[]): (label: Label, trait: string) => number {
  const seen = new Map<string, number>()
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1)
  for (const item of items) {
    count(item.label)
    for (const trait of manner(item)) count(`${item.label} ${trait}`)
  }
  return (label, trait) =>
    ((seen.get(`${label} ${trait}`) ?? 0) + BEFORE) / ((seen.get(label) ?? 0) + 3 * BEFORE)
}
