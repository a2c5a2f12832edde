import { quantitiesIn } from '../language/quantities'
import { sentencesOf } from '../language/sentences'
import { stem } from '../language/words'

/**
 * What a wording says, as far as this can tell: two with the same essence are taken to say the same. Sentences with
 * figures have the same words, whatever the order, and name people, denials and figures, each figure with its bound
 * and rate, in the same order. How a figure is written counts for nothing, nor does the order of such sentences. A text
 * without figures is its words. Where this is wrong it should be by showing two wordings that mean the same.
 * @param names of the parties
 */
export function essenceOf(text: string, names: readonly string[]): string {
  const sentences = sentencesOf(withRates(text)).map((one) => one.text)
  if (!sentences.some((one) => quantitiesIn(one).length > 0)) return wordsOf(text)
  return sentences
    .map((one) => inSentence(one, names))
    .sort()
    .join('\n')
}

/** "Each month" and "per month" are "a month": no figure of their own. */
const withRates = (text: string) =>
  text.replace(/\b(?:each|every|per)\s+(?=(?:day|night|week|month|quarter|year)\b)/gi, 'a ')
const RATE = /\ba\s+(day|night|week|month|quarter|year)\b/i

const DENIALS = String.raw`no|not|never|nor|neither|nobody|none|without|unless|except|only|cannot|\p{L}+n['’]t`
const WORD = /\p{L}[\p{L}\p{M}'’]*|\p{N}+/gu

function inSentence(text: string, names: readonly string[]): string {
  const figures = quantitiesIn(text)
  if (figures.length === 0) return wordsOf(text)
  const rate = RATE.exec(text)?.[1]?.toLowerCase() ?? ''
  const inFigure = (at: number) => figures.some((one) => one.start <= at && at < one.end)
  const figuresAt = figures.map(({ start, kind, value, unit, bound, per }) => ({
    at: start,
    is: [kind, value, unit, bound, per || rate].join(' '),
  }))
  const named = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[...names.map(literally), DENIALS].join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  const namedAt = [...text.matchAll(named)].map((one) => ({ at: one.index, is: one[0].toLowerCase() }))
  const placed = [...figuresAt, ...namedAt].sort((a, b) => a.at - b.at).map((one) => one.is)
  const words = [...text.matchAll(WORD)]
    .filter((one) => !inFigure(one.index))
    .map((one) => one[0].toLowerCase())
    .filter((one) => !/^(?:an?|the)$/.test(one))
    .map(stem)
  return [...placed, ...words.sort()].join(';')
}

const literally = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
