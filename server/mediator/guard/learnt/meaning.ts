import { DIMENSIONS, listedFor, seldomOf, vectorOf } from '@/server/language/vectors/vectors'
import type { Word } from '../../language/words'
import { ORDINARY } from '../ordinary'
import { akin } from '../thesaurus'

/** A word of matter with where it stands in meaning. `weight` is how much it tells by itself, 0 to 1. */
export type Term = { stem: string; weight: number; vector: Float32Array | undefined }

/** `open` is how near it comes to anything said in public, 0 to 1. */
export type Placed = Term & { open: number }

/** Words and the middle of what they mean. */
export type Placing = { terms: readonly Placed[]; middle: Float32Array | undefined }

/** Words as common as this tell nothing; the seldom, and those in no list, tell most. */
const COMMON = 0.42
const SELDOM = 0.74

const known = new Map<string, Term>()

function termOf({ word, stem }: Word): Term {
  const before = known.get(word)
  if (before) return before
  const listed = listedFor(word.replace(/'s?$/, '')) ?? listedFor(stem)
  const seldom = listed === undefined ? 1 : (seldomOf(listed) ?? 1)
  const rare = Math.min(1, Math.max(0.1, (seldom - COMMON) / (SELDOM - COMMON)))
  const term = {
    stem,
    weight: ORDINARY.has(stem) ? rare * 0.5 : rare,
    vector: listed === undefined ? undefined : unit(vectorOf(listed)),
  }
  if (known.size < 20_000) known.set(word, term)
  return term
}

function unit(vector: Float32Array | undefined): Float32Array | undefined {
  if (!vector) return undefined
  const size = Math.sqrt(dot(vector, vector))
  return size > 0 ? vector.map((one) => one / size) : undefined
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < DIMENSIONS; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

/** How near two words are in meaning: 1 for those of one root, 0 where nothing is known. */
export function nearness(a: Term, b: Term): number {
  if (akin(a.stem, b.stem)) return 1
  return a.vector && b.vector ? Math.max(0, dot(a.vector, b.vector)) : 0
}

/** What everybody has read, and how near each word that is held against it comes to it; each word once. */
export class OpenMeaning {
  readonly middle: Float32Array | undefined
  readonly #terms: readonly Term[]
  readonly #placed = new Map<string, Placed>()

  constructor(words: readonly Word[]) {
    this.#terms = [...new Map(words.map((one) => [one.stem, termOf(one)])).values()]
    this.middle = middleOf(this.#terms.map((one) => ({ ...one, open: 0 })))
  }

  placing(words: readonly Word[]): Placing {
    const terms = [...new Map(words.map((one) => [one.stem, this.#place(one)])).values()]
    return { terms, middle: middleOf(terms) }
  }

  #place(word: Word): Placed {
    const before = this.#placed.get(word.stem)
    if (before) return before
    const term = termOf(word)
    let open = 0
    for (const one of this.#terms) open = Math.max(open, nearness(term, one))
    const placed = { ...term, open }
    this.#placed.set(word.stem, placed)
    return placed
  }
}

/** The middle of some words, those that nobody has said the most, as a unit vector. */
function middleOf(terms: readonly Placed[]): Float32Array | undefined {
  const sum = new Float32Array(DIMENSIONS)
  for (const { vector, weight, open } of terms) {
    if (!vector) continue
    const by = weight * Math.max(0.05, 1 - open)
    for (let i = 0; i < DIMENSIONS; i += 1) sum[i] = (sum[i] ?? 0) + by * (vector[i] ?? 0)
  }
  return unit(sum)
}
