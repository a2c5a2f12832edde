import type { CarveOut, Settlement, Term } from '@/server/protocol/settlement'
import { likeness, type WordRun, wordDifference } from './word-difference'

export type TermDifference =
  /** Terms that stand next to each other in both and did not change, together. */
  | { kind: 'unchanged'; terms: Term[] }
  | { kind: 'changed'; before: Term; after: Term; heading: WordRun[]; text: WordRun[] }
  /** The same words at another place. */
  | { kind: 'moved'; before: Term; after: Term }
  | { kind: 'added'; after: Term }
  | { kind: 'removed'; before: Term }

export type ListDifference<T> = { added: T[]; removed: T[] }

/** What a reader of the earlier version has to know of the later one. Null and empty mean: no change. */
export type Difference = {
  from: number
  to: number
  title: WordRun[] | null
  /** In the order of the later version, with removed terms where they stood. */
  terms: TermDifference[]
  tradeOffs: ListDifference<string>
  carveOuts: ListDifference<CarveOut>
  parties: ListDifference<string>
  rationale: WordRun[] | null
  same: boolean
}

export function differenceOf(before: Settlement, after: Settlement): Difference {
  const terms = termsOf(before.terms, after.terms)
  const texts = (one: Settlement) => one.tradeOffs.map((each) => each.text)
  const names = (one: Settlement) => one.parties.map((each) => each.name)
  const key = (one: CarveOut) => `${one.issue} ${one.decision} ${one.reason}`
  const made = {
    from: before.version,
    to: after.version,
    title: changed(before.title, after.title),
    terms,
    tradeOffs: listsOf(texts(before), texts(after), (text) => text),
    carveOuts: listsOf(before.carveOuts, after.carveOuts, key),
    parties: listsOf(names(before), names(after), (name) => name),
    rationale: changed(before.rationale, after.rationale),
  }
  const lists = [made.tradeOffs, made.carveOuts, made.parties]
  const same =
    made.title === null &&
    made.rationale === null &&
    terms.every((one) => one.kind === 'unchanged') &&
    lists.every((one) => one.added.length + one.removed.length === 0)
  return { ...made, same }
}

function changed(before: string, after: string): WordRun[] | null {
  return before === after ? null : wordDifference(before, after)
}

function listsOf<T>(before: T[], after: T[], key: (one: T) => string): ListDifference<T> {
  const [then, now] = [new Set(before.map(key)), new Set(after.map(key))]
  return {
    added: after.filter((one) => !then.has(key(one))),
    removed: before.filter((one) => !now.has(key(one))),
  }
}

/** Terms of unlike texts are the same term only from this likeness on; at the same number less is enough. */
const ALIKE = 50
const ALIKE_IN_PLACE = 30

type Pair = { before: Term; after: Term; score: number }

const plain = (text: string) => text.trim().toLowerCase()
const untouched = (one: Term, other: Term) => one.heading === other.heading && one.text === other.text

function pairOf(before: Term, after: Term): Pair | null {
  const near = before.number === after.number ? 5 : 0
  if (untouched(before, after)) return { before, after, score: 300 + near }
  const alike = likeness(before.text, after.text)
  const sameHeading = plain(before.heading) === plain(after.heading)
  if (sameHeading) return { before, after, score: 150 + alike + near }
  const enough = alike >= ALIKE || (near > 0 && alike >= ALIKE_IN_PLACE)
  return enough ? { before, after, score: alike + near } : null
}

/** The best pairs first, each term in one pair at most. */
function pairsOf(before: Term[], after: Term[]): Map<number, Pair> {
  const pairs = before.flatMap((one) => after.flatMap((other) => pairOf(one, other) ?? []))
  const distance = (pair: Pair) => Math.abs(pair.before.number - pair.after.number)
  pairs.sort((one, other) => other.score - one.score || distance(one) - distance(other))
  const taken = new Set<number>()
  const found = new Map<number, Pair>()
  for (const pair of pairs) {
    if (taken.has(pair.before.number) || found.has(pair.after.number)) continue
    taken.add(pair.before.number)
    found.set(pair.after.number, pair)
  }
  return found
}

function termsOf(before: Term[], after: Term[]): TermDifference[] {
  const pairs = pairsOf(before, after)
  const kept = new Set([...pairs.values()].map((pair) => pair.before.number))
  const inPlace = longestRising(after.flatMap((one) => pairs.get(one.number)?.before.number ?? []))
  const told: TermDifference[] = []
  let toldTo = 0
  const removedUpTo = (number: number) => {
    for (const one of before.slice(toldTo, number))
      if (!kept.has(one.number)) told.push({ kind: 'removed', before: one })
    toldTo = Math.max(toldTo, number)
  }
  /** What stood here and is gone comes before what is new here. */
  const removedHere = () => {
    const next = before.findIndex((one, at) => at >= toldTo && kept.has(one.number))
    removedUpTo(next === -1 ? before.length : next)
  }
  for (const one of after) {
    const pair = pairs.get(one.number)
    if (!pair) {
      removedHere()
      told.push({ kind: 'added', after: one })
      continue
    }
    const stays = inPlace.has(pair.before.number)
    if (stays) removedUpTo(pair.before.number)
    if (!untouched(pair.before, one)) told.push(changedTerm(pair))
    else if (!stays) told.push({ kind: 'moved', before: pair.before, after: one })
    else collapse(told, one)
  }
  removedUpTo(before.length)
  return told
}

function changedTerm({ before, after }: Pair): TermDifference {
  const heading = wordDifference(before.heading, after.heading)
  return { kind: 'changed', before, after, heading, text: wordDifference(before.text, after.text) }
}

function collapse(told: TermDifference[], term: Term): void {
  const last = told.at(-1)
  if (last?.kind === 'unchanged') last.terms.push(term)
  else told.push({ kind: 'unchanged', terms: [term] })
}

/** The most numbers that stand in rising order: those terms have kept their place, the others have moved. */
function longestRising(numbers: number[]): Set<number> {
  const best: number[][] = []
  for (const [index, number] of numbers.entries()) {
    const before = best.filter((_, at) => (numbers[at] ?? 0) < number)
    const longest = before.reduce<number[]>((most, one) => (one.length > most.length ? one : most), [])
    best[index] = [...longest, number]
  }
  return new Set(best.reduce<number[]>((most, one) => (one.length > most.length ? one : most), []))
}
