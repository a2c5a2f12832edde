import type { ReasonCode } from '@/server/ratification/reading'

/**
 * What one language needs to be read with care but without grammar. Patterns are written as `fold.ts` leaves the text:
 * lower case, without diacritics, one form of letter each. `version`, `harmless` and the rest see names, versions, days
 * and titles as marks: `@ref`, `@bad`, `@me`, `@other`.
 */
export interface Phrasebook {
  /** First-person present acts of assent. */
  act: string
  /** Ways of pointing at this settlement. */
  reference: string
  /** What may be said right around an act. */
  filler: string
  /** "version N", the number (in figures or words) in one of the groups. */
  version: string
  /** Numbers in words, from one upwards, alternatives by `/`. */
  numbers: string
  /** Month names, January first, alternatives by `/`. */
  months: readonly string[]
  /** Set aside before anything is looked for: denials, politeness, conditions that do not matter. */
  harmless: readonly string[]
  /** Cues by reason; matched anywhere. */
  cues: readonly (readonly [ReasonCode, string])[]
  reluctant?: string
  /** Written without blanks between words. */
  unspaced?: boolean
  /** The verb stands in two places ("nehme … an"), so an act is a stretch with other words in it. */
  parted?: boolean
  /** "as it is written": beside it, a pronoun is enough of a reference. */
  written: string
  around: Around
}

/**
 * What else may be said beside an act without taking anything from it. It is an allow-list: a word that stands in none of
 * these keeps a statement from being a ratification.
 */
export interface Around {
  /** Whole turns of phrase, set aside with `harmless` before cues are looked for: they must hold no free place. */
  said: readonly string[]
  /** Turns with a free place in them; what fills it has been searched for cues. */
  free: readonly string[]
  /** Single words; `*` stands for any ending. */
  words: string
  /** What may stand joined before a word, as Arabic writes "and" and "the". */
  joined?: string
}
