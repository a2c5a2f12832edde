import { sentencesOf } from '../language/sentences'
import { type Reading, readingOf } from './reading'

/** Fewer words than these may stand in a secret as well. */
const LEAST_WORDS = 4

/**
 * The same output with the sentences blanked that stand to the letter before whoever wrote it. Said back, they give
 * nothing away; judged for it, the verdict would tell whoever put them there whether a guess is right.
 */
export function withoutEchoes(reading: Reading): Reading {
  if (reading.context.sealed.length === 0) return reading
  const { text, plain, original } = reading
  const found = knownSentences(reading).flatMap((one) => placesOf(one, text))
  if (found.length === 0) return reading
  const blanked = found.reduce((now, { start, end }) => {
    const [from, to] = [plain.at[start] ?? 0, plain.at[end] ?? original.length]
    return now.slice(0, from) + ' '.repeat(to - from) + now.slice(to)
  }, original)
  return readingOf(reading.act, blanked, reading.context)
}

function knownSentences({ known }: Reading): string[] {
  const bare = known
    .flatMap((text) => sentencesOf(text))
    .map((one) => one.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''))
  return [...new Set(bare)].filter((one) => one.split(/\s+/).length >= LEAST_WORDS)
}

function placesOf(sentence: string, text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (let at = text.indexOf(sentence); at >= 0; at = text.indexOf(sentence, at + sentence.length)) {
    const end = at + sentence.length
    const whole =
      !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) && !/^(?:[\p{L}\p{N}]|[.,]\d)/u.test(text.slice(end))
    if (whole) places.push({ start: at, end })
  }
  return places
}
