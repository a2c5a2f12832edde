import { matchesOf } from '@/server/patterns/matches'
import { plainOf } from '../language/plain'
import type { GuardSpan } from './input'
import { type Reading, span } from './reading'

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const month = `(?:${MONTHS.join('|')})`
const DAY = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${month})\\b|\\b(${month}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`,
  'gu',
)
const PARTS: readonly [from: number, to: number, words: string][] = [
  [1, 11, 'early|beginning of|start of|first (?:days|week|weeks|third|part) of|at the turn of'],
  [10, 20, 'mid|middle of|half-?way through|ides of'],
  [20, 31, 'late|end of|last (?:days|week|weeks|third|part) of|close of'],
]
const PART = new RegExp(
  `\\b(?:${PARTS.map(([, , words]) => `(${words})`).join('|')})[ -](?:in )?(${month})\\b`,
  'gu',
)

/** A day nobody has spoken of, told as the part of its month that it falls in: "the middle of November" for the fifteenth. */
export function dayLeaks(reading: Reading): GuardSpan[] {
  const open = reading.known.join('\n')
  const known = daysIn(open)
  const secret = reading.context.sealed
    .flatMap(({ text }) => daysIn(plainOf(text).text))
    .filter((one) => !known.some((other) => one.month === other.month && Math.abs(one.day - other.day) < 5))
  return matchesOf(reading.text, PART).flatMap((match) => {
    const at = match.slice(1, 1 + PARTS.length).findIndex((words) => words !== undefined)
    const [from, to] = PARTS[at] ?? [0, 0]
    const meant = secret.some(({ day, month }) => month === match.at(-1) && day >= from && day <= to)
    return meant && !open.includes(match[0])
      ? [span(reading, match.index, match.index + match[0].length, 'leak')]
      : []
  })
}

function daysIn(text: string): { day: number; month: string }[] {
  return matchesOf(text, DAY).map(([, day, month, before, after]) => ({
    day: Number(day ?? after),
    month: month ?? before ?? '',
  }))
}
