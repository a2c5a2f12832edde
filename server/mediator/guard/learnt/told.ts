import { type NumberAt, numbersIn } from '../../language/numbers'
import type { Stretch } from '../../language/sentences'
import { type Word, wordsIn } from '../../language/words'
import { conceptsIn } from '../concepts'
import type { OpenGround } from './hidden'
import { productsOf, sharesIn, timesIn } from './shares'
import type { Token } from './tokens'

/** What of a sentence is the same for every secret. */
export type Told = {
  text: string
  before: string
  words: readonly Word[]
  fresh: readonly Word[]
  concepts: ReadonlySet<string>
  shares: number[]
  products: number[]
  figures: number[]
  /** Figures said in public. */
  open: number[]
  /** All figures, and the shares and multiples that are named. */
  said: number[]
  times: number[]
  tokens: readonly Token[]
}

/** What of a sentence needs nothing but itself, read once however much it is held against. */
type Heard = Pick<Told, 'text' | 'before' | 'words' | 'concepts' | 'tokens'> & {
  numbers: readonly NumberAt[]
  parts: number[]
}

export function heardOf(sentence: Stretch, before: string, tokens: readonly Token[]): Heard {
  const { text } = sentence
  return {
    text,
    before,
    tokens,
    words: wordsIn(text),
    concepts: conceptsIn(text),
    numbers: numbersIn(text),
    parts: sharesIn(text),
  }
}

export function toldOf(heard: Heard, open: OpenGround): Told {
  const { text, before, words, concepts, tokens, numbers, parts } = heard
  return {
    text,
    before,
    words,
    concepts,
    tokens,
    fresh: words.filter((one) => !open.has(one.stem)),
    shares: [...parts, ...numbers.filter((one) => one.fraction).map((one) => one.value)],
    products: productsOf(heard, open),
    figures: numbers
      .map((one) => one.value)
      .filter((value) => !open.figures.some((other) => Math.abs(other - value) < 1e-6 * Math.max(1, value))),
    open: open.figures,
    said: numbers.flatMap((one) => (one.other === null ? [one.value] : [one.value, one.other])),
    times: timesIn(heard),
  }
}
