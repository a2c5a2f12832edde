import { oneForm } from '@/server/ratification/phrasebook/fold'
import { phrasebooks } from '@/server/ratification/phrasebook/phrasebooks'
import { type Pointers, pointers } from '@/server/ratification/phrasebook/references'
import { type Surroundings, surroundings } from '@/server/ratification/phrasebook/surroundings'
import type { ReasonCode } from '@/server/ratification/reading'

/** A phrase book with its patterns compiled. */
export interface Ready {
  act: RegExp
  reference: RegExp
  written: RegExp
  /** Every act and every reference, however written. */
  told: readonly RegExp[]
  harmless: RegExp
  cues: readonly (readonly [ReasonCode, RegExp])[]
  reluctant: RegExp | undefined
  unspaced: boolean
  pointers: Pointers
  around: Surroundings
}

const cache = new Map<string, Ready>()

export function ready(language: string): Ready | undefined {
  const known = cache.get(language)
  if (known) return known
  const book = phrasebooks[language]
  if (!book) return undefined
  const form = (source: string) => oneForm(source, language)
  const numbers = form(book.numbers)
  const counted = numbers
    .split(/[ /]/u)
    .sort((a, b) => b.length - a.length)
    .join('|')
  const open = book.unspaced ? '' : '(?<![\\p{L}\\p{M}\\p{N}@])'
  const shut = book.unspaced ? '' : '(?![\\p{L}\\p{M}\\p{N}])'
  const act = new RegExp(
    `${open}${language === 'ar' ? '[وف]?' : ''}${form(book.act)}${book.unspaced || language === 'ko' ? '' : '(?![\\p{N}])'}`,
    'gu',
  )
  const [reference, written] = [form(book.reference), form(book.written)]
  const made: Ready = {
    act,
    reference: new RegExp(reference, 'u'),
    written: new RegExp(written, 'u'),
    told: [act, new RegExp(reference, 'gu'), new RegExp(written, 'gu')],
    harmless: new RegExp(
      `${open}(?:${form([...book.around.said, ...book.harmless].join('|'))})${language === 'ko' ? '' : shut}`,
      'gu',
    ),
    cues: book.cues.map(([reason, source]) => [reason, new RegExp(form(source), 'u')] as const),
    reluctant: book.reluctant === undefined ? undefined : new RegExp(form(book.reluctant), 'u'),
    unspaced: book.unspaced === true,
    pointers: pointers(
      language,
      form(book.version).replaceAll('{N}', counted),
      numbers,
      book.months.map(form),
    ),
    around: surroundings(book, language),
  }
  cache.set(language, made)
  return made
}
