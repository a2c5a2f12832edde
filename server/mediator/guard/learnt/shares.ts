import { matchesOf } from '@/server/patterns/matches'
import { counted } from '../../language/number-words'
import type { NumberAt } from '../../language/numbers'
import type { OpenGround } from './hidden'

/** A sentence with its figures, and the shares that it names in two figures. */
type Figured = { text: string; numbers: readonly NumberAt[]; parts: readonly number[] }

const near = (a: number, b: number, share: number) => Math.abs(a - b) <= share * Math.abs(b)

/** "9/20", "four parts in five", "three out of every four", "half". */
export function sharesIn(text: string): number[] {
  const word = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)'
  return [
    ...matchesOf(text, new RegExp(`\\b${word}\\s?/\\s?${word}\\b`, 'g')),
    ...matchesOf(
      text,
      new RegExp(
        `\\b${word} (?:parts? |points? |\\p{L}+ )?(?:out of|in|of) (?:every |each |a |its )?${word}\\b`,
        'gu',
      ),
    ),
  ].flatMap((one) => {
    const share = counted(one[1]) / counted(one[2])
    return share > 0 && share < 1 ? [share] : []
  })
}

const TIMES: [RegExp, number][] = [
  [/\bhalf as much again\b|\bhalf again\b|\bone and a half times\b/, 1.5],
  [/\b(?:twice|double|two times)\b/, 2],
  [/\b(?:three times|triple|treble)\b/, 3],
  [/\bhalf\b/, 0.5],
  [/\b(?:a |one )third (?:more|again|above|over|higher)\b/, 4 / 3],
  [/\b(?:a |one )third (?:less|below|under|lower|off)\b/, 2 / 3],
  [/\b(?:a |one )quarter (?:more|again|above|over|higher)\b/, 1.25],
  [/\b(?:a |one )quarter (?:less|below|under|lower|off)\b/, 0.75],
]

export function timesIn({ text, numbers, parts }: Figured): number[] {
  return [
    ...TIMES.filter(([words]) => words.test(text)).map(([, by]) => by),
    ...numbers.filter((one) => one.fraction).map((one) => one.value),
    ...numbers
      .filter((one) => /^\s*(?:%|percent|per cent)/.test(text.slice(one.end)))
      .map((one) => one.value / 100),
    ...parts,
  ]
}

/** What the shares and multiples of a sentence make of open figures, where it does not say the result itself. */
export function productsOf(heard: Figured, open: OpenGround): number[] {
  const figures = heard.numbers
  const times = timesIn(heard)
  const said = figures.map((one) => one.value)
  return times.flatMap((by) =>
    open.figures
      .filter((one) => one >= 13)
      .flatMap((one) => [one * by, one * (1 - by), one * (1 + by)])
      .filter(
        (value) =>
          value > 0 &&
          !said.some((other) => near(other, value, 0.01)) &&
          !open.figures.some((other) => near(other, value, 0.001)),
      ),
  )
}
