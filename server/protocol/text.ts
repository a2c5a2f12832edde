import { z } from 'zod'
import { storable } from '@/server/record/canonical'
import { LIMIT } from './limits'

/** Whether signs of direction in it turn letters round, or reach beyond the line they stand on. */
function turnsRound(value: string): boolean {
  return value.split(/[\n\u2029]/u).some((one) => {
    let open = 0
    for (const [sign] of one.matchAll(/[\u202a-\u202e\u2066-\u2069]/gu)) {
      if (sign === '\u202d' || sign === '\u202e') return true
      open += sign === '\u202c' || sign === '\u2069' ? -1 : 1
      if (open < 0) return true
    }
    return open !== 0
  })
}

/** Kept to the letter, whatever is in it. */
const raw = (max: number) =>
  z
    .string()
    .max(max, `This is longer than ${max.toLocaleString('en')} characters. Shorten it, or split it.`)
    .refine(storable, 'This holds characters that cannot be stored. Paste it as plain text.')

const text = (max: number) =>
  raw(max).refine(
    (value) => !turnsRound(value),
    'This holds hidden signs that turn the direction of the text. Paste it as plain text.',
  )

/** Short text from a machine, such as a version or the name of a page. */
export const label = (max: number) => text(max)

const isWritten = (value: string) => value.trim().length > 0
const NOTHING = 'Write something here.'
const written = (max: number) => text(max).refine(isWritten, NOTHING)

/**
 * Names and titles stand inside other sentences of the record, so nothing in them may start a new line, turn the
 * direction of what follows, or stand there unseen. Joiners are part of how some scripts are written, and variation
 * selectors of emoji.
 */
const SENTENCE_BREAKING = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u2800]/u
const UNSEEN = /(?![\u200c\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/u
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u
const inline = (max: number) =>
  written(max)
    .refine(
      (value) => !SENTENCE_BREAKING.test(value) && !UNSEEN.test(value),
      'Write this on one line, without hidden characters.',
    )
    .refine((value) => SEEN.test(value), NOTHING)

export const nameText = inline(LIMIT.name)
export const title = inline(LIMIT.title)
export const line = written(LIMIT.line)
export const prose = written(LIMIT.prose)
export const optionalProse = text(LIMIT.prose)
/** A person's own words in answer to the question; kept to the letter. */
export const ownWords = raw(LIMIT.words).refine(isWritten, NOTHING)
export const sourceText = raw(LIMIT.source).refine(isWritten, NOTHING)
export const lines = z.array(line).max(LIMIT.list)
