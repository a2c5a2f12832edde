import { matchesOf } from '@/server/patterns/matches'
import type { GuardSpan, SealedText } from './input'
import { type Reading, span } from './reading'

/** A figure that somebody keeps to themselves. */
export type Secret = {
  value: number
  kind: SealedText['kind']
  unit: string
  main: boolean
  fraction: boolean
  /** The sealed words it stands in, in plain form. */
  text: string
}
/** Whether a figure, counting that unit, was said in public. */
export type Open = (value: number, unit?: string) => boolean

/** The secret in a decade, with its digits strewn, or in Roman numerals. */
export function disguises(reading: Reading, secret: Secret, forms: number[], open: Open): GuardSpan[] {
  return [
    ...decades(reading, forms, open),
    ...hundreds(reading, forms, open),
    ...scattered(reading, secret, open),
    ...roman(reading, secret, open),
  ]
}

const DECADE: Record<string, number> = {
  thirteens: 13,
  fourteens: 14,
  fifteens: 15,
  sixteens: 16,
  seventeens: 17,
  eighteens: 18,
  nineteens: 19,
  elevens: 11,
  twelves: 12,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
  teens: 13,
}

/** "in the high twenties", "the mid-forties (thousand)". */
function decades(reading: Reading, forms: number[], open: Open): GuardSpan[] {
  return [
    ...matchesOf(
      reading.text,
      /\b(?:(?:low|lower|mid|middle|high|upper|early|late)[- ]?)(twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties|teens|elevens|twelves|thirteens|fourteens|fifteens|sixteens|seventeens|eighteens|nineteens)\b/g,
    ),
  ].flatMap((one) => {
    const from = DECADE[one[1] ?? ''] ?? 0
    const hit = forms.some(
      (form) =>
        [1, 10, 100, 1000, 10_000].some(
          (scale) =>
            form >= from * scale &&
            form < (from + (from % 10 === 0 ? 10 : from === 13 && one[1] === 'teens' ? 7 : 1)) * scale,
        ) && !open(form),
    )
    return hit ? [span(reading, one.index, one.index + one[0].length, 'leak')] : []
  })
}

/** "in the low 2100s". A decade of years is left alone. */
function hundreds(reading: Reading, forms: number[], open: Open): GuardSpan[] {
  return matchesOf(reading.text, /(?<![\d.,])(\d[\d,]*0)(?:'?s|-something|-odd)\b/g).flatMap((one) => {
    const from = Number((one[1] ?? '').replace(/,/g, ''))
    const zeros = /0+$/.exec(String(from))?.[0].length ?? 0
    const years = from >= 1900 && from <= 2090 && zeros === 1
    const hit = forms.some((form) => form >= from && form < from + 10 ** zeros && !open(form))
    return hit && !years ? [span(reading, one.index, one.index + one[0].length, 'leak')] : []
  })
}

/** The digits of a secret strewn apart: "2 1-5 0". */
function scattered(reading: Reading, secret: Secret, open: Open): GuardSpan[] {
  const digits = String(Math.trunc(secret.value))
  if (digits.length < 3 || open(secret.value)) return []
  return matchesOf(reading.text, /\d(?:[\s.,'’_\-–*·/|]{0,3}\d)+/g).flatMap((one) =>
    // Figures as people write them are read as figures: 1.80 is not 180.
    one[0].replace(/\D/g, '') === digits && !/^\d+(?:[.,]\d+)*$/.test(one[0])
      ? [span(reading, one.index, one.index + one[0].length, 'leak')]
      : [],
  )
}

const ROMAN: [string, number][] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
]

/** The secret in Roman numerals. */
function roman(reading: Reading, secret: Secret, open: Open): GuardSpan[] {
  const { value } = secret
  if (!Number.isInteger(value) || value < 13 || value > 4999 || open(value, secret.unit)) return []
  let rest = value
  let written = ''
  for (const [letters, worth] of ROMAN) for (; rest >= worth; rest -= worth) written += letters
  // A single letter names a term, a side or a measure; it is a figure beside what it counts.
  const counts = written.length > 1 ? '' : '(?= ?(?:euros?|pounds?|dollars?|francs?|percent|%|[€$£]))'
  return matchesOf(reading.text, new RegExp(`\\b${written}\\b${counts}`, 'g')).map((one) =>
    span(reading, one.index, one.index + one[0].length, 'leak'),
  )
}
