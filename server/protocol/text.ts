import { z } from 'zod'
import { storable } from '@/server/record/canonical'

/** Longest texts in UTF-16 code units, told to the person before anything is sent. */
export const LIMIT = {
  name: 80,
  title: 160,
  line: 600,
  prose: 8_000,
  words: 10_000,
  source: 60_000,
  list: 40,
  terms: 60,
} as const

const text = (max: number) =>
  z
    .string()
    .max(max, `This is longer than ${max.toLocaleString('en')} characters. Shorten it, or split it.`)
    .refine(storable, 'This holds characters that cannot be stored. Paste it as plain text.')

/** Short text from a machine, such as a version or the name of a page. */
export const label = (max: number) => text(max)

const written = (max: number) => text(max).refine((value) => value.trim().length > 0, 'Write something here.')

/**
 * Names and titles stand inside other sentences of the record, so nothing in them may start a new line or
 * turn the direction of what follows.
 */
const SENTENCE_BREAKING = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const inline = (max: number) =>
  written(max).refine(
    (value) => !SENTENCE_BREAKING.test(value),
    'Write this on one line, without hidden characters.',
  )

export const nameText = inline(LIMIT.name)
export const title = inline(LIMIT.title)
export const line = written(LIMIT.line)
export const prose = written(LIMIT.prose)
export const optionalProse = text(LIMIT.prose)
/** A person's own words in answer to the question; kept to the letter. */
export const ownWords = written(LIMIT.words)
export const sourceText = written(LIMIT.source)
export const lines = z.array(line).max(LIMIT.list)
